import { describe, expect, it } from 'vitest';
import { hourOf, reservingTown } from '#fixtures/builders/reservations/reserving-town.ts';
import { pavilion } from '#fixtures/builders/reservations/venue.ts';
import { left, right } from '#domain/shared/result.ts';
import { findStrikes } from './find-strikes.ts';

describe('strikes that are looked for by an identity number', () => {
  it('are those of the person under each mark, in any spelling, and of nobody else', async () => {
    const { ports, good, site, books, clock } = reservingTown(pavilion);
    await books('listed');
    const number = { identity: '12345678Z', birthDay: null };
    const asNumber = { category: 'fuera', visitor: { written: number, isAtDesk: false } };
    await books('number', { ...asNumber, place: 'pista1' });
    const other = { identity: '00000000T', birthDay: '1984-03-02' };
    await books('other', { place: 'pista3', visitor: { written: other, isAtDesk: false } });
    clock.at = hourOf(21, 9);
    const find = (written: string) => findStrikes(ports)(good, site.venue.strikes, written);
    const found = await find(' 12.345.678-z');
    expect(found).toMatchObject(right([{ strikes: { count: 1 } }, { strikes: { count: 1 } }]));
    expect(JSON.stringify(found)).not.toContain('"other"');
    expect(await find('00000001R')).toEqual(right([]));
    expect(await find('nobody')).toEqual(left({ kind: 'identityUnreadable' }));
  });
});

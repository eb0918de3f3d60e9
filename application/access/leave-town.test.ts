import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { leaveTown } from './leave-town.ts';

const realm = realmId('vilanova');

function device(refusal: { readonly kind: 'noSession' | 'unreachable' } | null) {
  const erased: string[] = [];
  const logOut = async () => (refusal ? left(refusal) : right(true as const));
  const deviceData = {
    erase: async (town: string) => {
      erased.push(town);
    },
  };
  return { leave: () => leaveTown({ logOut, deviceData })(realm), erased };
}

describe('leaving a town', () => {
  it('erases what the device keeps of it, once the council has closed the session', async () => {
    const { leave, erased } = device(null);
    expect(await leave()).toEqual(right(true));
    expect(erased).toEqual(['vilanova']);
  });

  it('erases it too where there was no session any more', async () => {
    const { leave, erased } = device({ kind: 'noSession' });
    expect(await leave()).toEqual(right(true));
    expect(erased).toEqual(['vilanova']);
  });

  it('erases nothing while the session goes on at the council', async () => {
    const { leave, erased } = device({ kind: 'unreachable' });
    expect(await leave()).toEqual(left({ kind: 'unreachable' }));
    expect(erased).toEqual([]);
  });
});

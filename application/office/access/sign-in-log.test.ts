import { describe, expect, it } from 'vitest';
import { signInsKept } from '#domain/office/access/sign-in-entry.ts';
import { aStaffOffice } from '#fixtures/builders/data/staff-office.ts';
import { aPerson } from '#fixtures/builders/data/staff-person.ts';
import { makeCodes, signInWithCode } from './recovery-codes.ts';
import { forgetOldSignIns, readSignIns } from './sign-in-log.ts';

describe('the list of sign-ins', () => {
  it('has each with its way and browser for ninety days, and then none', async () => {
    const office = aStaffOffice();
    const neus = aPerson('neus');
    await office.people.change(office.realm, 'neus', () => neus, { by: 'amparo', at: 1 });
    const [code = ''] = await makeCodes(office)(neus);
    const came = office.time.now;
    await signInWithCode(office)(office.realm, code, 'Firefox · Linux');
    const entry = {
      realm: office.realm,
      person: 'neus',
      at: came,
      way: 'code',
      device: 'Firefox · Linux',
      isLetIn: true,
    };
    office.time.now = came + signInsKept;
    expect(await readSignIns(office)(office.realm, 'neus')).toEqual([entry]);
    office.time.now += 1;
    expect(await readSignIns(office)(office.realm, 'neus')).toEqual([]);
    await forgetOldSignIns(office)(came + signInsKept);
    expect(await office.signIns.of(office.realm, 'neus', 0)).toHaveLength(1);
    await forgetOldSignIns(office)(came + signInsKept + 1);
    expect(await office.signIns.of(office.realm, 'neus', 0)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { aPerson } from '#fixtures/builders/data/staff-person.ts';
import { aStaffOffice } from '#fixtures/builders/data/staff-office.ts';
import { makeCodes, signInWithCode } from './recovery-codes.ts';

async function withCodes() {
  const office = aStaffOffice();
  const neus = aPerson('neus');
  await office.people.change(office.realm, 'neus', () => neus, { by: 'amparo', at: 1 });
  await office.people.change(office.realm, 'pau', () => aPerson('pau'), { by: 'amparo', at: 1 });
  const codes = await makeCodes(office)(neus);
  return {
    office,
    neus,
    codes,
    enter: (code: string) => signInWithCode(office)(office.realm, code, 'Firefox'),
  };
}

describe('recovery codes', () => {
  it('let their owner in, each once, and are stored as hashes', async () => {
    const { office, codes, enter } = await withCodes();
    expect(codes).toHaveLength(2);
    const [first = '', second = ''] = codes;
    expect(await enter(first.toLowerCase())).toMatchObject({
      person: { id: 'neus', signedIn: { way: 'code' } },
    });
    expect(await enter(first)).toBeNull();
    expect((await office.people.find(office.realm, 'neus'))?.codes).toHaveLength(1);
    expect(await enter(second)).not.toBeNull();
    expect(await office.actsOf('staff/neus')).toEqual([
      'staff.invite',
      'staff.makeCodes',
      'staff.useCode',
      'staff.signIn',
      'staff.useLastCode',
      'staff.signIn',
    ]);
  });

  it('let one in of two who come with the same code at once', async () => {
    const { codes, enter } = await withCodes();
    const inside = await Promise.all([enter(codes[0] ?? ''), enter(codes[0] ?? '')]);
    expect(inside.filter((one) => one !== null)).toHaveLength(1);
  });

  it('of before are not valid once there are new ones', async () => {
    const { office, neus, codes, enter } = await withCodes();
    await makeCodes(office)(neus);
    expect(await enter(codes[0] ?? '')).toBeNull();
  });

  it('let nobody in who is wrong, or no longer works there', async () => {
    const { office, codes, enter } = await withCodes();
    for (const wrong of ['', 'nothing', '0000000000']) expect(await enter(wrong)).toBeNull();
    await office.people.change(office.realm, 'neus', (one) => one && { ...one, endedAt: 5 }, {
      by: 'pau',
      at: 5,
    });
    expect(await enter(codes[0] ?? '')).toBeNull();
  });

  it('are made for nobody who is not there', async () => {
    const office = aStaffOffice();
    await makeCodes(office)({ realm: office.realm, id: 'nobody' });
    expect(await office.people.list(office.realm)).toEqual([]);
  });
});

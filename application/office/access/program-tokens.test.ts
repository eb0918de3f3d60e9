import { describe, expect, it } from 'vitest';
import { longestToken } from '#domain/office/access/program-token.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import { aGrant, aPerson } from '#fixtures/builders/data/staff-person.ts';
import { aStaffOffice } from '#fixtures/builders/data/staff-office.ts';
import { makeToken, revokeToken } from './program-tokens.ts';

async function withOfficer() {
  const office = aStaffOffice();
  const neus = aPerson('neus', {
    grants: [aGrant('requestOfficer'), aGrant('administrator'), aGrant('analyst')],
  });
  await office.people.change(office.realm, 'neus', () => neus, { by: 'operator', at: 1 });
  const asked = {
    name: ' Registro  municipal ',
    role: 'requestOfficer' as const,
    scope: { kind: 'town' as const },
    until: office.time.now + 1000,
  };
  const make = (more: Partial<Parameters<ReturnType<typeof makeToken>>[2]> = {}, maker = 'neus') =>
    makeToken(office)(office.realm, maker, { ...asked, ...more });
  return { office, make };
}

describe('a token for a program', () => {
  it('is made for a role that its maker has, with a text that is told once', async () => {
    const { office, make } = await withOfficer();
    const made = await make();
    if (isLeft(made)) throw new Error('refused');
    const { token, text } = made.right;
    expect(token).toMatchObject({ name: 'Registro municipal', madeBy: 'neus', revokedAt: null });
    expect(await office.tokens.find(office.realm, text)).toEqual(token);
  });

  it('is refused without a name, for a role of people or one that its maker lacks, and without a near end', async () => {
    const { office, make } = await withOfficer();
    const { now } = office.time;
    for (const [where, more] of [
      ['name', { name: ' ' }],
      ['name', { name: 'x'.repeat(81) }],
      ['role', { role: 'administrator' }],
      ['role', { role: 'analyst' }],
      ['until', { until: now }],
      ['until', { until: now + longestToken + 1 }],
      ['notYours', { role: 'moderator' }],
    ] as const)
      expect([more, await make(more)]).toEqual([more, left({ kind: 'tokenRefused', where })]);
    expect(await make({}, 'nobody')).toEqual(left({ kind: 'tokenRefused', where: 'notYours' }));
    expect(isLeft(await make({ until: now + longestToken }))).toBe(false);
  });

  it('is revoked by its maker, or by who may end sessions of others', async () => {
    const { office, make } = await withOfficer();
    const made = await make();
    if (isLeft(made)) throw new Error('refused');
    const { id } = made.right.token;
    const revoke = (by: string, ofOthers: boolean, what = id) =>
      revokeToken(office)(office.realm, what, { by, ofOthers });
    expect(await revoke('pau', false)).toEqual(left({ kind: 'unknownSecret' }));
    expect(await revoke('pau', true, 'nothing')).toEqual(left({ kind: 'unknownSecret' }));
    expect(await revoke('pau', true)).toMatchObject({ right: { revokedAt: office.time.now } });
    expect(isLeft(await revoke('neus', false))).toBe(false);
  });

  it('that goes away while it is revoked is unknown', async () => {
    const { office, make } = await withOfficer();
    const made = await make();
    if (isLeft(made)) throw new Error('refused');
    const tokens = { ...office.tokens, revoke: async () => null };
    const asked = { by: 'neus', ofOthers: false };
    expect(await revokeToken({ ...office, tokens })(office.realm, made.right.token.id, asked)).toEqual(
      left({ kind: 'unknownSecret' }),
    );
  });
});

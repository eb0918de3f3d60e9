import { describe, expect, it } from 'vitest';
import { aGrant, aPerson, aProgramToken } from '#fixtures/builders/data/staff-person.ts';
import { allRoles } from '../roles.ts';
import { grantFor, grantOfToken, isForPrograms } from './program-token.ts';

const at = 500;
const officer = aPerson('neus', { grants: [aGrant('requestOfficer')] });
const mailbox = (id: string) => ({ kind: 'mailbox', id }) as const;

describe('the token of a program', () => {
  it('gives its role in its scope until its end', () => {
    const token = aProgramToken('a', { scope: mailbox('incidencias') });
    expect(grantOfToken(token, officer, at)).toEqual({
      role: 'requestOfficer',
      scope: mailbox('incidencias'),
      until: 1000,
      givenBy: [{ by: 'operator', at: 0 }],
    });
    expect(grantOfToken(token, officer, 1000)).toBeNull();
    expect(grantOfToken({ ...token, revokedAt: 20 }, officer, at)).toBeNull();
  });

  it('stops with the person who made it, and with their role', () => {
    const token = aProgramToken('a');
    expect(grantOfToken(token, null, at)).toBeNull();
    expect(grantOfToken(token, { ...officer, endedAt: 1 }, at)).toBeNull();
    expect(grantOfToken(token, { ...officer, grants: [] }, at)).toBeNull();
    const past = aGrant('requestOfficer', { until: at });
    expect(grantOfToken(token, { ...officer, grants: [past] }, at)).toBeNull();
    const later = aGrant('requestOfficer', { givenBy: [{ by: 'operator', at: at + 1 }] });
    expect(grantOfToken(token, { ...officer, grants: [later] }, at)).toBeNull();
    const unsigned = aGrant('requestOfficer', { givenBy: [] });
    expect(grantOfToken(token, { ...officer, grants: [unsigned] }, at)).toBeNull();
  });

  it('is never wider than what its maker has', () => {
    const scoped = { ...officer, grants: [aGrant('requestOfficer', { scope: mailbox('incidencias') })] };
    const asked = { role: 'requestOfficer', scope: mailbox('incidencias') } as const;
    expect(grantFor(scoped, asked, at)).toBeDefined();
    expect(grantFor(scoped, { ...asked, scope: mailbox('enseres') }, at)).toBeUndefined();
    expect(grantFor(scoped, { ...asked, scope: { kind: 'town' } }, at)).toBeUndefined();
    expect(grantFor(scoped, { ...asked, role: 'moderator' }, at)).toBeUndefined();
    expect(
      grantFor({ ...scoped, grants: [aGrant('requestOfficer', { until: at + 1 })] }, asked, at),
    ).toBeDefined();
  });

  it('is neither for votes nor for giving roles', () => {
    expect(allRoles.filter((role) => !isForPrograms(role))).toEqual([
      'pollingOfficer',
      'voteSigner',
      'censusKeeper',
      'analyst',
      'administrator',
    ]);
  });
});

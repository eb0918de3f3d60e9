import { describe, expect, it } from 'vitest';
import { aGrant, aPerson, aProgramToken } from '#fixtures/builders/data/staff-person.ts';
import { ended, endedGrant, type StaffPerson } from './person.ts';
import { personSteps, personSubject, sessionsEndedStep, tokenSteps, tokenSubject } from './person-steps.ts';

const by = { by: 'amparo', at: 50 };
const neus = aPerson('neus', {
  grants: [aGrant('reader')],
  codes: ['a', 'b'],
  email: 'neus@vilanova.example',
});
const key = { id: 'k', publicKey: 'p', counter: 0, transports: [], name: 'k', addedAt: 1, usedAt: null };
const steps = (before: StaffPerson | null, more: Partial<StaffPerson>) =>
  personSteps(before, { ...neus, ...more }, by).map(({ act, from, to }) => [act, from, to]);

describe('the steps of a person of staff', () => {
  it('say who did it and when, and no name, address or key', () => {
    const [first] = personSteps(null, neus, by);
    expect(first).toEqual({ act: 'staff.invite', from: null, to: null, words: null, ...by });
    const all = personSteps(neus, { ...neus, name: 'Otra', passkeys: [key], codes: ['c'] }, by);
    expect(JSON.stringify(all)).not.toMatch(/Otra|vilanova\.example|"k"/u);
  });

  it('tell roles that are given, signed by a second person, and ended', () => {
    const signer = aGrant('voteSigner', { givenBy: [{ by: 'amparo', at: 1 }], until: 1e12 });
    const signed = { ...signer, givenBy: [...signer.givenBy, { by: 'pau', at: 2 }] };
    const end = '2001-09-09T01:46:40.000Z';
    expect(steps(null, {})).toEqual([
      ['staff.invite', null, null],
      ['staff.grant', null, 'reader town'],
    ]);
    expect(steps(neus, { grants: [aGrant('reader'), signer] })).toEqual([
      ['staff.grant', null, `voteSigner town ${end}`],
    ]);
    expect(steps({ ...neus, grants: [signer] }, { grants: [signed] })).toEqual([
      ['staff.grant', null, `voteSigner town ${end}`],
    ]);
    expect(steps(neus, { grants: [endedGrant(aGrant('reader'), 50)] })).toEqual([
      ['staff.endGrant', 'reader town', null],
    ]);
  });

  it('tell keys and codes that come and go', () => {
    expect(steps(neus, { passkeys: [key] })).toEqual([['staff.addKey', null, null]]);
    expect(steps({ ...neus, passkeys: [key] }, {})).toEqual([['staff.removeKey', null, null]]);
    expect(steps(neus, { codes: ['c', 'd'] })).toEqual([['staff.makeCodes', null, null]]);
    expect(steps(neus, { codes: ['b'] })).toEqual([['staff.useCode', null, null]]);
    expect(steps({ ...neus, codes: ['b'] }, { codes: [] })).toEqual([['staff.useLastCode', null, null]]);
  });

  it('tell corrections, new invitations, an identity, signing in, and the end', () => {
    expect(steps(neus, { name: 'Otra' })).toEqual([['staff.correct', null, null]]);
    expect(steps(neus, { email: null })).toEqual([['staff.correct', null, null]]);
    expect(steps(neus, { invitation: { hash: 'new', until: 1 } })).toEqual([['staff.invite', null, null]]);
    expect(steps({ ...neus, invitation: null }, {})).toEqual([['staff.invite', null, null]]);
    expect(steps(neus, { invitation: null })).toEqual([]);
    expect(steps(neus, { identity: { issuer: 'i', subject: 's' } })).toEqual([['staff.link', null, null]]);
    expect(steps(neus, { signedIn: { at: 50, way: 'code' } })).toEqual([['staff.signIn', null, 'code']]);
    const signedIn = { at: 50, way: 'passkey' } as const;
    expect(steps({ ...neus, signedIn }, { signedIn })).toEqual([]);
    expect(steps(neus, ended(neus, 50))).toEqual([['staff.end', null, null]]);
  });

  it('of sessions and tokens say what was ended, made and revoked', () => {
    expect([personSubject(neus), tokenSubject(aProgramToken('a'))]).toEqual(['staff/neus', 'token/a']);
    expect(sessionsEndedStep(by)).toMatchObject({ act: 'staff.endSessions', by: 'amparo' });
    const token = aProgramToken('a');
    const what = 'requestOfficer town 1970-01-01T00:00:01.000Z';
    expect(tokenSteps(null, token, by)).toMatchObject([{ act: 'staff.makeToken', to: what }]);
    expect(tokenSteps(token, { ...token, revokedAt: 9 }, by)).toMatchObject([
      { act: 'staff.revokeToken', from: what },
    ]);
    expect(tokenSteps(token, token, by)).toEqual([]);
  });
});

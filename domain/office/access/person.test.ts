import { describe, expect, it } from 'vitest';
import { aGrant, aPerson } from '#fixtures/builders/data/staff-person.ts';
import { ended, endedGrant, invitationSpan, isInvited } from './person.ts';

describe('somebody who works for the council', () => {
  it('is invited for seven days, until the link is used or they leave', () => {
    const neus = aPerson('neus');
    expect([isInvited(neus, 1), isInvited(neus, invitationSpan)]).toEqual([true, true]);
    expect(isInvited(neus, invitationSpan + 1)).toBe(false);
    expect(isInvited({ ...neus, invitation: null }, 1)).toBe(false);
    expect(isInvited({ ...neus, endedAt: 1 }, 1)).toBe(false);
  });

  it('who leaves keeps nothing that lets them in; their roles end and stay in the list', () => {
    const key = { id: 'k', publicKey: 'p', counter: 0, transports: [], name: 'k', addedAt: 1, usedAt: null };
    const neus = aPerson('neus', {
      passkeys: [key],
      codes: ['a'],
      identity: { issuer: 'i', subject: 's' },
      grants: [aGrant('administrator'), aGrant('reader', { until: 3 }), aGrant('editor', { until: 9 })],
    });
    const left = ended(neus, 5);
    expect(left).toMatchObject({ passkeys: [], codes: [], identity: null, invitation: null, endedAt: 5 });
    expect(left.grants.map(({ until }) => until)).toEqual([5, 3, 5]);
    expect(ended(left, 9)).toBe(left);
  });

  it('does not get a role back by ending it twice', () => {
    expect(endedGrant(aGrant('reader', { until: 3 }), 3)).toEqual(aGrant('reader', { until: 3 }));
  });
});

import { describe, expect, it } from 'vitest';
import { isLeft, isRight } from '../shared/result.ts';
import type { Holder } from './decide.ts';
import { giveGrant } from './give-grant.ts';
import { type RoleGrant, validFrom } from './grant.ts';
import type { Role } from './roles.ts';

const person = (id: string, ...grants: RoleGrant[]): Holder => ({ id, grants });
const administrator = (id: string): Holder =>
  person(id, {
    role: 'administrator',
    scope: { kind: 'town' },
    until: null,
    givenBy: [{ by: 'operator', at: 0 }],
  });
const [amparo, vicent] = [administrator('amparo'), administrator('vicent')];
const asked = (role: Role, until: number | null = null) => ({
  grant: { role, scope: { kind: 'vote', id: 'huertos' } as const, until },
  now: 10,
});
const given = (giver: Holder, taker: Holder, ask: ReturnType<typeof asked>): Holder => {
  const done = giveGrant(giver, taker, ask);
  if (isLeft(done)) throw new Error(done.left.kind);
  return { ...taker, grants: done.right };
};
const refused = (...from: Parameters<typeof giveGrant>) => {
  const done = giveGrant(...from);
  return isLeft(done) ? done.left.kind : null;
};

describe('a grant', () => {
  it('is given by an administrator to somebody else', () => {
    const neus = given(amparo, person('neus'), asked('moderator'));
    expect(neus.grants).toEqual([{ ...asked('moderator').grant, givenBy: [{ by: 'amparo', at: 10 }] }]);
    expect(refused(amparo, amparo, asked('moderator'))).toBe('ownGrant');
    expect(refused(neus, person('pau'), asked('moderator'))).toBe('noRole');
  });

  it('on a vote needs two different people', () => {
    const once = given(amparo, person('neus'), asked('voteSigner'));
    expect(once.grants.map(validFrom)).toEqual([null]);
    expect(refused(amparo, once, asked('voteSigner'))).toBe('sameSigner');
    const twice = given(vicent, once, { ...asked('voteSigner'), now: 20 });
    expect(twice.grants.map(validFrom)).toEqual([20]);
    expect(twice.grants).toHaveLength(1);
  });

  it('on a vote is not signed by who gets it, though they are an administrator', () => {
    const once = given(amparo, vicent, asked('analyst'));
    expect(refused(once, once, asked('analyst'))).toBe('ownGrant');
  });

  it('that is valid already stays as it is when it is given again', () => {
    const neus = given(amparo, person('neus'), asked('moderator'));
    const again = giveGrant(vicent, neus, { ...asked('moderator'), now: 99 });
    expect(isRight(again) && again.right).toBe(neus.grants);
  });

  it('with another end or scope is another grant', () => {
    const neus = given(amparo, given(amparo, person('neus'), asked('moderator')), asked('moderator', 50));
    expect(neus.grants.map(({ until }) => until)).toEqual([null, 50]);
  });

  it('cannot end before it begins', () => {
    expect(refused(amparo, person('neus'), asked('moderator', 10))).toBe('endIsPast');
    expect(refused(amparo, person('neus'), asked('moderator', 11))).toBeNull();
  });
});

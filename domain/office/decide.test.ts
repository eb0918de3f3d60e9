import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { isLeft, isRight } from '../shared/result.ts';
import { covers, decide, decideSomewhere, type Holder, partsFor, type StaffSubject } from './decide.ts';
import { type RoleGrant, townParts, readScope, type Scope, writeScope } from './grant.ts';
import { allActs, allRoles, hasAct, type Role } from './roles.ts';

const now = 1_000;
const town: Scope = { kind: 'town' };
const everywhere: StaffSubject = { in: {} };
const signed = (at: number, ...by: string[]) => by.map((one) => ({ by: one, at }));
const grant = (role: Role, more: Partial<RoleGrant> = {}): RoleGrant => ({
  role,
  scope: town,
  until: null,
  givenBy: signed(0, 'amparo', 'vicent'),
  ...more,
});
const neus = (...grants: RoleGrant[]): Holder => ({ id: 'neus', grants });
const why = (holder: Holder, act: (typeof allActs)[number], subject = everywhere, at = now) => {
  const decided = decide(holder, { act, subject, now: at });
  return isLeft(decided) ? decided.left : null;
};

const inMailbox = (id: string): StaffSubject => ({ in: { mailbox: id } });
const aVote: StaffSubject = { in: { vote: 'huertos' }, vote: { opens: 100, over: null } };

describe('what a member of staff may do', () => {
  it('is refused without a grant, whatever it is', () => {
    expect(allActs.filter((act) => why(neus(), act) === null)).toEqual([]);
  });

  it('is what one of the roles has, in any combination of grants', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...allRoles)), fc.constantFrom(...allActs), (held, act) => {
        const may = why(neus(...held.map((role) => grant(role))), act) === null;
        expect(may).toBe(held.some((role) => hasAct(role, act)));
      }),
    );
  });

  it('is valid in the scope of the grant only', () => {
    const officer = neus(grant('requestOfficer', { scope: { kind: 'mailbox', id: 'enseres' } }));
    expect(why(officer, 'request.answer', inMailbox('enseres'))).toBeNull();
    expect(why(officer, 'request.answer', inMailbox('incidencias'))).toEqual({ kind: 'outsideScope' });
    expect(why(officer, 'request.answer')).toEqual({ kind: 'outsideScope' });
    expect(why(officer, 'request.answer', { in: { process: 'enseres' } })).toEqual({ kind: 'outsideScope' });
    expect(why(officer, 'comment.moderate', inMailbox('enseres'))).toEqual({ kind: 'noRole' });
  });

  it('ends with the moment that the grant says', () => {
    const officer = neus(grant('requestOfficer', { until: now }));
    expect(why(officer, 'request.read', everywhere, now - 1)).toBeNull();
    expect(why(officer, 'request.read')).toEqual({ kind: 'ended', at: now });
  });

  it('waits for the second person where two must give it, and begins with their signature', () => {
    const one = neus(grant('voteSigner', { givenBy: signed(0, 'amparo', 'amparo') }));
    expect(why(one, 'vote.open')).toEqual({ kind: 'unsigned' });
    const two = neus(grant('voteSigner', { givenBy: [...signed(0, 'amparo'), ...signed(now, 'vicent')] }));
    expect(why(two, 'vote.open', everywhere, now - 1)).toEqual({ kind: 'unsigned' });
    expect(why(two, 'vote.open')).toBeNull();
  });

  it('gives the reason that is nearest to a yes, in whatever order the grants are', () => {
    const grants = [
      grant('reader'),
      grant('requestOfficer', { scope: { kind: 'mailbox', id: 'enseres' } }),
      grant('requestOfficer', { until: 5 }),
    ];
    for (const order of [grants, grants.toReversed()])
      expect(why(neus(...order), 'request.answer', inMailbox('incidencias'))).toEqual({
        kind: 'ended',
        at: 5,
      });
    expect(why(neus(...grants.slice(0, 2)), 'request.answer')).toEqual({ kind: 'outsideScope' });
  });
});

describe('census and results of one vote', () => {
  const keeper = (more: Partial<RoleGrant> = {}) =>
    grant('censusKeeper', { givenBy: signed(10, 'a', 'b'), ...more });
  const analyst = (more: Partial<RoleGrant> = {}) =>
    grant('analyst', { givenBy: signed(20, 'a', 'b'), ...more });

  it('never are in one hand: the role that came later waits until the vote is over', () => {
    const both = neus(keeper(), analyst());
    expect(why(both, 'census.change', aVote)).toBeNull();
    expect(why(both, 'vote.readResults', aVote)).toEqual({ kind: 'opposedRole', role: 'censusKeeper' });
    expect(why(both, 'vote.readTurnout', aVote)).toBeNull();
    const over = { ...aVote, vote: { opens: 100, over: now } };
    expect(why(both, 'vote.readResults', over, now - 1)).toMatchObject({ kind: 'opposedRole' });
    expect(why(both, 'vote.readResults', over)).toBeNull();
  });

  it('are refused both if the two roles came at the same moment', () => {
    const both = neus(keeper({ givenBy: signed(20, 'a', 'b') }), analyst());
    expect(why(both, 'census.change', aVote)).toMatchObject({ role: 'analyst' });
    expect(why(both, 'vote.readResults', aVote)).toMatchObject({ role: 'censusKeeper' });
  });

  it('stay apart when the first role was taken away during the vote, and not if it ended before', () => {
    const left = (until: number) => neus(keeper({ until }), analyst());
    expect(why(left(101), 'vote.readResults', aVote)).toMatchObject({ kind: 'opposedRole' });
    expect(why(left(100), 'vote.readResults', aVote)).toBeNull();
  });

  it('are apart in each vote on its own', () => {
    const other = neus(keeper({ scope: { kind: 'vote', id: 'piscina' } }), analyst());
    expect(why(other, 'vote.readResults', aVote)).toBeNull();
  });

  it('do not meet in a role that its second person has not signed', () => {
    const unsigned = neus(keeper({ givenBy: signed(0, 'a') }), analyst());
    expect(why(unsigned, 'vote.readResults', aVote)).toBeNull();
    expect(why(unsigned, 'census.change', aVote)).toEqual({ kind: 'unsigned' });
  });

  it('do not stop who has no vote before them', () => {
    expect(why(neus(keeper(), analyst()), 'vote.readResults')).toBeNull();
  });

  it('never are both allowed, whatever roles a person has been given and when', () => {
    const held = fc.record({
      role: fc.constantFrom<Role>('censusKeeper', 'analyst', 'pollingOfficer', 'voteSigner'),
      scope: fc.constantFrom<Scope>(town, { kind: 'vote', id: 'huertos' }, { kind: 'vote', id: 'piscina' }),
      until: fc.constantFrom(null, 50, 150, 5_000),
      givenBy: fc.tuple(fc.nat(60), fc.nat(60)).map(([a, b]) => [
        { by: 'a', at: a },
        { by: 'b', at: b },
      ]),
    });
    fc.assert(
      fc.property(fc.array(held, { maxLength: 5 }), fc.nat(400), fc.nat(400), (grants, one, two) => {
        const holder = neus(...grants);
        const changes = why(holder, 'census.change', aVote, 100 + one) === null;
        const learns = why(holder, 'vote.readResults', aVote, 100 + two) === null;
        expect(changes && learns).toBe(false);
      }),
      examples(10_000),
    );
  });
});

describe('the parts in which somebody may do something', () => {
  const box = (id: string, more: Partial<RoleGrant> = {}) =>
    grant('requestOfficer', { scope: { kind: 'mailbox', id }, ...more });
  const mailboxes = (...grants: RoleGrant[]) =>
    partsFor(neus(...grants), { act: 'request.read', part: 'mailbox', now });

  it('are those of the grants, each once, or all', () => {
    expect(mailboxes()).toEqual([]);
    expect(mailboxes(box('enseres'), box('incidencias'), box('enseres'), box('old', { until: 5 }))).toEqual([
      'enseres',
      'incidencias',
    ]);
    expect(mailboxes(box('enseres'), grant('reader'))).toBe('all');
    expect(mailboxes(grant('reader', { scope: { kind: 'process', id: 'barrio' } }))).toEqual([]);
    expect(mailboxes(grant('analyst'))).toEqual([]);
  });

  it('are exactly those in which the decision says yes', () => {
    const ids = ['a', 'b', 'c'];
    const scope = fc.constantFrom<Scope>(town, ...ids.map((id): Scope => ({ kind: 'mailbox', id })));
    const held = fc.record({ role: fc.constantFrom(...allRoles), scope, until: fc.constantFrom(null, 5) });
    fc.assert(
      fc.property(fc.array(held, { maxLength: 4 }), fc.constantFrom(...allActs), (grants, act) => {
        const holder = neus(...grants.map(({ role, ...more }) => grant(role, more)));
        const listed = partsFor(holder, { act, part: 'mailbox', now });
        for (const id of ids)
          expect(listed === 'all' || listed.includes(id)).toBe(why(holder, act, inMailbox(id)) === null);
      }),
    );
  });
});

describe('whether somebody may do something somewhere', () => {
  const somewhere = (...grants: RoleGrant[]) => {
    const found = decideSomewhere(neus(...grants), { act: 'request.answer', now });
    return isLeft(found) ? found.left.kind : null;
  };
  const enseres = { scope: { kind: 'mailbox', id: 'enseres' } } as const;

  it('is true in the scope of one grant, and says nothing about other parts', () => {
    expect(somewhere(grant('requestOfficer', enseres))).toBeNull();
    expect(somewhere(grant('reader'), grant('requestOfficer'))).toBeNull();
  });

  it('is refused with the reason that is nearest to a yes', () => {
    expect(somewhere()).toBe('noRole');
    expect(somewhere(grant('reader', enseres))).toBe('noRole');
    expect(somewhere(grant('requestOfficer', { ...enseres, until: 5 }), grant('reader'))).toBe('ended');
  });
});

describe('a scope', () => {
  it('is read as it is written', () => {
    const scopes: Scope[] = [town, ...townParts.map((kind): Scope => ({ kind, id: 'a:b' }))];
    for (const scope of scopes) expect(readScope(writeScope(scope))).toEqual(scope);
    expect(['', 'towns', 'mailbox', 'mailbox:', 'street:a', ':a'].map(readScope)).toEqual(
      Array(6).fill(null),
    );
  });

  it('contains what belongs to its part', () => {
    expect(covers(town, everywhere)).toBe(true);
    expect(covers({ kind: 'office', id: 'a' }, { in: { office: 'a', mailbox: 'b' } })).toBe(true);
    expect(covers({ kind: 'office', id: 'a' }, { in: { mailbox: 'a' } })).toBe(false);
  });
});

describe('every right decision', () => {
  it('is true, so that it can be returned as it is', () => {
    expect(isRight(decide(neus(grant('reader')), { act: 'request.read', subject: everywhere, now }))).toBe(
      true,
    );
  });
});

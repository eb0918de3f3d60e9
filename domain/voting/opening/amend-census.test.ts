import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoleGrant } from '../../office/grant.ts';
import { allRoles, hasAct, type Role } from '../../office/roles.ts';
import { isRight, left, right } from '../../shared/result.ts';
import {
  amendedRecord,
  amendedVote,
  type AmendmentMatter,
  confirmAmendment,
  proposalRefused,
  validAmendment,
  type WaitingAmendment,
} from './amend-census.ts';
import { frozenText } from './frozen-vote.ts';
import type { Signer } from './sign-vote.ts';
import type { VoteRecord } from './vote-record.ts';

const now = 1000;
const grant = (role: Role, scope: RoleGrant['scope'] = { kind: 'town' }): RoleGrant => ({
  role,
  scope,
  until: null,
  givenBy: [
    { by: 'x', at: 1 },
    { by: 'y', at: 2 },
  ],
});
const person = (id: string, ...grants: readonly RoleGrant[]): Signer => ({
  id,
  name: id,
  isProgram: false,
  grants,
});
const keeper = person('neus', grant('censusKeeper'));
const signer = person('amparo', grant('voteSigner'));
const people = { added: 14, blocked: 2, letIn: 1, corrected: 1 };
const waiting: WaitingAmendment = {
  id: 'e1',
  reason: 'Altas del padrón',
  by: { person: 'neus', name: 'neus', at: 900 },
  people,
  prints: { v: { people: 40, print: 'new' } },
};
const matter = (more: Partial<AmendmentMatter> = {}): AmendmentMatter => ({
  waiting,
  isCurrent: true,
  subjects: [{ in: { vote: 'v', process: 'p' } }],
  first: keeper,
  ...more,
});
const signs = (who: Signer, more: Partial<AmendmentMatter> = {}, id = 'e1') =>
  confirmAmendment(matter(more), { signer: who, id, now });

describe('an amendment of the census', () => {
  it('is brought by a person who keeps the census, and confirmed by another one who signs the vote', () => {
    expect(proposalRefused(keeper, matter().subjects, now)).toBeNull();
    expect(signs(signer)).toEqual(right(waiting));
  });

  it('is brought by no program, by nobody without the role, and by nobody who also learns the results', () => {
    const brings = (who: Signer) => proposalRefused(who, matter().subjects, now)?.kind;
    expect(brings({ ...keeper, isProgram: true })).toBe('program');
    expect(brings(signer)).toBe('noRole');
    expect(brings(person('x', grant('censusKeeper'), grant('analyst')))).toBe('bothSides');
  });

  it('is never confirmed by the person who brought it, whatever roles they have', () => {
    fc.assert(
      fc.property(fc.subarray([...allRoles], { minLength: 1 }), (all) => {
        const one = person('neus', ...all.map((role) => grant(role)));
        return !isRight(signs(one, { first: one }));
      }),
    );
    expect(signs(person('neus', grant('voteSigner')))).toEqual(left({ kind: 'samePerson' }));
  });

  it('is confirmed by exactly those who may change each of its votes', () => {
    for (const role of allRoles)
      expect(isRight(signs(person('x', grant(role)))), role).toBe(hasAct(role, 'vote.extend'));
    const both = { subjects: [{ in: { vote: 'v' } }, { in: { vote: 'w' } }] };
    const ofOne = person('x', grant('voteSigner', { kind: 'vote', id: 'v' }));
    expect(isRight(signs(ofOne, { subjects: [{ in: { vote: 'v' } }] }))).toBe(true);
    expect(signs(ofOne, both)).toMatchObject({ left: { kind: 'outsideScope' } });
  });

  it('is void once the census is another one, once it was replaced, and once its first person may bring it no more', () => {
    expect(signs(signer, { isCurrent: false })).toEqual(left({ kind: 'unsigned' }));
    expect(signs(signer, { waiting: null })).toEqual(left({ kind: 'unsigned' }));
    expect(signs(signer, {}, 'e2')).toEqual(left({ kind: 'changed' }));
    expect(signs(signer, { first: null })).toEqual(left({ kind: 'firstLeft' }));
    expect(signs(signer, { first: person('neus', grant('editor')) })).toEqual(left({ kind: 'firstLeft' }));
  });
});

describe('a vote with an amendment', () => {
  const body = { _id: 'v', title: 'Plaza' };
  const by = [waiting.by, { person: 'pau', name: 'pau', at: 1 }] as const;
  const opened = {
    hash: 'h',
    text: frozenText({ surveys: [body], census: { people: 26, print: 'old' } }),
    by,
  };
  const record: VoteRecord = { surveys: ['v'], waiting: null, opened, changes: [] };

  it('has the new fingerprint, and all else as it was', () => {
    const amended = amendedVote(record, { people: 40, print: 'new' });
    expect(amended).toEqual({
      frozen: { surveys: [body], census: { people: 40, print: 'new' } },
      text: frozenText({ surveys: [body], census: { people: 40, print: 'new' } }),
      from: 'h',
    });
    expect(amendedVote({ ...record, opened: null }, { people: 1, print: 'x' })).toBeNull();
  });

  it('numbers amendments apart from other changes, each with both people, its reason and how many are meant', () => {
    const signed = { hash: 'h2', text: 't2', by: { person: 'amparo', name: 'amparo', at: now } };
    const text = { hash: 'h1', text: 't1', by, number: 1, reason: 'Una tilde', changes: [] };
    const once = amendedRecord({ ...record, changes: [text] }, waiting, signed);
    expect(once.changes.at(-1)).toEqual({
      hash: 'h2',
      text: 't2',
      by: [waiting.by, signed.by],
      number: 2,
      reason: 'Altas del padrón',
      changes: [],
      amendment: { ...people, number: 1 },
    });
    const twice = amendedRecord(once, waiting, signed).changes.at(-1);
    expect([twice?.number, twice?.amendment?.number]).toEqual([3, 2]);
  });
});

describe('an amendment that waits', () => {
  it('is void at another census, and once the first person may not bring it any more', () => {
    expect(validAmendment(matter(), now)).toBe(waiting);
    for (const more of [{ waiting: null }, { isCurrent: false }, { first: null }, { first: person('neus') }])
      expect(validAmendment(matter(more), now)).toBeNull();
  });

  it('is valid just when somebody else could confirm it', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.constantFrom(null, keeper, person('neus'), person('neus', grant('voteSigner'))),
        fc.constantFrom(null, waiting),
        (isCurrent, first, found) => {
          const more = { isCurrent, first, waiting: found };
          expect(validAmendment(matter(more), now) !== null).toBe(isRight(signs(signer, more)));
        },
      ),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PasskeyProof } from '#domain/office/access/passkey-proof.ts';
import type { RoleGrant } from '../../office/grant.ts';
import { allRoles, hasAct, type Role } from '../../office/roles.ts';
import { isRight, left, right } from '../../shared/result.ts';
import { maySign, type SignedMatter, type Signer, type Signing, signVote } from './sign-vote.ts';

const now = 1000;
const grant = (role: Role, more: Partial<RoleGrant> = {}): RoleGrant => ({
  role,
  scope: { kind: 'town' },
  until: null,
  givenBy: [
    { by: 'x', at: 1 },
    { by: 'y', at: 2 },
  ],
  ...more,
});
const signer = (id: string, ...grants: readonly RoleGrant[]): Signer => ({
  id,
  name: id,
  isProgram: false,
  grants: grants.length === 0 ? [grant('voteSigner')] : grants,
});
const [amparo, vicent] = [signer('amparo'), signer('vicent')];
const waiting = (what: 'open' | 'change' = 'open', hash = 'h') => ({
  what,
  hash,
  reason: '',
  title: 'Voto',
  by: { person: 'amparo', name: 'amparo', at: 900 },
});
const matter = (more: Partial<SignedMatter> = {}): SignedMatter => ({
  what: 'open',
  act: 'vote.open',
  subject: { in: { vote: 'v', process: 'p' } },
  record: { waiting: waiting() },
  hash: 'h',
  authors: ['neus'],
  first: amparo,
  ...more,
});
const signs = (who: Signer, turn: Signing['turn'], more: Partial<SignedMatter> = {}, hash = 'h') =>
  signVote(matter(more), { signer: who, turn, hash, now });
const nobody = { record: { waiting: null }, first: null };

describe('the first signature', () => {
  it('is that of any person who opens votes, also of one who wrote it', () => {
    expect(signs(amparo, 'first', nobody)).toEqual(
      right({ by: { person: 'amparo', name: 'amparo', at: now }, confirms: null }),
    );
    expect(isRight(signs(amparo, 'first', { ...nobody, authors: ['amparo'] }))).toBe(true);
  });

  it('replaces one that is void, and no valid one', () => {
    expect(signs(vicent, 'first')).toEqual(left({ kind: 'signed' }));
    expect(isRight(signs(vicent, 'first', { record: { waiting: waiting('open', 'old') } }))).toBe(true);
    expect(isRight(signs(vicent, 'first', { record: { waiting: waiting('change') } }))).toBe(true);
  });
});

describe('the second signature', () => {
  it('is that of another person, on the hash that both have seen', () => {
    expect(signs(vicent, 'second')).toEqual(
      right({ by: { person: 'vicent', name: 'vicent', at: now }, confirms: waiting() }),
    );
    expect(signs(vicent, 'second', {}, 'other')).toEqual(left({ kind: 'changed' }));
  });

  it('is never that of the same person, whatever session they have', () => {
    expect(signs(amparo, 'second')).toEqual(left({ kind: 'samePerson' }));
    expect(signs({ ...amparo, name: 'Otra' }, 'second')).toEqual(left({ kind: 'samePerson' }));
  });

  it('is never that of somebody who wrote what is opened', () => {
    expect(signs(vicent, 'second', { authors: ['neus', 'vicent'] })).toEqual(left({ kind: 'author' }));
  });

  it('needs a first one, on the same vote, for the same thing', () => {
    for (const record of [
      { waiting: null },
      { waiting: waiting('open', 'old') },
      { waiting: waiting('change') },
    ])
      expect(signs(vicent, 'second', { record })).toEqual(left({ kind: 'unsigned' }));
  });

  it('is refused if the first person may not sign any more', () => {
    const gone: readonly (Signer | null)[] = [
      null,
      signer('amparo', grant('reader')),
      signer('amparo', grant('voteSigner', { until: now })),
      signer('amparo', grant('voteSigner', { scope: { kind: 'vote', id: 'w' } })),
      signer('amparo', grant('voteSigner'), grant('censusKeeper'), grant('analyst')),
    ];
    for (const first of gone) expect(signs(vicent, 'second', { first })).toEqual(left({ kind: 'firstLeft' }));
  });
});

describe('who may sign', () => {
  it('is a person and no program, whatever its roles', () => {
    const program = { ...vicent, isProgram: true };
    for (const turn of ['first', 'second'] as const)
      expect(signs(program, turn)).toEqual(left({ kind: 'program' }));
  });

  it('has the act in the vote or in its process', () => {
    for (const kind of ['vote', 'process'] as const) {
      const id = kind === 'vote' ? 'v' : 'p';
      expect(isRight(signs(signer('v', grant('voteSigner', { scope: { kind, id } })), 'second'))).toBe(true);
      expect(signs(signer('v', grant('voteSigner', { scope: { kind, id: 'w' } })), 'second')).toEqual(
        left({ kind: 'outsideScope' }),
      );
    }
    const once = grant('voteSigner', { givenBy: [{ by: 'x', at: 1 }] });
    expect(signs(signer('v', once), 'second')).toEqual(left({ kind: 'unsigned' }));
  });

  it('is nobody with valid roles of both sides of the vote: its census and its results', () => {
    const both = (...grants: readonly RoleGrant[]) =>
      signs(signer('v', grant('voteSigner'), ...grants), 'second');
    expect(both(grant('censusKeeper'), grant('analyst'))).toEqual(
      left({ kind: 'bothSides', role: 'censusKeeper' }),
    );
    expect(both(grant('pollingOfficer'), grant('censusKeeper'))).toMatchObject(left({ kind: 'bothSides' }));
    for (const one of ['censusKeeper', 'analyst'] as const) expect(isRight(both(grant(one)))).toBe(true);
    const elsewhere = grant('analyst', { scope: { kind: 'vote', id: 'w' } });
    const over = grant('analyst', { until: now });
    const later = grant('analyst', {
      givenBy: [
        { by: 'x', at: 1 },
        { by: 'y', at: now + 1 },
      ],
    });
    const halfGiven = grant('analyst', { givenBy: [{ by: 'x', at: 1 }] });
    for (const other of [elsewhere, over, later, halfGiven])
      expect(isRight(both(grant('censusKeeper'), other))).toBe(true);
  });

  it('never has a role without the act, in any mixture of roles', () => {
    fc.assert(
      fc.property(fc.subarray([...allRoles]), fc.constantFrom('vote.open', 'vote.extend'), (roles, act) => {
        const may = maySign(
          signer('v', ...roles.map((role) => grant(role)), grant('reader')),
          matter({ act }),
          now,
        );
        expect(isRight(may) && !roles.some((role) => hasAct(role, act))).toBe(false);
      }),
    );
  });

  it('is never one person alone: no sequence of their own signatures opens a vote', () => {
    const turn = fc.constantFrom('first', 'second') satisfies fc.Arbitrary<Signing['turn']>;
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 8 }), (turns) => {
        let record: SignedMatter['record'] = { waiting: null };
        for (const one of turns) {
          const signed = signs(amparo, one, { record, first: amparo });
          if (isRight(signed)) {
            expect(one).toBe('first');
            record = { waiting: waiting() };
          }
        }
      }),
    );
  });
});

describe('a signature of a person who has a passkey', () => {
  it('has what the passkey signed, also once it is confirmed', () => {
    const proof = { key: 'k' } as PasskeyProof;
    const given = { signer: amparo, turn: 'first', hash: 'h', now, proof } as const;
    expect(signVote(matter(nobody), given)).toEqual(
      right({ by: { person: 'amparo', name: 'amparo', at: now, proof }, confirms: null }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoleGrant } from '#domain/office/grant.ts';
import type { Role } from '#domain/office/roles.ts';
import { isRight, left, right } from '#domain/shared/result.ts';
import type { Signer, SignatureTurn } from '#domain/voting/opening/sign-vote.ts';
import { someSample } from '#fixtures/builders/data/closing-figures.ts';
import { aGrant } from '#fixtures/builders/data/staff-person.ts';
import { emptyBook, type WaitingRecord } from './closing-book.ts';
import {
  confirmableFirst,
  recordChallenge,
  type RecordToSign,
  signClosing,
  validFirst,
} from './sign-closing.ts';

const now = 100;
const grant = (role: Role, more: Partial<RoleGrant> = {}) =>
  aGrant(role, {
    givenBy: [
      { by: 'x', at: 0 },
      { by: 'y', at: 0 },
    ],
    ...more,
  });
const signer = (id: string, ...grants: readonly RoleGrant[]): Signer => ({
  id,
  name: id,
  isProgram: false,
  grants,
});
const amparo = signer('amparo', grant('voteSigner'));
const vicent = signer('vicent', grant('voteSigner'));
const waiting = {
  hash: 'h',
  explanation: '',
  by: { person: 'amparo', name: 'amparo', at: 1, proof: {} },
} as WaitingRecord;
const aRecord = (more: Partial<RecordToSign> = {}): RecordToSign => ({
  book: { ...emptyBook, waiting },
  stage: { kind: 'ready' },
  hash: 'h',
  isExplained: true,
  subject: { in: { vote: 'v' } },
  first: amparo,
  ...more,
});
const signs = (who: Signer, turn: SignatureTurn, more: Partial<RecordToSign> = {}, hash = 'h') =>
  signClosing(aRecord(more), { signer: who, turn, hash, now });
const fresh = { book: emptyBook, first: null };

describe('the first signature on a closing record', () => {
  it('is given by somebody who closes votes, on what they saw', () => {
    expect(signs(amparo, 'first', fresh)).toEqual(right(null));
    expect(signs(amparo, 'first', fresh, 'other')).toEqual(left({ kind: 'changed' }));
    expect(signs(amparo, 'first')).toEqual(left({ kind: 'signed' }));
    expect(signs(signer('p', grant('pollingOfficer')), 'first', fresh)).toEqual(left({ kind: 'noRole' }));
    expect(signs({ ...amparo, isProgram: true }, 'first', fresh)).toEqual(left({ kind: 'program' }));
  });

  it('is refused before its time, with an unchecked sample, and without words for what does not hold', () => {
    for (const kind of ['open', 'counting'] as const)
      expect(signs(amparo, 'first', { ...fresh, stage: { kind } })).toEqual(left({ kind }));
    expect(signs(amparo, 'first', { ...fresh, stage: { kind: 'from', instant: 1 } })).toEqual(
      left({ kind: 'from' }),
    );
    const book = { ...emptyBook, samples: [someSample(), someSample({ result: null })] };
    expect(signs(amparo, 'first', { ...fresh, book })).toEqual(left({ kind: 'unchecked' }));
    expect(signs(amparo, 'first', { ...fresh, isExplained: false })).toEqual(left({ kind: 'unexplained' }));
  });

  it('replaces one that is void', () => {
    expect(signs(vicent, 'first', { hash: 'new' }, 'new')).toEqual(right(null));
    expect(validFirst(aRecord({ hash: 'new' }))).toBeNull();
    expect(validFirst(aRecord())).toBe(waiting);
  });
});

describe('the second signature on a closing record', () => {
  it('is that of another person on the same hash', () => {
    expect(signs(vicent, 'second')).toEqual(right(waiting));
    expect(signs({ ...amparo, name: 'Otra' }, 'second')).toEqual(left({ kind: 'samePerson' }));
    expect(signs(vicent, 'second', fresh)).toEqual(left({ kind: 'unsigned' }));
  });

  it('confirms nothing that changed since the first one', () => {
    expect(signs(vicent, 'second', { hash: 'new' }, 'new')).toEqual(left({ kind: 'unsigned' }));
    expect(signs(vicent, 'second', { hash: 'new' })).toEqual(left({ kind: 'changed' }));
  });

  it('is refused if the first person may not sign any more, and once the record is signed', () => {
    for (const first of [
      null,
      signer('amparo', grant('reader')),
      signer('amparo', grant('voteSigner', { until: now })),
    ])
      expect(signs(vicent, 'second', { first })).toEqual(left({ kind: 'firstLeft' }));
    const signed = { hash: 'h', text: 't', parts: {}, by: [waiting.by, waiting.by] as const };
    for (const turn of ['first', 'second'] as const)
      expect(signs(vicent, turn, { book: { ...emptyBook, waiting, signed } })).toEqual(
        left({ kind: 'closed' }),
      );
  });

  it('never comes from one person alone, in whatever order they sign', () => {
    const turn = fc.constantFrom('first', 'second') satisfies fc.Arbitrary<SignatureTurn>;
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 8 }), (turns) => {
        let book = emptyBook;
        for (const one of turns) {
          const signed = signs(amparo, one, { book });
          expect(isRight(signed) && one === 'second').toBe(false);
          if (isRight(signed)) book = { ...emptyBook, waiting };
        }
      }),
    );
  });
});

describe('what a passkey signs', () => {
  it('is the hash with words before it, which no session asks for', () => {
    expect(recordChallenge('abc')).toBe('concejo closing record abc');
  });
});

describe('a first signature that waits', () => {
  it('can be confirmed just when a second person who closes votes could sign', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('h', 'other'),
        fc.constantFrom(null, amparo, signer('amparo'), signer('amparo', grant('pollingOfficer'))),
        fc.constantFrom<RecordToSign['stage']>({ kind: 'ready' }, { kind: 'counting' }),
        fc.constantFrom(null, waiting),
        fc.boolean(),
        // oxlint-disable-next-line max-params -- A property has one for each thing that varies.
        (hash, first, stage, found, isExplained) => {
          const record = aRecord({ hash, first, stage, isExplained, book: { ...emptyBook, waiting: found } });
          const isSigned = isRight(signClosing(record, { signer: vicent, turn: 'second', hash, now }));
          expect(confirmableFirst(record, now) !== null).toBe(isSigned);
        },
      ),
    );
    expect(confirmableFirst(aRecord(), now)).toBe(waiting);
  });
});

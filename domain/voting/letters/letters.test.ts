import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allRoles, hasAct, type Role } from '../../office/roles.ts';
import { isLeft, isRight, left, right } from '../../shared/result.ts';
import type { Signer } from '../opening/sign-vote.ts';
import { type LetterAddress, sortedForPost } from './addressed-person.ts';
import {
  type LetterRecord,
  noLetters,
  readyPrinter,
  withConfirmedPrinter,
  withPrinter,
  withReturned,
} from './letter-record.ts';

const now = 1000;
const person = (id: string, ...roles: readonly Role[]): Signer => ({
  id,
  name: id,
  isProgram: false,
  grants: roles.map((role) => ({
    role,
    scope: { kind: 'town' },
    until: null,
    givenBy: [
      { by: 'x', at: 1 },
      { by: 'y', at: 2 },
    ],
  })),
});
const keeper = person('neus', 'censusKeeper');
const signer = person('amparo', 'voteSigner');
const acting = (who: Signer) => ({ signer: who, subject: { in: { vote: 'v' } }, now });
const certificate = { certificate: 'PEM', print: 'abcd', subject: 'Imprenta Soler', until: 2000 };
const brought = (): LetterRecord => {
  const made = withPrinter(noLetters, certificate, acting(keeper));
  if (isLeft(made)) throw new Error(made.left.kind);
  return made.right;
};
const confirmed = (): LetterRecord => {
  const made = withConfirmedPrinter(brought(), 'abcd', acting(signer));
  if (isLeft(made)) throw new Error(made.left.kind);
  return made.right;
};

describe('the printer of letters', () => {
  it('is brought by a person who keeps the census and confirmed by another one who signs the vote', () => {
    expect(readyPrinter(brought(), acting(keeper))).toEqual(left({ kind: 'unconfirmed' }));
    expect(readyPrinter(confirmed(), acting(keeper))).toMatchObject(right({ print: 'abcd' }));
    expect(readyPrinter(noLetters, acting(keeper))).toEqual(left({ kind: 'noPrinter' }));
    expect(readyPrinter(confirmed(), { ...acting(keeper), now: 2000 })).toEqual(
      left({ kind: 'printerOver' }),
    );
  });

  it('is never confirmed by the person who brought it, whatever roles they have', () => {
    const isRefused = fc.property(fc.subarray([...allRoles]), (roles) =>
      isLeft(withConfirmedPrinter(brought(), 'abcd', acting(person('neus', ...roles)))),
    );
    expect(() => fc.assert(isRefused)).not.toThrow();
  });

  it('needs the role of each step, and letters that of the census', () => {
    for (const role of allRoles) {
      const who = acting(person('x', role));
      expect(isRight(withPrinter(noLetters, certificate, who)), role).toBe(hasAct(role, 'census.change'));
      expect(isRight(withConfirmedPrinter(brought(), 'abcd', who)), role).toBe(hasAct(role, 'vote.extend'));
      expect(isRight(readyPrinter(confirmed(), who)), role).toBe(hasAct(role, 'census.change'));
    }
  });

  it('is confirmed by the fingerprint that was compared, and no longer once another one is brought', () => {
    const other = withConfirmedPrinter(brought(), 'other', acting(signer));
    expect(other).toEqual(left({ kind: 'otherPrinter' }));
    expect(withConfirmedPrinter(noLetters, 'abcd', acting(signer))).toEqual(left({ kind: 'noPrinter' }));
    const again = withPrinter(confirmed(), certificate, acting(keeper));
    expect(isRight(again) && readyPrinter(again.right, acting(keeper))).toEqual(
      left({ kind: 'unconfirmed' }),
    );
  });
});

describe('letters that came back', () => {
  it('are at most those that were sent', () => {
    const record = { ...noLetters, sent: 40, replaced: 2 };
    expect(withReturned(record, 42)).toEqual(right({ ...record, returned: 42 }));
    expect(withReturned(record, 43)).toEqual(left({ kind: 'tooManyReturned' }));
  });
});

describe('letters for the post', () => {
  const to = (postalCode: string, ...lines: readonly string[]): LetterAddress => ({
    name: 'A',
    lines,
    postalCode,
    town: 'V',
  });

  it('are sorted by postal code, then by street and number as a person counts', () => {
    const sorted = [
      to('03001', 'Àngel 2'),
      to('46001', 'Major 2'),
      to('46001', 'Major 10'),
      to('46002', 'Baix 1'),
    ];
    expect(sortedForPost(sorted.toReversed())).toEqual(sorted);
    expect(sortedForPost([to('46001', 'Major 2', '3'), to('46001', 'Major 2')])[0]?.lines).toEqual([
      'Major 2',
    ]);
    const alike = [to('46001', 'a'), to('46001', 'a')];
    expect(sortedForPost(alike)).toEqual(alike);
  });

  it('are the same letters', () => {
    const addresses = fc.array(
      fc.record({
        name: fc.string(),
        lines: fc.array(fc.string()),
        postalCode: fc.string(),
        town: fc.string(),
      }),
    );
    const keepsAll = fc.property(addresses, (letters) => {
      const sorted = sortedForPost(letters);
      return sorted.length === letters.length && letters.every((one) => sorted.includes(one));
    });
    expect(() => fc.assert(keepsAll)).not.toThrow();
  });
});

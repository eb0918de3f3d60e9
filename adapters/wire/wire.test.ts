import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { addresses } from './addresses.ts';
import { addressOf } from './address-of.ts';
import { readFixedShare } from './voting/budget-rule.ts';
import { readPage } from './page.ts';
import { readSurveyCall } from './voting/read-survey.ts';
import { refusalBody, refusalBy, refusals, type RefusalTag } from './refusals.ts';
import { readRequest } from './requests/request.ts';
import { readPublishedTally, writeResults } from './voting/results.ts';

describe('results in the API', () => {
  it('read back as they were written', () => {
    const tally = aTally('budgetAmount', 3, { b: 2, a: 0 });
    const read = readPublishedTally(JSON.parse(JSON.stringify(writeResults('budget', tally))));
    expect(read).toEqual(right(tally));
    expect(isLeft(readPublishedTally({ survey: 'x', displayType: 'dice', ballots: 1, results: {} }))).toBe(
      true,
    );
  });
});

describe('a request in the API', () => {
  it('accepts numbers among its answers as they are written, at any depth', () => {
    const read = readRequest({ body: 'x', bultos: 3, extra: { metros: 2.5, nada: null } });
    expect(!isLeft(read) && [...read.right.extra]).toEqual([
      ['bultos', '3'],
      ['metros', '2.5'],
    ]);
  });

  it('is from the web, whatever a client says of its origin', () => {
    expect(isLeft(readRequest({ body: 'x', origin: 'app' }))).toBe(false);
  });

  it('has the single picture beside the others, each once, so that the sixth is counted', () => {
    const imagesOf = (image: string | null, ...images: readonly string[]) => {
      const read = readRequest({ image, images });
      return isLeft(read) ? null : read.right.images;
    };
    expect(imagesOf('a', 'a', 'b')).toEqual(['a', 'b']);
    expect(imagesOf('f', 'a', 'b', 'c', 'd', 'e')).toHaveLength(6);
    expect(imagesOf(null, 'a')).toEqual(['a']);
    const alone = readRequest({ image: 'a' });
    expect(!isLeft(alone) && alone.right.images).toEqual(['a']);
  });
});

describe('a list in the API', () => {
  const text = (item: unknown) =>
    typeof item === 'string' ? right(item) : left({ kind: 'unreadable', where: 'item' } as const);

  it('may be bare or counted', () => {
    expect(readPage(['a', 'b'], text)).toEqual(right({ items: ['a', 'b'], total: 2 }));
    expect(readPage({ items: ['a'], itemsCount: 9 }, text)).toEqual(right({ items: ['a'], total: 9 }));
    expect(readPage({ items: ['a'] }, text)).toEqual(right({ items: ['a'], total: 1 }));
  });

  it('does not leave an unreadable item out silently', () => {
    expect(readPage(['a', 7], text)).toEqual(left({ kind: 'unreadable', where: 'item' }));
    for (const raw of [null, 'a', { items: 'a' }, {}]) expect(isLeft(readPage(raw, text))).toBe(true);
  });
});

describe('a refusal in the API', () => {
  it('has a code of its own, by which it is found again, or by its message', () => {
    const tags = Object.keys(refusals) as RefusalTag[];
    expect(new Set(tags.map((tag) => refusals[tag].errCode)).size).toBe(tags.length);
    for (const tag of tags) {
      const { err, errCode, message } = refusalBody(tag);
      expect(err).toBe(message);
      expect([refusalBy(errCode, ''), refusalBy(String(errCode), ''), refusalBy(undefined, message)]).toEqual(
        [tag, tag, tag],
      );
    }
    expect(refusalBy(999, 'oops')).toBeNull();
  });
});

describe('an address of the council’s API', () => {
  it('contains no part that could lead elsewhere', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { pathname } = new URL(
          `http://council.example${addressOf(readSurveyCall, { realm: realmId('vilanova'), id: `x${text}` })}`,
        );
        expect(pathname.split('/')).toHaveLength(5);
        const asked = new URL(`http://council.example${addresses.process(realmId('vilanova'), text)}`)
          .searchParams;
        expect([...asked.keys()]).toEqual(['or']);
        expect(asked.get('or')?.split(',')).toHaveLength(6);
      }),
    );
  });
});

describe('a share of votes', () => {
  it('is read exactly, with point or comma', () => {
    expect(readFixedShare('5%')).toEqual({ numerator: 500, denominator: 10_000 });
    expect([readFixedShare('2.5 %'), readFixedShare('2,5%'), readFixedShare(' 2.50% ')]).toEqual(
      Array.from({ length: 3 }, () => ({ numerator: 250, denominator: 10_000 })),
    );
    expect(readFixedShare('100%')?.numerator).toBe(10_000);
    for (const text of ['', '5', '%', '101%', '-5%', '5.123%', '1e1%'])
      expect([text, readFixedShare(text)]).toEqual([text, null]);
  });
});

import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { someSample } from '#fixtures/builders/data/closing-figures.ts';
import { type SampleAsked, withResult, withSample } from './change-samples.ts';
import { type ClosingBook, emptyBook, type SignedRecord } from './closing-book.ts';

const boxes = [{ id: 'mercat', ballots: 31 }];
const asked = (more: Partial<SampleAsked> = {}): SampleAsked => ({
  seed: ' 31415  92653 ',
  source: ' Diez dados ',
  size: 10,
  boxes,
  by: 'Amparo',
  at: 1,
  ...more,
});
const found = { wrong: 1, words: ' Una cruz ', by: 'Vicent', at: 2 };
const signed = {} as SignedRecord;
const drawn: ClosingBook = { ...emptyBook, samples: [someSample({ result: null })] };
const checked: ClosingBook = { ...emptyBook, samples: [someSample()] };

describe('a sample of paper ballots', () => {
  it('is drawn once from its seed, and stays', () => {
    const sample = someSample({ seed: '31415 92653', result: null });
    expect(withSample(emptyBook, asked())).toEqual(right({ ...emptyBook, samples: [sample] }));
    expect(withSample(checked, asked())).toMatchObject(right({ samples: [someSample(), { number: 2 }] }));
    expect(withSample(drawn, asked())).toEqual(left({ kind: 'unchecked' }));
  });

  it.each([
    ['closed', { ...emptyBook, signed }, {}],
    ['noPaper', emptyBook, { boxes: [] }],
    ['noSeed', emptyBook, { seed: '1234567' }],
    ['noSeed', emptyBook, { seed: '1'.repeat(201) }],
    ['noSource', emptyBook, { source: ' ' }],
    ['noSource', emptyBook, { source: 'x'.repeat(501) }],
    ['noSize', emptyBook, { size: 0 }],
    ['noSize', emptyBook, { size: 32 }],
    ['noSize', emptyBook, { size: 1.5 }],
  ] as const)('is refused as %s', (kind, book, more) =>
    expect(withSample(book, asked(more))).toEqual(left({ kind })),
  );

  it('has as few or as many ballots as there are', () => {
    for (const size of [1, 31]) expect(isLeft(withSample(emptyBook, asked({ size })))).toBe(false);
    for (const seed of ['12345678', '1'.repeat(200)])
      expect(isLeft(withSample(emptyBook, asked({ seed })))).toBe(false);
  });
});

describe('the result of a sample', () => {
  it('is noted once, with words for what was wrong', () => {
    const result = { ...found, words: 'Una cruz' };
    expect(withResult(drawn, 1, found)).toEqual(right({ ...drawn, samples: [someSample({ result })] }));
    expect(withResult(checked, 1, found)).toEqual(left({ kind: 'unknownSample' }));
    const twice = { ...emptyBook, samples: [someSample(), someSample({ number: 2, result: null })] };
    expect(withResult(twice, 2, found)).toMatchObject(right({ samples: [someSample(), { result }] }));
    expect(isLeft(withResult(drawn, 1, { ...found, wrong: 0, words: '' }))).toBe(false);
  });

  it.each([
    ['closed', { ...drawn, signed }, {}],
    ['unknownSample', emptyBook, {}],
    ['noSize', drawn, { wrong: 11 }],
    ['noSize', drawn, { wrong: -1 }],
    ['noSize', drawn, { wrong: 0.5 }],
    ['noWords', drawn, { words: ' ' }],
    ['noWords', drawn, { words: 'x'.repeat(501) }],
    ['noWords', drawn, { wrong: 0, words: 'x'.repeat(501) }],
  ] as const)('is refused as %s', (kind, book, more) =>
    expect(withResult(book, 1, { ...found, ...more })).toEqual(left({ kind })),
  );
});

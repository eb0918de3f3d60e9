import { type Either, left, right } from '../../shared/result.ts';
import type { ClosingBook } from './closing-book.ts';
import type { DrawnSample, SampledBox, SampleResult } from './drawn-sample.ts';
import { ballotsToDraw } from './paper-sample.ts';

/** The fewest characters of a seed: ten dice are enough that nobody could have tried them all before. */
export const shortestSeed = 8;
const longestSeed = 200;
const longestWords = 500;

/** Why a sample is not drawn, or its result not noted. */
export type SampleRefused =
  /** Two people have signed the record. */
  | { readonly kind: 'closed' }
  /** The vote is not over, or has no counted paper ballots. */
  | { readonly kind: 'noPaper' }
  /** The one before was not checked yet. */
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'noSeed' | 'noSource' | 'noSize' | 'noWords' | 'unknownSample' };

/** A sample that somebody wants to draw. */
export interface SampleAsked extends Pick<DrawnSample, 'seed' | 'source' | 'size' | 'by' | 'at'> {
  readonly boxes: readonly SampledBox[];
}

const oneLine = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** Whether words have some letters, and not too many. */
const isText = (text: string, least: number, most: number): boolean =>
  text.length >= least && text.length <= most;

/** The book with a new sample, which nobody can take back or draw again. */
export function withSample(book: ClosingBook, asked: SampleAsked): Either<SampleRefused, ClosingBook> {
  const { size, boxes, by, at } = asked;
  const [seed, source] = [oneLine(asked.seed), oneLine(asked.source)];
  if (book.signed !== null) return left({ kind: 'closed' });
  const of = ballotsToDraw(boxes);
  if (of === 0) return left({ kind: 'noPaper' });
  if (book.samples.some(({ result }) => result === null)) return left({ kind: 'unchecked' });
  if (!isText(seed, shortestSeed, longestSeed)) return left({ kind: 'noSeed' });
  if (!isText(source, 1, longestWords)) return left({ kind: 'noSource' });
  if (!Number.isInteger(size) || size < 1 || size > of) return left({ kind: 'noSize' });
  const number = book.samples.length + 1;
  const sample: DrawnSample = { number, seed, source, size, boxes, by, at, result: null };
  return right({ ...book, samples: [...book.samples, sample] });
}

/** The book with what was found in a sample. What was noted once stays: who doubts it draws another one. */
export function withResult(
  book: ClosingBook,
  number: number,
  found: SampleResult,
): Either<SampleRefused, ClosingBook> {
  const words = found.words.trim();
  if (book.signed !== null) return left({ kind: 'closed' });
  const sample = book.samples.find((one) => one.number === number && one.result === null);
  if (sample === undefined) return left({ kind: 'unknownSample' });
  const { wrong } = found;
  if (!Number.isInteger(wrong) || wrong < 0 || wrong > sample.size) return left({ kind: 'noSize' });
  if (wrong > 0 ? !isText(words, 1, longestWords) : words.length > longestWords)
    return left({ kind: 'noWords' });
  const result = { ...found, words };
  return right({ ...book, samples: book.samples.map((one) => (one === sample ? { ...one, result } : one)) });
}

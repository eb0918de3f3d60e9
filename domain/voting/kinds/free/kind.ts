import { left, right } from '../../../shared/result.ts';
import type { GivenAnswer } from '../../answer.ts';
import type { AnswerReader, AnyQuestion, QuestionKind } from '../question-kind.ts';
import { onlySums } from '../shared/only-sums.ts';
import { withoutList } from '../shared/without-list.ts';
import { lengthOf } from './text.ts';

/** A text of up to `longest` characters. `rows`: the height of the field, if the survey sets it. */
export interface FreeQuestion extends AnyQuestion {
  readonly kind: 'free';
  readonly longest: number;
  readonly rows?: number;
}

/** The text as it is stored. */
export interface FreeAnswer {
  readonly kind: 'free';
  readonly text: string;
}

/** A text that is not empty, has no control characters and is no longer than the survey allows. */
const readText =
  ({ longest }: FreeQuestion): AnswerReader =>
  (raw: GivenAnswer) => {
    if (typeof raw !== 'string') return left({ kind: 'otherShape' });
    const text = raw
      .normalize('NFC')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim();
    if (text === '') return left({ kind: 'emptyAnswer' });
    if (lengthOf(text) > longest) return left({ kind: 'tooLong', most: longest });
    return right({ places: [], numbers: [], text });
  };

/** `free`: a text in the voter's own words, which cannot be counted by places. */
export const free: QuestionKind<FreeQuestion, FreeAnswer> = {
  ...withoutList,
  shape: 'text',
  figures: { rows: 'texts', sum: 'ballots', spread: null },
  scale: onlySums,
  entries: () => [],
  spellings: () => [],
  rule: () => () => ({ kind: 'otherShape' }),
  reader: readText,
  answer: (_question, { text }) => ({ kind: 'free', text: text as string }),
  raw: ({ text }) => text,
};

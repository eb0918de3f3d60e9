import { type Either, left, right } from '../../../shared/result.ts';
import type { Answer, AnswerFault, GivenAnswer } from '../../answer.ts';

/** The most characters of a free answer (specification 2, section 5). */
export const longestFreeText = 120;

/** Characters as people count them: an accented letter is one. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length;

/** `free`: a text that is not empty, has no control characters and is no longer than the survey allows. */
export function checkFree(longest: number, raw: GivenAnswer): Either<AnswerFault, Answer> {
  if (typeof raw !== 'string') return left({ kind: 'otherShape' });
  const text = raw
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (text === '') return left({ kind: 'emptyAnswer' });
  return lengthOf(text) > longest ? left({ kind: 'tooLong', most: longest }) : right({ kind: 'free', text });
}

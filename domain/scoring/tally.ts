import { isLeft } from '../shared/result.ts';
import type { AnswerFault, RawAnswer } from '../voting/answer.ts';
import { answerReader } from '../voting/check-answer.ts';
import type { RawAnswerShape } from '../voting/kinds/question-kind.ts';
import { type Kind, kindOf } from '../voting/kinds/question-kinds.ts';
import type { Question } from '../voting/survey.ts';
import { distinctPlaces, placeCounts } from './place-counts.ts';

/**
 * The counts of all ballots of a question (specification 2, section 3: results). It carries the tag of its question.
 */
export interface Tally {
  readonly kind: Kind;
  readonly ballots: number;
  /** How many of them are blank votes; null if the question does not offer them. */
  readonly blank: number | null;
  /**
   * By answer id in the survey's order, zeros included: ballots that name it; points in rankings; tenths of the scale
   * in sliders; the sum of stars in rated answers. In `rating`, ballots by number of stars. In `likes`, under `like`.
   */
  readonly counts: ReadonlyMap<string, number>;
  /** In rankings: ballots by position, from the first. In rated answers: ballots by number of stars, from the least. */
  readonly spread: ReadonlyMap<string, readonly number[]>;
  /** Free answers, sorted, so that the order does not reveal who wrote when. */
  readonly texts: readonly string[];
}

/**
 * A count that is fed ballot by ballot, in any order. An answer that does not fit the question counts only as a ballot,
 * and the caller gets the reason.
 */
export interface RunningTally {
  readonly add: (raw: RawAnswer) => AnswerFault | null;
  /** Whether the question offers a blank vote. */
  readonly takesBlank: boolean;
  /** What an answer to this question is; a text cannot be counted by places. */
  readonly shape: RawAnswerShape;
  /** How an answer names what places stand for, in the survey's order. */
  readonly spellings: readonly string[];
  /**
   * The same for an answer that has been read as the first `length` of `places`, known ones, in the voter's order, with
   * the number given to each where the question asks for numbers (which may be overwritten). Gives false, and counts
   * nothing, where it does not fit: `add` says why.
   */
  readonly addPlaces: (places: ArrayLike<number>, numbers: Float64Array, length: number) => boolean;
  readonly result: () => Tally;
}

/** Receives each ballot of a count as the places that it names; an answer that does not fit has no places. */
export type EachBallot = (places: ArrayLike<number>, length: number) => void;

/** Begins a count; null if the question is of an unknown type. */
export function startTally(question: Question, eachBallot: EachBallot | null = null): RunningTally | null {
  if (question.kind === 'unknown') return null;
  const kind = kindOf(question);
  const rule = kind.rule(question);
  const read = answerReader(question);
  const counting = placeCounts(kind.entries(question), kind.scale(question), kind.shape === 'numbers');
  const areDistinct = distinctPlaces(kind.entries(question).length);
  const takesBlank = question.blankVote === true;
  const texts: string[] = [];
  let ballots = 0;
  let blank = 0;

  const count = (places: ArrayLike<number>, numbers: ArrayLike<number>, length: number) => {
    ballots += 1;
    eachBallot?.(places, length);
    counting.add(places, numbers, length);
  };

  return {
    shape: kind.shape,
    spellings: kind.spellings(question),
    takesBlank,
    add: (raw) => {
      const placed = read(raw);
      if (isLeft(placed)) {
        count([], [], 0);
        return placed.left;
      }
      const { places, numbers, text } = placed.right;
      if (raw === null) blank += 1;
      if (text !== null) texts.push(text);
      count(places, numbers, places.length);
      return null;
    },
    addPlaces: (places, numbers, length) => {
      if (!areDistinct(places, length) || rule(places, numbers, length) !== null) return false;
      count(places, numbers, length);
      return true;
    },
    result: () => ({
      kind: question.kind,
      ballots,
      blank: takesBlank ? blank : null,
      ...counting.result(),
      texts: texts.toSorted(),
    }),
  };
}

/** Counts ballots in any order; null if the question is of an unknown type. */
export function tally(question: Question, answers: Iterable<RawAnswer>): Tally | null {
  const running = startTally(question);
  if (running === null) return null;
  for (const raw of answers) running.add(raw);
  return running.result();
}

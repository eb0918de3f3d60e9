import { isLeft } from '../shared/result.ts';
import type { AnswerFault, RawAnswer } from '../voting/answer.ts';
import { pointsAt } from '../voting/kinds/shared/ranking.ts';
import { checkAnswer } from '../voting/check-answer.ts';
import type { Question } from '../voting/survey.ts';
import {
  type AnswerShape,
  type CountedQuestion,
  entriesOf,
  fitsPlaced,
  placed,
  shapeOf,
  spellingsOf,
} from '../voting/kinds/question-kind.ts';

/**
 * The counts of all ballots of a question (specification 2, section 3: results). It carries the tag of its question.
 */
export interface Tally {
  readonly kind: CountedQuestion['kind'];
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
  readonly shape: AnswerShape;
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

/** How many positions or numbers of stars each entry is counted by. */
function widthOf(question: CountedQuestion): number {
  if (question.kind === 'sortable') return question.answers.length;
  if (question.kind === 'ranked') return question.maxScore;
  return question.kind === 'ratingAnswers' ? question.range.max - question.range.min + 1 : 0;
}

/** Receives each ballot of a count as the places that it names; an answer that does not fit has no places. */
export type EachBallot = (places: ArrayLike<number>, length: number) => void;

/** Begins a count; null if the question is of an unknown type. */
export function startTally(question: Question, eachBallot: EachBallot | null = null): RunningTally | null {
  if (question.kind === 'unknown') return null;
  const entries = entriesOf(question);
  const placesOf = new Map(entries.map((id, place) => [id, place]));
  const width = widthOf(question);
  const sums = new Float64Array(entries.length);
  const spread = new Float64Array(entries.length * width);
  const namedIn = new Float64Array(entries.length);
  const fits = fitsPlaced(question);
  const maxScore = 'maxScore' in question ? question.maxScore : null;
  const leastStars = question.kind === 'ratingAnswers' ? question.range.min : 0;
  const isNumbered = shapeOf(question) === 'numbers';
  const texts: string[] = [];
  let ballots = 0;
  let blank = 0;
  let looks = 0;

  const count = (places: ArrayLike<number>, numbers: ArrayLike<number>, length: number) => {
    ballots += 1;
    eachBallot?.(places, length);
    for (let at = 0; at < length; at += 1) {
      const place = places[at] as number;
      const number = isNumbered ? (numbers[at] as number) : 1;
      sums[place] = (sums[place] as number) + (maxScore === null ? number : pointsAt(at, maxScore));
      if (width === 0) continue;
      const cell = place * width + (maxScore === null ? number - leastStars : at);
      spread[cell] = (spread[cell] as number) + 1;
    }
  };

  /** Whether each place is named once. */
  const areDistinct = (places: ArrayLike<number>, length: number): boolean => {
    looks += 1;
    for (let at = 0; at < length; at += 1) {
      const place = places[at] as number;
      if (namedIn[place] === looks) return false;
      namedIn[place] = looks;
    }
    return true;
  };

  return {
    shape: shapeOf(question),
    spellings: spellingsOf(question),
    takesBlank: question.blankVote === true,
    add: (raw) => {
      const answer = checkAnswer(question, raw);
      if (isLeft(answer)) {
        count([], [], 0);
        return answer.left;
      }
      if (answer.right.kind === 'blank') blank += 1;
      if (answer.right.kind === 'free') texts.push(answer.right.text);
      const { places, numbers } = placed(answer.right, (id) => placesOf.get(id) as number);
      count(places, numbers, places.length);
      return null;
    },
    addPlaces: (places, numbers, length) => {
      if (!areDistinct(places, length) || !fits(places, numbers, length)) return false;
      count(places, numbers, length);
      return true;
    },
    result: () => ({
      kind: question.kind,
      ballots,
      blank: question.blankVote === true ? blank : null,
      counts: new Map(entries.map((id, place) => [id, sums[place] as number])),
      spread: new Map(
        width === 0
          ? []
          : entries.map((id, place) => [id, [...spread.subarray(place * width, (place + 1) * width)]]),
      ),
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

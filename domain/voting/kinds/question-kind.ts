import type { LocalizedText } from '../../shared/localized-text.ts';
import type { Either } from '../../shared/result.ts';
import type { AnswerFault, GivenAnswer } from '../answer.ts';

/** What every question has: `kind`, its display type, and whether its survey offers the blank vote. */
export interface AnyQuestion {
  readonly kind: string;
  readonly blankVote?: true;
}

/** What a raw answer is: only ids, ids with a number each, one of a few numbers, or a text. */
export type RawAnswerShape = 'ids' | 'numbers' | 'number' | 'text';

/**
 * An answer that fits its question, by the places of what it names in the entries of the question: places are what a
 * tally counts.
 */
export interface PlacedAnswer {
  readonly places: readonly number[];
  /** Parallel to the places: tenths in sliders, stars in rated answers; empty in other kinds. */
  readonly numbers: ArrayLike<number>;
  /** The text that was written; null if the kind asks for no text. */
  readonly text: string | null;
}

/** Reads a raw answer and checks it. Left: why it does not fit the question. */
export type AnswerReader = (raw: GivenAnswer) => Either<AnswerFault, PlacedAnswer>;

/**
 * Checks the first `length` of `places`, each of which is known and named once; null if they fit. `numbers` are parallel
 * to the places and have the unit of the wire; sliders overwrite theirs with tenths.
 */
export type PlacesRule = (
  places: ArrayLike<number>,
  numbers: Float64Array,
  length: number,
) => AnswerFault | null;

/** One thing that can be chosen, with the name that it has in reports. */
export interface Choice {
  readonly id: string;
  readonly name: LocalizedText;
}

/** Puts things in the order of one device. */
export type Shuffle = <T>(things: readonly T[]) => readonly T[];

/** What the figures of a tally are: the rows, the sum of each row, and by what the ballots of a row are counted. */
export interface TallyFigures {
  readonly rows: 'answers' | 'stars' | 'texts';
  readonly sum: 'ballots' | 'points' | 'tenths' | 'stars';
  /** Null if only the sum is counted. */
  readonly spread: 'position' | 'stars' | null;
}

/** How a tally counts what a ballot names. */
export interface TallyScale {
  /** The points of the first position; null if positions give no points. */
  readonly maxScore: number | null;
  /** How many positions or numbers of stars each entry is counted by; 0 if only its sum is counted. */
  readonly width: number;
  /** The number of stars that is counted first. */
  readonly least: number;
}

/** All that a type of question decides, `Q` its question and `A` its answer. One folder here for each. */
export interface QuestionKind<Q extends AnyQuestion, A extends { readonly kind: Q['kind'] }> {
  readonly shape: RawAnswerShape;
  readonly figures: TallyFigures;
  /**
   * The ids of the entries of a tally, in the survey's order: answers, proposals, numbers of stars, or the one like. An
   * answer is counted by the places of what it names in this list, so that counting a million of them is fast.
   */
  readonly entries: (question: Q) => readonly string[];
  /** How a raw answer names each entry, in the same order. */
  readonly spellings: (question: Q) => readonly string[];
  /** What the voter chooses among; null if the survey has no such list. */
  readonly choices: (question: Q) => readonly Choice[] | null;
  /** The same question with its list in the order of one device. */
  readonly inOrder: (question: Q, shuffle: Shuffle) => Q;
  /** The part of the question that decides results, as JSON: ids, amounts and limits, but not texts. */
  readonly deciding: (question: Q) => unknown;
  /** The one statement of which answers fit; reading an answer and counting it by places both use it. */
  readonly rule: (question: Q) => PlacesRule;
  readonly reader: (question: Q) => AnswerReader;
  /** The answer that was read as these places. */
  readonly answer: (question: Q, placed: PlacedAnswer) => A;
  /** The canonical form of an answer: the same choice always gives the same bytes. */
  readonly raw: (answer: A) => GivenAnswer;
  readonly scale: (question: Q) => TallyScale;
}

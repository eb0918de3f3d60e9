import type { Answer } from '../answer.ts';
import { isStar } from './shared/stars.ts';
import { sliderTenths, wholeOfSliders } from './limited-sliders/sliders.ts';
import type { AnswerOption } from '../answer-option.ts';
import type { Question } from '../survey.ts';

export type CountedQuestion = Exclude<Question, { readonly kind: 'unknown' }>;

/**
 * The entries of a tally in order: answers, proposals, numbers of stars, or the one like. An answer is counted by the
 * places of what it names in this list, so that counting a million of them is fast.
 */
export function entriesOf(question: CountedQuestion): readonly string[] {
  switch (question.kind) {
    case 'budgetAmount':
      return question.proposals.map(({ id }) => id);
    case 'rating': {
      const { min, max } = question.range;
      return Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
    }
    case 'free':
      return [];
    case 'likes':
      return ['like'];
    default:
      return question.answers.map(({ id }) => id);
  }
}

/** An answer by places, in its own order; if it gives a number to each, the numbers are stored in parallel. */
export interface PlacedAnswer {
  readonly places: readonly number[];
  /** Tenths in sliders, stars in rated answers; else empty. */
  readonly numbers: readonly number[];
}

/** A checked answer by places. */
export function placed(answer: Answer, placeOf: (id: string) => number): PlacedAnswer {
  switch (answer.kind) {
    case 'options':
    case 'yesNo':
    case 'likeDislike':
      return { places: [placeOf(answer.chosen)], numbers: [] };
    case 'optionsMultiple':
    case 'budgetAmount':
      return { places: answer.chosen.map(placeOf), numbers: [] };
    case 'sortable':
    case 'ranked':
      return { places: answer.order.map(placeOf), numbers: [] };
    case 'limitedSliders':
      return { places: [...answer.tenths.keys()].map(placeOf), numbers: [...answer.tenths.values()] };
    case 'ratingAnswers':
      return { places: [...answer.stars.keys()].map(placeOf), numbers: [...answer.stars.values()] };
    case 'rating':
      return { places: [placeOf(String(answer.stars))], numbers: [] };
    case 'free':
    case 'blank':
      return { places: [], numbers: [] };
    case 'likes':
      return { places: [placeOf('like')], numbers: [] };
  }
}

/** What a raw answer of this question is: ids alone, ids with a number each, one of a few numbers, or a text. */
export type AnswerShape = 'ids' | 'numbers' | 'number' | 'text';

export const shapeOf = ({ kind }: CountedQuestion): AnswerShape => {
  if (kind === 'limitedSliders' || kind === 'ratingAnswers') return 'numbers';
  if (kind === 'rating' || kind === 'likes') return 'number';
  return kind === 'free' ? 'text' : 'ids';
};

/** How an answer names each entry; a like is written as the number 1. */
export const spellingsOf = (question: CountedQuestion): readonly string[] =>
  question.kind === 'likes' ? ['1'] : entriesOf(question);

type Places = ArrayLike<number>;

/**
 * The rule of `checkAnswer` on places, each of which is known and named once: whether so many of them fit the
 * question. Numbers come in the unit of the wire; those of sliders are left as tenths.
 */
export function fitsPlaced(
  question: CountedQuestion,
): (places: Places, numbers: Float64Array, length: number) => boolean {
  switch (question.kind) {
    case 'options':
    case 'yesNo':
    case 'likeDislike':
    case 'rating':
    case 'likes':
      return (_places, _numbers, length) => length === 1;
    case 'optionsMultiple': {
      const resets = Uint8Array.from(question.answers, ({ reset }) => Number(reset));
      const { most } = question;
      return (places, _numbers, length) => {
        if (length === 0 || length > most) return false;
        if (length === 1) return true;
        for (let at = 0; at < length; at += 1) if (resets[places[at] as number] === 1) return false;
        return true;
      };
    }
    case 'budgetAmount': {
      const amounts = Float64Array.from(question.proposals, ({ amount }) => amount);
      const { total } = question;
      return (places, _numbers, length) => {
        let sum = 0;
        for (let at = 0; at < length; at += 1) sum += amounts[places[at] as number] as number;
        return length > 0 && sum <= total;
      };
    }
    case 'sortable': {
      const all = question.answers.length;
      return (_places, _numbers, length) => length > 0 && length === all;
    }
    case 'ranked': {
      const slots = question.maxScore;
      return (_places, _numbers, length) => length > 0 && length <= slots;
    }
    case 'limitedSliders': {
      const { answers } = question;
      return (places, numbers, length) => {
        let sum = 0;
        for (let at = 0; at < length; at += 1) {
          const option = answers[places[at] as number] as AnswerOption;
          const tenths = sliderTenths(option, numbers[at] as number);
          if (tenths === null) return false;
          numbers[at] = tenths;
          sum += tenths;
        }
        return sum > 0 && sum <= wholeOfSliders;
      };
    }
    case 'ratingAnswers': {
      const { range } = question;
      return (_places, numbers, length) => {
        for (let at = 0; at < length; at += 1) if (!isStar(numbers[at] as number, range)) return false;
        return length > 0;
      };
    }
    default:
      return () => false;
  }
}

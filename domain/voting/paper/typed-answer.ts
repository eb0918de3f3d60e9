import type { LocalizedText } from '../../shared/localized-text.ts';
import { isLeft } from '../../shared/result.ts';
import type { AnswerFault, GivenAnswer } from '../answer.ts';
import { checkAnswer, rawAnswer } from '../check-answer.ts';
import { type CountedQuestion, kindOf } from '../kinds/question-kinds.ts';
import type { SheetAnswer } from './sheet.ts';

/** What the keys that somebody typed for a question mean. */
export type TypedReading =
  | { readonly kind: 'empty' }
  /** An answer that can be stored. */
  | { readonly kind: 'ready'; readonly answer: SheetAnswer }
  /** The ballot is marked like this, and breaks the rule of its question: the person corrects it, or says it is spoiled. */
  | { readonly kind: 'broken'; readonly fault: AnswerFault }
  /** A slip: there is no such option, or it is there twice. */
  | { readonly kind: 'slip'; readonly typed: string };

/**
 * How a question is typed. `one`: a number; `many`: numbers in any order; `order`: numbers in the voter's order; `each`: a
 * number for each option in the printed order, `-` where there is none; `text`: words.
 */
export type TypingManner = 'one' | 'many' | 'order' | 'each' | 'text';

const manners: Readonly<Record<CountedQuestion['kind'], TypingManner>> = {
  options: 'one',
  yesNo: 'one',
  likeDislike: 'one',
  likes: 'one',
  rating: 'one',
  optionsMultiple: 'many',
  budgetAmount: 'many',
  sortable: 'order',
  ranked: 'order',
  ratingAnswers: 'each',
  limitedSliders: 'each',
  free: 'text',
};

/** How a question is typed. */
export const typingManner = ({ kind }: Pick<CountedQuestion, 'kind'>): TypingManner => manners[kind];

/** The key that says that nothing is marked. */
export const blankKey = 'B';

const initialOf = (text: LocalizedText): string => {
  const words = typeof text === 'string' ? text : (Object.values(text).find((one) => one !== '') ?? '');
  return words.trim().normalize('NFD').slice(0, 1).toUpperCase();
};

/**
 * The letters that stand for the answers of a yes-or-no question besides their numbers: the first letters of their words;
 * null for an answer whose letter another one has, or that means a blank ballot.
 */
export function letterKeys(question: CountedQuestion): readonly (string | null)[] {
  if (question.kind !== 'yesNo') return [];
  const letters = question.answers.map(({ text }) => initialOf(text));
  return letters.map((letter, at) =>
    /^[A-Z]$/u.test(letter) && letter !== blankKey && letter !== 'X' && letters.indexOf(letter) === at
      ? letter
      : null,
  );
}

/** The key of a spoiled ballot in a question. */
export const spoiledKey = (question: CountedQuestion): string =>
  letterKeys(question).includes('N') ? 'X' : 'N';

/** What is typed between two numbers: any key near the digits. */
const partsOf = (typed: string): readonly string[] => typed.split(/[\s,.;+]+/u).filter((one) => one !== '');

const slip = (typed: string): TypedReading => ({ kind: 'slip', typed });

function command(question: CountedQuestion, typed: string): SheetAnswer | null {
  const key = typed.toUpperCase();
  if (key === blankKey) return { kind: 'blank' };
  return key === spoiledKey(question) || key === 'X' ? { kind: 'spoiled' } : null;
}

/** Faults of what was typed, not of how the ballot is marked. */
const slips: ReadonlySet<AnswerFault['kind']> = new Set([
  'otherShape',
  'unknownAnswer',
  'chosenTwice',
  'tooLong',
]);

function checked(question: CountedQuestion, raw: GivenAnswer, typed: string): TypedReading {
  const read = checkAnswer(question, raw);
  if (!isLeft(read)) return { kind: 'ready', answer: { kind: 'choice', raw: rawAnswer(read.right) } };
  if (read.left.kind === 'emptyAnswer') return { kind: 'empty' };
  return slips.has(read.left.kind) ? slip(typed) : { kind: 'broken', fault: read.left };
}

/** The names of what can be marked, in the printed order. */
const printedIds = (question: CountedQuestion): readonly string[] => kindOf(question).entries(question);

function readNumbers(question: CountedQuestion, parts: readonly string[]): TypedReading {
  const printed = printedIds(question);
  const letters = letterKeys(question);
  const ids: string[] = [];
  for (const part of parts) {
    const lettered = letters.indexOf(part.toUpperCase());
    const at = lettered === -1 ? Number(part) - 1 : lettered;
    const id = /^\d+$/u.test(part) || lettered !== -1 ? printed[at] : undefined;
    if (id === undefined || ids.includes(id)) return slip(part);
    ids.push(id);
  }
  return checked(question, ids, parts.join(' '));
}

/** One number that is itself the answer: stars, or the one like. */
function readNumber(question: CountedQuestion, parts: readonly string[]): TypedReading {
  const [part = ''] = parts;
  if (parts.some((one) => !/^\d+$/u.test(one))) return slip(parts.join(' '));
  if (parts.length > 1) return { kind: 'broken', fault: { kind: 'exactlyOne', found: parts.length } };
  return checked(question, Number(part), part);
}

/** Sliders are written as percentages, and stored on the scale of ten. */
function readEach(question: CountedQuestion, parts: readonly string[]): TypedReading {
  const printed = printedIds(question);
  const given: (readonly [string, number])[] = [];
  for (const [at, part] of parts.entries()) {
    const id = printed[at];
    if (id === undefined || !/^(?:\d+|-)$/u.test(part)) return slip(part);
    const number = question.kind === 'limitedSliders' ? Number(part) / 10 : Number(part);
    if (part !== '-') given.push([id, number]);
  }
  return checked(question, Object.fromEntries(given), parts.join(' '));
}

/**
 * What somebody typed for a question of a ballot, by the printed numbers of its options.
 *
 * @example readTyped(question, '2 5 11') // { kind: 'ready', answer: { kind: 'choice', raw: ['p2', 'p5', 'p11'] } }
 */
export function readTyped(question: CountedQuestion, typed: string): TypedReading {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const said = command(question, text);
  if (said !== null) return { kind: 'ready', answer: said };
  const manner = typingManner(question);
  if (manner === 'text') return checked(question, text, text);
  const parts = partsOf(text);
  if (parts.length === 0) return slip(text);
  if (question.kind === 'rating' || question.kind === 'likes') return readNumber(question, parts);
  return manner === 'each' ? readEach(question, parts) : readNumbers(question, parts);
}

import { formatMoney } from '#application/text/numbers.ts';
import type { SheetSurvey } from '#domain/voting/paper/sheet.ts';
import type { CountedQuestion } from '#domain/voting/kinds/question-kinds.ts';
import { kindOf } from '#domain/voting/kinds/question-kinds.ts';
import { typingManner } from '#domain/voting/paper/typed-answer.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';

/** What is printed beside one option: its number, and its name in each language. */
export interface PrintedOption {
  readonly number: string;
  readonly names: readonly string[];
}

/** One question as it is printed. `marks`: a square beside each option, a box to write a number in, or none. */
export interface PrintedQuestion {
  readonly titles: readonly string[];
  readonly how: readonly string[];
  readonly marks: 'square' | 'number' | 'none';
  readonly options: readonly PrintedOption[];
  /** How many numbered boxes are below, for an order. */
  readonly places: number;
  /** How many lines are below, for words. */
  readonly lines: number;
}

/** The words of ballots in one language. */
export interface BallotWords {
  readonly said: (text: LocalizedText) => string;
  readonly how: (question: CountedQuestion) => string;
}

/** The same words in two languages are printed once. */
const inEach = (words: readonly BallotWords[], say: (one: BallotWords) => string): readonly string[] => [
  ...new Set(words.map(say).filter((text) => text !== '')),
];

/** What an option costs, which a voter must know to stay within the budget; empty if nothing costs. */
const costOf = (question: CountedQuestion, at: number): string => {
  const proposal = question.kind === 'budgetAmount' ? question.proposals[at] : undefined;
  return proposal === undefined ? '' : ` (${formatMoney(proposal.amount)})`;
};

function optionsOf(question: CountedQuestion, words: readonly BallotWords[]): readonly PrintedOption[] {
  const choices = kindOf(question).choices(question);
  if (choices !== null)
    return choices.map(({ name }, at) => ({
      number: String(at + 1),
      names: inEach(words, ({ said }) => `${said(name)}${costOf(question, at)}`),
    }));
  if (question.kind === 'free') return [];
  // Stars are their own numbers, and the one like is number 1.
  return kindOf(question)
    .entries(question)
    .map((entry) => ({ number: question.kind === 'likes' ? '1' : entry, names: [] }));
}

const placesOf = (question: CountedQuestion): number => {
  if (question.kind === 'ranked') return Math.min(question.maxScore, question.answers.length);
  return question.kind === 'sortable' ? question.answers.length : 0;
};

const marksOf = { one: 'square', many: 'square', each: 'number', order: 'none', text: 'none' } as const;

/** A question of a ballot with all that is printed of it, in its frozen order. */
export const printedQuestion = (
  { title, question }: SheetSurvey,
  words: readonly BallotWords[],
): PrintedQuestion => ({
  titles: inEach(words, ({ said }) => said(title)),
  how: inEach(words, ({ how }) => how(question)),
  marks: marksOf[typingManner(question)],
  options: optionsOf(question, words),
  places: placesOf(question),
  lines: question.kind === 'free' ? 4 : 0,
});

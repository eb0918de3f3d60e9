import type { RawAnswer } from '../answer.ts';
import { spelledAnswer } from '../check-answer.ts';
import type { CountedQuestion } from '../kinds/question-kinds.ts';
import type { Survey } from '../survey.ts';
import { isLeft } from '../../shared/result.ts';

/** A survey that is printed on a ballot: of a type that is known. */
export interface SheetSurvey extends Survey {
  readonly question: CountedQuestion;
}

/** The surveys of a vote that its paper ballot asks, in their order. Those that ask nothing are not on it. */
export const paperSheet = (surveys: readonly Survey[]): readonly SheetSurvey[] =>
  surveys.filter((survey): survey is SheetSurvey => survey.question.kind !== 'unknown');

/** What somebody read on a ballot, for one question. */
export type SheetAnswer =
  | { readonly kind: 'choice'; readonly raw: RawAnswer }
  | { readonly kind: 'blank' }
  | { readonly kind: 'spoiled' };

/** The answers of one ballot, by survey. */
export type SheetAnswers = Readonly<Record<string, SheetAnswer>>;

/** An answer in its canonical form; null if it does not fit its question. */
export function spelledSheetAnswer({ question }: SheetSurvey, answer: SheetAnswer): SheetAnswer | null {
  if (answer.kind !== 'choice') return { kind: answer.kind };
  if (answer.raw === null) return null;
  const spelled = spelledAnswer(question, answer.raw);
  return isLeft(spelled) ? null : { kind: 'choice', raw: spelled.right };
}

/** Numbers by id have no order of their own. */
const inOneOrder = (raw: RawAnswer): unknown =>
  raw !== null && typeof raw === 'object' && !Array.isArray(raw)
    ? Object.entries(raw).toSorted(([one], [other]) => (one < other ? -1 : 1))
    : raw;

/** Whether two people read the same answer; both in their canonical form. */
export const isSameAnswer = (one: SheetAnswer | undefined, other: SheetAnswer | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.kind === other.kind &&
  (one.kind !== 'choice' ||
    other.kind !== 'choice' ||
    JSON.stringify(inOneOrder(one.raw)) === JSON.stringify(inOneOrder(other.raw)));

/** Whether every question of a ballot has an answer. */
export const isWhole = (sheet: readonly SheetSurvey[], answers: SheetAnswers): boolean =>
  sheet.every(({ id }) => answers[id] !== undefined);

/** Whether two people read the same ballot. */
export const isSameSheet = (sheet: readonly SheetSurvey[], one: SheetAnswers, other: SheetAnswers): boolean =>
  sheet.every(({ id }) => isSameAnswer(one[id], other[id]));

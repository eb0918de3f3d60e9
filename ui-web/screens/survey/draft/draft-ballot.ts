import type { AnswerId, ProposalId, SurveyId } from '#domain/shared/ids.ts';
import type { Cents } from '#domain/shared/money.ts';
import { isRight } from '#domain/shared/result.ts';
import { isUnanswered, type RawAnswer } from '#domain/voting/answer.ts';
import type { SliderRefusal } from '#domain/voting/answers/sliders.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';

/** What a choice brought about, for those who cannot see it. */
export type Heard =
  | { readonly kind: 'overBudget'; readonly missing: Cents }
  | { readonly kind: 'tooMany'; readonly most: number }
  /** How many answers are chosen now, of how many that may be. */
  | { readonly kind: 'ticked'; readonly n: number; readonly most: number }
  | { readonly kind: 'remaining'; readonly remaining: Cents }
  | { readonly kind: 'cleared'; readonly answers: readonly AnswerId[] }
  /** An answer stands at a position now, from 0; `fallen` had the last one and has none any more. */
  | {
      readonly kind: 'placed';
      readonly answer: AnswerId;
      readonly position: number;
      readonly of: number;
      readonly fallen: AnswerId | null;
    }
  | { readonly kind: 'orderKept' }
  | { readonly kind: 'orderForgotten' }
  | { readonly kind: 'blankVoted' }
  /** No blank vote any more; `next` is what took its place, where there is something to say of it. */
  | { readonly kind: 'blankLeft'; readonly next: Heard | null }
  | SliderRefusal;

/** A choice that could not be made; it stands until the selection of its survey changes. */
export type LastingRefusal =
  | { readonly kind: 'overBudget'; readonly proposal: ProposalId; readonly missing: Cents }
  | { readonly kind: 'tooMany'; readonly most: number }
  | { readonly kind: 'slider'; readonly answer: AnswerId; readonly why: SliderRefusal };

/** What a resident has chosen so far in each survey of the chain, and what could not be chosen. */
export interface Paper {
  readonly answers: ReadonlyMap<SurveyId, RawAnswer>;
  readonly refused: ReadonlyMap<SurveyId, LastingRefusal>;
  /** How many things have been announced. */
  readonly spoken: number;
  /** The last thing to be announced; `serial` tells a repetition from the same thing still standing. */
  readonly heard: { readonly serial: number; readonly survey: SurveyId; readonly what: Heard } | null;
}

export const emptyPaper: Paper = { answers: new Map(), refused: new Map(), spoken: 0, heard: null };

/** An answer as the ids that it names, in its own order; none where it names none. */
export function idsIn(raw: RawAnswer | undefined): readonly string[] {
  if (typeof raw === 'string') return [raw];
  return Array.isArray(raw) ? (raw as readonly string[]) : [];
}

/** The chosen ids of a survey, in the survey's order; of a ranking, in the voter's. */
export const chosenIn = (paper: Paper, survey: SurveyId): readonly string[] =>
  idsIn(paper.answers.get(survey));

/** An answer as numbers by answer id; none where it is no such answer. */
export function numbersIn(raw: RawAnswer | undefined): Readonly<Record<string, number>> {
  return typeof raw !== 'object' || raw === null || Array.isArray(raw)
    ? {}
    : (raw as Readonly<Record<string, number>>);
}

export const isEmptyPaper = (paper: Paper): boolean => [...paper.answers.values()].every(isUnanswered);

/** The paper with something to be announced. */
export const hear = (paper: Paper, survey: SurveyId, what: Heard): Paper => ({
  ...paper,
  spoken: paper.spoken + 1,
  heard: { serial: paper.spoken + 1, survey, what },
});

/** The selection changed: the new answer stands, and refusals of the old selection no longer hold. */
export function answered(paper: Paper, survey: SurveyId, raw: RawAnswer): Paper {
  const answers = new Map(paper.answers);
  // A text of spaces only is blank, and yet somebody is writing it.
  const isWritten = typeof raw === 'string' && raw !== '';
  if (isUnanswered(raw) && !isWritten) answers.delete(survey);
  else answers.set(survey, raw);
  const refused = new Map(paper.refused);
  refused.delete(survey);
  return { ...paper, answers, refused, heard: null };
}

/** The choice could not be made: why stands beside it and is announced. */
export const refuse = (paper: Paper, survey: SurveyId, refusal: LastingRefusal, heard: Heard): Paper =>
  hear({ ...paper, refused: new Map(paper.refused).set(survey, refusal) }, survey, heard);

/** Answers that do not fit as they are, and which only their writer can mend: they are kept as they were left. */
function isMendable(question: Question, raw: RawAnswer): boolean {
  const checked = checkAnswer(question, raw);
  if (isRight(checked)) return true;
  const { kind } = checked.left;
  return kind === 'tooLong' || (question.kind === 'limitedSliders' && kind === 'outOfRange');
}

/** A kept draft as a paper: answers that no longer fit their question are left out. */
export function paperFrom(chain: readonly Survey[], kept: Readonly<Record<string, RawAnswer>>): Paper {
  const fitting = chain.flatMap((survey) => {
    const raw = Object.hasOwn(kept, survey.id) ? kept[survey.id] : undefined;
    return raw !== undefined && isMendable(survey.question, raw) ? [[survey.id, raw] as const] : [];
  });
  return { ...emptyPaper, answers: new Map(fitting) };
}

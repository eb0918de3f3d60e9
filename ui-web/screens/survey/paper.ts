import type { AnswerId, ProposalId, SurveyId } from '#domain/shared/ids.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { addProposal, removeProposal, spentOn } from '#domain/voting/answers/budget-amount.ts';
import { toggleAnswer } from '#domain/voting/answers/options-multiple.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** What a choice brought about, for those who cannot see it. */
export type Heard =
  | { readonly kind: 'overBudget'; readonly missing: Cents }
  | { readonly kind: 'tooMany'; readonly most: number }
  | { readonly kind: 'remaining'; readonly remaining: Cents }
  | { readonly kind: 'cleared'; readonly answers: readonly AnswerId[] };

/** A choice that could not be made; it stands until the selection of its survey changes. */
export type LastingRefusal =
  | { readonly kind: 'overBudget'; readonly proposal: ProposalId; readonly missing: Cents }
  | { readonly kind: 'tooMany'; readonly most: number };

/** What a resident has chosen so far in each survey of the chain, and what could not be chosen. */
export interface Paper {
  readonly answers: ReadonlyMap<SurveyId, RawAnswer>;
  readonly refused: ReadonlyMap<SurveyId, LastingRefusal>;
  /** The last thing to be announced; `serial` tells a repetition from the same thing still standing. */
  readonly heard: { readonly serial: number; readonly survey: SurveyId; readonly what: Heard } | null;
}

export const emptyPaper: Paper = { answers: new Map(), refused: new Map(), heard: null };

/** The chosen ids of a survey, in the survey's order. */
export function chosenIn(paper: Paper, survey: SurveyId): readonly string[] {
  const raw = paper.answers.get(survey) ?? [];
  return typeof raw === 'string' ? [raw] : raw;
}

export const isBlank = (paper: Paper): boolean =>
  [...paper.answers.values()].every((raw) => raw.length === 0);

const hear = (paper: Paper, survey: SurveyId, what: Heard | null): Paper => ({
  ...paper,
  heard: what && { serial: (paper.heard?.serial ?? 0) + 1, survey, what },
});

/** The selection changed: the new answer stands, and refusals of the old selection no longer hold. */
function answered(paper: Paper, survey: SurveyId, raw: RawAnswer): Paper {
  const answers = new Map(paper.answers);
  if (raw.length === 0) answers.delete(survey);
  else answers.set(survey, raw);
  const refused = new Map(paper.refused);
  refused.delete(survey);
  return { answers, refused, heard: null };
}

const withRefusal = (paper: Paper, survey: SurveyId, refusal: LastingRefusal): Paper => ({
  ...paper,
  refused: new Map(paper.refused).set(survey, refusal),
});

/** `options`: this answer, or none. */
export const chooseOne = (paper: Paper, survey: SurveyId, id: AnswerId | null): Paper =>
  answered(paper, survey, id ?? []);

/** `optionsMultiple`: ticks or unticks; at the limit nothing changes and the paper says so. */
export function toggleOption(
  paper: Paper,
  survey: SurveyId,
  question: Of<'optionsMultiple'>,
  id: AnswerId,
): Paper {
  const toggled = toggleAnswer(question.answers, question.most, chosenIn(paper, survey) as AnswerId[], id);
  if (isLeft(toggled)) return hear(withRefusal(paper, survey, toggled.left), survey, toggled.left);
  const { chosen, cleared } = toggled.right;
  const heard = hear(paper, survey, cleared.length > 0 ? { kind: 'cleared', answers: cleared } : null).heard;
  return { ...answered(paper, survey, chosen), heard };
}

/** `budgetAmount`: adds or removes; what does not fit is refused with how much is missing. */
export function toggleProposal(
  paper: Paper,
  survey: SurveyId,
  question: Of<'budgetAmount'>,
  id: ProposalId,
): Paper {
  const { proposals, total } = question;
  const proposal = proposals.find((one) => one.id === id);
  if (proposal === undefined) return paper;
  const chosen = chosenIn(paper, survey) as readonly ProposalId[];
  const change = (next: readonly ProposalId[]): Paper => {
    const remaining = cents(total - spentOn(proposals, next));
    return {
      ...answered(paper, survey, next),
      heard: hear(paper, survey, { kind: 'remaining', remaining }).heard,
    };
  };
  if (chosen.includes(id)) return change(removeProposal(chosen, id));
  const added = addProposal(proposals, total, chosen, proposal);
  if (!isLeft(added)) return change(added.right);
  if (added.left.kind === 'alreadyChosen') return paper;
  return hear(withRefusal(paper, survey, added.left), survey, {
    kind: 'overBudget',
    missing: added.left.missing,
  });
}

/** A kept draft as a paper: answers that no longer fit their question are left out. */
export function paperFrom(chain: readonly Survey[], kept: Readonly<Record<string, RawAnswer>>): Paper {
  const fitting = chain.flatMap((survey) => {
    const raw = Object.hasOwn(kept, survey.id) ? kept[survey.id] : undefined;
    return raw !== undefined && isRight(checkAnswer(survey.question, raw)) ? [[survey.id, raw] as const] : [];
  });
  return { ...emptyPaper, answers: new Map(fitting) };
}

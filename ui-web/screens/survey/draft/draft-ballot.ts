import type { AnswerId, ProposalId, SurveyId } from '#domain/shared/ids.ts';
import type { Cents } from '#domain/shared/money.ts';
import { isUnanswered, type RawAnswer } from '#domain/voting/answer.ts';
import type { SliderRefusal } from '#domain/voting/kinds/limited-sliders/sliders.ts';
import type { AnnouncedEvent } from '../announcements/announced-event.ts';

/** A choice that could not be made; it is shown until the selection of its survey changes. */
export type LastingRefusal =
  | { readonly kind: 'overBudget'; readonly proposal: ProposalId; readonly missing: Cents }
  | { readonly kind: 'tooMany'; readonly most: number }
  | { readonly kind: 'slider'; readonly answer: AnswerId; readonly why: SliderRefusal };

/** What a resident has chosen so far in each survey of the chain, and what could not be chosen. */
export interface DraftBallot {
  readonly answers: ReadonlyMap<SurveyId, RawAnswer>;
  readonly refused: ReadonlyMap<SurveyId, LastingRefusal>;
  /** How many things have been announced. */
  readonly announcedCount: number;
  /** The last announcement; `serial` distinguishes a repetition from the same one still shown. */
  readonly announced: {
    readonly serial: number;
    readonly survey: SurveyId;
    readonly event: AnnouncedEvent;
  } | null;
}

export const emptyDraft: DraftBallot = {
  answers: new Map(),
  refused: new Map(),
  announcedCount: 0,
  announced: null,
};

/** An answer as the ids that it names, in its own order; empty if it names none. */
export function idsIn(raw: RawAnswer | undefined): readonly string[] {
  if (typeof raw === 'string') return [raw];
  return Array.isArray(raw) ? (raw as readonly string[]) : [];
}

/** The chosen ids of a survey, in the survey's order; of a ranking, in the voter's. */
export const chosenIn = (draft: DraftBallot, survey: SurveyId): readonly string[] =>
  idsIn(draft.answers.get(survey));

/** An answer as numbers by answer id; empty if it has none. */
export function numbersIn(raw: RawAnswer | undefined): Readonly<Record<string, number>> {
  return typeof raw !== 'object' || raw === null || Array.isArray(raw)
    ? {}
    : (raw as Readonly<Record<string, number>>);
}

export const isEmptyDraft = (draft: DraftBallot): boolean => [...draft.answers.values()].every(isUnanswered);

/** The draft with an announcement. */
export const announce = (draft: DraftBallot, survey: SurveyId, event: AnnouncedEvent): DraftBallot => ({
  ...draft,
  announcedCount: draft.announcedCount + 1,
  announced: { serial: draft.announcedCount + 1, survey, event },
});

/** The selection changed: the new answer is valid, and refusals of the old selection are removed. */
export function answered(draft: DraftBallot, survey: SurveyId, raw: RawAnswer): DraftBallot {
  const answers = new Map(draft.answers);
  // A text of spaces only is blank, and yet the voter is writing it.
  const isWritten = typeof raw === 'string' && raw !== '';
  if (isUnanswered(raw) && !isWritten) answers.delete(survey);
  else answers.set(survey, raw);
  const refused = new Map(draft.refused);
  refused.delete(survey);
  return { ...draft, answers, refused, announced: null };
}

/** The choice could not be made: the reason is shown beside it and announced. */
export const refuseChoice = (
  draft: DraftBallot,
  survey: SurveyId,
  refusal: LastingRefusal,
  announced: AnnouncedEvent,
): DraftBallot =>
  announce({ ...draft, refused: new Map(draft.refused).set(survey, refusal) }, survey, announced);

import type { Survey } from '#domain/voting/survey.ts';
import { earlierCodeId, questionId, reviewId, sendPartId } from '../questions/question-ids.ts';
import { answerable, asksCensus, type Visit } from '../visit.ts';

/** A step of the road: one question; the last one is the review of all answers, with the voter's identity. */
export interface StepOnRoad {
  /** The part of the address after `#`. */
  readonly id: string;
  /** Null: the review. */
  readonly survey: Survey | null;
}

/** Every question of the chain in its order, those that cannot be answered now too, and then the review. */
export const stepsOf = ({ chain }: Pick<Visit, 'chain'>): readonly StepOnRoad[] => [
  ...chain.map((survey) => ({ id: questionId(survey), survey })),
  { id: reviewId, survey: null },
];

/** Whether an address names the form below the questions, or a field of it. */
export const isSendPart = (id: string): boolean => id === sendPartId || id === earlierCodeId;

/** Which step an address names, from 0; null if it names none. The form below the questions belongs to the review. */
export function stepNamed(steps: readonly StepOnRoad[], id: string): number | null {
  const at = steps.findIndex((step) => step.id === (isSendPart(id) ? reviewId : id));
  return at === -1 ? null : at;
}

/** One question without an identity is short enough: its page needs no steps. */
export const offersSteps = (visit: Visit): boolean =>
  answerable(visit).length > 0 && (visit.chain.length > 1 || asksCensus(visit));

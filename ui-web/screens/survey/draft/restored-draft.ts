import { isRight } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { questionKinds } from '../kinds/question-kinds.ts';
import { type DraftBallot, emptyDraft } from './draft-ballot.ts';

/** Whether the answer fits, or only its writer can correct it: then it is kept as it was. */
function isMendable(question: Question, raw: RawAnswer): boolean {
  const checked = checkAnswer(question, raw);
  return isRight(checked) || questionKinds[question.kind].mendable.includes(checked.left.kind);
}

/** The draft ballot of a stored draft: answers that no longer fit their question are left out. */
export function draftFrom(chain: readonly Survey[], kept: Readonly<Record<string, RawAnswer>>): DraftBallot {
  const fitting = chain.flatMap((survey) => {
    const raw = Object.hasOwn(kept, survey.id) ? kept[survey.id] : undefined;
    return raw !== undefined && isMendable(survey.question, raw) ? [[survey.id, raw] as const] : [];
  });
  return { ...emptyDraft, answers: new Map(fitting) };
}

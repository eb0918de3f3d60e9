import { type GivenAnswer, isUnanswered, type RawAnswer } from '#domain/voting/answer.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { whenLeftEmpty } from '../earlier-vote/replaced-votes.ts';
import { type AnswerView, answersInWords, noAnswer } from '../kinds/answer-view.ts';
import { questionKinds } from '../kinds/question-kinds.ts';
import type { Kind, QuestionOf } from '../kinds/question-of.ts';
import { questionId } from '../questions/question-ids.ts';
import type { OpenState } from '../state.ts';
import { answerable } from '../visit.ts';

export interface SummaryView extends AnswerView {
  readonly id: string;
  readonly questionId: string;
  readonly title: Wording;
  readonly number: string;
  readonly changeHidden: string;
  /** The text for a question without an answer. */
  readonly blank: string;
}

/** Every answer once more, in the order of the chain, those left blank included. */
export function summaryViews(open: OpenState, speech: Speech): readonly SummaryView[] {
  const { visit, draft } = open;
  return answerable(visit).map((survey) => {
    const n = visit.chain.indexOf(survey) + 1;
    return {
      id: survey.id,
      questionId: questionId(survey),
      title: titleOf(survey, survey.id === visit.main.id, speech),
      number: visit.chain.length > 1 ? `${n}. ` : '',
      changeHidden: speech.t('survey:dialog.changeHidden', { n }),
      blank: speech.t(`survey:dialog.${whenLeftEmpty(survey, open.earlier)}`),
      ...answerView(survey.question, draft.answers.get(survey.id), speech),
    };
  });
}

function titleOf({ title, question }: Survey, isMain: boolean, speech: Speech): Wording {
  const own = isMain ? questionKinds[question.kind].summaryTitle(speech) : null;
  return own ?? speech.said(title);
}

/** An answer of any kind in words. */
function answerView(question: Question, raw: RawAnswer | undefined, speech: Speech): AnswerView {
  if (raw === null) return answersInWords([speech.t('survey:blankVote.summary')]);
  if (raw === undefined || isUnanswered(raw)) return noAnswer;
  return summaryOf(question.kind, question, raw, speech);
}

const summaryOf = <K extends Kind>(kind: K, question: QuestionOf<K>, raw: GivenAnswer, speech: Speech) =>
  questionKinds[kind].summary(question, raw, speech);

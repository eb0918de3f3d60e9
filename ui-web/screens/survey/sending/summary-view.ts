import type { Survey } from '#domain/voting/survey.ts';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { type ChangeOfAnswer, changeOfAnswer } from '../earlier-vote/replaced-votes.ts';
import type { AnswerView } from '../kinds/answer-view.ts';
import { questionKinds } from '../kinds/question-kinds.ts';
import { questionId } from '../questions/question-ids.ts';
import type { OpenState } from '../state.ts';
import { answerable } from '../visit.ts';
import { answerView } from './answer-view.ts';

export interface SummaryView {
  readonly id: string;
  readonly questionId: string;
  readonly title: Wording;
  readonly number: string;
  /** What is announced with the button back to the answer; null if it cannot be changed. */
  readonly changeHidden: string | null;
  readonly answer: AnswerView;
  /** What a change does to this answer; null for a first vote, and where nothing was answered. */
  readonly change: { readonly kind: ChangeOfAnswer['kind']; readonly text: string } | null;
  /** The text for a question without an answer. */
  readonly blank: string;
}

/** Every answer once more, in the order of the chain, those left blank included. */
export function summaryViews(open: OpenState, speech: Speech): readonly SummaryView[] {
  const { visit, draft } = open;
  return answerable(visit).map((survey, index) => {
    const n = index + 1;
    const change = changeOfAnswer(survey, open);
    const isLeft = change?.kind === 'kept' || change?.kind === 'same';
    const raw = isLeft ? change.before : draft.answers.get(survey.id);
    return {
      id: survey.id,
      questionId: questionId(survey),
      title: titleOf(survey, survey.id === visit.main.id, speech),
      number: visit.chain.length > 1 ? `${n}. ` : '',
      changeHidden: change?.kind === 'kept' ? null : speech.t('survey:dialog.changeHidden', { n }),
      answer: answerView(survey.question, raw, speech),
      change:
        change === null || change.kind === 'blank'
          ? null
          : { kind: change.kind, text: changeWords(survey, change, speech) },
      blank: speech.t('survey:dialog.blank'),
    };
  });
}

/** An earlier answer of one word or sentence is named, so that the voter sees what is lost. */
function changeWords({ question }: Survey, change: ChangeOfAnswer, speech: Speech): string {
  if (change.kind !== 'replaced') return speech.t(`survey:dialog.${change.kind}`);
  const { answers } = answerView(question, change.before, speech);
  const [only] = answers;
  return only !== undefined && answers.length === 1
    ? speech.t('survey:dialog.replacedOf', { answer: textOf(only) })
    : speech.t('survey:dialog.replaced');
}

function titleOf({ title, question }: Survey, isMain: boolean, speech: Speech): Wording {
  const own = isMain ? questionKinds[question.kind].summaryTitle(speech) : null;
  return own ?? speech.said(title);
}

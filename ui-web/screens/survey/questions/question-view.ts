import type { SurveyId } from '#domain/shared/ids.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Speech } from '#ui-web/speech.ts';
import { questionKinds, type Views } from '../kinds/question-kinds.ts';
import { type KeptAnswerView, keptAnswerView } from '../earlier-vote/kept-answer-view.ts';
import type { Kind, QuestionOf } from '../kinds/question-of.ts';
import type { OpenState } from '../state.ts';
import type { QuestionHead } from './head.ts';
import { headOf } from './question-head.ts';
import { type QuestionState, questionStateOf, sameQuestionState } from './question-state.ts';

/** What is drawn below the title: the view of the question's kind, or why it cannot be answered now. */
type Body =
  | Views[Kind]
  | { readonly kind: 'closedToAnswers'; readonly text: string }
  | ({ readonly kind: 'kept' } & KeptAnswerView);

/** One question of the chain as it is drawn. */
export type QuestionView = QuestionHead & Body;

interface Kept {
  readonly state: QuestionState;
  readonly speech: Speech;
  readonly view: QuestionView;
}

/** The questions of the chain; with `alone` only that one, as a step of the road. */
type QuestionViewer = (open: OpenState, speech: Speech, alone?: Survey) => readonly QuestionView[];

/** Puts the questions of a chain into words; a question that has not changed keeps the same view object. */
export function questionViewer(): QuestionViewer {
  const kept = new Map<SurveyId, Kept>();
  return (open, speech, alone) =>
    (alone ? [alone] : open.visit.chain).map((survey) => {
      const index = open.visit.chain.indexOf(survey);
      const state = questionStateOf(open, survey, index, alone !== undefined);
      const before = kept.get(survey.id);
      const comparable = before?.speech === speech && before.state.survey === survey ? before : null;
      if (comparable && sameQuestionState(comparable.state, state)) return comparable.view;
      const view = { ...headOf(state, speech), ...bodyOf(state, speech, comparable?.view ?? null) };
      kept.set(survey.id, { state, speech, view });
      return view;
    });
}

function bodyOf(state: QuestionState, speech: Speech, before: QuestionView | null): Body {
  const { question } = state;
  if (state.kept !== undefined) return { kind: 'kept', ...keptAnswerView(question, state.kept, speech) };
  if (!state.isOpen) return { kind: 'closedToAnswers', text: speech.t('survey:notOpenQuestion') };
  return viewOf(question.kind, question, state, speech, before);
}

function viewOf<K extends Kind>(
  kind: K,
  question: QuestionOf<K>,
  state: QuestionState,
  speech: Speech,
  before: QuestionView | null,
): Views[K] {
  const last = before !== null && isOf(kind, before) ? before : null;
  return questionKinds[kind].view(state, question, speech, last);
}

const isOf = <K extends Kind>(kind: K, view: QuestionView): view is QuestionView & Views[K] =>
  view.kind === kind;

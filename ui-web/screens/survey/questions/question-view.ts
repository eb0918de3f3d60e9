import type { SurveyId } from '#domain/shared/ids.ts';
import type { Speech } from '#ui-web/speech.ts';
import { type QuestionState, questionStateOf, sameQuestionState } from './question-state.ts';
import { type Head, headOf } from './question-head.ts';
import { type FreeView, freeView } from '../kinds/free/view.ts';
import { type OneView, oneView, type SeveralView, severalView } from '../kinds/options/view.ts';
import { type BudgetView, proposalsView } from '../kinds/budget-amount/view.ts';
import { type RankedView, rankedView, type SortableView, sortableView } from '../kinds/ranking/view.ts';
import { type SlidersView, slidersView } from '../kinds/limited-sliders/view.ts';
import { ratingAnswersView, ratingView, type StarsView } from '../kinds/stars/stars-view.ts';
import type { OpenState } from '../state.ts';

/** What stands below the title of a question, after its kind. */
export type QuestionMatter =
  | { readonly kind: 'budgetAmount'; readonly budget: BudgetView }
  | OneView
  | SeveralView
  | SortableView
  | RankedView
  | SlidersView
  | { readonly kind: 'rating'; readonly stars: StarsView }
  | { readonly kind: 'ratingAnswers'; readonly rated: readonly StarsView[] }
  | FreeView
  | { readonly kind: 'likes'; readonly liked: boolean }
  /** Of a kind that cannot be answered here, or not open now: says so. */
  | { readonly kind: 'closedToAnswers'; readonly text: string };

/** One question of the chain as it is drawn. */
export type QuestionView = Head & QuestionMatter;

/** Puts the questions of a chain into words; what has not changed since the last time is the very same view. */
export function questionViewer(): (open: OpenState, speech: Speech) => readonly QuestionView[] {
  const kept = new Map<
    SurveyId,
    { readonly asked: QuestionState; readonly speech: Speech; readonly view: QuestionView }
  >();
  return (open, speech) =>
    open.visit.chain.map((survey, index) => {
      const asked = questionStateOf(open, survey, index);
      const before = kept.get(survey.id);
      const comparable = before?.speech === speech && before.asked.survey === survey ? before : null;
      if (comparable && sameQuestionState(comparable.asked, asked)) return comparable.view;
      const view = { ...headOf(asked, speech), ...matterOf(asked, speech, comparable?.view ?? null) };
      kept.set(survey.id, { asked, speech, view });
      return view;
    });
}

function matterOf(asked: QuestionState, speech: Speech, before: QuestionView | null): QuestionMatter {
  const { question } = asked;
  if (!asked.isOpen) return { kind: 'closedToAnswers', text: speech.t('survey:notOpenQuestion') };
  switch (question.kind) {
    case 'budgetAmount': {
      const budget = before?.kind === 'budgetAmount' ? before.budget : null;
      return { kind: 'budgetAmount', budget: proposalsView(asked, question, speech, budget) };
    }
    case 'options':
    case 'yesNo':
    case 'likeDislike':
      return oneView(asked, question, speech);
    case 'optionsMultiple':
      return severalView(asked, question, speech);
    case 'sortable':
      return sortableView(asked, question, speech);
    case 'ranked':
      return rankedView(asked, question, speech);
    case 'limitedSliders':
      return slidersView(asked, question, speech);
    case 'rating':
      return { kind: 'rating', stars: ratingView(asked, question, speech) };
    case 'ratingAnswers':
      return { kind: 'ratingAnswers', rated: ratingAnswersView(asked, question, speech) };
    case 'free':
      return freeView(asked, question, speech);
    case 'likes':
      return { kind: 'likes', liked: asked.raw === 1 };
    case 'unknown': {
      const text = speech.t('survey:unknownType', { type: question.displayType });
      return { kind: 'closedToAnswers', text };
    }
    default:
      return question satisfies never;
  }
}

import { formatMoney } from '#application/text/numbers.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { filledText } from './filled-text.ts';
import { type OptionView, optionView, severalView } from './options-view.ts';
import { chosenIn } from './paper.ts';
import { type BudgetView, proposalsView } from './proposals-view.ts';
import type { OpenState } from './state.ts';

interface Head {
  readonly survey: Survey;
  readonly id: string;
  readonly number?: string;
  readonly title: Wording;
  readonly lead: Wording | null;
  readonly error?: string;
}

/** One question of the chain as it is drawn. */
export type QuestionView = Head &
  (
    | { readonly kind: 'budgetAmount'; readonly budget: BudgetView }
    | {
        readonly kind: 'options';
        readonly options: readonly OptionView[];
        readonly selected: readonly string[];
        readonly mayBeBlank: boolean;
      }
    | {
        readonly kind: 'optionsMultiple';
        readonly options: readonly OptionView[];
        readonly selected: readonly string[];
        readonly count: string;
        readonly refusal?: string;
      }
    /** Of a kind that cannot be answered here, or not open now: says so. */
    | { readonly kind: 'closedToAnswers'; readonly text: string }
  );

/** The questions of the chain. The main survey has given its title to the page, so its question says what to do. */
export function questionViews(open: OpenState, speech: Speech): readonly QuestionView[] {
  return open.visit.chain.map((survey, index) => questionView(open, survey, index, speech));
}

function questionView(open: OpenState, survey: Survey, index: number, speech: Speech): QuestionView {
  const head = headOf(open, survey, index, speech);
  const { question } = survey;
  const { now, zone } = open.visit;
  if (surveyState(survey, now, zone).kind !== 'open') {
    return { ...head, kind: 'closedToAnswers', text: speech.t('survey:notOpenQuestion') };
  }
  switch (question.kind) {
    case 'budgetAmount':
      return { ...head, kind: 'budgetAmount', budget: proposalsView(open, survey, question, speech) };
    case 'options': {
      const options = question.answers.map((answer) => optionView(answer, false, speech));
      return {
        ...head,
        kind: 'options',
        options,
        selected: chosenIn(open.paper, survey.id),
        mayBeBlank: !survey.required,
      };
    }
    case 'optionsMultiple':
      return { ...head, kind: 'optionsMultiple', ...severalView(open, survey, question, speech) };
    case 'unknown': {
      const text = speech.t('survey:unknownType', { type: question.displayType });
      return { ...head, kind: 'closedToAnswers', text };
    }
    default:
      return question satisfies never;
  }
}

function headOf({ visit, faults }: OpenState, survey: Survey, index: number, speech: Speech): Head {
  const { t } = speech;
  const of = visit.chain.length;
  const place = of > 1 ? t('survey:question.number', { n: index + 1, of }) : null;
  const number = [
    place,
    survey.required ? t(place ? 'survey:question.required' : 'survey:question.requiredAlone') : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
  const missing = faults?.chain?.kind === 'requiredUnanswered' && faults.chain.surveys.includes(survey.id);
  const nothing = faults?.chain?.kind === 'nothingAnswered' && index === 0;
  const isMain = survey.id === visit.main.id;
  return {
    survey,
    id: questionId(survey),
    ...(number === '' ? {} : { number }),
    title: isMain ? taskOf(survey.question, speech) : speech.said(survey.title),
    lead: isMain ? guidanceOf(survey.question, speech) : filledText(survey.description, speech),
    ...(missing ? { error: t('survey:faults.requiredUnanswered') } : {}),
    ...(nothing ? { error: t('survey:faults.nothingAnswered') } : {}),
  };
}

export const questionId = (survey: Survey): string => `q-${survey.id}`;

/** What the main question asks to be done. */
function taskOf(question: Question, { t }: Speech): string {
  if (question.kind === 'unknown') return t('survey:question.unknown');
  const most = question.kind === 'optionsMultiple' ? question.most : 1;
  return t(`survey:question.${question.kind}`, { count: most });
}

const guidanceOf = (question: Question, { t }: Speech): string | null =>
  question.kind === 'budgetAmount' ? t('survey:budget.lead', { total: formatMoney(question.total) }) : null;

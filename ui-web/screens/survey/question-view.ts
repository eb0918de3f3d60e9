import { formatMoney } from '#application/text/numbers.ts';
import { type AnswerId, proposalId } from '#domain/shared/ids.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { cents } from '#domain/shared/money.ts';
import { spentOn } from '#domain/voting/answers/budget-amount.ts';
import type { AnswerOption, Question, Survey, SurveyProposal } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { chosenIn } from './paper.ts';
import type { OpenState } from './state.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

interface Head {
  readonly survey: Survey;
  readonly id: string;
  readonly number?: string;
  readonly title: Wording;
  readonly lead: Wording | null;
  readonly error?: string;
}

export interface OptionView {
  readonly value: string;
  readonly title: Wording;
  readonly detail: Wording | null;
  readonly image: string | null;
  readonly atLimit: boolean;
}

export interface ProposalView {
  readonly id: string;
  readonly title: Wording;
  readonly shortTitle: Wording;
  readonly zone?: string;
  readonly text: Wording | null;
  readonly share: number;
  readonly amount: string;
  readonly chosen: boolean;
  readonly missing: string | null;
}

export interface BudgetView {
  readonly remaining: string;
  /** With `<b>`. */
  readonly spent: string;
  readonly free: number;
  readonly proposals: readonly ProposalView[];
}

/** One question of the chain as it is drawn. */
export type QuestionView = Head &
  (
    | { readonly kind: 'budgetAmount'; readonly budget: BudgetView }
    | { readonly kind: 'options'; readonly options: readonly OptionView[]; readonly selected: readonly string[]; readonly mayBeBlank: boolean }
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

/** The text where there is one. */
const orNull = (text: LocalizedText | null, { said }: Speech): Wording | null => {
  const found = said(text);
  return found.text === '' ? null : found;
};

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
      return { ...head, kind: 'budgetAmount', budget: budgetView(open, survey, question, speech) };
    case 'options': {
      const options = question.answers.map((answer) => optionView(answer, false, speech));
      return { ...head, kind: 'options', options, selected: chosenIn(open.paper, survey.id), mayBeBlank: !survey.required };
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
  const number = [place, survey.required ? t(place ? 'survey:question.required' : 'survey:question.requiredAlone') : null]
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
    lead: isMain ? guidanceOf(survey.question, speech) : orNull(survey.description, speech),
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

const optionView = (answer: AnswerOption, atLimit: boolean, speech: Speech): OptionView => ({
  value: answer.id,
  title: speech.said(answer.text),
  detail: orNull(answer.description, speech),
  image: answer.image,
  atLimit,
});

function severalView(open: OpenState, survey: Survey, question: Of<'optionsMultiple'>, speech: Speech) {
  const { answers, most } = question;
  const selected = chosenIn(open.paper, survey.id);
  const refusal = open.paper.refused.get(survey.id);
  const resets = answers.filter(({ reset }) => reset).map(({ id }) => id);
  const hasReset = resets.some((id) => selected.includes(id));
  return {
    // A reset answer can always be taken: it clears the others. And it gives way to any other.
    options: answers.map((answer) => {
      const full = selected.length >= most && !selected.includes(answer.id) && !answer.reset && !hasReset;
      return optionView(answer, full, speech);
    }),
    selected,
    count: speech.t('survey:options.count', { n: selected.length, of: most }),
    ...(refusal?.kind === 'tooMany' ? { refusal: speech.t('survey:options.tooMany', { count: most }) } : {}),
  };
}

function budgetView(open: OpenState, survey: Survey, question: Of<'budgetAmount'>, speech: Speech): BudgetView {
  const { proposals, total } = question;
  const chosen = chosenIn(open.paper, survey.id).map(proposalId);
  const spent = spentOn(proposals, chosen);
  const refusal = open.paper.refused.get(survey.id);
  return {
    remaining: formatMoney(cents(total - spent)),
    spent: speech.t('survey:budget.spent', { count: chosen.length, spent: formatMoney(spent), total: formatMoney(total) }),
    free: total - spent,
    proposals: proposals.map((proposal) => ({
      ...proposalView(proposal, speech),
      chosen: chosen.includes(proposal.id),
      missing:
        refusal?.kind === 'overBudget' && refusal.proposal === proposal.id ? formatMoney(refusal.missing) : null,
    })),
  };
}

function proposalView(proposal: SurveyProposal, speech: Speech): Omit<ProposalView, 'chosen' | 'missing'> {
  const zone = [proposal.category, proposal.area].map((text) => speech.said(text).text).filter((text) => text !== '');
  const title = speech.said(proposal.title);
  const short = speech.said(proposal.shortTitle);
  return {
    id: proposal.id,
    title,
    shortTitle: short.text === '' ? title : short,
    ...(zone.length > 0 ? { zone: zone.join(' · ') } : {}),
    text: orNull(proposal.text, speech),
    share: proposal.amount,
    amount: formatMoney(proposal.amount),
  };
}

/** The titles of answers, to name them aloud. */
export const titlesOf = (question: Question, ids: readonly AnswerId[], { said }: Speech): string =>
  question.kind === 'options' || question.kind === 'optionsMultiple'
    ? question.answers.filter(({ id }) => ids.includes(id)).map(({ text }) => textOf(said(text))).join(', ')
    : '';

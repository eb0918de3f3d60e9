import { formatMoney } from '#application/text/numbers.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { type GivenAnswer, isUnanswered, type RawAnswer } from '#domain/voting/answer.ts';
import { spentOn } from '#domain/voting/kinds/budget-amount/selection.ts';
import { sumOfSliders } from '#domain/voting/kinds/limited-sliders/sliders.ts';
import type { AnswerOption } from '#domain/voting/answer-option.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import type { SummaryLine } from '#ui-web/components/dialog-frame/summary-lines.tsx';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { tenthsIn } from '../kinds/limited-sliders/sliding.ts';
import { idsIn, numbersIn } from '../draft/draft-ballot.ts';
import { questionId } from '../questions/question-head.ts';
import { pointsText } from '../kinds/ranking/view.ts';
import { percent } from '../kinds/limited-sliders/view.ts';
import { whenLeftEmpty } from '../earlier-vote/replaced-votes.ts';
import { starsText } from '../kinds/stars/stars-view.ts';
import type { OpenState } from '../state.ts';
import { answerable } from '../visit.ts';

/** What was answered. */
export interface AnswerView {
  /** In words; empty when nothing was, or when lines say it. */
  readonly answers: readonly Wording[];
  /** Things with what they were given. */
  readonly lines: readonly SummaryLine[];
  readonly budget: {
    readonly segments: readonly {
      readonly id: string;
      readonly identifier: string;
      readonly share: number;
    }[];
    readonly free: number;
  } | null;
}

export interface SummaryView extends AnswerView {
  readonly id: string;
  readonly questionId: string;
  readonly title: Wording;
  readonly number: string;
  readonly changeHidden: string;
  /** What is said where nothing was answered. */
  readonly blank: string;
}

const nothing: AnswerView = { answers: [], lines: [], budget: null };

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

function titleOf({ title, question }: Survey, isMain: boolean, { t, said }: Speech): Wording {
  if (question.kind === 'budgetAmount' && isMain) return t('survey:dialog.chosenProposals');
  return said(title);
}

/** An answer of any kind in words. */
export function answerView(question: Question, raw: RawAnswer | undefined, speech: Speech): AnswerView {
  if (raw === null) return { ...nothing, answers: [speech.t('survey:blankVote.summary')] };
  if (raw === undefined || isUnanswered(raw)) return nothing;
  const { said } = speech;
  switch (question.kind) {
    case 'options':
    case 'yesNo':
    case 'likeDislike':
    case 'optionsMultiple': {
      const chosen = idsIn(raw);
      const picked = question.answers.filter(({ id }) => chosen.includes(id));
      return { ...nothing, answers: picked.map(({ text }) => said(text)) };
    }
    case 'sortable':
    case 'ranked':
      return { ...nothing, lines: rankingLines(idsIn(raw), question, speech) };
    case 'limitedSliders':
      return { ...nothing, lines: sliderLines(raw, question.answers, speech) };
    case 'rating':
      return typeof raw === 'number' ? { ...nothing, answers: [starsText(raw, speech)] } : nothing;
    case 'ratingAnswers': {
      const stars = numbersIn(raw);
      const lines = question.answers.flatMap(({ id, text }) => {
        const given = stars[id];
        return given === undefined ? [] : [{ id, text: said(text), value: starsText(given, speech) }];
      });
      return { ...nothing, lines };
    }
    case 'free':
      return typeof raw === 'string' ? { ...nothing, answers: [raw.trim()] } : nothing;
    case 'likes':
      return { ...nothing, answers: [speech.t('survey:likes.like')] };
    case 'budgetAmount':
      return budgetOf(question, idsIn(raw), speech);
    case 'unknown':
      return nothing;
    default:
      return question satisfies never;
  }
}

/** "1. Sombra … 3 puntos". */
function rankingLines(
  order: readonly string[],
  { answers, maxScore }: Extract<Question, { kind: 'sortable' | 'ranked' }>,
  speech: Speech,
): readonly SummaryLine[] {
  return order.flatMap((id, place) => {
    const answer = answers.find((one) => one.id === id);
    if (!answer) return [];
    const found = speech.said(answer.text);
    const text = { ...found, text: `${place + 1}. ${textOf(found)}` };
    return [{ id, text, value: pointsText(place, maxScore, speech) }];
  });
}

/** What each answer was given, and all of them together. */
function sliderLines(
  raw: GivenAnswer,
  answers: readonly AnswerOption[],
  { t, said, language }: Speech,
): readonly SummaryLine[] {
  const tenths = tenthsIn(raw, answers);
  const given = answers.flatMap(({ id, text }) => {
    const value = tenths.get(id);
    return value === undefined ? [] : [{ id, text: said(text), value: percent(value, language) }];
  });
  return [
    ...given,
    { text: t('survey:sliders.sum'), value: percent(sumOfSliders(tenths), language), kind: 'total' },
  ];
}

function budgetOf(
  { proposals, total }: Extract<Question, { kind: 'budgetAmount' }>,
  chosen: readonly string[],
  { t, said }: Speech,
): AnswerView {
  const picked = proposals.filter(({ id }) => chosen.includes(id));
  const spent = spentOn(proposals, chosen.map(proposalId));
  const free = total - spent;
  return {
    answers: [],
    lines: [
      ...picked.map(({ id, title, amount }) => ({ id, text: said(title), value: formatMoney(amount) })),
      { text: t('survey:dialog.total', { count: picked.length }), value: formatMoney(spent), kind: 'total' },
      { text: t('survey:dialog.unspent'), value: formatMoney(cents(free)), kind: 'rest' },
    ],
    budget: { segments: picked.map(({ id, amount }) => ({ id, identifier: id, share: amount })), free },
  };
}

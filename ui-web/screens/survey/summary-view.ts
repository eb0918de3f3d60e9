import { formatMoney } from '#application/text/numbers.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { spentOn } from '#domain/voting/answers/budget-amount.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import type { SummaryLine } from '#ui-web/components/dialog-frame/summary-lines.tsx';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { chosenIn } from './paper.ts';
import { questionId } from './question-view.ts';
import type { OpenState } from './state.ts';
import { answerable } from './visit.ts';

export interface SummaryView {
  readonly id: string;
  readonly questionId: string;
  readonly title: Wording;
  readonly number: string;
  readonly changeHidden: string;
  /** What was chosen; empty when nothing was. */
  readonly answers: readonly Wording[];
  readonly budget: {
    readonly lines: readonly SummaryLine[];
    readonly segments: readonly {
      readonly id: string;
      readonly identifier: string;
      readonly share: number;
    }[];
    readonly free: number;
  } | null;
}

/** Every answer once more, in the order of the chain, those left blank included. */
export function summaryViews(open: OpenState, speech: Speech): readonly SummaryView[] {
  const { visit, paper } = open;
  const views: SummaryView[] = [];
  for (const survey of answerable(visit)) {
    const n = visit.chain.indexOf(survey) + 1;
    views.push({
      id: survey.id,
      questionId: questionId(survey),
      title: titleOf(survey, survey.id === visit.main.id, speech),
      number: visit.chain.length > 1 ? `${n}. ` : '',
      changeHidden: speech.t('survey:dialog.changeHidden', { n }),
      ...answersOf(survey.question, chosenIn(paper, survey.id), speech),
    });
  }
  return views;
}

function titleOf({ title, question }: Survey, isMain: boolean, { t, said }: Speech): Wording {
  if (question.kind === 'budgetAmount' && isMain) return t('survey:dialog.chosenProposals');
  return said(title);
}

function answersOf(
  question: Question,
  chosen: readonly string[],
  speech: Speech,
): Pick<SummaryView, 'answers' | 'budget'> {
  if (question.kind === 'unknown' || chosen.length === 0) return { answers: [], budget: null };
  if (question.kind !== 'budgetAmount') {
    const picked = question.answers.filter(({ id }) => chosen.includes(id));
    return { answers: picked.map(({ text }) => speech.said(text)), budget: null };
  }
  return { answers: [], budget: budgetOf(question, chosen, speech) };
}

function budgetOf(
  { proposals, total }: Extract<Question, { kind: 'budgetAmount' }>,
  chosen: readonly string[],
  { t, said }: Speech,
): SummaryView['budget'] {
  const picked = proposals.filter(({ id }) => chosen.includes(id));
  const spent = spentOn(proposals, chosen.map(proposalId));
  const free = total - spent;
  return {
    lines: [
      ...picked.map(({ title, amount }) => ({ text: said(title), value: formatMoney(amount) })),
      { text: t('survey:dialog.total', { count: picked.length }), value: formatMoney(spent), kind: 'total' },
      { text: t('survey:dialog.unspent'), value: formatMoney(cents(free)), kind: 'rest' },
    ],
    segments: picked.map(({ id, amount }) => ({ id, identifier: id, share: amount })),
    free,
  };
}

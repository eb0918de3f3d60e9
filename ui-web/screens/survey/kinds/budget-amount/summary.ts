import { formatMoney } from '#application/text/numbers.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import type { GivenAnswer } from '#domain/voting/answer.ts';
import { spentOn } from '#domain/voting/kinds/budget-amount/selection.ts';
import type { Speech } from '#ui-web/speech.ts';
import { idsIn } from '../../draft/draft-ballot.ts';
import type { AnswerView } from '../answer-view.ts';
import type { QuestionOf } from '../question-of.ts';

/** The proposals with their amounts, their total and what is left. */
export function budgetSummary(
  { proposals, total }: QuestionOf<'budgetAmount'>,
  raw: GivenAnswer,
  { t, said }: Speech,
): AnswerView {
  const chosen = idsIn(raw);
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

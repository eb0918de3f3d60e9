import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { spentOn } from '#domain/voting/kinds/budget-amount/selection.ts';
import type { SurveyProposal } from '#domain/voting/survey-proposal.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Announcement } from '#ui-web/screens/survey/announcements/announcement.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { CartState } from './presenter.ts';

/** A chosen proposal in the summary and in the bar. */
export interface ChosenView {
  readonly id: string;
  readonly title: Wording;
  readonly shortTitle: Wording;
  readonly amount: string;
  readonly share: number;
  readonly removeLabel: string;
}

export interface CartView {
  readonly chosen: readonly ChosenView[];
  readonly count: number;
  readonly spent: string;
  readonly remaining: string;
  readonly total: string;
  readonly free: number;
}

function chosenView({ id, title, shortTitle, amount }: SurveyProposal, { t, said }: Speech): ChosenView {
  const [whole, short] = [said(title), said(shortTitle)];
  return {
    id,
    title: whole,
    shortTitle: short.text === '' ? whole : short,
    amount: formatMoney(amount),
    share: amount,
    removeLabel: t('survey:budget.removeNamed', { title: whole.text }),
  };
}

export function cartView(
  { chosen }: CartState,
  { proposals, total }: BudgetQuestion,
  speech: Speech,
): CartView {
  const spent = spentOn(proposals, chosen);
  return {
    chosen: proposals.filter(({ id }) => chosen.includes(id)).map((proposal) => chosenView(proposal, speech)),
    count: chosen.length,
    spent: formatMoney(spent),
    remaining: formatMoney(cents(total - spent)),
    total: formatMoney(total),
    free: total - spent,
  };
}

/** Why a proposal was refused, on its card; undefined for the others. */
export function refusalOn({ refusal }: CartState, { id }: SurveyProposal, { t }: Speech) {
  if (refusal === null || refusal.proposal !== id) return undefined;
  if (refusal.kind === 'alreadyChosen') return { title: `${t('cart:alreadyChosen')}.` };
  return {
    title: `${t('cart:overBudget')}.`,
    detail: t('cart:missing', { amount: formatMoney(refusal.missing) }),
  };
}

/** What screen readers announce after a change. */
export function cartAnnouncement(
  { event, refusal, chosen }: CartState,
  { proposals, total }: BudgetQuestion,
  { t, said }: Speech,
): Announcement | null {
  if (event === null) return null;
  const { serial, kind } = event;
  if (kind === 'refused') {
    const text = t(refusal?.kind === 'alreadyChosen' ? 'cart:alreadyChosen' : 'cart:overBudget');
    return { serial, urgent: true, text };
  }
  const proposal = proposals.find(({ id }) => id === event.proposal);
  const amount = formatMoney(cents(total - spentOn(proposals, chosen)));
  return { serial, urgent: false, text: t(`cart:${kind}`, { title: said(proposal?.title).text, amount }) };
}

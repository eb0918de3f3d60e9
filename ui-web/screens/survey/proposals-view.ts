import { formatMoney } from '#application/text/numbers.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { spentOn } from '#domain/voting/answers/budget-amount.ts';
import type { Question, Survey, SurveyProposal } from '#domain/voting/survey.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { filledText } from './filled-text.ts';
import { chosenIn } from './paper.ts';
import type { OpenState } from './state.ts';

type BudgetQuestion = Extract<Question, { kind: 'budgetAmount' }>;

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

/** The proposals, what is spent and what is left. */
export function proposalsView(
  open: OpenState,
  survey: Survey,
  question: BudgetQuestion,
  speech: Speech,
): BudgetView {
  const { proposals, total } = question;
  const chosen = chosenIn(open.paper, survey.id).map(proposalId);
  const spent = spentOn(proposals, chosen);
  const refusal = open.paper.refused.get(survey.id);
  return {
    remaining: formatMoney(cents(total - spent)),
    spent: speech.t('survey:budget.spent', {
      count: chosen.length,
      spent: formatMoney(spent),
      total: formatMoney(total),
    }),
    free: total - spent,
    proposals: proposals.map((proposal) => ({
      ...proposalView(proposal, speech),
      chosen: chosen.includes(proposal.id),
      missing:
        refusal?.kind === 'overBudget' && refusal.proposal === proposal.id
          ? formatMoney(refusal.missing)
          : null,
    })),
  };
}

function proposalView(proposal: SurveyProposal, speech: Speech): Omit<ProposalView, 'chosen' | 'missing'> {
  const zone = [proposal.category, proposal.area]
    .map((text) => speech.said(text).text)
    .filter((text) => text !== '');
  const title = speech.said(proposal.title);
  const short = speech.said(proposal.shortTitle);
  return {
    id: proposal.id,
    title,
    shortTitle: short.text === '' ? title : short,
    ...(zone.length > 0 ? { zone: zone.join(' · ') } : {}),
    text: filledText(proposal.text, speech),
    share: proposal.amount,
    amount: formatMoney(proposal.amount),
  };
}

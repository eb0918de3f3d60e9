import { formatDay } from '#application/text/dates.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { proposalId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { spentOn } from '#domain/voting/kinds/budget-amount/selection.ts';
import type { SurveyProposal } from '#domain/voting/survey-proposal.ts';
import type { Wording } from '#ui-web/components/wording/wording.tsx';
import { describedPicture } from '#ui-web/components/tile/described-picture.ts';
import type { Picture } from '#ui-web/components/tile/picture-or-wall.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { idsIn } from '../../draft/draft-ballot.ts';
import { filledText } from '../../filled-text.ts';
import type { QuestionState } from '../../questions/question-state.ts';
import type { QuestionOf } from '../question-of.ts';

export interface ProposalView {
  readonly id: string;
  readonly title: Wording;
  readonly shortTitle: Wording;
  /** Its topic and its area, one after the other. */
  readonly zone?: string;
  readonly category: Wording | null;
  readonly area: Wording | null;
  readonly text: Wording | null;
  /** In HTML. */
  readonly body: Wording | null;
  readonly picture: Picture | null;
  /** The day it was published, in words. */
  readonly published: string | null;
  readonly share: number;
  readonly amount: string;
  readonly chosen: boolean;
  readonly missing: string | null;
}

export interface Spending {
  readonly remaining: string;
  /** With `<b>`. */
  readonly spent: string;
  readonly free: number;
  readonly proposals: readonly ProposalView[];
}

export interface BudgetView {
  readonly kind: 'budgetAmount';
  readonly budget: Spending;
}

/** The proposals, what is spent and what is left. Proposals that are shown as `before` keep the same views. */
export const budgetView = (
  state: QuestionState,
  question: QuestionOf<'budgetAmount'>,
  speech: Speech,
  before: BudgetView | null,
): BudgetView => ({
  kind: 'budgetAmount',
  budget: spendingOf(state, question, speech, before?.budget ?? null),
});

function spendingOf(
  { raw, refusal }: QuestionState,
  { proposals, total }: QuestionOf<'budgetAmount'>,
  speech: Speech,
  before: Spending | null,
): Spending {
  const chosen = idsIn(raw).map(proposalId);
  const spent = spentOn(proposals, chosen);
  const missingFor = (proposal: SurveyProposal) =>
    refusal?.kind === 'overBudget' && refusal.proposal === proposal.id ? formatMoney(refusal.missing) : null;
  return {
    remaining: formatMoney(cents(total - spent)),
    spent: speech.t('survey:budget.spent', {
      count: chosen.length,
      spent: formatMoney(spent),
      total: formatMoney(total),
    }),
    free: total - spent,
    proposals: proposals.map((proposal, at) => {
      const now = { chosen: chosen.includes(proposal.id), missing: missingFor(proposal) };
      const old = before?.proposals[at];
      if (old && old.chosen === now.chosen && old.missing === now.missing) return old;
      return { ...(old ?? proposalView(proposal, speech)), ...now };
    }),
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
    category: filledText(proposal.category, speech),
    area: filledText(proposal.area, speech),
    text: filledText(proposal.text, speech),
    body: filledText(proposal.body, speech),
    picture: describedPicture(proposal.image, speech.said(proposal.imageAlt)),
    published: proposal.published && formatDay(proposal.published, speech.language),
    share: proposal.amount,
    amount: formatMoney(proposal.amount),
  };
}

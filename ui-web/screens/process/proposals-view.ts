import { formatMoney } from '#application/text/numbers.ts';
import type { FoundText } from '#domain/shared/localized-text.ts';
import type { SurveyProposal } from '#domain/voting/survey-proposal.ts';
import type { Speech } from '#ui-web/speech.ts';
import { processAddresses } from './addresses.ts';
import type { ProcessStatus } from './process-status.ts';

/** The proposals that a process puts to the vote; empty without a budget vote. */
export function proposalsOf({ vote }: ProcessStatus): readonly SurveyProposal[] {
  const question = vote?.survey.question;
  return question?.kind === 'budgetAmount' ? question.proposals : [];
}

/** The budget vote in which the reader can choose proposals now; null if there is none, or it is not open. */
export function openBudget({ vote }: ProcessStatus) {
  const question = vote?.survey.question;
  if (vote?.state.kind !== 'open' || question?.kind !== 'budgetAmount') return null;
  return { survey: vote.survey, question };
}

export interface ListedProposalView {
  readonly id: string;
  readonly identifier: string;
  readonly href: string;
  readonly title: FoundText;
  readonly zone?: string;
  readonly amount: string;
  readonly text: FoundText | null;
  readonly picture?: { readonly src: string; readonly alt: string };
}

/** Proposals as cards, in the survey's order. */
export const proposalViews = (standing: ProcessStatus, { said }: Speech): readonly ListedProposalView[] =>
  proposalsOf(standing).map(({ id, title, amount, text, area, category, image }) => {
    const zone = [category, area].map((words) => said(words).text).filter((words) => words !== '');
    return {
      id,
      identifier: id,
      href: processAddresses.proposal(standing.process, id),
      title: said(title),
      ...(zone.length > 0 && { zone: zone.join(' · ') }),
      amount: formatMoney(amount),
      text: text === null ? null : said(text),
      ...(image !== null && { picture: { src: image, alt: '' } }),
    };
  });

/** The sum to allocate; null without a budget vote. */
export function budgetSentence({ vote }: ProcessStatus, { t }: Speech): string | null {
  const question = vote?.survey.question;
  return question?.kind === 'budgetAmount'
    ? t('process:proposals.budget', { amount: formatMoney(question.total) })
    : null;
}

import type { ProposalId } from '../../../shared/ids.ts';
import { type Cents, cents, sumOfMoney } from '../../../shared/money.ts';
import { type Either, left, right } from '../../../shared/result.ts';
import type { SurveyProposal } from '../../survey-proposal.ts';

/** What the chosen proposals cost together. */
export const spentOn = (proposals: readonly SurveyProposal[], chosen: readonly ProposalId[]): Cents =>
  sumOfMoney(proposals.filter(({ id }) => chosen.includes(id)).map(({ amount }) => amount));

/** Why a proposal cannot join the selection. */
export type CartRefusal =
  | { readonly kind: 'overBudget'; readonly proposal: ProposalId; readonly missing: Cents }
  | { readonly kind: 'alreadyChosen'; readonly proposal: ProposalId };

/**
 * Adds a proposal to the selection, in the survey's order; refused when it exceeds what is left, with how much is
 * missing. With 40.850,00 € left, a proposal of 74.900,00 € misses 34.050,00 €.
 */
export function addProposal(
  proposals: readonly SurveyProposal[],
  total: Cents,
  chosen: readonly ProposalId[],
  proposal: SurveyProposal,
): Either<CartRefusal, readonly ProposalId[]> {
  if (chosen.includes(proposal.id)) return left({ kind: 'alreadyChosen', proposal: proposal.id });
  const missing = spentOn(proposals, chosen) + proposal.amount - total;
  if (missing > 0) return left({ kind: 'overBudget', proposal: proposal.id, missing: cents(missing) });
  return right(proposals.map(({ id }) => id).filter((id) => id === proposal.id || chosen.includes(id)));
}

/** Takes a proposal out of the selection; the others keep their order. One that is not chosen changes nothing. */
export const removeProposal = (chosen: readonly ProposalId[], proposal: ProposalId): readonly ProposalId[] =>
  chosen.filter((id) => id !== proposal);

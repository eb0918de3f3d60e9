import type { Page } from '#domain/content/article.ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import type { ProposalFilters } from '#domain/processes/proposal-filters.ts';
import { map } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/council.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/asked.ts';
import { readTerms, type Terms } from './terms.ts';

/** Specification 3, section 9. */
export const proposalsPerPage = 12;

export interface FoundProposals {
  readonly page: Page<Proposal>;
  readonly terms: Terms;
}

/** One page of the proposals that the filters let through, with the words they are sorted under. */
export function proposalsPresenter(
  council: Council,
  filters: ProposalFilters,
  page: number,
): AskingPresenter<FoundProposals> {
  const { realm, contents, clock } = council;
  const stretch = { limit: proposalsPerPage, offset: (page - 1) * proposalsPerPage };
  return askingPresenter(async () => {
    const [found, terms] = await Promise.all([
      contents.proposals(realm, filters, stretch),
      readTerms(council),
    ]);
    return map((proposals: Page<Proposal>): FoundProposals => ({ page: proposals, terms }))(found);
  }, clock);
}

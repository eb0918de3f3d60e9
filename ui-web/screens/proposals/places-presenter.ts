import type { Page } from '#domain/content/article.ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import type { ProposalFilters } from '#domain/processes/proposal-filters.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/start/loadable.ts';

/** How many are drawn (specification 3, section 9). */
export const mostOnMap = 300;

/** The proposals that a map shows: those of the list's filters, on all its pages. */
export const placesPresenter = (
  { realm, contents, clock }: Council,
  filters: ProposalFilters,
): AskingPresenter<Page<Proposal>> =>
  askingPresenter(
    () => contents.proposals(realm, filters, { limit: mostOnMap, offset: 0, brief: true }),
    clock,
  );

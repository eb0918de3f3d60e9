import type { TownFacts } from '#application/ports/town-facts.ts';
import type { Page } from '#domain/content/article.ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import type { ProposalFilters } from '#domain/processes/proposal-filters.ts';
import { isLeft, map } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/council.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/asked.ts';

/** So many are drawn (specification 3, section 9). */
export const mostOnMap = 300;

export interface ProposalsOnMap {
  readonly page: Page<Proposal>;
  /** Null where the town does not tell: the map begins where the product's own begin. */
  readonly town: TownFacts | null;
}

/** The proposals that a map shows: those of the list's filters, on all its pages. */
export function placesPresenter(council: Council, filters: ProposalFilters): AskingPresenter<ProposalsOnMap> {
  const { realm, contents, clock } = council;
  const facts = async () => {
    const told = await (await council.forms()).town.facts(realm);
    return isLeft(told) ? null : told.right;
  };
  return askingPresenter(async () => {
    const [found, town] = await Promise.all([
      contents.proposals(realm, filters, { limit: mostOnMap, offset: 0, brief: true }),
      facts().catch(() => null),
    ]);
    return map((page: Page<Proposal>): ProposalsOnMap => ({ page, town }))(found);
  }, clock);
}

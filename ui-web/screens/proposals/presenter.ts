import type { Page } from '#domain/content/article.ts';
import type { Proposal, Term } from '#domain/processes/proposal.ts';
import type { ProposalFilters } from '#domain/processes/proposal-filters.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft, map } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/start/loadable.ts';
import { readProcessTerms } from './process-terms.ts';
import { readStatusTerms } from './status-terms.ts';
import { readTerms, type Terms } from './terms.ts';

/** Specification 3, section 9. */
export const proposalsPerPage = 12;

export interface FoundProposals {
  readonly page: Page<Proposal>;
  readonly terms: Terms;
  /** The processes that proposals are for. */
  readonly processes: readonly Term[];
  /** The title of the process that the list is narrowed to; null without one, or if it is unknown. */
  readonly process: LocalizedText | null;
}

async function titleOf({ realm, contents }: Council, process: string): Promise<LocalizedText | null> {
  if (process === '') return null;
  const found = await contents.process(realm, process);
  return isLeft(found) ? null : found.right.title;
}

/** One page of the proposals that match the filters, with the terms they are classified under. */
export function proposalsPresenter(
  council: Council,
  filters: ProposalFilters,
  page: number,
): AskingPresenter<FoundProposals> {
  const { realm, contents, clock } = council;
  const stretch = { limit: proposalsPerPage, offset: (page - 1) * proposalsPerPage };
  return askingPresenter(async () => {
    const listed = readProcessTerms(council);
    const [found, vocabularies, processes, process, ofProcess] = await Promise.all([
      contents.proposals(realm, filters, stretch),
      readTerms(council),
      listed,
      titleOf(council, filters.process),
      listed.then((known) => readStatusTerms(council, known)),
    ]);
    const terms = { ...vocabularies, ofProcess };
    return map(
      (proposals: Page<Proposal>): FoundProposals => ({
        page: proposals,
        terms,
        processes,
        process,
      }),
    )(found);
  }, clock);
}

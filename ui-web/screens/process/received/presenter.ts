import type { Process } from '#domain/processes/process.ts';
import { noFilters } from '#domain/processes/proposal-filters.ts';
import type { ProposalId } from '#domain/shared/ids.ts';
import { map } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { type FoundProposals, proposalsPerPage } from '#ui-web/screens/proposals/presenter.ts';
import { statusNames } from '#ui-web/screens/proposals/status-terms.ts';
import { readTerms } from '#ui-web/screens/proposals/terms.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/start/loadable.ts';

/** The first proposals of a process; `total` counts all of them. */
export type OfProcess = Pick<FoundProposals, 'page' | 'terms'>;

/**
 * The proposals of a process, without those that are put to the vote: the first twelve. Those of the vote may be among
 * the first, so that so many more are asked for.
 */
export function ofProcessPresenter(
  council: Council,
  { id, proposals: collection, mailbox }: Process,
  onBallot: readonly ProposalId[],
): AskingPresenter<OfProcess> {
  const { realm, contents, clock } = council;
  const limit = proposalsPerPage + onBallot.length;
  const filters = collection === null ? { ...noFilters, process: id } : noFilters;
  const stretch = { limit, offset: 0, ...(collection !== null && { collection }) };
  const isOnBallot: ReadonlySet<string> = new Set(onBallot);
  return askingPresenter(async () => {
    const [found, terms, names] = await Promise.all([
      contents.proposals(realm, filters, stretch),
      readTerms(council),
      statusNames(council, mailbox),
    ]);
    return map(
      ({ items, total }: FoundProposals['page']): OfProcess => ({
        page: {
          items: items.filter((one) => !isOnBallot.has(one.id)).slice(0, proposalsPerPage),
          total,
        },
        terms: { ...terms, ofProcess: new Map(items.map((one) => [one.process ?? '', names])) },
      }),
    )(found);
  }, clock);
}

import type { Proposal } from '#domain/processes/proposal.ts';
import type { Process } from '#domain/processes/process.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/council.ts';
import { readTerms, type Terms } from '#ui-web/screens/proposals/terms.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/asked.ts';

export interface ShownProposal {
  readonly proposal: Proposal;
  readonly terms: Terms;
  /** The process that it belongs to, where it names one that can be read. */
  readonly process: Process | null;
}

/** A proposal with the words it is sorted under and its process. */
export function proposalPresenter(council: Council, key: string): AskingPresenter<ShownProposal> {
  const { realm, contents, clock } = council;
  return askingPresenter(async () => {
    const [found, terms] = await Promise.all([contents.proposal(realm, key), readTerms(council)]);
    if (isLeft(found)) return found;
    const named = found.right.process;
    const process = named === null ? null : await contents.process(realm, named);
    return right({
      proposal: found.right,
      terms,
      process: process === null || isLeft(process) ? null : process.right,
    });
  }, clock);
}

import type { Proposal } from '#domain/processes/proposal.ts';
import type { Process } from '#domain/processes/process.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { statusNames } from '#ui-web/screens/proposals/status-terms.ts';
import { readTerms, type Terms } from '#ui-web/screens/proposals/terms.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/start/loadable.ts';

export interface ShownProposal {
  readonly proposal: Proposal;
  readonly terms: Terms;
  /** The process that it belongs to, if it names one that can be read. */
  readonly process: Process | null;
}

/** A proposal with the terms it is classified under and its process. */
export function proposalPresenter(council: Council, key: string): AskingPresenter<ShownProposal> {
  const { realm, contents, clock } = council;
  return askingPresenter(async () => {
    const [found, terms] = await Promise.all([contents.proposal(realm, key), readTerms(council)]);
    if (isLeft(found)) return found;
    const named = found.right.process;
    const asked = named === null ? null : await contents.process(realm, named);
    const process = asked === null || isLeft(asked) ? null : asked.right;
    const names = await statusNames(council, process?.mailbox ?? null);
    const ofProcess = new Map(named === null ? [] : [[named, names]]);
    return right({ proposal: found.right, terms: { ...terms, ofProcess }, process });
  }, clock);
}

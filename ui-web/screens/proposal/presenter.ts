import { readStatusNames } from '#adapters/wire/requests/management.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import type { Proposal, Term } from '#domain/processes/proposal.ts';
import type { Process } from '#domain/processes/process.ts';
import { flatMap, isLeft, right } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';
import { readTerms, type Terms } from '#ui-web/screens/proposals/terms.ts';
import { type AskingPresenter, askingPresenter } from '#ui-web/shell/start/loadable.ts';

export interface ShownProposal {
  readonly proposal: Proposal;
  readonly terms: Terms;
  /** The process that it belongs to, if it names one that can be read. */
  readonly process: Process | null;
}

/** The words of the process's mailbox for a validation; empty if it has none, or they could not be loaded. */
async function statusNames(council: Council, process: Process | null): Promise<readonly Term[]> {
  if (process === null || process.mailbox === null) return [];
  const { realm, call } = council;
  const names = flatMap(readStatusNames)(await call(readMailboxCall, { realm, id: process.mailbox }));
  return isLeft(names) ? [] : names.right;
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
    const names = await statusNames(council, process).catch(() => []);
    const propuestas = names.length > 0 ? names : terms.propuestas;
    return right({ proposal: found.right, terms: { ...terms, propuestas }, process });
  }, clock);
}

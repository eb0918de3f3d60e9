import type { ProposalProcess } from '#domain/processes/proposal.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '#ui-web/composition/council.ts';

/** Processes with proposals rarely change: they are asked for once in a visit. */
const known = new WeakMap<Council, readonly ProposalProcess[]>();

/** The processes that proposals are for; empty if they could not be loaded: the list then lacks that choice. */
export async function readProcessTerms(council: Council): Promise<readonly ProposalProcess[]> {
  const kept = known.get(council);
  if (kept !== undefined) return kept;
  const asked = await council.contents.processesOfProposals(council.realm);
  if (isLeft(asked)) return [];
  known.set(council, asked.right);
  return asked.right;
}

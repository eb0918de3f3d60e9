import type { ProposalId } from '#domain/shared/ids.ts';
import { isFunded } from '../allocation.ts';
import type { Bounds } from './bounds.ts';
import type { ProjectChanges } from './changes.ts';

/** What is proven of the least change of one kind that changes who is funded, and the project that it is for. */
export interface LeastChange extends Bounds {
  /** The project that `high` is for; null if no change that was computed changes who is funded. */
  readonly project: ProposalId | null;
}

/** How far an outcome is from another one, for two changes that can be named. Null if no project can be asked. */
export interface Margin {
  /** Further ballots that all name one unfunded project and only it, until that one is funded. */
  readonly ballots: LeastChange | null;
  /** How many cents less one unfunded project has to cost, until it is funded. */
  readonly cost: LeastChange | null;
}

/**
 * The margin of an outcome for the named changes: the least over all projects. Other changes may take less, so this is
 * not a margin for every change of the ballots.
 *
 * @example Two unfunded projects that need 3 and 8 ballots: { low: 3, high: 3, project: the first }
 */
export function marginOf(changes: readonly ProjectChanges[]): Margin {
  return {
    ballots: leastOf(
      changes.map(({ entry, ballots }) => ballots && { ...ballots, project: entry.project.id }),
    ),
    cost: leastOf(
      changes.map(({ entry, cost }) => {
        if (isFunded(entry) || cost === null) return null;
        const { id, amount } = entry.project;
        return { low: amount - cost.high, high: cost.low === null ? null : amount - cost.low, project: id };
      }),
    ),
  };
}

interface OfProject extends Bounds {
  readonly project: ProposalId;
}

function leastOf(changes: readonly (OfProject | null)[]): LeastChange | null {
  const known = changes.filter((change) => change !== null);
  const low = Math.min(...known.map((change) => change.low));
  const computed = known.filter(({ high }) => high !== null);
  const [least] = computed.toSorted((a, b) => Number(a.high) - Number(b.high));
  return known.length === 0 ? null : { low, high: least?.high ?? null, project: least?.project ?? null };
}

import { isRight } from '#domain/shared/result.ts';
import type { Decision } from '../../stores-shared/ballot-decision.ts';
import type { Unmixed } from './mix-ballots.ts';
import type { RowKey } from './mix-rows.ts';

/** Remembers which rows have not been mixed. */
export interface FreshRows {
  /** These votes have just been committed. */
  readonly note: (votes: readonly Decision[]) => void;
  /** All that is not mixed, to be mixed now; what comes from here on is for the next time. */
  readonly take: () => Unmixed;
  /** What was taken is mixed now. */
  readonly mixed: () => void;
  /** Whether votes have come since it was taken. */
  readonly hasMore: () => boolean;
  /** Whether there is nothing that is not mixed. */
  readonly isNone: () => boolean;
}

const tables = ['marks', 'voted_devices', 'ballots'] as const;
type Fresh = Readonly<Record<(typeof tables)[number], RowKey[]>>;
const nothing = (): Fresh => ({ marks: [], voted_devices: [], ballots: [] });

/** A vote that was changed has a new row among the ballots alone, one that was repeated has none. */
function add(fresh: Fresh, { entry, outcome }: Decision): void {
  if (!isRight(outcome) || outcome.right === 'repeated') return;
  const { realm, survey, mark, deviceMark, ballot } = entry;
  fresh.ballots.push([realm, survey, ballot]);
  if (outcome.right === 'changed') return;
  fresh.marks.push([realm, survey, mark]);
  if (deviceMark !== null) fresh.voted_devices.push([realm, survey, deviceMark]);
}

function join(taken: Unmixed | null, fresh: Fresh): Unmixed {
  if (taken === 'all') return taken;
  return Object.fromEntries(tables.map((table) => [table, [...(taken?.[table] ?? []), ...fresh[table]]]));
}

/** Where nobody knows what lies there, everything is unmixed. */
export function freshRows(isKnown: boolean): FreshRows {
  let taken: Unmixed | null = isKnown ? null : 'all';
  let fresh = nothing();
  const hasMore = () => fresh.ballots.length > 0;
  return {
    note: (votes) => {
      for (const vote of votes) add(fresh, vote);
    },
    take: () => {
      const all = join(taken, fresh);
      [taken, fresh] = [all, nothing()];
      return all;
    },
    mixed: () => {
      taken = null;
    },
    hasMore,
    isNone: () => taken === null && !hasMore(),
  };
}

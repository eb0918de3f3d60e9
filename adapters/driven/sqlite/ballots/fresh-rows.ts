import { isRight } from '#domain/shared/result.ts';
import type { Decision } from '../../stores-shared/ballot-decision.ts';
import type { PaperDecision } from '../../stores-shared/desk/paper-decision.ts';
import type { Unmixed } from './mix-ballots.ts';
import type { RowKey } from './mix-rows.ts';

/** Remembers which rows have not been mixed. */
export interface FreshRows {
  /** These votes, and marks of paper ballots, have just been committed. */
  readonly note: (votes: readonly Decision[], papers?: readonly PaperDecision[]) => void;
  /** Takes all rows that are not mixed, to be mixed now; rows that come later are for the next time. */
  readonly take: () => Unmixed;
  /** The rows that were taken are mixed now. */
  readonly mixed: () => void;
  /** Whether votes or marks have come since they were taken. */
  readonly hasMore: () => boolean;
  /** Whether all rows are mixed. */
  readonly isNone: () => boolean;
}

const tables = ['marks', 'voted_devices', 'ballots', 'desk_tries'] as const;
type Fresh = Readonly<Record<(typeof tables)[number], RowKey[]>>;
const nothing = (): Fresh => ({ marks: [], voted_devices: [], ballots: [], desk_tries: [] });

/** A changed vote has a new row among the ballots only; a repeated vote has no new row. */
function add(fresh: Fresh, { entry, outcome }: Decision): void {
  if (!isRight(outcome) || outcome.right === 'repeated') return;
  const { realm, survey, mark, deviceMark, ballot } = entry;
  fresh.ballots.push([realm, survey, ballot]);
  if (outcome.right === 'changed') return;
  fresh.marks.push([realm, survey, mark]);
  if (deviceMark !== null) fresh.voted_devices.push([realm, survey, deviceMark]);
}

/** A try that is sent again has no new row. */
function addPaper(fresh: Fresh, { entry, outcome }: PaperDecision): void {
  if (!isRight(outcome) || outcome.right === 'repeated') return;
  const { realm, vote, marks, attempt } = entry;
  for (const { survey, mark } of marks) fresh.marks.push([realm, survey, mark]);
  fresh.desk_tries.push([realm, vote, attempt]);
}

function join(taken: Unmixed | null, fresh: Fresh): Unmixed {
  if (taken === 'all') return taken;
  return Object.fromEntries(tables.map((table) => [table, [...(taken?.[table] ?? []), ...fresh[table]]]));
}

/** If it is unknown which rows are there, all count as unmixed. */
export function freshRows(isKnown: boolean): FreshRows {
  let taken: Unmixed | null = isKnown ? null : 'all';
  let fresh = nothing();
  const hasMore = () => fresh.ballots.length > 0 || fresh.marks.length > 0;
  return {
    note: (votes, papers = []) => {
      for (const vote of votes) add(fresh, vote);
      for (const paper of papers) addPaper(fresh, paper);
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

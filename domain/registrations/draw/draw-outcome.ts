/** Why an application has a place, or none. */
export const outcomeReasons = [
  'placed',
  /** All groups that it wished were full. */
  'full',
  /** A place was left for some of its family, and not for all. */
  'together',
  /** No group that it wished has places for its segments. */
  'noSegment',
] as const;

/** What a draw gave to an application. */
export interface DrawnPlace {
  readonly id: string;
  /** From 1 on; a family has one. */
  readonly position: number;
  /** The group, and the segment whose place it is; null if it has none. */
  readonly placed: string | null;
  readonly segment: string | null;
  readonly reason: (typeof outcomeReasons)[number];
  /** Its number in the waiting list of each group that it wished; empty if it has a place. */
  readonly waiting: readonly { readonly group: string; readonly n: number }[];
}

/** The places of a segment of a group after a draw. */
export interface FilledSegment {
  readonly group: string;
  readonly segment: string;
  /** How many there were, with those that went on to it and without those that went on from it. */
  readonly places: number;
  /** The position that got the last one; 0 if there were none, null if some are left. */
  readonly fullAt: number | null;
}

/** What a draw gives: the same list, seed and value always give the same. */
export interface DrawOutcome {
  readonly version: 1;
  readonly activity: string;
  /** How many were drawn: a family counts once. */
  readonly drawn: number;
  readonly segments: readonly FilledSegment[];
  /** In the order of the list. */
  readonly applications: readonly DrawnPlace[];
}

/** The canonical text of an outcome, which is hashed: members in the order of their names. */
export const drawOutcomeText = ({ activity, applications, drawn, segments, version }: DrawOutcome): string =>
  JSON.stringify({
    activity,
    applications: applications.map(({ id, placed, position, reason, segment, waiting }) => ({
      id,
      placed,
      position,
      reason,
      segment,
      waiting: waiting.map(({ group, n }) => ({ group, n })),
    })),
    drawn,
    segments: segments.map(({ fullAt, group, places, segment }) => ({ fullAt, group, places, segment })),
    version,
  });

/**
 * What desks have counted in a vote. A mark keeps no channel, so these counters are all that is known of channels
 * (security: turnout).
 */
export interface DeskCounts {
  /** The marks of people with a paper ballot, by the id of the box that their ballots are in. */
  readonly paper: ReadonlyMap<string, number>;
  /** How many of these came in envelopes that wait to be opened, by box. */
  readonly envelopes: ReadonlyMap<string, number>;
  /** Votes at a kiosk: their ballots are those of the web. */
  readonly assisted: number;
}

/** How a person gives a paper ballot: into an open box, or in a double envelope that was passed later. */
export const paperWays = ['box', 'envelope'] as const;
/** One of them. */
export type PaperWay = (typeof paperWays)[number];

/** One counter of a vote, as it is stored. */
export interface DeskCounter {
  readonly channel: PaperWay | 'kiosk';
  /** The id of a box; empty for kiosks. */
  readonly box: string;
  readonly count: number;
}

/** The counts of a vote from its counters. */
export function deskCounts(counters: readonly DeskCounter[]): DeskCounts {
  const paper = new Map<string, number>();
  const envelopes = new Map<string, number>();
  let assisted = 0;
  for (const { channel, box, count } of counters) {
    if (channel === 'kiosk') assisted += count;
    else paper.set(box, (paper.get(box) ?? 0) + count);
    if (channel === 'envelope' && count > 0) envelopes.set(box, count);
  }
  return { paper, envelopes, assisted };
}

/** How many people of a vote have a paper ballot. */
export const paperMarks = ({ paper }: Pick<DeskCounts, 'paper'>): number =>
  [...paper.values()].reduce((sum, count) => sum + count, 0);

/**
 * How many marks of a survey came by the web, at a kiosk or elsewhere. Each has a ballot.
 *
 * @example webMarks(1275, { paper: new Map([['mercat', 61]]) }) // 1214
 */
export const webMarks = (marks: number, counts: Pick<DeskCounts, 'paper'>): number =>
  marks - paperMarks(counts);

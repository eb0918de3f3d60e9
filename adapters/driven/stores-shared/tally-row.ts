import type { Tally } from '#domain/scoring/tally.ts';

/** As JSON has no maps, they are kept as pairs. Rows from before there were spreads, texts and blank votes have none. */
interface TallyRow extends Pick<Tally, 'kind' | 'ballots'>, Partial<Pick<Tally, 'texts' | 'blank'>> {
  readonly counts: readonly (readonly [string, number])[];
  readonly spread?: readonly (readonly [string, readonly number[]])[];
}

/** Counts as they are kept in a row. */
export const writeTally = ({ kind, ballots, blank, counts, spread, texts }: Tally): string =>
  JSON.stringify({
    kind,
    ballots,
    blank,
    counts: [...counts],
    spread: [...spread],
    texts,
  } satisfies TallyRow);

export function readTally(body: string): Tally {
  const { kind, ballots, blank = null, counts, spread = [], texts = [] } = JSON.parse(body) as TallyRow;
  return { kind, ballots, blank, counts: new Map(counts), spread: new Map(spread), texts };
}

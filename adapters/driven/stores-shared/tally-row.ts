import type { Tally } from '#domain/scoring/tally.ts';

/** JSON has no maps, so they are stored as pairs. Older rows have no spreads, texts and blank votes. */
interface TallyRow extends Pick<Tally, 'kind' | 'ballots'>, Partial<Pick<Tally, 'texts' | 'blank'>> {
  readonly counts: readonly (readonly [string, number])[];
  readonly spread?: readonly (readonly [string, readonly number[]])[];
}

/** Counts as they are stored in a row. */
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

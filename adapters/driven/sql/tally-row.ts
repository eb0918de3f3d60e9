import type { Tally } from '#domain/scoring/tally.ts';

/** As JSON has no maps, they are kept as pairs. Rows from before there were spreads and texts have none. */
interface TallyRow extends Pick<Tally, 'kind' | 'ballots'>, Partial<Pick<Tally, 'texts'>> {
  readonly counts: readonly (readonly [string, number])[];
  readonly spread?: readonly (readonly [string, readonly number[]])[];
}

/** Counts as they are kept in a row. */
export const writeTally = ({ kind, ballots, counts, spread, texts }: Tally): string =>
  JSON.stringify({ kind, ballots, counts: [...counts], spread: [...spread], texts } satisfies TallyRow);

export function readTally(body: string): Tally {
  const { kind, ballots, counts, spread = [], texts = [] } = JSON.parse(body) as TallyRow;
  return { kind, ballots, counts: new Map(counts), spread: new Map(spread), texts };
}

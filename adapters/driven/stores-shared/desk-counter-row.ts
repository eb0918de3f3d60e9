import type { DeskCounter } from '#domain/voting/desk/desk-counts.ts';

/** The counters of a vote from their rows. */
export const deskCountersOf = (rows: readonly Readonly<Record<string, unknown>>[]): readonly DeskCounter[] =>
  rows.map(({ channel, box, count }) => ({
    channel: String(channel) as DeskCounter['channel'],
    box: String(box),
    count: Number(count),
  }));

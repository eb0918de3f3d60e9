import { challengeWords, sha256Word } from '../../scarcity/work/sha-256-word.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { TicketedEvent } from '../ticketed-event.ts';
import type { LineEntry } from './line-entry.ts';

/** For how long those who come are gathered: nobody is ahead because of a faster line or hand. */
export const gatheringLasts = 60_000;

/** The kind and id of the record of an opening. */
export const openingKind = 'ticketOpening';

/** The opening of a sale: the order in which those are served who were gathered. */
export interface TicketOpening {
  /** Drawn after the last of them had come, so that nobody could choose a place. */
  readonly seed: readonly number[];
  /** Everybody in the line has had their turn; who comes now is served at once. */
  readonly isDone: boolean;
}

/** The first moment at which nobody is gathered any more; null if the sale of an event gathers nobody. */
export const gatheredUntil = ({ sale }: Pick<TicketedEvent, 'sale'>): Instant | null =>
  sale.gathers ? sale.from + gatheringLasts : null;

/** The record of an opening, to be stored as this version. */
export const openingRecord = (
  { seed, isDone }: TicketOpening,
  at: Instant,
  version: number,
): GoodsRecord => ({
  kind: openingKind,
  id: openingKind,
  owner: '',
  at,
  version,
  body: { seed: [...seed], isDone },
});

/** The opening that a record has. */
export const openingIn = ({ body }: Pick<GoodsRecord, 'body'>): TicketOpening =>
  body as unknown as TicketOpening;

/** The seed of random bytes: as many words as a challenge has. */
export const seedFrom = (random: Uint8Array): readonly number[] =>
  Array.from({ length: challengeWords }, (_, word) =>
    random.slice(word * 4, word * 4 + 4).reduce((sum, byte) => sum * 256 + byte, 0),
  );

/** How many random bytes a seed needs. */
export const seedBytes = challengeWords * 4;

/** A text in 32 bits. It need not be hard to find two of the same: the seed is not known when ids are made. */
function folded(text: string, start: number): number {
  let sum = start;
  // oxlint-disable-next-line no-bitwise -- a sum of 32 bits
  for (const sign of text) sum = Math.imul(sum ^ sign.charCodeAt(0), 16_777_619) >>> 0;
  return sum;
}

/** The place by chance of an order among those who were gathered: nobody knows it before the seed is drawn. */
export const drawnRank = (seed: readonly number[], id: string): number =>
  // oxlint-disable-next-line no-bitwise -- a word without its sign
  sha256Word(Int32Array.from(seed), folded(id, 2_166_136_261))(folded(id, 84_696_351)) >>> 0;

/**
 * The line in its order: those who were gathered as the seed says, whoever came first; after them the others as they came.
 */
export function inOrderOfLine<Entry extends Pick<LineEntry, 'id' | 'at'>>(
  entries: readonly Entry[],
  opening: Pick<TicketOpening, 'seed'> | null,
  until: Instant | null,
): readonly Entry[] {
  const ranked = entries.map((entry) => {
    const isGathered = opening !== null && until !== null && entry.at < until;
    return isGathered
      ? { entry, group: 0, rank: drawnRank(opening.seed, entry.id) }
      : { entry, group: 1, rank: entry.at };
  });
  return ranked
    .toSorted((a, b) => a.group - b.group || a.rank - b.rank || (a.entry.id < b.entry.id ? -1 : 1))
    .map(({ entry }) => entry);
}

import { liveCountStep } from '../results-visibility.ts';

/** The accepted envelopes of a box, and what is done with them when the box is sealed. */
export interface EnvelopePile {
  readonly box: string;
  readonly count: number;
  /**
   * `open`: 25 or more are opened together, their inner envelopes mixed before any is opened. `join`: they are fewer, and go
   * unopened to the pile of the box in `to`. `withBox`: they are fewer and there is no other box: the inner envelopes are
   * mixed with the ballots of the box, which is opened with them.
   */
  readonly deed: 'open' | 'join' | 'withBox';
  readonly to: string | null;
}

/**
 * What is done with the envelopes of each box, in the order of the boxes: a pile of fewer than 25 joins that of the next
 * box, the last one that of the box before. Piles that are opened first grow by those that join them.
 *
 * @example envelopePiles(['mercat', 'residencia'], new Map([['mercat', 7], ['residencia', 30]])) // mercat joins residencia
 */
export function envelopePiles(
  boxes: readonly string[],
  envelopes: ReadonlyMap<string, number>,
): readonly EnvelopePile[] {
  return boxes.flatMap((box, place): readonly EnvelopePile[] => {
    const count = envelopes.get(box) ?? 0;
    if (count === 0) return [];
    if (count >= liveCountStep) return [{ box, count, deed: 'open', to: null }];
    const to = boxes[place + 1] ?? boxes[place - 1] ?? null;
    return [{ box, count, deed: to === null ? 'withBox' : 'join', to }];
  });
}

/** The box that a pile may join; null if it may be opened where it is, or if there is none. */
export const joinedBox = (
  boxes: readonly string[],
  envelopes: ReadonlyMap<string, number>,
  box: string,
): string | null => envelopePiles(boxes, envelopes).find((pile) => pile.box === box)?.to ?? null;

/** Somebody who acts and then waits for so many milliseconds, until there is nothing more to do. */
export type Actor = AsyncGenerator<number, void>;

interface Waiting {
  readonly at: number;
  readonly order: number;
  readonly actor: Actor;
}

/** The first of those who wait comes first; of two at one moment, the one who has waited longer. */
function enter(queue: Waiting[], one: Waiting): void {
  let [low, high] = [0, queue.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const other = queue[middle] as Waiting;
    if (other.at < one.at || (other.at === one.at && other.order < one.order)) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, one);
}

/** Lets all of them act, one after the other, on a clock that jumps from act to act: the same actors give the same figures. */
export async function playOut(
  actors: readonly { readonly from: number; readonly actor: Actor }[],
  setTime: (at: number) => void,
): Promise<void> {
  const queue: Waiting[] = [];
  let order = 0;
  for (const { from, actor } of actors) {
    enter(queue, { at: from, order, actor });
    order += 1;
  }
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    setTime(next.at);
    // oxlint-disable-next-line no-await-in-loop -- one acts after the other
    const { done, value } = await next.actor.next();
    if (done !== true) enter(queue, { at: next.at + value, order, actor: next.actor });
    order += 1;
  }
}

/** Numbers from 0 up to 1 that look like chance and are the same for the same seed (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  /* oxlint-disable no-bitwise -- words of 32 bits */
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /* oxlint-enable no-bitwise */
}

/** The one in the middle, or at another share, of numbers. */
export const shareOf = (numbers: readonly number[], share = 0.5): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;

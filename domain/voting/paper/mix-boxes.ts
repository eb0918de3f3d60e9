/** As long as fewer ballots are together, their voters could be guessed from what they chose. */
export const leastTogether = 25;

/** A box with the number of its ballots. */
export interface CountedPapers {
  readonly id: string;
  readonly papers: number;
}

/**
 * The box that the ballots of each box are mixed into before anybody enters them; null for a box whose ballots stay in it.
 * A box with fewer than 25 is mixed into the next one, as often as it needs; the last ones go into the box before them. If
 * all together are fewer than 25, they are in one box.
 *
 * @example mixedInto([{ id: 'a', papers: 3 }, { id: 'b', papers: 40 }]) // a → 'b', b → null
 */
export function mixedInto(boxes: readonly CountedPapers[]): ReadonlyMap<string, string | null> {
  const into = new Map<string, string | null>();
  let pile: readonly CountedPapers[] = [];
  let last: string | null = null;
  for (const box of boxes) {
    pile = [...pile, box];
    if (pile.reduce((sum, { papers }) => sum + papers, 0) < leastTogether) continue;
    for (const { id } of pile) into.set(id, id === box.id ? null : box.id);
    [pile, last] = [[], box.id];
  }
  const target = last ?? pile.at(-1)?.id ?? null;
  for (const { id } of pile) into.set(id, id === target ? null : target);
  return into;
}

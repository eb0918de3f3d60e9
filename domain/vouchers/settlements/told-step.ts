import { isSafeSum, type SpentCell, type SpentInShop } from './spent-by-heading.ts';

/** What one shop had sold for when a report was made. */
export interface SoldInShop extends SpentInShop {
  readonly id: string;
}

/** A report of which everybody knows the cells, and what the shops of them had sold for. */
export interface ToldCells {
  readonly shops: readonly SoldInShop[];
  /** Null: nothing was told of what shops sold. */
  readonly cells: readonly Pick<SpentCell, 'headings'>[] | null;
}

/** Headings that can be compared over both reports: those that one of them has joined are together. */
function comparable(cells: readonly (readonly string[])[]): readonly ReadonlySet<string>[] {
  const blocks: Set<string>[] = [];
  for (const cell of cells) {
    const met = blocks.filter((block) => cell.some((heading) => block.has(heading)));
    const whole = new Set([...cell, ...met.flatMap((block) => [...block])]);
    blocks.splice(0, blocks.length, ...blocks.filter((block) => !met.includes(block)), whole);
  }
  return blocks;
}

/**
 * Whether a report may be told after another one: whatever of the second is compared with the first, the difference is of
 * at least three shops, none of which has more than four fifths of it. Else it would tell what one shop sold meanwhile.
 */
export function isSafeStep(before: ToldCells, after: ToldCells): boolean {
  if (after.cells === null) return before.cells === null;
  if (before.cells === null) return true;
  const sold = new Map(before.shops.map(({ id, amount }) => [id, amount as number]));
  const changes = new Map<string, number[]>();
  for (const { id, heading, amount } of after.shops) {
    const change = Math.abs(amount - (sold.get(id) ?? 0));
    if (change > 0) changes.set(heading, [...(changes.get(heading) ?? []), change]);
  }
  const cells = [...before.cells, ...after.cells].map(({ headings }) => headings);
  return comparable(cells).every((block) => {
    const amounts = [...block].flatMap((heading) => changes.get(heading) ?? []);
    return amounts.length === 0 || isSafeSum(amounts);
  });
}

import { isBalanced, type LedgerEntry } from '../ledger.ts';

/** A line of the ledger with the number of its transaction. */
export type BookedEntry = LedgerEntry & { readonly transaction: number };

/** Finds transactions whose lines do not sum to 0. Lines come in the order of their transactions. */
export function balancingEntries() {
  let lines: BookedEntry[] = [];
  const unbalanced: number[] = [];
  const end = () => {
    const [first] = lines;
    if (first !== undefined && !isBalanced(lines)) unbalanced.push(first.transaction);
    lines = [];
  };
  return {
    add: (entry: BookedEntry): void => {
      if (lines[0]?.transaction !== entry.transaction) end();
      lines.push(entry);
    },
    unbalanced: (): readonly number[] => {
      end();
      return unbalanced;
    },
  };
}

import type { Cents } from '../shared/money.ts';
import type { PiecePlace } from './pool.ts';

/** A movement of pieces between places of a pool. */
export interface PieceEntry {
  readonly kind: 'pieces';
  readonly pool: string;
  readonly place: PiecePlace;
  readonly amount: number;
}

/** A movement of money of an account, which the service names. */
export interface MoneyEntry {
  readonly kind: 'cents';
  readonly account: string;
  readonly amount: Cents;
}

/** One line of the double-entry ledger. The lines of a transaction sum to 0: its money, and the pieces of each pool. */
export type LedgerEntry = PieceEntry | MoneyEntry;

const unitOf = (entry: LedgerEntry): string => (entry.kind === 'cents' ? 'cents' : `pieces/${entry.pool}`);

/** Whether the lines of a transaction sum to 0 in each of their units. */
export function isBalanced(entries: readonly LedgerEntry[]): boolean {
  const sums = new Map<string, number>();
  for (const entry of entries) sums.set(unitOf(entry), (sums.get(unitOf(entry)) ?? 0) + entry.amount);
  return [...sums.values()].every((sum) => sum === 0);
}

import { cellsIn, type GoodsGrant, piecesIn, placeOf } from '../goods-grant.ts';
import type { PiecePlace, Pool } from '../pool.ts';
import { balancingEntries, type BookedEntry } from './balanced-entries.ts';
import { comparingCells, type OccupiedCell } from './occupied-cells.ts';

/** What is wrong in the books of a good. */
export type GoodsFault =
  /** The lines of a transaction do not sum to 0. */
  | { readonly kind: 'unbalanced'; readonly transaction: number }
  /** What a pool says of its pieces differs from its ledger, or from its grants. */
  | {
      readonly kind: 'poolDiffers';
      readonly pool: string;
      readonly place: Exclude<PiecePlace, 'free'>;
      readonly stored: number;
      readonly ledger: number;
      readonly grants: number;
    }
  /** More was granted than there is. */
  | { readonly kind: 'overGranted'; readonly pool: string; readonly size: number; readonly granted: number }
  /** A cell that several have, or of which calendar and grants say different things. */
  | { readonly kind: 'cellDiffers'; readonly pool: string; readonly cell: string }
  /** Used more often than it can be used. */
  | { readonly kind: 'overUsed'; readonly grant: string };

/** What was counted in the books of a good, and what is wrong. */
export interface AuditedGoods {
  readonly pools: number;
  readonly grants: number;
  readonly transactions: number;
  readonly faults: readonly GoodsFault[];
}

/** Reads the books of a good. Lines of the ledger come in the order of their transactions, the rest in any order. */
export interface BookReader {
  readonly pool: (pool: Pool) => void;
  readonly grant: (grant: GoodsGrant) => void;
  readonly cell: (cell: OccupiedCell) => void;
  readonly entry: (entry: BookedEntry) => void;
}

type Count = Record<PiecePlace, number>;
const noPieces: Count = { free: 0, held: 0, taken: 0 };

/** Counts pieces by pool and place. */
function pieceCounts() {
  const counts = new Map<string, Count>();
  return {
    pools: (): readonly string[] => [...counts.keys()],
    of: (pool: string): Count => counts.get(pool) ?? noPieces,
    add: (pool: string, place: PiecePlace, pieces: number) => {
      const found = counts.get(pool) ?? { ...noPieces };
      found[place] += pieces;
      counts.set(pool, found);
    },
  };
}

const places = ['held', 'taken'] as const;

/** A pool that is named and not stored has nothing. */
const missingPool = (id: string): Pool => ({
  id,
  size: 0,
  perHolder: null,
  isClosed: true,
  held: 0,
  taken: 0,
});

/** Compares a pool with what was counted in the ledger and in the grants. */
function poolFaults(pool: Pool, ledger: Count, grants: Count): readonly GoodsFault[] {
  const differing = places
    .map((place) => ({ place, stored: pool[place], ledger: ledger[place], grants: grants[place] }))
    .filter((one) => one.stored !== one.ledger || one.stored !== one.grants)
    .map((one): GoodsFault => ({ kind: 'poolDiffers', pool: pool.id, ...one }));
  const granted = grants.held + grants.taken;
  const over: GoodsFault = { kind: 'overGranted', pool: pool.id, size: pool.size, granted };
  return granted > pool.size ? [...differing, over] : differing;
}

/**
 * Recomputes a good from its ledger and its grants, and compares both with what its pools and its calendar say. It keeps
 * the cells, and of the rest only sums.
 */
export function auditingGoods(): { readonly read: BookReader; readonly result: () => AuditedGoods } {
  const pools = new Map<string, Pool>();
  const [ledger, granted] = [pieceCounts(), pieceCounts()];
  const [cells, balance] = [comparingCells(), balancingEntries()];
  const overUsed: GoodsFault[] = [];
  let [grants, transactions, last]: [number, number, number | null] = [0, 0, null];
  const read: BookReader = {
    pool: (pool) => void pools.set(pool.id, pool),
    cell: cells.stored,
    grant: (grant) => {
      grants += 1;
      if (grant.used > grant.uses) overUsed.push({ kind: 'overUsed', grant: grant.id });
      for (const { pool } of grant.takes) {
        granted.add(pool, placeOf(grant), piecesIn(grant, pool));
        for (const cell of cellsIn(grant, pool)) cells.granted({ pool, cell, grant: grant.id });
      }
    },
    entry: (entry) => {
      if (entry.transaction !== last) transactions += 1;
      last = entry.transaction;
      balance.add(entry);
      if (entry.kind === 'pieces') ledger.add(entry.pool, entry.place, entry.amount);
    },
  };
  const result = (): AuditedGoods => {
    const names = [...new Set([...pools.keys(), ...ledger.pools(), ...granted.pools()])].toSorted();
    const faults: readonly GoodsFault[] = [
      ...balance.unbalanced().map((transaction): GoodsFault => ({ kind: 'unbalanced', transaction })),
      ...names.flatMap((id) => poolFaults(pools.get(id) ?? missingPool(id), ledger.of(id), granted.of(id))),
      ...cells.differing().map(({ pool, cell }): GoodsFault => ({ kind: 'cellDiffers', pool, cell })),
      ...overUsed,
    ];
    return { pools: pools.size, grants, transactions, faults };
  };
  return { read, result };
}

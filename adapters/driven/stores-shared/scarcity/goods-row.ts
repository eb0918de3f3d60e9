import type { BookedEntry } from '#domain/scarcity/books/balanced-entries.ts';
import type { OccupiedCell } from '#domain/scarcity/books/occupied-cells.ts';
import { cellsIn, type GoodsGrant, goodsStatuses, type Take } from '#domain/scarcity/goods-grant.ts';
import type { GoodsAnswer, KeptAttempt } from '#domain/scarcity/goods-request.ts';
import type { GoodsState } from '#domain/scarcity/goods-state.ts';
import type { LedgerEntry } from '#domain/scarcity/ledger.ts';
import type { PiecePlace, Pool } from '#domain/scarcity/pool.ts';
import { cents } from '#domain/shared/money.ts';
import type { AnyRow } from '../request-row.ts';

/* Rows of scarce goods, the same in both databases. */

const numberOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

export const poolColumns = 'id, size, per_holder, closed, held, taken';
export const poolOfRow = (row: AnyRow): Pool => ({
  id: String(row['id']),
  size: Number(row['size']),
  perHolder: numberOrNull(row['per_holder']),
  isClosed: Number(row['closed']) === 1,
  held: Number(row['held']),
  taken: Number(row['taken']),
});
/** In the order of `poolColumns`. */
export const poolValues = ({ id, size, perHolder, isClosed, held, taken }: Pool) =>
  [id, size, perHolder, Number(isClosed), held, taken] as const;

export const goodsGrantColumns = 'id, holder, takes, status, until, extended, uses, used, ends';
export const goodsGrantOfRow = (row: AnyRow): GoodsGrant => ({
  id: String(row['id']),
  holder: String(row['holder']),
  takes: JSON.parse(String(row['takes'])) as readonly Take[],
  status: goodsStatuses.find((one) => one === row['status']) ?? 'expired',
  until: numberOrNull(row['until']),
  extended: Number(row['extended']),
  uses: Number(row['uses']),
  used: Number(row['used']),
});
/** In the order of `goodsGrantColumns`; `ends` is the time at which it still ends by the clock. */
export function goodsGrantValues(grant: GoodsGrant) {
  const { id, holder, takes, status, until, extended, uses, used } = grant;
  const ends = status === 'held' || status === 'granted' ? until : null;
  return [id, holder, JSON.stringify(takes), status, until, extended, uses, used, ends] as const;
}

export const cellColumns = 'pool, cell, grant_id';
export const cellOfRow = (row: AnyRow): OccupiedCell => ({
  pool: String(row['pool']),
  cell: String(row['cell']),
  grant: String(row['grant_id']),
});

export const ledgerColumns = 'line, kind, account, place, amount';
/** In the order of `ledgerColumns`: the account of pieces is their pool. */
export const ledgerValues = (entry: LedgerEntry, line: number) =>
  entry.kind === 'cents'
    ? ([line, entry.kind, entry.account, null, entry.amount] as const)
    : ([line, entry.kind, entry.pool, entry.place, entry.amount] as const);

const places: readonly PiecePlace[] = ['free', 'held', 'taken'];
export function ledgerEntryOfRow(row: AnyRow): BookedEntry {
  const [transaction, amount, account] = [
    Number(row['transaction_number']),
    Number(row['amount']),
    String(row['account']),
  ];
  if (row['kind'] === 'cents') return { kind: 'cents', account, amount: cents(amount), transaction };
  const place = places.find((one) => one === row['place']) ?? 'free';
  return { kind: 'pieces', pool: account, place, amount, transaction };
}

/** Of a row with `key, body_hash, answer`. */
export const attemptOfRow = (row: AnyRow): KeptAttempt => ({
  key: String(row['key']),
  bodyHash: String(row['body_hash']),
  answer: JSON.parse(String(row['answer'])) as GoodsAnswer,
});

export const goodsStateOf = (pools: readonly AnyRow[], grants: readonly AnyRow[]): GoodsState => ({
  pools: new Map(pools.map(poolOfRow).map((pool) => [pool.id, pool])),
  grants: new Map(grants.map(goodsGrantOfRow).map((grant) => [grant.id, grant])),
});

type CellRow = readonly [pool: string, cell: string, grant: string];

const cellRows = (grant: GoodsGrant | undefined): readonly CellRow[] =>
  grant === undefined
    ? []
    : grant.takes.flatMap(({ pool }) => cellsIn(grant, pool).map((cell): CellRow => [pool, cell, grant.id]));

/** What differs between two states: rows to write. Freed cells are removed before others are occupied. */
export function changedGoods(before: GoodsState, after: GoodsState) {
  const grants = [...after.grants.values()].filter((grant) => before.grants.get(grant.id) !== grant);
  const [had, has] = [grants.flatMap(({ id }) => cellRows(before.grants.get(id))), grants.flatMap(cellRows)];
  const without = (rows: readonly CellRow[], others: readonly CellRow[]) => {
    const names = new Set(others.map((row) => JSON.stringify(row)));
    return rows.filter((row) => !names.has(JSON.stringify(row)));
  };
  return {
    grants,
    pools: [...after.pools.values()].filter((pool) => before.pools.get(pool.id) !== pool),
    freed: without(had, has),
    occupied: without(has, had),
  };
}

/** The subject of the steps of a grant or a pool of a good. */
export const goodSubject = (good: string, subject: string): string => `good/${good}/${subject}`;

/** How many rows of a ledger are read at once. */
export const goodsPage = 1000;

import { describe, expect, it } from 'vitest';
import { courtCells, piecesOf } from '#fixtures/scarcity/sample-good.ts';
import type { GoodsGrant, Take } from '../goods-grant.ts';
import type { Pool } from '../pool.ts';
import { auditingGoods, type BookReader } from './goods-audit.ts';

const pool = (id: string, more: Partial<Pool> = {}): Pool => ({
  id,
  size: 4,
  perHolder: null,
  isClosed: false,
  held: 0,
  taken: 0,
  ...more,
});
const grant = (id: string, take: Take, more: Partial<GoodsGrant> = {}): GoodsGrant => ({
  id,
  holder: 'ana',
  takes: [take],
  status: 'held',
  until: 10,
  extended: 0,
  uses: 1,
  used: 0,
  ...more,
});
const move = (transaction: number, name: string, amount: number) =>
  [
    { kind: 'pieces', pool: name, place: 'free', amount: -amount, transaction },
    { kind: 'pieces', pool: name, place: 'held', amount, transaction },
  ] as const;
const faultsOf = (fill: (read: BookReader) => void) => {
  const { read, result } = auditingGoods();
  fill(read);
  return result().faults;
};
const cell = 'court/2026-11-28/1';

describe('an audit of scarce goods', () => {
  it('finds nothing in an empty good, or in one whose books agree', () => {
    expect(faultsOf(() => {})).toEqual([]);
    const agree = faultsOf((read) => {
      read.pool(pool('places', { held: 2 }));
      read.pool(pool('court', { held: 1 }));
      read.grant(grant('a', piecesOf('places', 2)));
      read.grant(grant('b', courtCells(1)));
      read.grant(grant('c', courtCells(2), { status: 'cancelled' }));
      read.cell({ pool: 'court', cell, grant: 'b' });
      for (const line of [...move(1, 'places', 2), ...move(2, 'court', 1)]) read.entry(line);
    });
    expect(agree).toEqual([]);
  });

  it('says which pool differs from its ledger or from its grants, and by how much', () => {
    const faults = faultsOf((read) => {
      read.pool(pool('places', { held: 1 }));
      read.pool(pool('hall'));
      read.grant(grant('a', piecesOf('places', 1), { status: 'granted' }));
      for (const line of move(1, 'places', 1)) read.entry(line);
    });
    expect(faults).toEqual([
      { kind: 'poolDiffers', pool: 'places', place: 'held', stored: 1, ledger: 1, grants: 0 },
      { kind: 'poolDiffers', pool: 'places', place: 'taken', stored: 0, ledger: 0, grants: 1 },
    ]);
  });

  it('finds more granted than there is, and grants of a pool that is gone', () => {
    const faults = faultsOf((read) => {
      read.pool(pool('places', { held: 5 }));
      read.grant(grant('a', piecesOf('places', 5)));
      read.grant(grant('b', piecesOf('lost', 1)));
      for (const line of [...move(1, 'places', 5), ...move(2, 'lost', 1)]) read.entry(line);
    });
    expect(faults.map((one) => [one.kind, 'pool' in one && one.pool])).toEqual([
      ['poolDiffers', 'lost'],
      ['overGranted', 'lost'],
      ['overGranted', 'places'],
    ]);
  });

  it('finds a cell that two have, that nobody has, and that another has', () => {
    const differs = { kind: 'cellDiffers', pool: 'court', cell };
    const withCells = (owners: readonly string[], stored: readonly string[]) =>
      faultsOf((read) => {
        read.pool(pool('court', { held: owners.length }));
        for (const line of owners.flatMap((_, n) => move(n + 1, 'court', 1))) read.entry(line);
        for (const id of owners) read.grant(grant(id, courtCells(1)));
        for (const id of stored) read.cell({ pool: 'court', cell, grant: id });
      });
    expect(withCells(['a'], ['a'])).toEqual([]);
    expect(withCells(['a', 'b'], ['a'])).toEqual([differs]);
    expect(withCells([], ['a'])).toEqual([differs]);
    expect(withCells(['a'], [])).toEqual([differs]);
    expect(withCells(['a'], ['b'])).toEqual([differs]);
  });

  it('finds a transaction that does not sum to zero, and a grant that was used too often', () => {
    const [out, back] = move(2, 'places', 0);
    const faults = faultsOf((read) => {
      read.pool(pool('places', { taken: 1 }));
      read.grant(grant('a', piecesOf('places', 1), { status: 'used', used: 2 }));
      read.entry({ kind: 'pieces', pool: 'places', place: 'taken', amount: 1, transaction: 1 });
      read.entry(out);
      read.entry(back);
    });
    expect(faults).toEqual([
      { kind: 'unbalanced', transaction: 1 },
      { kind: 'overUsed', grant: 'a' },
    ]);
  });
});

import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeDatabase, openTestPostgres } from '#fixtures/builders/databases/open-postgres.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import type { GoodsPlace } from '../scarcity/killed-sellers.ts';
import { killTill } from './killed-tills.ts';
import { sellingStore } from './selling-store.ts';

/** `npm run drill voucher-kills` kills a hundred times on each database. */
function onceKilled(at: GoodsPlace, round: number) {
  const store = sellingStore(at);
  onTestFinished(store.close);
  return killTill(store, at, round);
}

describe('sales and settlements whose process is killed', () => {
  it('are there once if they were acknowledged, and sum up, on SQLite', { timeout: 60_000 }, async () => {
    const place = join(scratchFolder(), 'concejo.sqlite');
    openSql(place).close();
    const { faults, answered } = await onceKilled({ store: 'sqlite', place }, 0);
    expect(faults).toEqual([]);
    expect(answered).toBeGreaterThan(0);
  });

  it('are so on PostgreSQL, killed in the middle of a closing', { timeout: 60_000 }, async () => {
    const { url: place, drop } = await makeDatabase();
    onTestFinished(drop);
    await openTestPostgres(place);
    expect((await onceKilled({ store: 'postgres', place }, 1)).faults).toEqual([]);
  });
});

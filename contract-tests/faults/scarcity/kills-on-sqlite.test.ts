import { describe } from 'vitest';
import { killHarness } from './goods-harness.ts';
import { openSqliteGoods } from './opened-sqlite.ts';

describe('goods in the embedded database', () => {
  killHarness(openSqliteGoods, 2);
});

import { describe } from 'vitest';
import { killHarness } from './goods-harness.ts';
import { goodsOnPostgres } from './opened-postgres.ts';

describe('goods in PostgreSQL', () => {
  killHarness(goodsOnPostgres(), 1);
});

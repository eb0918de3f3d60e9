import { describe } from 'vitest';
import { sampleGood } from '#fixtures/scarcity/sample-good.ts';
import { goodsHarness } from './goods-harness.ts';
import { goodsOnPostgres } from './opened-postgres.ts';

describe('the sample good in PostgreSQL', () => {
  goodsHarness(sampleGood, goodsOnPostgres());
});

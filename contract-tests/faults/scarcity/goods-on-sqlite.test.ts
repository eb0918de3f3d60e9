import { describe } from 'vitest';
import { sampleGood } from '#fixtures/scarcity/sample-good.ts';
import { goodsHarness } from './goods-harness.ts';
import { openSqliteGoods } from './opened-sqlite.ts';

describe('the sample good in the embedded database', () => {
  goodsHarness(sampleGood, openSqliteGoods);
});

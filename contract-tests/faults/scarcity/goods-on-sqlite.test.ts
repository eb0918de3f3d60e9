import { describe } from 'vitest';
import { serviceGoods } from '#fixtures/scarcity/service-goods.ts';
import { callOffHarness } from './called-off.ts';
import { goodsHarness } from './goods-harness.ts';
import { openSqliteGoods } from './opened-sqlite.ts';

describe.each(serviceGoods)('the good “$name” in the embedded database', (good) => {
  goodsHarness(good, openSqliteGoods);
});

describe('what is called off in the embedded database', () => {
  callOffHarness(openSqliteGoods);
});

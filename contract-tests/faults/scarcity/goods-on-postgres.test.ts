import { describe } from 'vitest';
import { serviceGoods } from '#fixtures/scarcity/service-goods.ts';
import { callOffHarness } from './called-off.ts';
import { goodsHarness } from './goods-harness.ts';
import { goodsOnPostgres } from './opened-postgres.ts';

const open = goodsOnPostgres();

describe.each(serviceGoods)('the good “$name” in PostgreSQL', (good) => {
  goodsHarness(good, open);
});

describe('what is called off in PostgreSQL', () => {
  callOffHarness(open);
});

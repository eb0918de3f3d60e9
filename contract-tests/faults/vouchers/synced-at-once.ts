import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { GoodsBooks } from '#application/ports/server/scarcity/goods-books.ts';
import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { closeSettlements } from '#application/vouchers/settlements/close-settlements.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { right } from '#domain/shared/result.ts';
import { saleIn, saleKind } from '#domain/vouchers/sales/sale-records.ts';
import { worstLoss } from '#domain/vouchers/worst-loss.ts';
import { usesOfSales, winnersNaively } from '#fixtures/builders/vouchers/naive-winners.ts';
import { offlineGood, offlineTills, offlineTown, tillOf } from '#fixtures/builders/vouchers/offline-tills.ts';
import { shopBears } from '#fixtures/builders/vouchers/tills-in-memory.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { noteWork } from '#fixtures/builders/noted-work.ts';
import { crowdCampaign, type CrowdAnswer, crowdOfTills } from './crowd-of-tills.ts';

const hour = 3_600_000;
const script = fileURLToPath(new URL('../bring-sales.ts', import.meta.url));

/** Where sales are brought, by this process and by another one. */
export interface CrowdedGoods {
  readonly goods: GoodsStore & GoodsRecords;
  readonly books: GoodsBooks;
  readonly figures: GoodsFigures;
  readonly at: { readonly store: 'sqlite' | 'postgres'; readonly place: string };
}

/** Another process brings the sales from the last one on, and is killed (SIGKILL) after this number of answers. */
async function killedBringer({ store, place }: CrowdedGoods['at'], answers: number) {
  noteWork('process');
  const bringer = spawn(process.execPath, [script, store, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  const came: CrowdAnswer[] = [];
  createInterface({ input: bringer.stdout }).on('line', (line) => {
    came.push(JSON.parse(line) as CrowdAnswer);
    if (came.length === answers) bringer.kill('SIGKILL');
  });
  await once(bringer, 'close');
  return came;
}

const all = { kind: saleKind, owner: null, from: null, until: null, after: null, limit: 1000 };

/** Sales of many tills that come through two processes at once, of which one is killed in the middle of them. */
export function syncedAtOnce(open: () => Promise<CrowdedGoods>): void {
  it('stores each sale once, with the winners of the rule, though a process is killed in the middle', async () => {
    const { goods, books, figures, at } = await open();
    const crowd = await crowdOfTills(goods);
    const other = killedBringer(at, 4);
    // oxlint-disable-next-line no-await-in-loop -- as a till brings them
    for (const sale of crowd.sales) await crowd.bring(sale);
    const before = await other;
    const again: CrowdAnswer[] = [];
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const sale of crowd.sales) again.push(await crowd.bring(sale));
    expect(before.length).toBeGreaterThanOrEqual(4);
    for (const one of before) expect(again).toContainEqual(one);
    const sales = (await goods.list(offlineGood, all)).map(saleIn);
    expect(sales).toHaveLength(crowd.sales.length);
    expect(new Set(sales.map(({ number }) => number)).size).toBe(sales.length);
    expect(usesOfSales(sales)).toEqual(winnersNaively(sales, 2));
    const accounts = await figures.accounts(offlineGood);
    expect(accounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    const lost = accounts.filter(({ account }) => account.startsWith('offline-loss/'));
    const loss = lost.reduce((sum, { amount }) => sum + amount, 0);
    const { types, offline } = crowdCampaign;
    expect(loss).toBeGreaterThan(0);
    expect(loss).toBeLessThanOrEqual(worstLoss({ types, offline }, offline?.devices ?? 0)?.whole ?? 0);
    expect((await auditGoods({ books })()).flatMap(({ faults }) => faults)).toEqual([]);
  }, 120_000);

  it('is settled to the cent after one was overturned, if shops bear it', async () => {
    const { goods, figures } = await open();
    const town = await offlineTills({ campaign: shopBears }, goods);
    const early = await town.reserve(1);
    town.setTime(noon + 1000);
    const late = await town.made(2, await town.reserve(2));
    const first = await town.made(1, early);
    town.setTime(noon + hour);
    await town.sync(2, late);
    await town.sync(1, first);
    town.setTime(noon + 2 * hour);
    const shops = { list: async () => [1, 2].map((number) => tillOf(number).shop) };
    const close = closeSettlements({ ...town.ports, goodsFigures: figures, shops });
    const closed = await close(offlineTown.realm, town.campaign.id, 'Neus');
    expect(closed).toMatchObject(right({ settlements: [{ shop: 'shop-1', amount: 2000 }] }));
  });
}

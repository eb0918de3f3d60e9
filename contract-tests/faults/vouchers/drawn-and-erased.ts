import { expect, it } from 'vitest';
import { isDrawErased } from '#application/registrations/after/forget-old-registrations.ts';
import { readDraw, readDrawTexts } from '#application/registrations/draw/draw-records.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { viewEntry } from '#application/vouchers/draw/view-entry.ts';
import { listEntries } from '#application/vouchers/draw/voucher-entries.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { forgetOldCampaigns } from '#application/vouchers/forget-old-campaigns.ts';
import { noticeKind } from '#domain/notices/notice.ts';
import { right } from '#domain/shared/result.ts';
import { drawOfCampaign } from '#domain/vouchers/draw/name-of-draw.ts';
import { marksLast, ticketsLast } from '#domain/vouchers/retention.ts';
import { aDrawnSale, drawnCampaign } from '#fixtures/builders/vouchers/drawn-sale.ts';
import { orderedIn } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { memoryPictures } from '#fixtures/memory/vouchers/voucher-pictures.ts';
import { grantsOfGood } from '../scarcity/checked-books.ts';
import type { HarnessedGoods } from '../scarcity/goods-harness.ts';

const { realm } = orderedIn;
const draw = drawOfCampaign(drawnCampaign.id);
const last = drawnCampaign.redeem.until;
const all = { owner: null, from: null, until: null, limit: 100, after: null };

type DrawnSale = Awaited<ReturnType<typeof aDrawnSale>>;
type DrawnTown = DrawnSale & { readonly winner: string; readonly empty: readonly string[] };

/** Four of seven people win; one has taken a lot, and one leaves in time. Everybody has an address for mails. */
async function aDrawnTown(opened: HarnessedGoods): Promise<DrawnTown> {
  const sale = await aDrawnSale(drawnCampaign, { ...memoryGoods(), ...opened.goods, ...opened.records });
  const mail = { to: 'ana@example.org', language: 'va' } as const;
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const person of [1, 2, 3, 4, 5, 6, 7]) await sale.enter(person, { mail });
  await sale.draw();
  await sale.pass();
  const [winner = '', leaving = ''] = await sale.keys('offered');
  expect(await sale.take(winner)).toEqual(right('taken'));
  expect(await sale.leave(leaving)).toEqual(right('left'));
  await sale.pass();
  return { ...sale, winner, empty: [leaving, ...(await sale.keys('waiting'))] };
}

/** No shop is owed anything. */
const forgettingIn = ({ records }: HarnessedGoods) =>
  forgetOldCampaigns({
    goodsRecords: records,
    goodsFigures: { accounts: async () => [] },
    voucherPictures: memoryPictures(),
    realms: { towns: async () => [orderedIn] },
  });

/** What of a draw says who was in it. */
async function namedIn({ goodsRecords }: DrawnSale['ports'], good: GoodId, now: number) {
  const statuses = ['entered', 'waiting', 'offered', 'over'] as const;
  const entries = await Promise.all(statuses.map((status) => listEntries({ goodsRecords })(good, status)));
  const { list, outcome } = await readDrawTexts({ goodsRecords })(realm, draw);
  const named = { realm, activity: draw, sealedAt: drawnCampaign.draw.until };
  return {
    entries: entries.flat().length,
    hasMails: (await goodsRecords.list(good, { ...all, kind: noticeKind })).length > 0,
    texts: [list !== null, outcome !== null],
    isErased: await isDrawErased({ goodsRecords }, named, now),
  };
}
const everything = { entries: 7, hasMails: true, texts: [true, true], isErased: false };
const nothing = { entries: 0, hasMails: false, texts: [false, false], isErased: true };

const holdersIn = async (opened: HarnessedGoods, good: GoodId) =>
  new Set((await grantsOfGood(opened, good)).map(({ holder }) => holder));

/** Until shops can say nothing more. */
async function listErased(opened: HarnessedGoods, town: DrawnTown): Promise<void> {
  const { winner, empty, orderOf, ports, good, positions, pass } = town;
  const emptyOrders = async () => (await Promise.all(empty.map(orderOf))).filter((one) => one !== undefined);
  const forget = forgettingIn(opened);
  const [act, order] = [await readDraw(ports)(realm, draw), await orderOf(winner)];
  if (order === undefined) throw new Error('who won has no order');
  const due = last + ticketsLast;
  await forget(due - 1);
  expect(await namedIn(ports, good, due - 1)).toEqual(everything);
  expect(await emptyOrders()).toHaveLength(3);
  await forget(due);
  expect(await namedIn(ports, good, due)).toEqual(nothing);
  // Who won nothing has no order either: nothing says any more that they wanted vouchers.
  expect(await emptyOrders()).toEqual([]);
  // Its hashes, value and signatures stay, and whose the vouchers are. Nobody finds their place any more.
  expect(await readDraw(ports)(realm, draw)).toEqual(act);
  expect(await orderOf(winner)).toEqual(order);
  expect(await holdersIn(opened, good)).toContain(order.holder);
  const viewed = await viewEntry(ports)(realm, drawnCampaign.id, order);
  expect(viewed).toMatchObject({ position: null, sealed: { entries: 7, lots: 4 } });
  // A process that passes lots on now has nothing to give.
  await pass();
  expect(await positions('offered')).toEqual([]);
}

/** Until aid cannot be claimed back. */
async function holdersForgotten(opened: HarnessedGoods, town: DrawnTown): Promise<void> {
  const { winner, orderOf, ports, good } = town;
  const forget = forgettingIn(opened);
  const [act, order] = [await readDraw(ports)(realm, draw), await orderOf(winner)];
  expect(act?.kept.done).not.toBeNull();
  await forget(last + marksLast - 1);
  expect(await orderOf(winner)).toEqual(order);
  expect(await holdersIn(opened, good)).toContain(order?.holder);
  await forget(last + marksLast);
  expect(await orderOf(winner)).toBeUndefined();
  expect(await holdersIn(opened, good)).toEqual(new Set(['']));
  expect(await readDraw(ports)(realm, draw)).toEqual(act);
}

/** The records of a draw of vouchers, by the clock. */
export function drawsErasedInTime(store: string, open: () => Promise<HarnessedGoods>): void {
  it(`a draw of vouchers on ${store} is erased thirty days after the end, whose they were in four years`, async () => {
    const opened = await open();
    const town = await aDrawnTown(opened);
    await listErased(opened, town);
    await holdersForgotten(opened, town);
    expect(await auditGoods({ books: opened.books })()).toMatchObject([{ faults: [] }]);
  });
}

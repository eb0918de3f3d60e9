import { expect, it } from 'vitest';
import { isDrawErased } from '#application/registrations/after/forget-old-registrations.ts';
import { readDraw, readDrawTexts } from '#application/registrations/draw/draw-records.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { viewEntry } from '#application/vouchers/draw/view-entry.ts';
import { listEntries } from '#application/vouchers/draw/voucher-entries.ts';
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

/** Four of seven people win; one has taken a lot, and one leaves in time. Everybody has an address for mails. */
async function aDrawnTown(opened: HarnessedGoods) {
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
  const { ports, good } = sale;
  const forget = forgetOldCampaigns({
    goodsRecords: opened.records,
    goodsFigures: { accounts: async () => [] },
    voucherPictures: memoryPictures(),
    realms: { towns: async () => [orderedIn] },
  });
  const kept = async (now: number) => {
    const statuses = ['entered', 'waiting', 'offered', 'over'] as const;
    const entries = await Promise.all(statuses.map((status) => listEntries(ports)(good, status)));
    const { list, outcome } = await readDrawTexts(ports)(realm, draw);
    return {
      entries: entries.flat().length,
      mails: (await opened.records.list(good, { ...all, kind: noticeKind })).length > 0,
      texts: [list !== null, outcome !== null],
      isErased: await isDrawErased(ports, { realm, activity: draw, sealedAt: drawnCampaign.draw.until }, now),
    };
  };
  const holders = async () => new Set((await grantsOfGood(opened, good)).map(({ holder }) => holder));
  return { ...sale, forget, kept, holders, winner };
}

/** The records of a draw of vouchers, by the clock: until shops can say nothing more, and until aid cannot be claimed back. */
export function drawsErasedInTime(store: string, open: () => Promise<HarnessedGoods>): void {
  it(`a draw of vouchers on ${store} is erased with its list thirty days after the end, whose they were in four years`, async () => {
    const opened = await open();
    const { forget, kept, holders, winner, orderOf, ports, positions, pass } = await aDrawnTown(opened);
    const everything = { entries: 7, mails: true, texts: [true, true], isErased: false };
    const act = await readDraw(ports)(realm, draw);
    expect(act?.kept.done).not.toBeNull();
    const order = await orderOf(winner);
    if (order === undefined) throw new Error('who won has no order');

    await forget(last + ticketsLast - 1);
    expect(await kept(last + ticketsLast - 1)).toEqual(everything);
    await forget(last + ticketsLast);
    const erased = { entries: 0, mails: false, texts: [false, false], isErased: true };
    expect(await kept(last + ticketsLast)).toEqual(erased);
    // Its hashes, value and signatures stay, and whose the vouchers are. Nobody finds their place any more.
    expect(await readDraw(ports)(realm, draw)).toEqual(act);
    expect(await orderOf(winner)).toEqual(order);
    expect(await viewEntry(ports)(realm, drawnCampaign.id, order)).toMatchObject({
      position: null,
      sealed: { entries: 7, lots: 4 },
    });
    expect(await holders()).toContain(order.holder);
    // A process that passes lots on now has nothing to give.
    await pass();
    expect(await positions('offered')).toEqual([]);

    await forget(last + marksLast - 1);
    expect(await orderOf(winner)).toEqual(order);
    await forget(last + marksLast);
    expect(await orderOf(winner)).toBeUndefined();
    expect(await holders()).toEqual(new Set(['']));
    expect(await readDraw(ports)(realm, draw)).toEqual(act);
    expect(await auditGoods({ books: opened.books })()).toMatchObject([{ faults: [] }]);
  });
}

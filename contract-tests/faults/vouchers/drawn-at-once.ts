import { expect, it } from 'vitest';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { passLotsOn } from '#application/vouchers/draw/pass-lots-on.ts';
import { takeLot } from '#application/vouchers/draw/take-lot.ts';
import { readRules } from '#application/vouchers/records/read-rules.ts';
import { readDrawTexts } from '#application/registrations/draw/draw-records.ts';
import type { DrawOutcome } from '#domain/registrations/draw/draw-outcome.ts';
import { isLeft } from '#domain/shared/result.ts';
import { rightUntil } from '#domain/vouchers/draw/entering.ts';
import type { CampaignRules } from '#domain/vouchers/opening/campaign-rules.ts';
import { drawOfCampaign } from '#domain/vouchers/draw/name-of-draw.ts';
import { aDrawnSale, drawnCampaign } from '#fixtures/builders/vouchers/drawn-sale.ts';
import { orderedIn } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { grantsOfGood } from '../scarcity/checked-books.ts';
import type { HarnessedGoods } from '../scarcity/goods-harness.ts';

const winners = 50;
const inLine = 80;
const { realm } = orderedIn;

/** A hundred vouchers in lots of two. More people wait than there are lots, so that some get nothing whatever lapses. */
const campaign = {
  ...drawnCampaign,
  types: drawnCampaign.types.map((type) => ({ ...type, most: 2 * winners })),
  deskShare: 0,
};

type DrawnSale = Awaited<ReturnType<typeof aDrawnSale>>;

/** A drawn campaign that two processes serve. */
interface DrawnTwice {
  readonly opened: HarnessedGoods;
  readonly sale: DrawnSale;
  /** The ports of the second process. */
  readonly two: DrawnSale['ports'];
  readonly rules: CampaignRules;
}

async function drawnTwice(opened: HarnessedGoods): Promise<DrawnTwice> {
  const goods = { ...memoryGoods(), ...opened.goods, ...opened.records };
  const sale = await aDrawnSale(campaign, goods);
  await sale.enterAll(winners + inLine);
  await sale.draw();
  const two = { ...sale.ports, goods: { ...goods, ...opened.other } };
  const rules = (await readRules(sale.ports)(realm, campaign.id))?.rules;
  if (rules === undefined) throw new Error('the campaign is gone');
  return { opened, sale, two, rules };
}

/** Both processes pass lots on at once. */
const passing = ({ sale, two, rules }: DrawnTwice) =>
  Promise.all([sale.ports, two].map((ports) => passLotsOn(ports)(realm, rules)));

/** Who was drawn is offered a lot, and nobody else. */
async function offeredInOrder({ sale }: DrawnTwice): Promise<void> {
  const { outcome } = await readDrawTexts(sale.ports)(realm, drawOfCampaign(campaign.id));
  const drawn = (JSON.parse(outcome ?? '') as DrawOutcome).applications;
  const placed = drawn.filter(({ placed: type }) => type !== null).map(({ position }) => position);
  expect(await sale.positions('offered')).toEqual(placed.toSorted((a, b) => a - b));
  expect(placed).toHaveLength(winners);
}

/** The clock of the second process is at the end, too late for half of them; the first one is a millisecond before it. */
async function takenAtTheEnd(drawn: DrawnTwice): Promise<number> {
  const { sale, two, rules } = drawn;
  const keys = await sale.keys('offered');
  const end = rightUntil(campaign, sale.time.now) ?? 0;
  const late = { ...two, clock: { now: () => end } };
  sale.time.now = end - 1;
  const [taken] = await Promise.all([
    Promise.all(keys.map((key, at) => takeLot(at % 2 === 0 ? sale.ports : late)(sale.good, campaign, key))),
    passLotsOn(late)(realm, rules),
    passLotsOn(late)(realm, rules),
  ]);
  sale.time.now = end;
  await passing(drawn);
  return taken.filter((done) => !isLeft(done)).length;
}

/** Each lot is whole, and who is next gets exactly what is left, in the order of the draw. What the audit says of it. */
async function givenOnce({ opened, sale }: DrawnTwice, taken: number) {
  const granted = (await grantsOfGood(opened, sale.good)).filter(({ status }) => status === 'granted');
  const held = await sale.positions('offered');
  expect(granted).toHaveLength(2 * taken);
  const own = new Map<string, number>();
  for (const { holder } of granted) own.set(holder, (own.get(holder) ?? 0) + 1);
  expect([...own.values()].every((count) => count === 2)).toBe(true);
  const lapsed = winners - own.size;
  expect(lapsed).toBeGreaterThanOrEqual(winners / 2);
  const next = Array.from({ length: lapsed }, (_, at) => winners + 1 + at);
  expect(held.filter((position) => position > winners)).toEqual(next);
  return auditGoods({ books: opened.books })();
}

/** Lots that are taken by some in the very moment in which they lapse for others, through two processes. */
export function lotsTakenAtOnce(store: string, open: () => Promise<HarnessedGoods>): void {
  it(`drawn vouchers on ${store} are those of the order, and none twice, when fifty take them as they lapse`, {
    timeout: 60_000,
  }, async () => {
    const drawn = await drawnTwice(await open());
    await passing(drawn);
    await passing(drawn);
    await offeredInOrder(drawn);
    expect(await givenOnce(drawn, await takenAtTheEnd(drawn))).toMatchObject([{ faults: [] }]);
  });
}

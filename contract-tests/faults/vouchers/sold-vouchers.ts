import { setTimeout as after } from 'node:timers/promises';
import { closeSettlements } from '#application/vouchers/settlements/close-settlements.ts';
import { type SalePorts, finishSale, type SentSale } from '#application/vouchers/sales/finish-sale.ts';
import { reverseSale } from '#application/vouchers/sales/reverse-sale.ts';
import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import type { KeptSale } from '#domain/vouchers/sales/sale-records.ts';
import type { Shop } from '#domain/vouchers/shop.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { giveVouchers, openRules } from '#fixtures/builders/vouchers/given-vouchers.ts';
import { bakery } from '#fixtures/builders/vouchers/shop.ts';

/** The store of a council in which vouchers are sold. */
export interface SellingStore {
  readonly goods: GoodsStore;
  readonly records: GoodsRecords;
  readonly figures: GoodsFigures;
}

/** Answers as they come: `begun` says that a closing begins. */
export type HearAnswer = (key: string, answer: string) => void;

export const sellingTown = realmId('vilanova');
const people = 24;
/** Each buys twice. */
export const salesOfRound = 2 * people;

/** The shops that sell. */
export const sellingShops: readonly Shop[] = [0, 1, 2, 3].map((n) => ({
  ...bakery,
  id: `s${n}`,
  number: n + 1,
}));

/** The good of a round. */
export const soldInRound = (round: number) => ({
  realm: sellingTown,
  good: goodOfCampaign(`round-${round}`),
});

const voucherOf = (person: number): string => `VOUCHER${String(person).padStart(5, '0')}`;

/** Opens the campaign of a round, in which each of the people has a voucher of two uses. */
export async function openRound({ goods }: Pick<SellingStore, 'goods'>, round: number): Promise<void> {
  const campaign = { ...openCampaign, id: `round-${round}`, identityProof: 'shown' } as const;
  await openRules(goods, sellingTown, campaign);
  const given = Array.from({ length: people }, (_, n) => ({
    id: voucherOf(n),
    type: 'cinco',
    holder: `person ${n}`,
  }));
  await giveVouchers(goods, sellingTown, campaign, given);
}

/** What selling needs beside the store. Each look at the clock is half a second later: closings leave out the last minute. */
function portsOf({ goods, records, figures }: SellingStore, from: Instant) {
  let looks = 0;
  const ports: SalePorts = {
    goods,
    goodsRecords: records,
    voucherPictures: {
      find: async (_, id) => {
        const [, shop = '', campaign = ''] = id.split('/');
        return { id, campaign, shop, kind: 'ticket', hash: id, at: noon };
      },
    },
    voucherKeys: { holder: (_, person) => person },
    census: { atDesk: async () => null },
    passSeal: { digest: (_, text) => sha256Text(text) },
    clock: { now: () => from + 500 * (looks += 1) },
  };
  return { ...ports, goodsFigures: figures, shops: { list: async () => sellingShops } };
}

type Ports = ReturnType<typeof portsOf>;

const told = ({ id, number, shop, lines }: KeptSale): string => JSON.stringify([id, number, shop, lines]);

/** A person uses a voucher in two shops, and every fourth brings the second purchase back. */
async function buy(ports: Ports, round: number, person: number, answered: HearAnswer): Promise<void> {
  const campaign = `round-${round}`;
  for (const nth of [0, 1]) {
    const shop = sellingShops[(person + nth) % sellingShops.length] ?? bakery;
    const key = `sale ${person}/${nth}`;
    const device = { id: 'd', shop: shop.id, name: 'Caja', since: noon, passkey: null };
    const sent: SentSale = {
      key,
      campaign,
      price: cents(2000),
      lines: [{ voucher: voucherOf(person), uses: 1 }],
      ticket: `t${person}-${nth}/${shop.id}/${campaign}`,
      photo: null,
      number: null,
      isSeen: true,
    };
    // oxlint-disable no-await-in-loop -- one purchase after the other
    const sold = await finishSale(ports)(sellingTown, { shop, device }, sent);
    if (isLeft(sold)) throw new Error(`${key}: ${sold.left.kind}`);
    answered(key, told(sold.right));
    if (nth === 0 || person % 4 !== 0) continue;
    const reverser = { kind: 'staff', reason: 'devuelto' } as const;
    const asked = { shop: shop.id, campaign, sale: sold.right.id, by: 'neus', reverser } as const;
    const back = await reverseSale(ports)(sellingTown, asked);
    if (isLeft(back)) throw new Error(`${key}: ${back.left.kind}`);
    answered(`back ${person}`, JSON.stringify(back.right.reversal));
    // oxlint-enable no-await-in-loop
  }
}

/** Everybody buys at the same time, while somebody closes settlements again and again. */
export async function sellVouchers(
  store: SellingStore,
  round: number,
  from: Instant,
  answered: HearAnswer,
): Promise<void> {
  const ports = portsOf(store, from);
  const sale = { isOver: false };
  const closing = async () => {
    while (!sale.isOver) {
      // oxlint-disable no-await-in-loop -- one closing after the other
      // What is asked of an embedded database is answered at once: others would never have their turn.
      await after(1);
      answered('closing', 'begun');
      const closed = await closeSettlements(ports)(sellingTown, `round-${round}`, 'neus');
      if (isRight(closed))
        answered(`run ${closed.right.run.number}`, JSON.stringify(closed.right.settlements));
      else answered('closing', closed.left.kind);
      // oxlint-enable no-await-in-loop
    }
  };
  const closings = closing();
  await Promise.all(Array.from({ length: people }, (_, person) => buy(ports, round, person, answered)));
  sale.isOver = true;
  await closings;
}

/** Settles what is left. */
export const closeLast = (store: SellingStore, round: number, from: Instant) =>
  closeSettlements(portsOf(store, from))(sellingTown, `round-${round}`, 'neus');

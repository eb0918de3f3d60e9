import type { GoodsFigures } from '#application/ports/server/scarcity/goods-figures.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { VoucherPictures } from '#application/ports/server/vouchers/voucher-pictures.ts';
import { recordPages } from '#application/scarcity/all-records.ts';
import { drawTextKinds } from '#application/registrations/draw/draw-records.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { VoucherCampaign } from '#domain/vouchers/campaign.ts';
import { noticeKind } from '#domain/notices/notice.ts';
import { entryKind } from '#domain/vouchers/draw/voucher-entry.ts';
import { deskTallyKind } from '#domain/vouchers/issue/desk-tally.ts';
import { orderKind, voucherKind, voucherOrderIn } from '#domain/vouchers/issue/issue-records.ts';
import { cameToNothing } from '#domain/vouchers/issue/voucher-order.ts';
import { claimsKind, offlineDeviceKind, shareSlotKind } from '#domain/vouchers/offline/offline-records.ts';
import { goodOfCampaign } from '#domain/vouchers/pools.ts';
import { dueOfCampaign, type FinishedCampaign } from '#domain/vouchers/retention.ts';
import { shopAccount } from '#domain/vouchers/sales/sale-money.ts';
import { ticketKind } from '#domain/vouchers/sales/sale-records.ts';
import { lastRunId, lastRunKind } from '#domain/vouchers/settlements/settlement-records.ts';
import { listCampaigns } from './list-campaigns.ts';

interface Ports {
  readonly goodsRecords: Pick<
    GoodsRecords,
    'record' | 'list' | 'goodsWith' | 'eraseRecords' | 'eraseNamed' | 'forgetHolders'
  >;
  readonly goodsFigures: Pick<GoodsFigures, 'accounts'>;
  readonly voucherPictures: Pick<VoucherPictures, 'eraseCampaign'>;
  readonly realms: Pick<RealmRegister, 'towns'>;
}

/** A moment after all others: records of every age are erased. */
const always = Number.MAX_SAFE_INTEGER;

/** Whether shops are owed nothing more, and when they were settled last. */
async function settledIn(
  { goodsFigures, goodsRecords }: Pick<Ports, 'goodsFigures' | 'goodsRecords'>,
  good: GoodId,
): Promise<Pick<FinishedCampaign, 'isPaid' | 'settledAt'>> {
  const [accounts, run] = await Promise.all([
    goodsFigures.accounts(good),
    goodsRecords.record(good, lastRunKind, lastRunId),
  ]);
  const prefix = shopAccount('');
  const isPaid = accounts.every(({ account, amount }) => !account.startsWith(prefix) || amount === 0);
  return { isPaid, settledAt: run?.at ?? null };
}

/** What a draw needs until shops are paid: who was in it, and what anybody recounts it with. Its hashes and signatures stay. */
const kindsOfDraw = [entryKind, noticeKind, drawTextKinds.list, drawTextKinds.outcome];

/** What only served to give vouchers and to take them without a line. */
const kindsOfService = [orderKind, deskTallyKind, offlineDeviceKind, shareSlotKind, claimsKind];

/** Erases the orders by which nobody got anything: who was not drawn, or left. Nothing was spent on them. */
async function eraseEmptyOrders(ports: Pick<Ports, 'goodsRecords'>, good: GoodId): Promise<void> {
  for await (const page of recordPages(ports, good, { kind: orderKind, owner: null })) {
    const empty = page.filter((one) => cameToNothing(voucherOrderIn(one))).map(({ id }) => id);
    await ports.goodsRecords.eraseNamed(good, orderKind, empty);
  }
}

async function forgetCampaign(
  ports: Ports,
  realm: RealmId,
  { id, redeem }: VoucherCampaign,
  by: Instant,
): Promise<void> {
  if (by < redeem.until) return;
  const good = { realm, good: goodOfCampaign(id) };
  const due = dueOfCampaign({ redeem, ...(await settledIn(ports, good)) }, by);
  const { goodsRecords, voucherPictures } = ports;
  if (due.tickets) {
    await goodsRecords.eraseRecords(good, ticketKind, always);
    await voucherPictures.eraseCampaign(realm, id, by);
    for (const kind of kindsOfDraw) await goodsRecords.eraseRecords(good, kind, always);
    await eraseEmptyOrders(ports, good);
  }
  if (due.marks) {
    for (const kind of kindsOfService) await goodsRecords.eraseRecords(good, kind, always);
    await goodsRecords.forgetHolders(good, voucherKind);
  }
}

/**
 * Erases what finished campaigns no longer need: tickets and photos of sales, what a draw needed and orders that came to
 * nothing, and later whose vouchers were. What is left
 * says how many vouchers were given and used and what was paid for them, and to whom nobody can tell any more.
 */
export const forgetOldCampaigns =
  (ports: Ports) =>
  async (by: Instant): Promise<void> => {
    for (const { realm } of await ports.realms.towns()) {
      // oxlint-disable-next-line no-await-in-loop -- one town after the other
      // oxlint-disable-next-line no-await-in-loop -- one campaign after the other
      for (const { campaign } of await listCampaigns(ports)(realm))
        await forgetCampaign(ports, realm, campaign, by);
    }
  };

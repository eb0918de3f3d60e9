import { BehaviorSubject } from 'rxjs';
import { listCampaignsCall } from '#adapters/wire/vouchers/list-campaigns.ts';
import { readCampaignCall } from '#adapters/wire/vouchers/read-campaign.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { isLeft } from '#domain/shared/result.ts';
import { firstCampaign } from '#domain/vouchers/first-campaign.ts';
import { lateSending } from '#ui-web/holds/late-sending.ts';
import { callEntered } from '#ui-web/composition/call-entered.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { behindHash } from '#ui-web/shell/routing/behind-hash.ts';
import { linkedOrder } from './linked-order.ts';
import { orderActs } from './order-acts.ts';
import { emptyEntry } from './empty-entry.ts';
import type {
  OrderEntry,
  OrderFailure,
  PaperVoucherEntry,
  ShownCampaigns,
  VouchersPage,
  VouchersPagePorts,
} from './state.ts';
import { walletOf } from './wallet.ts';

export interface VouchersPresenter extends Presenter<VouchersPage> {
  /** Asks for the campaign that the address of the page names; null: the one that gives vouchers now. */
  open(named: string | null): Promise<void>;
  /** Has the order that the address names beside those of this device, and asks for them. */
  adopt(): Promise<void>;
  write(change: Partial<OrderEntry>): void;
  count(type: string, by: 1 | -1): void;
  order(): Promise<void>;
  extend(order: OwnOrderAnswer): Promise<void>;
  leave(order: OwnOrderAnswer): Promise<void>;
  /** Takes the vouchers of a draw that cost nothing. */
  takeLot(order: OwnOrderAnswer): Promise<void>;
  /** Asks for the orders of this device again. */
  refresh(): Promise<void>;
  askToReturn(voucher: string | null): void;
  giveBack(order: OwnOrderAnswer, voucher: string): Promise<void>;
  /** Brings a voucher on paper into this wallet; why it did not come, or null. */
  addPaper(campaign: string, entry: PaperVoucherEntry): Promise<OrderFailure | null>;
}

/** The campaign of the address, and the one of an order that it has behind its hash: that is shown, or any other. */
interface WantedCampaign {
  readonly named: string | null;
  readonly linked: string | null;
}

async function readCampaigns(
  { realm, call, clock }: VouchersPagePorts,
  { named, linked }: WantedCampaign,
): Promise<ShownCampaigns> {
  const refused = (refusal: unknown): ShownCampaigns => ({
    kind: 'refused',
    refusal: refusal as CouncilRefusal,
    at: clock.now(),
  });
  const all = await call(listCampaignsCall, { realm });
  if (isLeft(all)) return refused(all.left);
  const { items } = all.right;
  const known = items.find(({ id }) => id === (linked ?? named));
  if (linked === null && named !== null && known === undefined) return { kind: 'missing', all: items };
  const chosen = known ?? firstCampaign(items, clock.now());
  if (chosen === undefined) return { kind: 'none' };
  const one = await call(readCampaignCall, { realm, id: chosen.id });
  return isLeft(one) ? refused(one.left) : { kind: 'here', all: items, campaign: one.right };
}

/** The page before anything has come: with what the device has kept. */
const firstPage = (orders: readonly OwnOrderAnswer[]): VouchersPage => ({
  campaigns: { kind: 'waiting' },
  entry: emptyEntry,
  failure: null,
  isSending: false,
  orders,
  isFresh: false,
  isUnkept: false,
  returning: null,
});

/** The page of vouchers: what is left, buying, and the vouchers of this device. */
export function vouchersPresenter(ports: VouchersPagePorts): VouchersPresenter {
  const wallet = walletOf(ports);
  const subject = new BehaviorSubject<VouchersPage>(firstPage(wallet.kept()));
  const current = () => subject.value;
  const patch = (change: Partial<VouchersPage>) => subject.next({ ...subject.value, ...change });
  const show = async (wanted: WantedCampaign) => patch({ campaigns: await readCampaigns(ports, wanted) });
  const refresh = async () => {
    const fresh = await wallet.ask();
    if (fresh !== null) patch({ orders: fresh, isFresh: true });
  };
  const take = (order: OwnOrderAnswer) => {
    const isKept = wallet.keep(order);
    patch({ orders: wallet.with(current().orders, order), isUnkept: !isKept });
  };
  const tools = {
    call: callEntered(ports),
    realm: ports.realm,
    wallet,
    current,
    patch,
    show: (campaign: string | null) => show({ named: null, linked: campaign }),
    refresh,
    take,
  };
  const sending = lateSending(
    async () => (await import('./send-order.ts')).sendOrder(tools, ports.randomBytes),
    () => patch({ failure: { kind: 'unreachable' } }),
  );
  const write = (change: Partial<OrderEntry>) => {
    sending.another();
    patch({ entry: { ...current().entry, ...change }, failure: null });
  };
  return {
    ...presented(subject),
    ...orderActs(tools),
    // Mails about a draw lead to its order on any device.
    open: (named) => show({ named, linked: linkedOrder(behindHash())?.campaign ?? null }),
    adopt: async () => {
      const linked = linkedOrder(behindHash());
      if (linked !== null) wallet.adopt(linked.campaign, linked.key);
      await refresh();
    },
    write,
    count: (type, by) => {
      const { counts } = current().entry;
      write({ counts: { ...counts, [type]: Math.max(0, (counts[type] ?? 0) + by) } });
    },
    order: sending.send,
    refresh,
  };
}

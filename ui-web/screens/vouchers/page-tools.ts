import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import type { VouchersPage, VouchersPagePorts } from './state.ts';
import type { VouchersOfDevice } from './wallet.ts';

/** What the acts of the page work with. */
export interface PageTools extends Pick<VouchersPagePorts, 'realm' | 'call'> {
  readonly wallet: VouchersOfDevice;
  readonly current: () => VouchersPage;
  readonly patch: (change: Partial<VouchersPage>) => void;
  /** Shows a campaign as it is now; null: the first one. */
  readonly show: (campaign: string | null) => Promise<void>;
  readonly refresh: () => Promise<void>;
  /** Keeps an order that the council answered, and shows it. */
  readonly take: (order: OwnOrderAnswer) => void;
}

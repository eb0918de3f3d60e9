import { orderVouchersCall } from '#adapters/wire/vouchers/order-vouchers.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import { isLeft } from '#domain/shared/result.ts';
import { wholeDate } from '#ui-web/components/field/whole-date.ts';
import { emptyEntry } from './empty-entry.ts';
import { orderFailure } from './order-failure.ts';
import { keyFrom, keyLength } from './order-key.ts';
import type { PageTools } from './page-tools.ts';
import type { OrderEntry } from './state.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

const bodyOf = ({ counts, identity, birthDay, area, email }: OrderEntry, key: string) => ({
  key,
  lines: Object.entries(counts).map(([type, count]) => ({ type, count })),
  identity,
  birthDay: orNull(birthDay === '' ? '' : wholeDate(birthDay)),
  area: orNull(area),
  ...(email !== '' && { email }),
  forward: `${window.location.pathname}${window.location.search}`,
});

/** Seconds until an order is sent again whose answer does not say when. */
const usualWait = 2;
const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Sends an order; after an answer that was lost, the same one again. */
export function sendOrder(
  { call, realm, wallet, current, patch, show, take }: PageTools,
  randomBytes: RandomBytes,
) {
  let key: string | null = null;
  /** Sends it again, as long as the council says that others are before this one. */
  const persist = async (order: Parameters<typeof call<typeof orderVouchersCall>>[1]) => {
    for (;;) {
      // oxlint-disable no-await-in-loop -- each time after the answer of the one before
      const done = await call(orderVouchersCall, order);
      const failure = isLeft(done) ? orderFailure(done.left) : null;
      if (failure?.kind !== 'busy') return done;
      patch({ failure });
      await after((failure.seconds ?? usualWait) * 1000);
      // oxlint-enable no-await-in-loop
    }
  };
  return {
    /** What is written has changed: the next order is another one. */
    another: (): void => {
      key = null;
    },
    send: async (): Promise<void> => {
      const { campaigns, isSending, entry } = current();
      if (campaigns.kind !== 'here' || isSending) return;
      const { id } = campaigns.campaign;
      patch({ isSending: true, failure: null });
      key ??= keyFrom(randomBytes(keyLength));
      // Kept before it is sent: a page that is closed now finds its vouchers again.
      wallet.begin(id, key);
      const done = await persist({ realm, id, body: bodyOf(entry, key) });
      if (isLeft(done)) {
        const failure = orderFailure(done.left);
        if (failure.kind !== 'unreachable') wallet.forget(key);
        return patch({ isSending: false, failure });
      }
      key = null;
      take(done.right);
      patch({ isSending: false, failure: null, entry: { ...emptyEntry, area: entry.area } });
      await show(id);
    },
  };
}

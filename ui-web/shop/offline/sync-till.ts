import { prepareOfflineCall } from '#adapters/wire/vouchers/offline/prepare-offline.ts';
import { syncSalesCall, type SyncedSale } from '#adapters/wire/vouchers/offline/sync-sales.ts';
import { putSalePictureCall } from '#adapters/wire/vouchers/sales/put-sale-picture.ts';
import type { OwnShop } from '#adapters/wire/vouchers/shops/shop.ts';
import type { TillPictureKind, TillStore, UnsentSale } from '#application/ports/browser/till-store.ts';
import { isLeft } from '#domain/shared/result.ts';
import { base64 } from '../sale/send-picture.ts';
import type { ShopMeans } from '../shop-context.ts';
import { hasNoAnswer } from '../../device/no-answer.ts';
import type { PreparedTill } from './prepared-till.ts';

/** How many sales are brought in one call: few, so that a broken line loses little work. */
const atOnce = 10;

type SyncMeans = Pick<ShopMeans, 'call' | 'realm' | 'now'> & {
  readonly store: TillStore<PreparedTill>;
  readonly own: OwnShop;
};

/** A sale that the council decided, with what the device knew of it. */
export interface DecidedSale {
  readonly sale: UnsentSale;
  readonly synced: SyncedSale;
}

/** What came of bringing sales. `away`: there is no line. `out`: the device is no longer signed in. */
export type Synced = 'done' | 'away' | 'out';

/** What came of a picture that was sent. `none`: it is not on the device, or the council does not take it. */
type BroughtPicture =
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'away' | 'out' | 'none' };

/** Sends the picture of a sale that waits on the device. */
async function bringPicture(
  { call, realm, store }: SyncMeans,
  { key, campaign }: UnsentSale,
  kind: TillPictureKind,
): Promise<BroughtPicture> {
  const bytes = await store.picture({ realm, key, kind });
  if (bytes === null) return { kind: 'none' };
  const sent = await call(putSalePictureCall, { realm, body: { campaign, kind, file: base64(bytes) } });
  if (!isLeft(sent)) return { kind: 'stored', id: sent.right.id };
  if (sent.left.kind === 'shopNotAuthorised') return { kind: 'out' };
  return { kind: hasNoAnswer(sent.left) ? 'away' : 'none' };
}

/** A sale whose pictures the council has, as far as the device still has them. */
async function withPictures(means: SyncMeans, sale: UnsentSale): Promise<UnsentSale | 'away' | 'out'> {
  let brought = sale;
  for (const [field, kind] of [
    ['ticket', 'ticket'],
    ['photo', 'identity'],
  ] as const) {
    if (sale[field] !== null) continue;
    // oxlint-disable-next-line no-await-in-loop -- one picture after the other: the line is slow
    const picture = await bringPicture(means, sale, kind);
    if (picture.kind === 'away' || picture.kind === 'out') return picture.kind;
    if (picture.kind === 'stored') brought = { ...brought, [field]: picture.id };
  }
  if (brought !== sale) await means.store.keep(brought);
  return brought;
}

const sentOf = ({
  key,
  campaign,
  allowance,
  madeAt,
  price,
  lines,
  ticket,
  photo,
  number,
  isSeen,
}: UnsentSale) => ({
  key,
  campaign,
  allowance,
  madeAt,
  price,
  lines: lines.map(({ code, uses }) => ({ code, uses })),
  ticket: ticket ?? '',
  photo,
  number,
  isSeen,
});

/** Takes down what was decided of a sale: it is forgotten, or what the council lacks of it is sent again. */
async function takeDown({ store, realm }: SyncMeans, { sale, synced }: DecidedSale): Promise<void> {
  if (synced.outcome !== 'again') return store.drop(sale);
  const lacks = { noTicket: 'ticket', noIdentity: 'photo' }[synced.where ?? ''];
  const kind = lacks === 'photo' ? 'identity' : 'ticket';
  const isHere = lacks !== undefined && (await store.picture({ realm, key: sale.key, kind })) !== null;
  if (isHere) await store.keep({ ...sale, [lacks]: null });
}

/**
 * Brings the sales that wait, the first ones first, and takes down what the council decided of each. The shop is told of it
 * before its sale is forgotten, so that a browser that is closed in between loses nothing.
 */
export async function bringSales(means: SyncMeans, tell: (decided: DecidedSale) => void): Promise<Synced> {
  const { call, realm, store, own } = means;
  const waiting = await store.unsent(realm, own.id);
  for (let at = 0; at < waiting.length; at += atOnce) {
    const sales: UnsentSale[] = [];
    for (const sale of waiting.slice(at, at + atOnce)) {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      const ready = await withPictures(means, sale);
      if (ready === 'away' || ready === 'out') return ready;
      sales.push(ready);
    }
    // oxlint-disable-next-line no-await-in-loop -- in their order
    const answer = await call(syncSalesCall, { realm, body: { sales: sales.map(sentOf) } });
    if (isLeft(answer)) return answer.left.kind === 'shopNotAuthorised' ? 'out' : 'away';
    for (const synced of answer.right.items) {
      const sale = sales.find(({ key }) => key === synced.key);
      if (sale === undefined) continue;
      if (synced.outcome !== 'again') tell({ sale, synced });
      // oxlint-disable-next-line no-await-in-loop -- each is taken down before the next
      await takeDown(means, { sale, synced });
    }
  }
  return 'done';
}

/** Fetches what the till needs without a line, and keeps it; null if it could not. */
export async function prepareTill(means: SyncMeans): Promise<PreparedTill | null> {
  const { call, realm, now, store, own } = means;
  const before = await store.prepared(realm, own.id);
  const hasUnsent = (await store.unsent(realm, own.id)).length > 0;
  const lists = (before?.campaigns ?? []).flatMap(({ id, spent }) =>
    spent === null ? [] : [{ campaign: id, version: spent.version }],
  );
  const answer = await call(prepareOfflineCall, { realm, body: { hasUnsent, lists } });
  if (isLeft(answer)) return null;
  const campaigns = answer.right.campaigns.map((one) => ({
    ...one,
    spent: one.spent ?? before?.campaigns.find(({ id }) => id === one.id)?.spent ?? null,
  }));
  const prepared = { own, ahead: Date.parse(answer.right.now) - now(), campaigns };
  await store.prepare(realm, own.id, prepared);
  return prepared;
}

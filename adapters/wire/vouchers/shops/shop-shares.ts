import * as t from 'io-ts';
import type { ShopShare } from '#domain/vouchers/offline/free-share.ts';
import { localizedText, nullable, wordOf } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

const shareFaults = ['noShare', 'mayBring', 'openSales', 'lost'] as const;

/** A share that a device of a shop has of what a campaign may lose without a line. */
export const shopShareWire = t.type({
  campaign: t.type({ id: t.string, title: localizedText }),
  /** The name is null if the device was ended. */
  device: t.type({ id: t.string, name: nullable(t.string) }),
  /** Until when the device may sell without a line. */
  until: t.string,
  /** What of it is lost, in cents. */
  lost: t.number,
  /** Why it cannot be freed now, and until when; null: it can. */
  fault: nullable(t.type({ kind: wordOf(shareFaults), until: nullable(t.string) })),
});

const sharesWire = t.type({ items: t.array(shopShareWire) });

const momentText = (at: number): string => new Date(at).toISOString();

/** The shares of a shop, as staff get them. */
export const writeShopShares = (shares: readonly ShopShare[]): t.TypeOf<typeof sharesWire> => ({
  items: shares.map(({ campaign, device, until, lost, fault }) => ({
    campaign: { id: campaign.id, title: campaign.title },
    device: { id: device.id, name: device.name },
    until: momentText(until),
    lost,
    fault: fault && { kind: fault.kind, until: 'until' in fault ? momentText(fault.until) : null },
  })),
});

/** The shares that devices of a shop have of what campaigns may lose. */
export const listShopSharesCall = {
  method: 'get',
  path: '/api/{realm}/staff/vouchers/shops/{shop}/shares',
  caller: 'staff',
  act: 'shop.authorise',
  answer: sharesWire,
  refusals: ['unknownShop'],
} as const satisfies Call;

export const listShopSharesText: CallText<typeof listShopSharesCall> = {
  call: listShopSharesCall,
  id: 'listShopShares',
  topic: 'vouchers',
  summary:
    'The shares that devices of a shop have of what campaigns may lose without a line: a campaign has as many as were signed. fault says why one cannot be freed: mayBring (its device may still bring sales that count, until that moment), openSales (its sales may still be overturned, until that moment at the latest), lost (some of it is lost, which is never given back).',
  answer: 'The shares.',
};

/** Frees a share, so that another device can take it. */
export const freeShopShareCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/shops/{shop}/shares/free',
  caller: 'staff',
  act: 'shop.authorise',
  body: t.type({ campaign: t.string, device: t.string, reason: t.string }),
  isClosed: true,
  answer: sharesWire,
  refusals: ['unknownShop', 'shopActRefused', 'storageFailed'],
} as const satisfies Call;

export const freeShopShareText: CallText<typeof freeShopShareCall> = {
  call: freeShopShareCall,
  id: 'freeShopShare',
  topic: 'vouchers',
  summary:
    'Frees the share that a device has of what a campaign may lose without a line; another device can take it then. A sale of it that comes later is at the risk of its shop, so what may be lost in all stays what was signed. The reason has 500 letters at most. A device that is lost is ended first (endShopDevice). where of shopActRefused: noReason, noShare, mayBring, openSales, lost.',
  example: { campaign: 'otono', device: '3f2a91c07be8d415', reason: 'La caja se ha roto.' },
  answer: 'The shares that are left.',
};

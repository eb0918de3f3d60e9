import * as t from 'io-ts';
import { goodsStatuses } from '#domain/scarcity/goods-grant.ts';
import { localizedText, nullable, wordOf } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

const typeWire = t.type({
  id: t.string,
  title: localizedText,
  /** Euros with a point. */
  face: t.string,
  minimum: t.string,
});

const foundVoucherWire = t.type({
  id: t.string,
  type: t.string,
  status: wordOf(goodsStatuses),
  uses: t.number,
  used: t.number,
  /** When it was last used, at any shop; null: never. */
  usedAt: nullable(t.string),
});

/** What a shop sees of a voucher: its campaign's rules, and the vouchers of the same person. */
export const lookedUpWire = t.type({
  voucher: t.string,
  campaign: t.type({
    id: t.string,
    title: localizedText,
    types: t.array(typeWire),
    samePricePerSale: t.number,
    mixed: t.boolean,
    identityProof: wordOf(['photo', 'number', 'shown']),
    state: wordOf(['open', 'paused', 'notStarted', 'over']),
  }),
  vouchers: t.array(foundVoucherWire),
});
export type SeenVouchers = t.TypeOf<typeof lookedUpWire>;

/** Finds a voucher that was scanned or typed at a shop. */
export const lookUpVoucherCall = {
  method: 'post',
  path: '/api/{realm}/shop/vouchers',
  caller: 'anybody',
  body: t.type({ text: t.string }),
  isClosed: true,
  answer: lookedUpWire,
  refusals: ['shopNotAuthorised', 'voucherNotRead', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const lookUpVoucherText: CallText<typeof lookUpVoucherCall> = {
  call: lookUpVoucherCall,
  id: 'lookUpVoucher',
  topic: 'vouchers',
  summary:
    'Finds a voucher by the text of its QR code or by its twelve letters, with all vouchers of its holder in the same campaign. It says nothing of who that is, nor of where a voucher was used. where of voucherNotRead: notACode, otherCampaign, forged, expired, unknown. Forty that are none, in ten minutes, make a shop wait.',
  example: { text: '7K2Q-RA5D-3HT8' },
  answer: 'The campaign with its rules, and the vouchers.',
};

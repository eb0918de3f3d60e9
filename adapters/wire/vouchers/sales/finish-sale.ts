import * as t from 'io-ts';
import { orNull } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { saleWire } from './sale.ts';

/** Finishes a sale with vouchers. */
export const finishSaleCall = {
  method: 'post',
  path: '/api/{realm}/shop/sales',
  caller: 'anybody',
  body: t.intersection([
    t.type({
      key: t.string,
      campaign: t.string,
      price: t.string,
      lines: t.array(t.type({ voucher: t.string, uses: t.number })),
      ticket: t.string,
    }),
    t.partial({ photo: orNull(t.string), number: orNull(t.string), isSeen: orNull(t.boolean) }),
  ]),
  isClosed: true,
  answer: saleWire,
  refusals: [
    'shopNotAuthorised',
    'saleRefused',
    'holderUnknown',
    'keyReused',
    'tooManyAttempts',
    'storageFailed',
  ],
} as const satisfies Call;

export const finishSaleText: CallText<typeof finishSaleCall> = {
  call: finishSaleCall,
  id: 'finishSale',
  topic: 'vouchers',
  summary:
    'Finishes a sale: takes the uses of the vouchers, stores its proof, and owes the shop their face, all of it or nothing. price is in euros with a point, of the form 12.50: 12,50 and 1.234 are refused (where: price). key is chosen by the shop (16 to 64 letters and digits) and sent again with the same sale if its answer was lost: it is finished once. By the campaign’s rule, photo is the id of a picture, number the identity number (compared, not stored), isSeen true. where of saleRefused: price, key, unknownCampaign, paused, notStarted, over, noLines, unknownVoucher, notValid, fewerUses, twice, otherHolder, samePrice, mixed, belowMinimum, abovePrice, shopCap, noTicket, noIdentity, busy; faults has what is needed and missing, in cents.',
  example: {
    key: 'c1a5b7d90e2f4c68',
    campaign: 'otono',
    price: '12.50',
    lines: [{ voucher: '7K2QRA5D3HT8', uses: 1 }],
    ticket: '3f2a91c07be8d415',
    number: '12345678Z',
  },
  answer: 'The receipt.',
};

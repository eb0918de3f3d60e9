import * as t from 'io-ts';
import { nullable, orNull, wordOf } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { saleWire } from '../sales/sale.ts';

/** How many sales come at once. */
export const mostSyncedSales = 50;

const sentSaleWire = t.intersection([
  t.type({
    key: t.string,
    campaign: t.string,
    allowance: t.string,
    madeAt: t.string,
    price: t.string,
    lines: t.array(t.type({ code: t.string, uses: t.number })),
    ticket: t.string,
  }),
  t.partial({ photo: orNull(t.string), number: orNull(t.string), isSeen: orNull(t.boolean) }),
]);
export type SentSaleWire = t.TypeOf<typeof sentSaleWire>;

/** What came of a sale that was made without a line. */
export const syncedSaleWire = t.type({
  key: t.string,
  outcome: wordOf(['confirmed', 'conflicting', 'refused', 'again']),
  /** Why it was refused, or must be sent again; null if it was stored. */
  where: nullable(t.string),
  sale: nullable(saleWire),
});
export type SyncedSale = t.TypeOf<typeof syncedSaleWire>;

/** Brings sales that were made without a line. */
export const syncSalesCall = {
  method: 'post',
  path: '/api/{realm}/shop/offline/sales',
  caller: 'anybody',
  bodyLimit: 256 * 1024,
  body: t.type({ sales: t.array(sentSaleWire) }),
  isClosed: true,
  answer: t.type({ items: t.array(syncedSaleWire) }),
  refusals: ['shopNotAuthorised', 'saleRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const syncSalesText: CallText<typeof syncSalesCall> = {
  call: syncSalesCall,
  id: 'syncSales',
  topic: 'vouchers',
  summary:
    'Brings up to 50 sales that were made without a line; their pictures are brought before (putSalePicture). Each is decided by itself and stored or refused; sent again under its key, a stored one gives its sale. allowance is the from of the allowance (prepareOffline), madeAt the moment of the sale by the council’s clock, code the text of the QR code, or the letters of a voucher that the council was asked about before. Of two sales of one voucher, the one whose allowance was reserved first has it, ties by the id of the sale; a sale with a line that came first is never overturned. confirmed: the shop is owed for it. conflicting: another sale has some of its uses (sale.offline says how much, and who bears it). refused: it is the shop’s own risk, and where says why: noAllowance, outsideHours, clockWrong, allowanceSpent, notACode, otherCampaign, forged, expired, and those of finishSale. again: nothing was decided; where is busy, noTicket or noIdentity (bring the picture again). where of saleRefused: tooMany.',
  example: {
    sales: [
      {
        key: 'c1a5b7d90e2f4c68',
        campaign: 'otono',
        allowance: '2026-11-28T09:55:00.000Z',
        madeAt: '2026-11-28T11:20:00.000Z',
        price: '12.50',
        lines: [{ code: '7K2Q-RA5D-3HT8', uses: 1 }],
        ticket: '3f2a91c07be8d415',
        number: '12345678Z',
      },
    ],
  },
  answer: 'What came of each sale, in their order.',
};

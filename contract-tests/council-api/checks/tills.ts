import { addressOf } from '#adapters/wire/address-of.ts';
import { refusals } from '#adapters/wire/refusals.ts';
import { finishSaleCall } from '#adapters/wire/vouchers/sales/finish-sale.ts';
import { listOwnSalesCall } from '#adapters/wire/vouchers/sales/list-own-sales.ts';
import { lookUpVoucherCall } from '#adapters/wire/vouchers/sales/look-up-voucher.ts';
import { putSalePictureCall } from '#adapters/wire/vouchers/sales/put-sale-picture.ts';
import { reverseSaleCall } from '#adapters/wire/vouchers/sales/reverse-sale.ts';
import { startShopDeviceCall } from '#adapters/wire/vouchers/shops/start-shop-device.ts';
import { orderVouchersCall } from '#adapters/wire/vouchers/order-vouchers.ts';
import type { JsonCall } from '#adapters/wire/call.ts';
import { type Ask, again, askAs, type HttpAnswer, sendAs } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { type Finding, firstFinding } from '../finding.ts';
import { answersAsDocumented, differs, notRefused, valueAt } from '../read-answer.ts';
import { signInTill, saleOf, type SignedInTill, whereSold } from './support/tills.ts';
import { whereWritable } from './support/visitor.ts';
import { refusedBecause } from './support/voucher-orders.ts';

/** Every call of a till that sends something, with what it needs. */
const ofTills: readonly (readonly [JsonCall, object])[] = [
  [startShopDeviceCall, { taxNumber: 'B58378431', code: 'BCDF-GHJK-MPRT' }],
  [lookUpVoucherCall, { text: '7K2Q-RA5D-3HT8' }],
  [putSalePictureCall, { campaign: 'no-hay-tal-campanya', kind: 'ticket', file: 'AAAA' }],
  [
    finishSaleCall,
    {
      key: 'a-key-that-was-never-used',
      campaign: 'no-hay-tal-campanya',
      price: '12.50',
      lines: [],
      ticket: 'a',
    },
  ],
  [reverseSaleCall, { campaign: 'no-hay-tal-campanya' }],
];

/** The refusal of who is no authorised shop (specification 1, section 6). */
function isNoShop(answer: HttpAnswer): Finding | null {
  const { status, errCode, message } = refusals.shopNotAuthorised;
  return (
    notRefused(answer, status) ??
    differs('errCode', valueAt(answer.json, 'errCode'), errCode) ??
    differs('message', valueAt(answer.json, 'message'), message)
  );
}

const inForm = (calls: readonly JsonCall[], answers: readonly HttpAnswer[]): Finding | null =>
  firstFinding(calls, (call) => {
    const answer = answers[calls.indexOf(call)];
    return answer === undefined ? null : answersAsDocumented(call, answer);
  });

const usedIn = ({ json }: HttpAnswer, voucher: unknown): unknown => {
  const vouchers = valueAt(json, 'vouchers');
  return Array.isArray(vouchers)
    ? valueAt(
        vouchers.find((one) => valueAt(one, 'id') === voucher),
        'used',
      )
    : undefined;
};

/** Sold once however often it is sent, and taken back. */
function sellsOnce(till: SignedInTill) {
  const sale = saleOf(till);
  return trial(
    [
      ...till.asks,
      sale,
      again(sale),
      till.looked(2),
      till.reversed(till.asks.length),
      till.looked(3),
      ...till.leaves,
    ],
    (...answers) => {
      const [ordered, looked, , one, two, spent, back, free] = answers.slice(till.before);
      if (!ordered || !looked || !one || !two || !spent || !back || !free) return null;
      const [voucher] = valueAt(ordered.json, 'vouchers') as readonly unknown[];
      const id = valueAt(voucher, 'id');
      return (
        inForm([orderVouchersCall, lookUpVoucherCall], [ordered, looked]) ??
        inForm([finishSaleCall, reverseSaleCall], [one, back]) ??
        differs('{…}', two.text, one.text) ??
        differs('used', usedIn(spent, id), 1) ??
        differs('status', valueAt(back.json, 'status'), 'reversed') ??
        differs('used', usedIn(free, id), 0)
      );
    },
  );
}

/** Refused with its reason, and nothing of it is sold. */
function sellsNothingWrong(till: SignedInTill) {
  const { realm } = till.town;
  const day = askAs(till.visitor, addressOf(listOwnSalesCall, { realm }));
  const wrong: readonly (readonly [object, string])[] = [
    [{ price: '12,50' }, 'price'],
    [{ price: '1.234' }, 'price'],
    [{ lines: [] }, 'noLines'],
    [{ lines: [till.line, till.line] }, 'twice'],
    [{ price: '0.01' }, 'belowMinimum'],
    [{ ticket: 'no-hay-tal-tique' }, 'noTicket'],
  ];
  const sales: readonly Ask[] = wrong.map(([more], place) => saleOf(till, { place, more }));
  return trial([...till.asks, day, ...sales, again(day), ...till.leaves], (...answers) => {
    const [before, ...after] = answers.slice(till.before + 3);
    const last = after[sales.length];
    if (before === undefined || last === undefined) return null;
    return (
      firstFinding(wrong, (one) => {
        const answer = after[wrong.indexOf(one)];
        return answer === undefined ? null : refusedBecause(answer, 'saleRefused', one[1]);
      }) ??
      answersAsDocumented(listOwnSalesCall, last) ??
      differs('items', valueAt(last.json, 'items'), valueAt(before.json, 'items'))
    );
  });
}

/** What tills are refused, and what an authorised one sells. */
export const tillChecks: readonly Check[] = [
  {
    id: 'bot-03',
    clause: '1-base §6',
    from: [],
    writes: true,
    trials: whereWritable(({ realm }) =>
      ofTills.map(([call, body]) =>
        trial(
          sendAs('bot-03', addressOf(call, { realm, sale: 'no-hay-tal-venta' } as never), {
            body,
            shown: body,
          }),
          isNoShop,
        ),
      ),
    ),
  },
  whereSold('bot-04', (town, sold) => sellsOnce(signInTill(town, 'bot-04', sold))),
  whereSold('bot-05', (town, sold) => sellsNothingWrong(signInTill(town, 'bot-05', sold))),
];

import { createHash } from 'node:crypto';
import { giveVoucherBackCall } from '#adapters/wire/vouchers/give-voucher-back.ts';
import { orderVouchersCall } from '#adapters/wire/vouchers/order-vouchers.ts';
import { readCampaignCall } from '#adapters/wire/vouchers/read-campaign.ts';
import { readWalletCall } from '#adapters/wire/vouchers/read-wallet.ts';
import { readVoucherCode } from '#domain/vouchers/code/voucher-code.ts';
import { isLeft } from '#domain/shared/result.ts';
import { again, type HttpAnswer } from '../ask.ts';
import { type Check, type Trial, trial } from '../check.ts';
import { type Finding, firstFinding } from '../finding.ts';
import { campaignAsk } from '../known-vouchers.ts';
import { answersAsDocumented, differs, miscounted, notRefused, valueAt } from '../read-answer.ts';
import { enter, whereWritable, type WritableTown } from './support/visitor.ts';
import { nobody } from './support/voting.ts';
import {
  type FreeVoucher,
  freeVouchers,
  giveBackAs,
  orderAs,
  orderKeyOf,
  refusedBecause,
  walletAs,
} from './support/voucher-orders.ts';

type OrderCheckId = Extract<Check['id'], `bon-${string}`>;

/** A check with a voucher that a person of the test town can have for nothing. */
const ofFree = (
  id: OrderCheckId,
  trialOf: (town: WritableTown, free: FreeVoucher, visitor: string) => Trial,
  concerns: (free: FreeVoucher) => boolean = () => true,
): Check => ({
  id,
  clause: 'interfaces §api',
  from: ['campaigns'],
  writes: true,
  trials: whereWritable((town) =>
    freeVouchers(town)
      .filter(concerns)
      .map((free) => trialOf(town, free, id)),
  ),
});

/** The hash that two people signed is that of the text that everybody reads. */
function isHashOfText(answer: HttpAnswer): Finding | null {
  const text = valueAt(answer.json, 'text');
  const hash = createHash('sha256').update(String(text)).digest('hex');
  return answersAsDocumented(readCampaignCall, answer) ?? differs('hash', valueAt(answer.json, 'hash'), hash);
}

const vouchersIn = ({ json }: HttpAnswer): readonly unknown[] => {
  const found = valueAt(json, 'vouchers');
  return Array.isArray(found) ? found : [];
};

/** A wallet with one order, whose voucher has a code that can be read. */
function hasOneCode(wallet: HttpAnswer, ordered: HttpAnswer): Finding | null {
  const documented = answersAsDocumented(readWalletCall, wallet);
  if (documented !== null) return documented;
  const items = valueAt(wallet.json, 'items') as readonly unknown[];
  const [item] = items;
  const code = valueAt(vouchersIn({ ...wallet, json: item })[0], 'code');
  return (
    miscounted(items.length, 1) ??
    differs('items.0.id', valueAt(item, 'id'), valueAt(ordered.json, 'id')) ??
    (isLeft(readVoucherCode(String(code))) ? { kind: 'unreadable', where: 'items.0.vouchers.0.code' } : null)
  );
}

/** What is given back is cancelled and opens nothing, unless the campaign takes nothing back. */
function isGivenBack(ordered: HttpAnswer, returned: HttpAnswer): Finding | null {
  if (valueAt(vouchersIn(ordered)[0], 'returnsUntil') === null)
    return refusedBecause(returned, 'voucherRefused', 'neverReturned');
  const [voucher] = vouchersIn(returned);
  return (
    answersAsDocumented(giveVoucherBackCall, returned) ??
    differs('vouchers.0', [valueAt(voucher, 'status'), valueAt(voucher, 'code')], ['cancelled', null])
  );
}

/** How many one person may have in all, if the campaign says so. */
function mostOf({ campaign, type }: FreeVoucher): readonly number[] {
  const caps = [campaign.perPerson, type.perPerson].filter((cap) => cap !== null);
  return caps.length === 0 ? [] : [Math.min(...caps)];
}

/** Vouchers for shops, as residents get them. What a check was given, it gives back if the campaign lets it. */
export const voucherOrderChecks: readonly Check[] = [
  {
    id: 'bon-01',
    clause: 'interfaces §api',
    from: ['campaigns'],
    trials: ({ realm, campaigns }) => campaigns.map(({ id }) => trial(campaignAsk(realm, id), isHashOfText)),
  },
  ofFree('bon-02', (town, free, visitor) => {
    const asked = orderAs(town, visitor, free, { intent: visitor });
    const other = orderAs(town, visitor, free, { intent: visitor, count: 2 });
    const back = giveBackAs(town, visitor, free, { intent: visitor, place: 2 });
    return trial(
      [...enter(town, visitor), asked, again(asked), other, back],
      (_, __, one, two, refused) =>
        answersAsDocumented(orderVouchersCall, one) ??
        differs('state', valueAt(one.json, 'state'), 'granted') ??
        differs('{…}', two.text, one.text) ??
        refusedBecause(refused, 'voucherRefused', 'otherOrder'),
    );
  }),
  ofFree('bon-03', (town, free, visitor) => {
    const wrong: readonly (readonly [number, string])[] = [
      [1_000_000, 'tooMany'],
      [0, 'nothingOrdered'],
      ...mostOf(free).map((most) => [most + 1, 'hasMost'] as const),
    ];
    const asks = wrong.map(([count]) =>
      orderAs(town, visitor, free, { intent: `${visitor} ${count}`, count }),
    );
    return trial([...enter(town, visitor), ...asks], (_, __, ...answers) =>
      firstFinding(answers.entries(), ([place, answer]) =>
        refusedBecause(answer, 'voucherRefused', wrong[place]?.[1] ?? ''),
      ),
    );
  }),
  ofFree(
    'bon-04',
    (town, free, visitor) =>
      trial(
        [...enter(town, visitor), orderAs(town, visitor, free, { intent: visitor, identity: nobody })],
        (_, __, answer) => refusedBecause(answer, 'voucherRefused', 'notListed'),
      ),
    ({ campaign }) => campaign.register !== 'anybody',
  ),
  ofFree('bon-05', (town, free, visitor) =>
    trial(orderAs(town, visitor, free, { intent: visitor }), (answer) => notRefused(answer, 401)),
  ),
  ofFree('bon-06', (town, free, visitor) => {
    const keys = [orderKeyOf(town, visitor), orderKeyOf(town, 'nobody’s')];
    return trial(
      [
        ...enter(town, visitor),
        orderAs(town, visitor, free, { intent: visitor }),
        walletAs(town, visitor, free, keys),
        giveBackAs(town, visitor, free, { intent: visitor, place: 2 }),
      ],
      (_, __, ordered, wallet, returned) => hasOneCode(wallet, ordered) ?? isGivenBack(ordered, returned),
    );
  }),
];

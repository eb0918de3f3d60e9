import { createHash } from 'node:crypto';
import { giveVoucherBackCall } from '#adapters/wire/vouchers/give-voucher-back.ts';
import { refusals } from '#adapters/wire/refusals.ts';
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
  giveBackAs,
  isFreeOffer,
  leaveAs,
  orderAs,
  orderKeyOf,
  refusedBecause,
  type VoucherOffer,
  voucherOffers,
  walletAs,
} from './support/voucher-orders.ts';

type OrderCheckId = Extract<Check['id'], `bon-${string}`>;

/** A check with vouchers that a person of the test town can order. */
const ofOffers = (
  id: OrderCheckId,
  trialOf: (town: WritableTown, offer: VoucherOffer, visitor: string) => Trial,
  choose: (offers: readonly VoucherOffer[]) => readonly VoucherOffer[] = (offers) => offers,
): Check => ({
  id,
  clause: 'interfaces §api',
  from: ['campaigns'],
  writes: true,
  trials: whereWritable((town) => choose(voucherOffers(town)).map((offer) => trialOf(town, offer, id))),
});

/** The name of an order: each type has one of its own. */
const intentOf = ({ type }: VoucherOffer, visitor: string, more = ''): string =>
  `${visitor} ${type.id} ${more}`;

/** Nothing that is paid can be ordered from a council without a bank, which is no fault of its vouchers. */
const unlessNoBank = (answer: HttpAnswer, found: () => Finding | null): Finding | null =>
  valueAt(answer.json, 'errCode') === refusals.noBank.errCode ? null : found();

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
function mostOf({ campaign, type }: VoucherOffer): readonly number[] {
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
  ofOffers('bon-02', (town, offer, visitor) => {
    const intent = intentOf(offer, visitor);
    const asked = orderAs(town, visitor, offer, { intent });
    const other = orderAs(town, visitor, offer, { intent, count: 2 });
    const back = isFreeOffer(offer)
      ? giveBackAs(town, visitor, offer, { intent, place: 2 })
      : leaveAs(town, visitor, offer, intent);
    return trial([...enter(town, visitor), asked, again(asked), other, back], (_, __, one, two, refused) =>
      unlessNoBank(
        one,
        () =>
          answersAsDocumented(orderVouchersCall, one) ??
          differs('state', valueAt(one.json, 'state'), isFreeOffer(offer) ? 'granted' : 'held') ??
          differs('{…}', two.text, one.text) ??
          refusedBecause(refused, 'voucherRefused', 'otherOrder'),
      ),
    );
  }),
  ofOffers('bon-03', (town, offer, visitor) => {
    const wrong: readonly (readonly [number, string])[] = [
      [1_000_000, 'tooMany'],
      [0, 'nothingOrdered'],
      ...mostOf(offer).map((most) => [most + 1, 'hasMost'] as const),
    ];
    const asks = wrong.map(([count]) =>
      orderAs(town, visitor, offer, { intent: intentOf(offer, visitor, String(count)), count }),
    );
    return trial([...enter(town, visitor), ...asks], (_, __, ...answers) =>
      firstFinding(answers.entries(), ([place, answer]) =>
        unlessNoBank(answer, () => refusedBecause(answer, 'voucherRefused', wrong[place]?.[1] ?? '')),
      ),
    );
  }),
  ofOffers(
    'bon-04',
    (town, offer, visitor) => {
      const intent = intentOf(offer, visitor);
      return trial(
        [...enter(town, visitor), orderAs(town, visitor, offer, { intent, identity: nobody })],
        (_, __, answer) => unlessNoBank(answer, () => refusedBecause(answer, 'voucherRefused', 'notListed')),
      );
    },
    // Once: a number that is in no register uses up what a network may guess.
    (offers) => offers.filter(({ campaign }) => campaign.register !== 'anybody').slice(0, 1),
  ),
  ofOffers('bon-05', (town, offer, visitor) =>
    trial(orderAs(town, visitor, offer, { intent: intentOf(offer, visitor) }), (answer) =>
      notRefused(answer, 401),
    ),
  ),
  ofOffers(
    'bon-06',
    (town, offer, visitor) => {
      const intent = intentOf(offer, visitor);
      const keys = [orderKeyOf(town, intent), orderKeyOf(town, 'nobody’s')];
      return trial(
        [
          ...enter(town, visitor),
          orderAs(town, visitor, offer, { intent }),
          walletAs(town, visitor, offer, keys),
          giveBackAs(town, visitor, offer, { intent, place: 2 }),
        ],
        (_, __, ordered, wallet, returned) => hasOneCode(wallet, ordered) ?? isGivenBack(ordered, returned),
      );
    },
    (offers) => offers.filter(isFreeOffer),
  ),
];

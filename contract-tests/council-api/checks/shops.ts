import { listPublicShopsCall } from '#adapters/wire/vouchers/shops/list-public-shops.ts';
import { readOwnShopCall } from '#adapters/wire/vouchers/shops/read-own-shop.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { firstFinding } from '../finding.ts';
import { answersAsDocumented, isRecord, notRefused } from '../read-answer.ts';

/** What the public list says of a shop: neither its tax number nor its account. */
const told = ['id', 'name', 'address', 'place', 'headings', 'hours'];

/** Shops that take vouchers (specification 1, section 6). */
export const shopChecks: readonly Check[] = [
  {
    id: 'bot-01',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(
        ask(addressOf(listPublicShopsCall, { realm })),
        (answer) =>
          answersAsDocumented(listPublicShopsCall, answer) ??
          firstFinding(isRecord(answer.json) ? (answer.json['items'] as readonly object[]) : [], (shop) => {
            const other = Object.keys(shop).find((name) => !told.includes(name));
            return other === undefined ? null : { kind: 'unwanted', what: other };
          }),
      ),
    ],
  },
  {
    id: 'bot-02',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(readOwnShopCall, { realm })), (answer) => notRefused(answer, 401)),
    ],
  },
];

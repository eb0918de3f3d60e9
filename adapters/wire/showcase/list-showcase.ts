import * as t from 'io-ts';
import { voucherSeasons } from '#domain/vouchers/voucher-season.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { wordOf } from '../decode.ts';
import { optionalText } from '../query.ts';
import { publicMarketWire } from './market-document.ts';
import { publicListingWire } from './public-listing.ts';

/** The showcase of shops. */
export const listShowcaseCall = {
  method: 'get',
  path: '/api/{realm}/showcase',
  query: { known: optionalText },
  caller: 'anybody',
  answer: t.type({
    /** Empty if they are those of the version that is known. */
    items: t.array(publicListingWire),
    itemsCount: t.number,
    /** Another one as soon as a shop says something else. */
    version: t.string,
    markets: t.array(publicMarketWire),
    holidays: t.array(t.string),
    vouchers: wordOf(voucherSeasons),
  }),
  refusals: [],
} as const satisfies Call;

export const listShowcaseText: CallText<typeof listShowcaseCall> = {
  call: listShowcaseCall,
  id: 'listShowcase',
  topic: 'showcase',
  summary:
    'The shops that the council has authorised and that say something of themselves, by name: what they sell, their opening hours as a sentence, the telephone that they give, how they are reached and serve (details: a step-free entrance, delivery, cards, the languages spoken, WhatsApp and web), whether they take vouchers just now, and what they offer. `sells`, `hours` and the titles of offers are in `language`; `others` has them in other languages, and what is empty there is not said in that one. `age` is `stale` if the shop has not confirmed it for 90 days; after 180 it is not in the list. `left` of an offer says how many pieces can still be set aside. `photo` is the one that staff accepted, at an address that gives it in sizes (?w=480), with what it shows; null if there is none. `markets` are those of the town, with the days of the week from 0, Monday, on, minutes after midnight, and how many stalls sell what. `holidays` are those of the town from yesterday on for eight days: on them a shop has the hours that its sentence says for holidays (“festivos”) or for every day, and nothing is known of others. `vouchers` says of all shops of the town whether vouchers are used just now, whether they would be but their campaign is paused, or whether it ended in the last thirty days.',
  query: {
    known: {
      tells:
        'The version of an answer that the caller has: while the shops say the same, items is empty. days of a shop that is fresh is not part of it.',
    },
  },
  answer: 'The shops. itemsCount counts them also when items is empty.',
};

import * as t from 'io-ts';
import { type ToldVisits, seenActs } from '#domain/showcase/shop-visits.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable, wordOf } from '../decode.ts';

/** How often shops were seen in a month: null of a count that is below five. */
export const visitsWire = t.type({
  month: t.string,
  views: nullable(t.number),
  calls: nullable(t.number),
  ways: nullable(t.number),
});
export type WrittenVisits = t.TypeOf<typeof visitsWire>;

export const writeVisits = (visits: readonly ToldVisits[]): WrittenVisits[] =>
  visits.map((one) => ({ ...one }));

/** Counts that a shop was seen, called, or that the way to it was asked for. */
export const countVisitCall = {
  method: 'post',
  path: '/api/{realm}/showcase/{shop}/visits',
  caller: 'anybody',
  body: t.type({ what: wordOf(seenActs) }),
  isClosed: true,
  answer: t.type({ counted: t.boolean }),
  refusals: [],
} as const satisfies Call;

export const countVisitText: CallText<typeof countVisitCall> = {
  call: countVisitCall,
  id: 'countVisit',
  topic: 'showcase',
  summary:
    'Counts that the page of a shop was opened (views), that its number was pressed (calls) or the way to it (ways), by shop and month. Nothing of who asked is stored. Counts are stored every minute: a server that is killed loses those of the last one.',
  example: { what: 'views' },
  answer: 'Whether it was counted: only shops that are in the showcase are.',
};

import * as t from 'io-ts';
import { nullable, wordOf } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

/** What a person at a desk can have and has. */
const personWire = t.type({
  /** How many vouchers they can have now, in all and of each type. */
  most: t.number,
  types: t.array(t.type({ type: t.string, most: t.number })),
  /** Those that they have and can use. */
  has: t.array(
    t.type({
      /** What it is called at desks: no shop accepts it. */
      name: t.string,
      type: t.string,
      uses: t.number,
      used: t.number,
      issuedAt: t.string,
      /** What is given back in cash for it here, in cents; null: nothing. */
      back: nullable(t.number),
    }),
  ),
  /** Those that a desk sold and that they returned over the web: their cash waits here. */
  owed: t.array(t.type({ name: t.string, type: t.string, back: t.number })),
});

/** A person in the draw of a campaign. */
const entryAtDeskWire = t.type({
  /** The letters under which they are in the list of the draw. */
  code: t.string,
  state: wordOf(['entered', 'waiting', 'offered']),
  /** Which one they were; null before the draw. */
  position: nullable(t.number),
  /** Until when a lot is set aside for them; null if none is. */
  until: nullable(t.string),
  type: t.string,
  count: t.number,
  /** What is paid for the lot, in cents. */
  amount: t.number,
});

/** A person at a desk, with what they have of its draw; absent if they are in none. */
export const personAtDeskWire = t.intersection([personWire, t.partial({ entry: entryAtDeskWire })]);
export type PersonAtDeskAnswer = t.TypeOf<typeof personAtDeskWire>;

/** How many vouchers a person can have, and which they have, by the number of a document that was seen. */
export const lookUpPersonCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/campaigns/{id}/desk/people',
  caller: 'staff',
  act: 'counter.serve',
  body: t.type({ identity: t.string }),
  isClosed: true,
  answer: personAtDeskWire,
  refusals: ['unknownDocument', 'voucherRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const lookUpPersonText: CallText<typeof lookUpPersonCall> = {
  call: lookUpPersonCall,
  id: 'lookUpPersonForVouchers',
  topic: 'vouchers',
  summary:
    'How many vouchers of the share of desks a person can have, and which they have and can still use, by the identity number of a document that a person of staff has looked at. Nothing of the question is stored. The answer has no code and no letters of a voucher. A person of staff may ask 90 times in ten minutes, and 15 times for a number that the register of the campaign does not have.',
  example: { identity: '12345678Z' },
  answer: 'What they can have, what they have, and what is given back in cash for it.',
};

import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { localizedText, nullable, wordOf } from '../../decode.ts';

const tallyWire = t.type({ vouchers: t.number, returned: t.number, cash: t.number });

/** What a desk gives of a campaign. Amounts are cents. */
const openDeskWire = t.type({
  id: t.string,
  title: localizedText,
  state: wordOf(['notYet', 'open', 'paused', 'over']),
  /** When vouchers can be had: from, and the first moment at which it is over. */
  issue: t.type({ from: t.string, until: t.string }),
  types: t.array(
    t.type({
      id: t.string,
      title: localizedText,
      face: t.number,
      price: t.number,
      uses: t.number,
      left: t.number,
    }),
  ),
  areas: t.array(t.type({ id: t.string, title: localizedText })),
  /** How many can be had at desks. */
  left: t.number,
  /** The age from which it is; the day of birth is asked for then. Null: any. */
  minimumAge: nullable(t.number),
  /** What all desks have given today, and what this person has. */
  today: t.type({ all: tallyWire, own: tallyWire }),
});

/** A desk of a campaign; where vouchers are drawn, with when people are put down. */
export const voucherDeskWire = t.intersection([
  openDeskWire,
  t.partial({
    draw: t.type({
      from: t.string,
      until: t.string,
      /** Whether people can be put down now. */
      isOpen: t.boolean,
      /** How many vouchers of one type a person wins, and for how many days they can be taken. */
      lot: t.number,
      days: t.number,
    }),
  }),
]);
export type VoucherDesk = t.TypeOf<typeof voucherDeskWire>;

/** What a desk gives of a campaign, and what it has given today. */
export const readVoucherDeskCall = {
  method: 'get',
  path: '/api/{realm}/staff/vouchers/campaigns/{id}/desk',
  caller: 'staff',
  act: 'counter.serve',
  answer: voucherDeskWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readVoucherDeskText: CallText<typeof readVoucherDeskCall> = {
  call: readVoucherDeskCall,
  id: 'readVoucherDesk',
  topic: 'vouchers',
  summary:
    'What a desk gives of an opened campaign of vouchers, what is left of the share of desks, and how many vouchers were given and taken back for how much cash today, by all desks and by the person who asks.',
  answer: 'The desk.',
};

import * as t from 'io-ts';
import { localizedText } from '../../decode.ts';

const counts = {
  /** Given and not returned, those that are being paid included. */
  given: t.number,
  /** Of them, those of which something was used, and those that were used to the end. */
  begun: t.number,
  used: t.number,
  uses: t.number,
  returned: t.number,
  /** Lost ones, for which desks gave others. */
  replaced: t.number,
  /** Asked for, and not paid in time or left. */
  unpaid: t.number,
  expired: t.number,
};

/** What came of a campaign so far. Amounts are cents. */
export const campaignFiguresWire = t.type({
  counted: t.string,
  vouchers: t.number,
  released: t.number,
  left: t.number,
  all: t.type(counts),
  types: t.array(t.intersection([t.type({ id: t.string, title: localizedText }), t.type(counts)])),
  channels: t.array(t.intersection([t.type({ id: t.string }), t.type(counts)])),
  areas: t.array(t.type({ id: t.string, title: localizedText, most: t.number, given: t.number })),
  money: t.type({
    budget: t.number,
    /** Spent by what was used, and set aside for what is given and not used yet. */
    spent: t.number,
    setAside: t.number,
    left: t.number,
    /** What holders have paid and not used yet, and what shops are owed and were not paid yet. */
    prepaid: t.number,
    owed: t.number,
  }),
  sales: t.number,
  shops: t.array(t.type({ id: t.string, name: t.string, sales: t.number, owed: t.number })),
  days: t.array(t.type({ day: t.string, sales: t.number })),
});
export type CampaignFiguresAnswer = t.TypeOf<typeof campaignFiguresWire>;

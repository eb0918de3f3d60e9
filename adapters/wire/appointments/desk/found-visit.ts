import * as t from 'io-ts';
import { nullable, orNull } from '../../decode.ts';
import { counterVisitWire } from '../visit.ts';

/** A visit that staff found, where it is, and what can be done with it. */
export const foundVisitWire = t.intersection([
  counterVisitWire,
  t.type({
    office: t.string,
    /** Its day by the clock of the town: acts on it name it. */
    day: t.string,
    phone: nullable(t.string),
    /** Whether its person is mailed what happens to it. */
    hasMail: t.boolean,
    /** Whether it can be moved or given back: it was not begun, or a closure took its time. */
    isOpen: t.boolean,
  }),
]);
export type FoundVisit = t.TypeOf<typeof foundVisitWire>;

/** What staff say to the person whose appointment they change. */
export const toldByDeskWire = t.partial({
  /** In the mail, and read out by who calls. */
  reason: orNull(t.string),
  /** Whether the person knows already. */
  isTold: orNull(t.boolean),
});

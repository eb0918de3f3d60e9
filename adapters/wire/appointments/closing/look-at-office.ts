import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { nullable, orNull, wordOf } from '../../decode.ts';

/** A day of an office, by the clock of the town. */
const officeDayWire = t.type({
  day: t.string,
  isHoliday: t.boolean,
  hours: t.array(t.string),
  staffHours: t.array(t.string),
  desks: t.number,
  /** How many free times there are for one person and each service. */
  free: t.record(t.string, t.number),
});
export type OfficeDayAnswer = t.TypeOf<typeof officeDayWire>;

/** Why an office as it is written could not give an appointment that it gave. */
const outsideWhys = ['noDesk', 'services', 'hours'] as const;

/** Looks at an office as it is written. */
export const lookAtOfficeCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/offices/{office}/look',
  caller: 'staff',
  act: 'document.read',
  body: t.intersection([t.type({ document: t.UnknownRecord }), t.partial({ day: orNull(t.string) })]),
  answer: t.type({
    drafted: t.array(officeDayWire),
    published: nullable(t.array(officeDayWire)),
    /** Who would be outside. Who may read documents need not know who they are. */
    stranded: t.array(
      t.type({ at: t.string, desk: t.string, services: t.array(t.string), why: wordOf(outsideWhys) }),
    ),
  }),
  refusals: ['appointmentRefused'],
} as const satisfies Call;

export const lookAtOfficeText: CallText<typeof lookAtOfficeCall> = {
  call: lookAtOfficeCall,
  id: 'lookAtOffice',
  topic: 'appointments',
  summary:
    'What seven days of an office as a document describes it offer, with what is taken, beside those of the published one, and the appointments that it could not give any more: its desk is gone (noDesk), does not do the service (services) or is closed then (hours). Nothing is changed.',
  example: {
    document: {
      title: 'Plaza',
      opening: [{ weekdays: ['monday'], opens: '9:00', closes: '14:00' }],
      desks: [{ code: '1' }],
    },
    day: '2026-11-30',
  },
  answer: 'Both weeks, and who is in the way.',
};

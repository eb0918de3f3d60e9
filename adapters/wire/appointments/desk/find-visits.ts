import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { orNull } from '../../decode.ts';
import { foundVisitWire } from './found-visit.ts';

/** Finds appointments of people who ask for theirs. */
export const findVisitsCall = {
  method: 'post',
  path: '/api/{realm}/staff/appointments/visits/find',
  caller: 'staff',
  act: 'counter.serve',
  body: t.intersection([
    t.type({ text: t.string }),
    t.partial({ office: orNull(t.string), day: orNull(t.string) }),
  ]),
  answer: t.type({
    items: t.array(foundVisitWire),
    /** Those that are not shown too. */
    itemsCount: t.number,
  }),
  refusals: ['appointmentRefused'],
} as const satisfies Call;

export const findVisitsText: CallText<typeof findVisitsCall> = {
  call: findVisitsCall,
  id: 'findVisits',
  topic: 'appointments',
  summary:
    'The visits of a day, or of today and later, whose code, name or telephone has the letters of text, whose time it is, or whose person has it as identity number. Empty text finds all. The number is in the body, so no log has it. Sixty are listed at most; itemsCount says how many there are.',
  example: { text: 'Ferrandis', office: null, day: null },
  answer: 'The visits, by their times.',
};

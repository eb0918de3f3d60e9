import { addressOf } from '#adapters/wire/address-of.ts';
import { bookAtDeskCall } from '#adapters/wire/appointments/book-at-desk.ts';
import { callNextCall } from '#adapters/wire/appointments/call-next.ts';
import { findVisitsCall } from '#adapters/wire/appointments/desk/find-visits.ts';
import { noteCalledCall } from '#adapters/wire/appointments/desk/note-called.ts';
import { findAppointmentTimesCall } from '#adapters/wire/appointments/find-appointment-times.ts';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import { listVisitsCall } from '#adapters/wire/appointments/list-visits.ts';
import { takeTicketCall } from '#adapters/wire/appointments/take-ticket.ts';
import { readAppointmentCall } from '#adapters/wire/appointments/read-appointment.ts';
import { readWaitingCall } from '#adapters/wire/appointments/waiting/read-waiting.ts';
import { ask, askAnonymously, sendAs } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { firstFinding } from '../finding.ts';
import { answersAsDocumented, differs, isRecord, notRefused } from '../read-answer.ts';
import { logIn, register, whereWritable } from './support/visitor.ts';

const noKey = { key: 'none' };

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const key = 'JtPz0f4uQ8mHc1Xw7bLk2A';
const wanted = { key, services: ['none'], people: 1 };

/** What only the staff of an office do at its counter: finding people, giving times and tickets, calling. */
const counterActs = [
  [findVisitsCall, { text: 'a' }],
  [bookAtDeskCall, { ...wanted, office: 'plaza', at: '2030-01-01T09:00:00.000Z', name: 'a', identity: 'a' }],
  [takeTicketCall, wanted],
  [callNextCall, { desk: '1' }],
  [noteCalledCall, { person: 'none' }],
] as const;

/** Appointments (specification 1, section 1: the front-end of that name). */
export const appointmentChecks: readonly Check[] = [
  {
    id: 'cit-01',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(
        ask(addressOf(listAppointmentServicesCall, { realm })),
        (answer) =>
          answersAsDocumented(listAppointmentServicesCall, answer) ??
          firstFinding(listOf(isRecord(answer.json) ? answer.json['services'] : []), ({ minutes }) =>
            differs('minutes', Number(minutes) % 5, 0),
          ),
      ),
    ],
  },
  {
    id: 'cit-02',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(findAppointmentTimesCall, { realm, services: ['none'] })), (answer) =>
        notRefused(answer, 409),
      ),
    ],
  },
  {
    id: 'cit-03',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addressOf(listVisitsCall, { realm, office: 'plaza' })), (answer) => notRefused(answer, 403)),
    ],
  },
  {
    id: 'cit-04',
    clause: 'interfaces §api',
    from: [],
    writes: true,
    trials: whereWritable((town) => {
      const place = addressOf(readWaitingCall, { realm: town.realm });
      return [
        trial(
          [
            register(town, 'cit-04'),
            logIn(town, 'cit-04'),
            sendAs('cit-04', place, { body: noKey, shown: noKey }),
          ],
          (_, __, answer) => notRefused(answer, 409),
        ),
      ];
    }),
  },
  {
    id: 'cit-05',
    clause: 'interfaces §api',
    from: [],
    writes: true,
    trials: whereWritable(({ realm }) => {
      const body = { key: 'JtPz0f4uQ8mHc1Xw7bLk2A' };
      const read = {
        ...askAnonymously(addressOf(readAppointmentCall, { realm })),
        sent: { body, shown: body },
      };
      return [trial(read, (answer) => notRefused(answer, 401))];
    }),
  },
  {
    id: 'cit-06',
    clause: 'interfaces §api',
    from: [],
    writes: true,
    trials: whereWritable(({ realm }) =>
      counterActs.map(([call, body]) => {
        const sent = { body, shown: body };
        const asked = { ...askAnonymously(addressOf(call, { realm, office: 'plaza' })), sent };
        return trial(asked, (answer) => notRefused(answer, 403));
      }),
    ),
  },
];

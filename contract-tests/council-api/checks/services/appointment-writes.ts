import { addressOf } from '#adapters/wire/address-of.ts';
import { actOnVisitCall } from '#adapters/wire/appointments/act-on-visit.ts';
import { holdAppointmentCall } from '#adapters/wire/appointments/hold-appointment.ts';
import { leaveAppointmentCall } from '#adapters/wire/appointments/leave-appointment.ts';
import { readAppointmentCall } from '#adapters/wire/appointments/read-appointment.ts';
import { takeTicketCall } from '#adapters/wire/appointments/take-ticket.ts';
import { joinWaitingListCall } from '#adapters/wire/appointments/waiting/join-waiting-list.ts';
import { leaveWaitingListCall } from '#adapters/wire/appointments/waiting/leave-waiting-list.ts';
import { readWaitingCall } from '#adapters/wire/appointments/waiting/read-waiting.ts';
import { addDays, parseDay } from '#domain/shared/calendar-day.ts';
import { again, askAsStaff } from '../../ask.ts';
import { type Check, type Trial, trial } from '../../check.ts';
import { answersAsDocumented, differs, valueAt } from '../../read-answer.ts';
import { whereStaffMay } from '../staff-reads.ts';
import { keptByKey, keyOfRun, personWithYear, sendKept } from '../support/kept-by-key.ts';
import { whereWritable, type WritableTown } from '../support/visitor.ts';

const atOnce = (made: Trial | null): readonly Trial[] => (made === null ? [] : [made]);

/** A time is held once for each key, and let go. */
function held(town: WritableTown): Trial | null {
  const { realm, services } = town;
  const { free } = services.appointments;
  if (free === null) return null;
  const visitor = 'cit-07';
  const key = keyOfRun(town, visitor);
  const { service, office, at } = free;
  return keptByKey(town, {
    visitor,
    call: holdAppointmentCall,
    take: sendKept(visitor, addressOf(holdAppointmentCall, { realm }), {
      key,
      services: [service],
      people: 1,
      office,
      at,
    }),
    giveBack: [sendKept(visitor, addressOf(leaveAppointmentCall, { realm }), { key })],
    read: sendKept(visitor, addressOf(readAppointmentCall, { realm }), { key }),
    had: ['held'],
    over: ['cancelled', 'ended'],
  });
}

/** A place on the waiting list, for a service whose people the census knows. */
function waits(town: WritableTown): Trial | null {
  const { realm, services } = town;
  const person = personWithYear(town);
  const service = services.appointments.services.find(({ booker }) => booker === 'census');
  const today = parseDay(services.appointments.free?.at.slice(0, 10) ?? '');
  if (person === null || service === undefined || today === null) return null;
  const visitor = 'cit-08';
  const key = keyOfRun(town, visitor);
  const days = { firstDay: addDays(today, 1), lastDay: addDays(today, 14) };
  const wish = { offices: [], weekdays: [], from: '00:00', until: '24:00', ...days };
  return keptByKey(town, {
    visitor,
    call: joinWaitingListCall,
    take: sendKept(visitor, addressOf(joinWaitingListCall, { realm }), {
      ...wish,
      key,
      services: [service.id],
      people: 1,
      name: 'Prueba de contrato',
      identity: person.id,
      birthDay: person.birthDay,
    }),
    giveBack: [sendKept(visitor, addressOf(leaveWaitingListCall, { realm }), { key })],
    read: sendKept(visitor, addressOf(readWaitingCall, { realm }), { key }),
    had: ['waiting', 'offered'],
    over: ['left'],
  });
}

/** The counter gives one ticket for each key, and ends it. */
function ticket(town: WritableTown): Trial | null {
  const { realm, services } = town;
  const { free } = services.appointments;
  if (free === null) return null;
  const wanted = { key: keyOfRun(town, 'cit-09'), services: [free.service], people: 1 };
  const give = askAsStaff(addressOf(takeTicketCall, { realm, office: free.office }), wanted);
  const act = addressOf(actOnVisitCall, { realm, office: free.office, visit: 'ID' });
  const miss = askAsStaff(act.replace('/ID/', '/{1.id}/'), { act: 'miss', version: '{1.version}' });
  return trial(
    [give, again(give), miss],
    (first, second, ended) =>
      answersAsDocumented(takeTicketCall, first) ??
      differs('state', valueAt(first.json, 'state'), 'arrived') ??
      differs('id', valueAt(second.json, 'id'), valueAt(first.json, 'id')) ??
      differs('code', valueAt(second.json, 'code'), valueAt(first.json, 'code')) ??
      answersAsDocumented(actOnVisitCall, ended) ??
      differs('state', valueAt(ended.json, 'state'), 'missed'),
  );
}

/** What residents and the counter of an office are given of appointments: once for each key, and taken back. */
export const appointmentWriteChecks: readonly Check[] = [
  {
    id: 'cit-07',
    clause: 'interfaces §api',
    from: ['appointments'],
    writes: true,
    trials: whereWritable((town) => atOnce(held(town))),
  },
  {
    id: 'cit-08',
    clause: 'interfaces §api',
    from: ['appointments'],
    writes: true,
    trials: whereWritable((town) => atOnce(waits(town))),
  },
  {
    id: 'cit-09',
    clause: 'interfaces §api',
    from: ['appointments', 'staff'],
    writes: true,
    trials: whereWritable(whereStaffMay(['counter.serve'], (town) => atOnce(ticket(town)))),
  },
];

import { addressOf } from '#adapters/wire/address-of.ts';
import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import { readOwnApplicationsCall } from '#adapters/wire/registrations/read-applications.ts';
import { sendApplicationCall } from '#adapters/wire/registrations/send-application.ts';
import { withdrawApplicationCall } from '#adapters/wire/registrations/withdraw-application.ts';
import { giveReservationBackCall } from '#adapters/wire/reservations/give-reservation-back.ts';
import { leaveReservationCall } from '#adapters/wire/reservations/leave-reservation.ts';
import { makeReservationCall } from '#adapters/wire/reservations/make-reservation.ts';
import { readReservationsCall } from '#adapters/wire/reservations/read-reservations.ts';
import { joinVenueListCall } from '#adapters/wire/reservations/waiting/join-venue-list.ts';
import { leaveVenueListCall } from '#adapters/wire/reservations/waiting/leave-venue-list.ts';
import { readVenueWaitingCall } from '#adapters/wire/reservations/waiting/read-venue-waiting.ts';
import { giveTicketBackCall } from '#adapters/wire/tickets/give-ticket-back.ts';
import { leaveTicketsCall } from '#adapters/wire/tickets/leave-tickets.ts';
import { orderTicketsCall } from '#adapters/wire/tickets/order-tickets.ts';
import { readTicketsCall } from '#adapters/wire/tickets/read-tickets.ts';
import type { Check, Trial } from '../../check.ts';
import { valueAt } from '../../read-answer.ts';
import type { Source } from '../../known-town.ts';
import { keptByKey, keyOfRun, personWithYear, sendKept } from '../support/kept-by-key.ts';
import { whereWritable, type WritableTown } from '../support/visitor.ts';

/** A check that a council gives something once for each key, and takes it back. */
const keptCheck = (id: Check['id'], source: Source, made: (town: WritableTown) => Trial | null): Check => ({
  id,
  clause: 'interfaces §api',
  from: [source],
  writes: true,
  trials: whereWritable((town) => {
    const one = made(town);
    return one === null ? [] : [one];
  }),
});

/** The last free time of the first venue that gives its places to people whom nobody checks. */
function freePlace({ services: { venues } }: WritableTown) {
  for (const { venue, week } of venues) {
    const people = venue.people.find(({ check, needsBirthDay }) => check === 'unchecked' && !needsBirthDay);
    const starts = week.days.flatMap(({ places }) =>
      places.flatMap(({ place, starts: all }) => all.map((start) => ({ place, start }))),
    );
    const last = starts.toSorted((one, other) => one.start.localeCompare(other.start)).at(-1);
    if (people !== undefined && last !== undefined)
      return { ...last, venue: venue.id, people: people.id, minutes: week.minutes, days: week.days };
  }
  return null;
}

const reservation = keptCheck('rsv-03', 'venues', (town) => {
  const [free, person] = [freePlace(town), personWithYear(town)];
  if (free === null || person === null) return null;
  const { venue, place, people, start, minutes } = free;
  const [{ realm }, visitor] = [town, 'rsv-03'];
  const at = { realm, id: venue };
  const key = keyOfRun(town, visitor);
  const wanted = { key, place, people, start, minutes, identity: person.id, purpose: 'Prueba de contrato' };
  return keptByKey(town, {
    visitor,
    call: makeReservationCall,
    take: sendKept(visitor, addressOf(makeReservationCall, at), wanted),
    giveBack: [leaveReservationCall, giveReservationBackCall].map((call) =>
      sendKept(visitor, addressOf(call, at), { key }),
    ),
    read: sendKept(visitor, addressOf(readReservationsCall, { realm }), { reservations: [{ venue, key }] }),
    had: ['requested', 'held', 'booked'],
    over: ['ended', 'returned'],
  });
});

const venueWait = keptCheck('rsv-04', 'venues', (town) => {
  const [free, person] = [freePlace(town), personWithYear(town)];
  const days = (free?.days ?? []).map(({ day }) => day);
  const [firstDay, lastDay] = [days[1], days.at(-1)];
  if (free === null || person === null || firstDay === undefined || lastDay === undefined) return null;
  const [{ realm }, visitor] = [town, 'rsv-04'];
  const at = { realm, id: free.venue };
  const key = keyOfRun(town, visitor);
  const { minutes, people, place } = free;
  const wish = { weekdays: [], from: '00:00', until: '24:00', firstDay, lastDay };
  return keptByKey(town, {
    visitor,
    call: joinVenueListCall,
    take: sendKept(visitor, addressOf(joinVenueListCall, at), {
      ...wish,
      key,
      places: [place],
      minutes,
      people,
      identity: person.id,
    }),
    giveBack: [sendKept(visitor, addressOf(leaveVenueListCall, at), { key })],
    read: sendKept(visitor, addressOf(readVenueWaitingCall, at), { key }),
    had: ['waiting', 'offered'],
    over: ['left'],
  });
});

/** A group, with a birth day of the age that it is for; a grown-up applies for whom is not of age. */
function openGroup({ groups, starts }: ActivityAnswer) {
  const [group] = groups;
  if (group === undefined) return null;
  const age = Math.min((group.minimumAge ?? 0) + 1, group.maximumAge ?? 99);
  return { wish: group.id, isForChildren: age < 18, birthDay: `${Number(starts.slice(0, 4)) - age}-01-01` };
}

const application = keptCheck('ins-06', 'activities', (town) => {
  const person = personWithYear(town);
  // Where places are drawn, nobody gets one at once: what was sent can be taken back.
  const activity = town.services.activities.find(
    ({ phase, mode, calledOff = null, isForCensus }) =>
      phase === 'open' && mode === 'draw' && calledOff === null && !isForCensus,
  );
  const group = activity && openGroup(activity);
  if (person === null || !activity || !group) return null;
  const [{ realm }, visitor] = [town, 'ins-06'];
  const at = { realm, id: activity.id };
  const key = keyOfRun(town, visitor);
  const name = 'Prueba de contrato';
  const grown = { name, identity: person.id, birthDay: person.birthDay };
  const child = { participant: { name, identity: '', birthDay: group.birthDay }, guardian: grown };
  const party = group.isForChildren ? child : { participant: grown };
  const plan = activity.plans[0]?.id ?? null;
  const content = { wishes: [group.wish], segments: [], points: [], plan, exemptions: [] };
  return keptByKey(town, {
    visitor,
    call: sendApplicationCall,
    take: sendKept(visitor, addressOf(sendApplicationCall, at), { key, party, content }),
    giveBack: [sendKept(visitor, addressOf(withdrawApplicationCall, at), { key })],
    read: sendKept(visitor, addressOf(readOwnApplicationsCall, { realm }), {
      applications: [{ activity: activity.id, key }],
    }),
    had: ['sent'],
    over: ['withdrawn'],
  });
});

/** A ticket that anybody can order now. */
function offeredTicket({ services: { events } }: WritableTown) {
  for (const { id, dates, types, gatheredUntil } of events) {
    const open = types.filter(
      ({ asksWho, need, check }) => !asksWho && need === 'any' && check === 'unchecked',
    );
    for (const { id: session, calledOff, hasLine, left } of gatheredUntil === null ? dates : []) {
      const has = (type: string) => left.some((one) => one.type === type && one.left > 0);
      const type = open.find((one) => has(one.id));
      if (type !== undefined && calledOff === null && !hasLine) return { id, session, type: type.id };
    }
  }
  return null;
}

const order = keptCheck('evt-07', 'events', (town) => {
  const offer = offeredTicket(town);
  if (offer === null) return null;
  const [{ realm }, visitor] = [town, 'evt-07'];
  const at = { realm, id: offer.id };
  const key = keyOfRun(town, visitor);
  const lines = [{ type: offer.type, count: 1 }];
  return keptByKey(town, {
    visitor,
    call: orderTicketsCall,
    take: sendKept(visitor, addressOf(orderTicketsCall, at), { key, session: offer.session, lines }),
    giveBack: [
      sendKept(visitor, addressOf(leaveTicketsCall, at), { key }),
      // Its name is known once it was ordered: the third answer says it.
      sendKept(visitor, addressOf(giveTicketBackCall, at), { key, ticket: '{2.tickets.0.id}' }),
    ],
    read: sendKept(visitor, addressOf(readTicketsCall, { realm }), { orders: [{ event: offer.id, key }] }),
    had: ['held', 'granted'],
    over: ['left'],
    isOver: (read) => {
      const tickets = valueAt(read, 'tickets');
      return Array.isArray(tickets) && tickets.every((one) => valueAt(one, 'state') === 'returned');
    },
  });
});

/** What residents are given of places, courses and events: once for each key, and taken back. */
export const serviceWriteChecks: readonly Check[] = [reservation, venueWait, application, order];

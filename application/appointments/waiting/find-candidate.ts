import type { Town } from '#domain/access/town.ts';
import { needOf } from '#domain/appointments/appointment-need.ts';
import { familyPool } from '#domain/appointments/appointment-goods.ts';
import type { AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import type { OfficeMoment } from '#domain/appointments/office-calendar.ts';
import { type FittingStart, fittingStart } from '#domain/appointments/waiting/fitting-start.ts';
import type { WaitingPlace } from '#domain/appointments/waiting/waiting-place.ts';
import { inWaitingOrder, placeSeen } from '#domain/waiting-list/waiting-person.ts';
import { offerEnds } from '#domain/waiting-list/waking-hours.ts';
import { meetsWish } from '#domain/waiting-list/wished-times.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';
import { officeTimes } from '../booking/office-times.ts';
import { readVisit } from '../booking/read-visit.ts';
import type { Candidate } from '../../waiting-list/waiting-line.ts';
import { type FreedSeat, type KeptVisitPlace, openPlaces } from './read-places.ts';

type Ports = Pick<
  BookingPorts,
  'appointments' | 'goods' | 'goodsRecords' | 'goodsCalendar' | 'clock' | 'keys'
>;

/** When the appointment is that somebody wants to be earlier; null if they have none any more. */
async function momentOfVisit(ports: Ports, { realm }: Town, place: WaitingPlace): Promise<Instant | null> {
  if (place.visit === null) return null;
  const kept = await readVisit(ports)(realm, place.visit);
  return kept?.visit.state === 'confirmed' ? kept.visit.at : null;
}

/** Whether somebody has an appointment of what they wait for, other than the one that they want to be earlier. */
async function bookedElsewhere(ports: Ports, { realm }: Town, place: WaitingPlace): Promise<boolean> {
  const pools = new Set(place.families.map(familyPool));
  const now = ports.clock.now();
  const grants = await ports.goods.grantsOf(goodOfAppointments(realm), place.holder, now);
  return grants.some(
    ({ id, status, takes }) =>
      status === 'granted' &&
      takes.some(({ pool }) => pools.has(pool)) &&
      (place.visit === null || !id.startsWith(`${place.visit}/`)),
  );
}

/** Those who may be asked, in their order: they wait, have no offer in hand, and were not asked for this time. */
async function askable(
  ports: Ports,
  { realm }: Town,
  { office, offered }: FreedSeat,
): Promise<readonly KeptVisitPlace[]> {
  const now = ports.clock.now();
  const kept = await openPlaces(ports)(realm);
  return inWaitingOrder(kept.map((one) => ({ one, place: placeSeen(one.place, now) })))
    .filter(({ place: { offer, name } }) => offer === null && !offered.includes(name))
    .filter(({ place: { offices } }) => offices.length === 0 || offices.includes(office))
    .map(({ one }) => one);
}

interface Suiting {
  readonly moment: OfficeMoment;
  readonly freed: FreedSeat;
  readonly place: WaitingPlace;
  /** No offer is of a time before that. */
  readonly latest: Instant;
}

/** The start that a person can be offered of a freed time; null if it does not suit them. */
async function startFor(
  ports: Ports,
  town: Town,
  { moment, freed, place, latest }: Suiting,
): Promise<FittingStart | null> {
  const need = needOf(moment.setup, place);
  if (isLeft(need)) return null;
  const before = await momentOfVisit(ports, town, place);
  const suits = (at: Instant) =>
    at >= latest && at < (before ?? at + 1) && meetsWish(place.times, at, town.timeZone);
  return fittingStart(moment, freed.seat, need.right, suits);
}

/** The first person whom a freed time suits and who has time to answer before it; null if there is none. */
export async function findCandidate(
  ports: Ports,
  town: Town,
  setup: AppointmentSetup,
  freed: FreedSeat,
): Promise<Candidate<WaitingPlace, FittingStart> | null> {
  const office = setup.offices.find(({ id }) => id === freed.office);
  if (office === undefined) return null;
  const { timeZone } = town;
  const now = ports.clock.now();
  const latest = offerEnds(now, timeZone) + office.notice * 60_000;
  if (freed.seat.end <= latest) return null;
  const places = await askable(ports, town, freed);
  if (places.length === 0) return null;
  const asked = { office, channel: 'web', first: freed.seat.day, count: 1 } as const;
  const { moment } = await officeTimes(ports)(town, setup, asked);
  for (const kept of places) {
    const place = placeSeen(kept.place, now);
    // oxlint-disable-next-line no-await-in-loop -- the next person is looked at only if it does not suit this one
    const start = await startFor(ports, town, { moment, freed, place, latest });
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (start !== null) return { kept, start: (await bookedElsewhere(ports, town, place)) ? null : start };
  }
  return null;
}

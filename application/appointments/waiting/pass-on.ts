import type { Town } from '#domain/access/town.ts';
import { restsUntil, setAside, waitingGrant } from '#domain/appointments/appointment-goods.ts';
import type { FittingStart } from '#domain/appointments/waiting/fitting-start.ts';
import { freedGrant, type FreedTime } from '#domain/appointments/waiting/freed-time.ts';
import { waitingNotices } from '#domain/appointments/waiting/waiting-notices.ts';
import {
  leaveList,
  offerTo,
  placeSeen,
  type WaitingOffer,
  type WaitingPlace,
} from '#domain/appointments/waiting/waiting-place.ts';
import { freedRecord, waitingPlaceRecord } from '#domain/appointments/waiting/waiting-records.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { GoodsAct } from '#domain/scarcity/goods-act.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { nextWaking, offerEnds } from '#domain/waiting-list/waking-hours.ts';
import { type BookingPorts, drawnShare, goodOfAppointments } from '../booking/booking-ports.ts';
import { type Candidate, findCandidate } from './find-candidate.ts';
import {
  type KeptFreed,
  type KeptPlace,
  openFreed,
  openPlaces,
  readFreed,
  readPlace,
} from './read-places.ts';
import { waitingStep } from './waiting-step.ts';

/** More people than are ever offered a time before it has begun. */
const mostTries = 50;

/** The acts that end a place on the list before its last day. */
export const endingPlace = ({ place }: KeptPlace, now: Instant): readonly GoodsAct[] =>
  place.until > now ? [{ kind: 'giveBack', grant: waitingGrant(place.name) }] : [];

type Writing = Pick<GoodsRequest, 'acts' | 'records'> & Required<Pick<GoodsRequest, 'steps'>>;
const nothing: Writing = { acts: [], records: [], steps: [] };

/** What is written of somebody for whom the clock has ended an offer, or their wait. */
function noteEnded({ place, version }: KeptPlace, now: Instant): Writing {
  const seen = placeSeen(place, now);
  if (seen === place) return nothing;
  const isEnded = seen.state !== 'waiting';
  return {
    acts: isEnded ? endingPlace({ place, version }, now) : [],
    records: [
      waitingPlaceRecord(seen, version + 1),
      ...(isEnded ? waitingNotices(seen, place.person, 'ended', now) : []),
    ],
    steps: seen.deeds.slice(place.deeds.length).map((deed) => waitingStep(place, deed, bySystem)),
  };
}

/** A freed time that is offered: beside it, what the appointment needs of what is free there is set aside too. */
function offeredFreed(
  { freed }: KeptFreed,
  { id, name }: WaitingPlace,
  { seat, grant }: Pick<WaitingOffer, 'seat' | 'grant'>,
): FreedTime {
  const cells = [...new Set([...freed.seat.cells, ...seat.cells])].toSorted((a, b) => a - b);
  return { ...freed, seat: { ...freed.seat, grant, cells }, offered: [...freed.offered, name], place: id };
}

function offering(
  { ports, town }: { readonly ports: Pick<BookingPorts, 'random' | 'clock'>; readonly town: Town },
  { freed, version }: KeptFreed,
  { place, version: placeVersion }: KeptPlace,
  { at, seat }: FittingStart,
): Writing {
  const now = ports.clock.now();
  const until = offerEnds(now, town.timeZone);
  const grant = freedGrant(freed.id, version);
  const offer = { freed: freed.id, grant, office: freed.office, at, seat, until };
  const offered = offerTo(placeSeen(place, now), offer, now);
  const after = offeredFreed({ freed, version }, place, { seat, grant });
  const rests = restsUntil(at, until, drawnShare(ports.random), true);
  return {
    acts: [{ kind: 'release', grant: freed.seat.grant }, setAside(after.seat, place.holder, rests)],
    records: [
      freedRecord(after, version + 1),
      waitingPlaceRecord(offered, placeVersion + 1),
      ...waitingNotices(offered, place.person, 'offer', nextWaking(now, town.timeZone)),
    ],
    steps: offered.deeds.slice(place.deeds.length).map((deed) => waitingStep(place, deed, bySystem)),
  };
}

/** Ends the wait of somebody who booked by themselves. */
function endBooked({ place, version }: KeptPlace, now: Instant): Writing {
  const after = leaveList(placeSeen(place, now), 'bookedElsewhere', now);
  return {
    acts: endingPlace({ place, version }, now),
    records: [waitingPlaceRecord(after, version + 1), ...waitingNotices(after, place.person, 'ended', now)],
    steps: after.deeds.slice(place.deeds.length).map((deed) => waitingStep(place, deed, bySystem)),
  };
}

const ask = (ports: BookingPorts, town: Town, key: string, parts: readonly Writing[]) =>
  ports.goods.ask(goodOfAppointments(town.realm), {
    key,
    bodyHash: '',
    at: ports.clock.now(),
    by: bySystem,
    acts: parts.flatMap(({ acts }) => acts),
    money: [],
    records: parts.flatMap(({ records }) => records),
    steps: parts.flatMap(({ steps }) => steps),
  });

const unchanged = ({ freed, version }: KeptFreed, change: Partial<FreedTime>): Writing => ({
  ...nothing,
  records: [freedRecord({ ...freed, ...change }, version + 1)],
});

/** Asks the next person for a freed time, or notes that nobody is left to be asked. */
async function askNext(
  ports: BookingPorts,
  town: Town,
  kept: KeptFreed,
  ended: { readonly one: KeptPlace | null; readonly candidate: Candidate | null },
): Promise<void> {
  const now = ports.clock.now();
  const { one, candidate } = ended;
  const before = one === null || one.place.id === candidate?.kept.place.id ? nothing : noteEnded(one, now);
  if (candidate === null) {
    const parts = [before, unchanged(kept, { place: null })];
    if (kept.freed.place !== null) await ask(ports, town, `lapsed/${kept.freed.id}/${kept.version}`, parts);
    return;
  }
  const { start, kept: next } = candidate;
  const key = `${next.place.id}/${next.version}/${kept.freed.id}/${kept.version}`;
  await (start === null
    ? ask(ports, town, `elsewhere/${key}`, [endBooked(next, now)])
    : ask(ports, town, `offer/${key}`, [before, offering({ ports, town }, kept, next, start)]));
}

/**
 * Offers a time that was given back to the first person who waits and whom it suits. If an offer is still good, or nobody is
 * left, nothing changes. It can be asked for at any time, by any number of processes: a time is offered to one person.
 */
export const passOn =
  (ports: BookingPorts) =>
  async (town: Town, id: string): Promise<void> => {
    const good = goodOfAppointments(town.realm);
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable no-await-in-loop -- each try finds what the one before it changed
      const kept = await readFreed(ports)(town.realm, id);
      if (kept === null || !kept.freed.isOpen) return;
      const { freed } = kept;
      const now = ports.clock.now();
      const one = freed.place === null ? null : await readPlace(ports)(town.realm, freed.place);
      const isOffered = one?.place.offer?.freed === id && one.place.offer.until > now;
      if (isOffered) return;
      const grant = await ports.goods.grant(good, freed.seat.grant, now);
      if (grant?.status !== 'held') {
        const parts = [
          one === null ? nothing : noteEnded(one, now),
          unchanged(kept, { isOpen: false, place: null }),
        ];
        await ask(ports, town, `seen/${id}/${kept.version}`, parts);
        continue;
      }
      const setup = await ports.appointments.setup(town.realm);
      const candidate = await findCandidate(ports, town, setup, freed);
      await askNext(ports, town, kept, { one, candidate });
      if (candidate === null && freed.place === null) return;
      // oxlint-enable no-await-in-loop
    }
  };

/**
 * Offers all that was given back, and ends the wait of those whose last day is over. A server does so by itself every few
 * seconds, and with each act that may change it: nothing waits for the clock of one server.
 */
export const passAllOn =
  (ports: BookingPorts) =>
  async (town: Town): Promise<void> => {
    const now = ports.clock.now();
    // oxlint-disable no-await-in-loop -- one after the other: each changes who waits
    for (const { freed } of await openFreed(ports)(town.realm)) await passOn(ports)(town, freed.id);
    for (const kept of await openPlaces(ports)(town.realm))
      if (kept.place.offer === null && placeSeen(kept.place, now) !== kept.place)
        await ask(ports, town, `over/${kept.place.id}`, [noteEnded(kept, now)]);
    // oxlint-enable no-await-in-loop
  };

import type { Town } from '#domain/access/town.ts';
import { restingHolder, restsUntil, setAside } from '#domain/appointments/appointment-goods.ts';
import { freedGrant } from '#domain/appointments/waiting/freed-time.ts';
import {
  leaveList,
  letOfferGoBy,
  placeSeen,
  type WaitingOffer,
  type WaitingPlace,
} from '#domain/appointments/waiting/waiting-place.ts';
import { freedRecord, waitingPlaceRecord } from '#domain/appointments/waiting/waiting-records.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type BookingPorts, drawnShare, goodOfAppointments } from '../booking/booking-ports.ts';
import { endingPlace, passOn } from './pass-on.ts';
import { type KeptPlace, readFreed, readPlace } from './read-places.ts';
import type { WaitingRefused } from './waiting-refused.ts';
import { waitingStep } from './waiting-step.ts';

type Parts = Pick<GoodsRequest, 'acts' | 'records'>;

/** How often something is decided anew because somebody changed what it was decided on. */
const mostTries = 5;

/** What lets go of a time that is offered: it rests until a random moment, unless another person takes it before. */
async function lettingGo(ports: BookingPorts, { realm }: Town, offer: WaitingOffer): Promise<Parts> {
  const kept = await readFreed(ports)(realm, offer.freed);
  if (kept === null || kept.freed.seat.grant !== offer.grant) return { acts: [], records: [] };
  const { freed, version } = kept;
  const now = ports.clock.now();
  const seat = { ...freed.seat, grant: freedGrant(freed.id, version) };
  const until = restsUntil(freed.at, now, drawnShare(ports.random), true);
  return {
    acts: [{ kind: 'release', grant: offer.grant }, setAside(seat, restingHolder, until)],
    records: [freedRecord({ ...freed, seat, place: null }, version + 1)],
  };
}

/** The request by which somebody says something of their place. */
function saying(
  { place, version }: KeptPlace,
  said: WaitingPlace,
  { acts, records }: Parts,
  now: Instant,
): GoodsRequest {
  const isLast = said.state !== 'waiting';
  return {
    key: `said/${place.id}/${version}/${isLast ? 'last' : 'on'}`,
    bodyHash: '',
    at: now,
    by: 'sender',
    acts: [...acts, ...(isLast ? endingPlace({ place, version }, now) : [])],
    money: [],
    records: [...records, waitingPlaceRecord(said, version + 1)],
    steps: said.deeds.slice(place.deeds.length).map((deed) => waitingStep(place, deed, 'sender')),
  };
}

/** Writes what somebody says of their place; what they were offered is passed on. */
async function answering(
  ports: BookingPorts,
  town: Town,
  kept: KeptPlace,
  after: (place: WaitingPlace, now: Instant) => WaitingPlace,
): Promise<Either<WaitingRefused, KeptPlace>> {
  const now = ports.clock.now();
  const seen = placeSeen(kept.place, now);
  const parts = seen.offer === null ? { acts: [], records: [] } : await lettingGo(ports, town, seen.offer);
  const said = after(seen, now);
  const done = await ports.goods.ask(goodOfAppointments(town.realm), saying(kept, said, parts, now));
  if (isLeft(done)) return left({ kind: 'changed' });
  if (seen.offer !== null) await passOn(ports)(town, seen.offer.freed);
  return right({ place: said, version: kept.version + 1 });
}

/** Asks again as long as somebody changes the place at the same time. */
async function untilStored(
  work: () => Promise<Either<WaitingRefused, KeptPlace>>,
): Promise<Either<WaitingRefused, KeptPlace>> {
  let done = await work();
  for (let tries = 1; tries < mostTries && isLeft(done) && done.left.kind === 'changed'; tries += 1)
    // oxlint-disable-next-line no-await-in-loop -- decided anew on what the other one left
    done = await work();
  return done;
}

/** Lets go of the time that is offered; the person waits on in their place. `at`: the time that they saw. */
export const letOfferGo =
  (ports: BookingPorts) =>
  (town: Town, id: string, at: Instant): Promise<Either<WaitingRefused, KeptPlace>> =>
    untilStored(async () => {
      const kept = await readPlace(ports)(town.realm, id);
      if (kept === null) return left({ kind: 'unknownPlace' });
      const { offer, deeds } = placeSeen(kept.place, ports.clock.now());
      const last = deeds.at(-1);
      if (last?.act === 'letGo' && last.offered?.at === at) return right(kept);
      if (offer?.at !== at) return left({ kind: 'noOffer' });
      return answering(ports, town, kept, letOfferGoBy);
    });

/** Ends the wait of a person who says so. */
export const leaveWaitingList =
  (ports: BookingPorts) =>
  (town: Town, id: string): Promise<Either<WaitingRefused, KeptPlace>> =>
    untilStored(async () => {
      const kept = await readPlace(ports)(town.realm, id);
      if (kept === null) return left({ kind: 'unknownPlace' });
      if (placeSeen(kept.place, ports.clock.now()).state !== 'waiting') return right(kept);
      return answering(ports, town, kept, (place, now) => leaveList(place, 'leave', now));
    });

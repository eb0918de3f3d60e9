import type { Town } from '#domain/access/town.ts';
import { giveToPerson, letRest, missingPools, restsUntil } from '#domain/appointments/appointment-goods.ts';
import { visitNotices } from '#domain/appointments/appointment-notices.ts';
import type { OfficeVisit, VisitPerson, VisitSeat } from '#domain/appointments/visit.ts';
import { appointmentCode } from '#domain/appointments/visit-code.ts';
import { codeRecord, visitRecord } from '#domain/appointments/visit-record.ts';
import {
  takeOfferBy,
  type WaitingOffer,
  type WaitingPlace,
} from '#domain/appointments/waiting/waiting-place.ts';
import { hasTaken, placeSeen } from '#domain/waiting-list/waiting-person.ts';
import { freedRecord, waitingPlaceRecord } from '#domain/waiting-list/waiting-records.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type BookingPorts, drawnShare, goodOfAppointments } from '../booking/booking-ports.ts';
import { dayCodes } from '../booking/day-codes.ts';
import { type KeptVisit, readVisit } from '../booking/read-visit.ts';
import { answerOnce } from '../../scarcity/answer-once.ts';
import { freeSeat } from './free-seat.ts';
import { endingPlace } from '../../waiting-list/write-places.ts';
import type { KeptFreed } from '../../waiting-list/waiting-line.ts';
import { passAllOn } from './line-of-appointments.ts';
import { type FreedSeat, type KeptVisitPlace, readFreed, readPlace } from './read-places.ts';
import { type WaitingRefused, whyNotWaiting } from './waiting-refused.ts';
import { waitingStep } from '../../waiting-list/waiting-step.ts';

/** How often another code is drawn if somebody got the same one at the same time. */
const mostDraws = 8;

interface TakenOffer {
  readonly kept: KeptVisitPlace;
  readonly offer: WaitingOffer;
  readonly person: VisitPerson;
  readonly freed: KeptFreed<FreedSeat>;
  /** The appointment that becomes earlier; null: it is a new one. */
  readonly earlier: KeptVisit | null;
}

const newVisit = (
  { id, services, people, holder }: WaitingPlace,
  person: VisitPerson,
): Omit<OfficeVisit, 'office' | 'at' | 'seat' | 'code'> => ({
  id,
  services,
  people,
  state: 'confirmed',
  holder,
  person,
  moved: 0,
  desk: null,
  deeds: [],
});

/** The appointment that the offer becomes. */
function visitAfter(
  { kept, offer, person, earlier }: TakenOffer,
  code: string,
  now: Instant,
): OfficeVisit & { readonly seat: VisitSeat } {
  const before = earlier?.visit ?? newVisit(kept.place, person);
  const moved = before.moved + (earlier === null ? 0 : 1);
  const nth = earlier === null ? 1 : moved + 1;
  const seat: VisitSeat = { ...offer.seat, grant: `${before.id}/${nth}/${offer.seat.unit}` };
  return {
    ...before,
    office: offer.office,
    at: offer.at,
    seat,
    code,
    moved,
    deeds: [...before.deeds, { act: earlier === null ? 'confirm' : 'move', at: now, by: 'sender' }],
  };
}

type Parts = Pick<GoodsRequest, 'acts' | 'records'>;

/** What is left of the freed time once the appointment has its part: it rests like the whole of it. */
function leftOver(ports: BookingPorts, { freed: { freed, version }, offer }: TakenOffer): Parts {
  const cells = freed.seat.cells.filter((cell) => !offer.seat.cells.includes(cell));
  const until = restsUntil(freed.at, ports.clock.now(), drawnShare(ports.random));
  return {
    acts: letRest(freed.seat, cells, until),
    records: [freedRecord({ ...freed, isOpen: false, place: null }, version + 1)],
  };
}

/** What becomes free because an appointment became earlier. */
const givenUp = async (ports: BookingPorts, { realm }: Town, { earlier }: TakenOffer): Promise<Parts> => {
  if (earlier?.visit.seat == null) return { acts: [], records: [] };
  const { visit } = earlier;
  const freed = await freeSeat(ports, realm, visit, earlier.visit.seat);
  return {
    acts: [{ kind: 'giveBack', grant: earlier.visit.seat.grant }, ...freed.acts],
    records: freed.records,
  };
};

/** The request that takes an offer, and the place that it leaves. */
async function taking(
  ports: BookingPorts,
  town: Town,
  taken: TakenOffer,
  code: string,
): Promise<{ readonly request: GoodsRequest; readonly after: WaitingPlace }> {
  const { kept, offer, person, earlier } = taken;
  const { place, version } = kept;
  const now = ports.clock.now();
  const visit = visitAfter(taken, code, now);
  const after = takeOfferBy(placeSeen(place, now), visit.id, now);
  const giving = giveToPerson(visit.seat, place.holder, place.families);
  const [rest, freed] = [leftOver(ports, taken), await givenUp(ports, town, taken)];
  const pools = await ports.goods.pools(goodOfAppointments(town.realm), now);
  const request: GoodsRequest = {
    key: `take/${place.id}/${version}/${code}`,
    bodyHash: '',
    at: now,
    by: 'sender',
    acts: [
      ...missingPools(giving, pools),
      { kind: 'release', grant: offer.grant },
      ...freed.acts,
      ...giving,
      ...rest.acts,
      ...endingPlace(kept, now),
    ],
    money: [],
    records: [
      waitingPlaceRecord(after, version + 1),
      visitRecord(visit, (earlier?.version ?? 0) + 1),
      codeRecord(visit.office, offer.seat.day, code, visit.at),
      ...rest.records,
      ...freed.records,
      ...visitNotices({ ...visit, person }, earlier === null ? 'confirmed' : 'moved', now),
    ],
    steps: after.deeds.slice(place.deeds.length).map((deed) => waitingStep(place, deed, 'sender')),
  };
  return { request, after };
}

async function earlierOf(
  ports: BookingPorts,
  { realm }: Town,
  { visit }: WaitingPlace,
): Promise<KeptVisit | null> {
  if (visit === null) return null;
  const kept = await readVisit(ports)(realm, visit);
  return kept?.visit.state === 'confirmed' && kept.visit.at > ports.clock.now() ? kept : null;
}

/** What is taken: the offer of that time, if it is good now. */
async function offered(
  ports: BookingPorts,
  town: Town,
  kept: KeptVisitPlace,
  at: Instant,
): Promise<Either<WaitingRefused, TakenOffer>> {
  const { offer, person } = placeSeen(kept.place, ports.clock.now());
  if (offer?.at !== at || person === null) return left({ kind: 'noOffer' });
  const freed = await readFreed(ports)(town.realm, offer.freed);
  if (freed === null || freed.freed.seat.grant !== offer.grant) return left({ kind: 'noOffer' });
  return right({ kept, offer, person, freed, earlier: await earlierOf(ports, town, kept.place) });
}

/** Takes what is offered, decided on what is stored now. Left `changed`: somebody got the same code, or changed what was read. */
async function decideOnce(
  ports: BookingPorts,
  town: Town,
  id: string,
  at: Instant,
): Promise<Either<WaitingRefused, KeptVisitPlace>> {
  const kept = await readPlace(ports)(town.realm, id);
  if (kept === null) return left({ kind: 'unknownPlace' });
  const taken = await offered(ports, town, kept, at);
  if (isLeft(taken)) return taken;
  const { offer } = taken.right;
  const used = await dayCodes(ports)(town.realm, offer.office, offer.seat.day);
  const code = appointmentCode(used, drawnShare(ports.random));
  if (code === null) return left({ kind: 'dayFull' });
  const { request, after } = await taking(ports, town, taken.right, code);
  const done = await ports.goods.ask(goodOfAppointments(town.realm), request);
  if (isLeft(done)) return left(whyNotWaiting(done.left));
  if (taken.right.earlier !== null) await passAllOn(ports)(town);
  return right({ place: after, version: kept.version + 1 });
}

/**
 * Makes the time that is offered the person’s appointment, in one request with all that it changes: their place ends, and an
 * appointment that they wanted to be earlier is moved. `at`: the time that they saw. The same sent again is answered as it is now.
 */
export const takeOffer =
  (ports: BookingPorts) =>
  async (town: Town, id: string, at: Instant): Promise<Either<WaitingRefused, KeptVisitPlace>> => {
    const stored = async (): Promise<Either<WaitingRefused, KeptVisitPlace> | null> => {
      const kept = await readPlace(ports)(town.realm, id);
      return kept !== null && hasTaken(kept.place, at) ? right(kept) : null;
    };
    const decide = () => decideOnce(ports, town, id, at);
    for (let draw = 0; draw < mostDraws; draw += 1) {
      // oxlint-disable-next-line no-await-in-loop -- another code is drawn only if somebody got the same one
      const answer = await answerOnce(stored, decide);
      if (!isLeft(answer) || answer.left.kind !== 'changed') return answer;
    }
    return left({ kind: 'changed' });
  };

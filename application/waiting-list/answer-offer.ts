import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { FreedTime } from '#domain/waiting-list/freed-time.ts';
import {
  leaveList,
  letOfferGoBy,
  type OfferedTime,
  placeSeen,
  type WaitingPerson,
} from '#domain/waiting-list/waiting-person.ts';
import { waitingPlaceRecord } from '#domain/waiting-list/waiting-records.ts';
import { passOn } from './pass-on.ts';
import { readFreedOf, readPlaceOf } from './read-places.ts';
import { restingAnew } from './rest-on.ts';
import type { KeptPlace, WaitingLine, LinePorts } from './waiting-line.ts';
import { waitingStep } from './waiting-step.ts';
import { endingPlace } from './write-places.ts';

type Parts = Pick<GoodsRequest, 'acts' | 'records'>;

/** Why nothing is said of a place. `changed`: somebody else keeps changing it. */
export interface AnswerRefused {
  readonly kind: 'unknownPlace' | 'noOffer' | 'changed';
}

/** How often something is decided anew because somebody changed what it was decided on. */
const mostTries = 5;

/** What lets go of a time that is offered: it rests for a while, unless another person takes it before. */
async function lettingGo<Place extends WaitingPerson, Freed extends FreedTime, Start>(
  ports: LinePorts,
  line: WaitingLine<Place, Freed, Start>,
  offer: OfferedTime,
): Promise<Parts> {
  const kept = await readFreedOf(ports)<Freed>(line.good, offer.freed);
  if (kept === null || kept.freed.seat.grant !== offer.grant) return { acts: [], records: [] };
  const freed = { ...kept.freed, place: null };
  return restingAnew(line, { ...kept, freed }, line.restsAfter(freed, ports.clock.now()));
}

/** The request by which somebody says something of their place. */
function saying(
  { place, version }: KeptPlace,
  said: WaitingPerson,
  { acts, records }: Parts,
  now: Instant,
): GoodsRequest {
  const isLast = said.state !== 'waiting';
  return {
    key: `said/${place.id}/${version}/${isLast ? 'last' : 'on'}`,
    bodyHash: '',
    at: now,
    by: 'sender',
    acts: [...acts, ...(isLast ? endingPlace({ place }, now) : [])],
    money: [],
    records: [...records, waitingPlaceRecord(said, version + 1)],
    steps: said.deeds.slice(place.deeds.length).map((deed) => waitingStep(place, deed, 'sender')),
  };
}

/** What somebody says of their place, or why it cannot be; `null`: it is so already. */
type Saying<Place extends WaitingPerson> = (
  kept: KeptPlace<Place>,
  now: Instant,
) => Either<AnswerRefused, ((place: Place, now: Instant) => Place) | null>;

/**
 * Writes what somebody says of their place; what they were offered is passed on or, while nothing is offered, rests for those who
 * wait. Decided anew as long as somebody changes it.
 */
const answering =
  <Place extends WaitingPerson, Freed extends FreedTime, Start>(
    ports: LinePorts,
    line: WaitingLine<Place, Freed, Start>,
  ) =>
  async (id: string, say: Saying<Place>): Promise<Either<AnswerRefused, KeptPlace<Place>>> => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable no-await-in-loop -- decided anew on what the other one left
      const kept = await readPlaceOf(ports)<Place>(line.good, id);
      if (kept === null) return left({ kind: 'unknownPlace' });
      const now = ports.clock.now();
      const after = say(kept, now);
      if (isLeft(after)) return after;
      if (after.right === null) return right(kept);
      const seen = placeSeen(kept.place, now);
      const parts =
        seen.offer === null ? { acts: [], records: [] } : await lettingGo(ports, line, seen.offer);
      const said = after.right(seen, now);
      const done = await ports.goods.ask(line.good, saying(kept, said, parts, now));
      if (isLeft(done)) continue;
      const passesOn = seen.offer !== null && (ports.isOpen === undefined || (await ports.isOpen()));
      if (passesOn) await passOn(ports, line)(seen.offer.freed);
      return right({ place: said, version: kept.version + 1 });
      // oxlint-enable no-await-in-loop
    }
    return left({ kind: 'changed' });
  };

/** Lets go of the time that is offered; the person waits on in their place. `at`: the time that they saw. */
export const letGoOfOffer =
  <Place extends WaitingPerson, Freed extends FreedTime, Start>(
    ports: LinePorts,
    line: WaitingLine<Place, Freed, Start>,
  ) =>
  (id: string, at: Instant): Promise<Either<AnswerRefused, KeptPlace<Place>>> =>
    answering(ports, line)(id, ({ place }, now) => {
      const { offer, deeds } = placeSeen(place, now);
      const last = deeds.at(-1);
      if (last?.act === 'letGo' && last.offered?.at === at) return right(null);
      return offer?.at === at ? right(letOfferGoBy<Place>) : left({ kind: 'noOffer' });
    });

/** Ends the wait of a person who says so. */
export const leaveLine =
  <Place extends WaitingPerson, Freed extends FreedTime, Start>(
    ports: LinePorts,
    line: WaitingLine<Place, Freed, Start>,
  ) =>
  (id: string): Promise<Either<AnswerRefused, KeptPlace<Place>>> =>
    answering(ports, line)(id, (kept, now) =>
      placeSeen(kept.place, now).state === 'waiting'
        ? right((place: Place, at: Instant) => leaveList(place, 'leave', at))
        : right(null),
    );

import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import { freedGrant, type FreedTime } from '#domain/waiting-list/freed-time.ts';
import { nextWaking } from '#domain/waiting-list/waking-hours.ts';
import { waitingNotices } from '#domain/waiting-list/waiting-notices.ts';
import { offerTo, placeSeen, type WaitingPerson } from '#domain/waiting-list/waiting-person.ts';
import { freedRecord, waitingPlaceRecord } from '#domain/waiting-list/waiting-records.ts';
import { openFreedOf, openPlacesOf, readFreedOf, readPlaceOf } from './read-places.ts';
import type { Candidate, KeptFreed, KeptPlace, WaitingLine, LinePorts } from './waiting-line.ts';
import { waitingStep } from './waiting-step.ts';
import { endBooked, noteEnded, noWriting, type WaitingWriting } from './write-places.ts';

/** More people than are ever offered a time before it has begun. */
const mostTries = 50;

interface Way<Place extends WaitingPerson, Freed extends FreedTime, Start> {
  readonly ports: LinePorts;
  readonly line: WaitingLine<Place, Freed, Start>;
}

function offering<Place extends WaitingPerson, Freed extends FreedTime, Start>(
  { ports, line }: Way<Place, Freed, Start>,
  { freed, version }: KeptFreed<Freed>,
  { place, version: placeVersion }: KeptPlace<Place>,
  start: Start,
): WaitingWriting {
  const now = ports.clock.now();
  const grant = freedGrant(freed.id, version);
  const made = line.makeOffer(freed, place, start, grant);
  const offered = offerTo(placeSeen(place, now), made.offer, now);
  const seat = { ...made.freed.seat, grant };
  const after = { ...made.freed, seat, offered: [...freed.offered, place.name], place: place.id };
  return {
    acts: [{ kind: 'release', grant: freed.seat.grant }, line.setAside(after, place.holder, made.rests)],
    records: [
      freedRecord(after, version + 1),
      waitingPlaceRecord(offered, placeVersion + 1),
      ...waitingNotices(offered, place.person, 'offer', nextWaking(now, line.zone)),
    ],
    steps: offered.deeds.slice(place.deeds.length).map((deed) => waitingStep(place, deed, bySystem)),
  };
}

const ask = (
  { ports, line }: { readonly ports: LinePorts; readonly line: { readonly good: GoodId } },
  key: string,
  parts: readonly WaitingWriting[],
) =>
  ports.goods.ask(line.good, {
    key,
    bodyHash: '',
    at: ports.clock.now(),
    by: bySystem,
    acts: parts.flatMap(({ acts }) => acts),
    money: [],
    records: parts.flatMap(({ records }) => records),
    steps: parts.flatMap(({ steps }) => steps),
  });

const unchanged = ({ freed, version }: KeptFreed, change: Partial<FreedTime>): WaitingWriting => ({
  ...noWriting,
  records: [freedRecord({ ...freed, ...change }, version + 1)],
});

/** Asks the next person for a freed time, or notes that nobody is left to be asked. */
async function askNext<Place extends WaitingPerson, Freed extends FreedTime, Start>(
  way: Way<Place, Freed, Start>,
  kept: KeptFreed<Freed>,
  { one, candidate }: { readonly one: KeptPlace | null; readonly candidate: Candidate<Place, Start> | null },
): Promise<void> {
  const now = way.ports.clock.now();
  const before = one === null || one.place.id === candidate?.kept.place.id ? noWriting : noteEnded(one, now);
  if (candidate === null) {
    const parts = [before, unchanged(kept, { place: null })];
    if (kept.freed.place !== null) await ask(way, `lapsed/${kept.freed.id}/${kept.version}`, parts);
    return;
  }
  const { start, kept: next } = candidate;
  const key = `${next.place.id}/${next.version}/${kept.freed.id}/${kept.version}`;
  await (start === null
    ? ask(way, `elsewhere/${key}`, [endBooked(next, now)])
    : ask(way, `offer/${key}`, [before, offering(way, kept, next, start)]));
}

/**
 * Offers a time that was given back to the first person who waits and whom it suits. If an offer is still good, or nobody is
 * left, nothing changes. It can be asked for at any time, by any number of processes: a time is offered to one person.
 */
export const passOn =
  <Place extends WaitingPerson, Freed extends FreedTime, Start>(
    ports: LinePorts,
    line: WaitingLine<Place, Freed, Start>,
  ) =>
  async (id: string): Promise<void> => {
    const way = { ports, line };
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable no-await-in-loop -- each try finds what the one before it changed
      const kept = await readFreedOf(ports)<Freed>(line.good, id);
      if (kept === null || !kept.freed.isOpen) return;
      const { freed } = kept;
      const now = ports.clock.now();
      const one = freed.place === null ? null : await readPlaceOf(ports)(line.good, freed.place);
      const isOffered = one?.place.offer?.freed === id && one.place.offer.until > now;
      if (isOffered) return;
      const grant = await ports.goods.grant(line.good, freed.seat.grant, now);
      if (grant?.status !== 'held') {
        const parts = [
          one === null ? noWriting : noteEnded(one, now),
          unchanged(kept, { isOpen: false, place: null }),
        ];
        await ask(way, `seen/${id}/${kept.version}`, parts);
        continue;
      }
      const candidate = await line.findCandidate(freed);
      await askNext(way, kept, { one, candidate });
      if (candidate === null && freed.place === null) return;
      // oxlint-enable no-await-in-loop
    }
  };

/**
 * Offers all that was given back, and ends the wait of those whose last day is over. A server does so by itself every few
 * seconds, and with each act that may change it: nothing waits for the clock of one server.
 */
export const passLineOn =
  (ports: LinePorts) =>
  async <Place extends WaitingPerson, Freed extends FreedTime, Start>(
    line: WaitingLine<Place, Freed, Start>,
  ): Promise<void> => {
    const now = ports.clock.now();
    // oxlint-disable no-await-in-loop -- one after the other: each changes who waits
    for (const { freed } of await openFreedOf(ports)(line.good)) await passOn(ports, line)(freed.id);
    for (const kept of await openPlacesOf(ports)(line.good))
      if (kept.place.offer === null && placeSeen(kept.place, now) !== kept.place)
        await ask({ ports, line }, `over/${kept.place.id}`, [noteEnded(kept, now)]);
    // oxlint-enable no-await-in-loop
  };

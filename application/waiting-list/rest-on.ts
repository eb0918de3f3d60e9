import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { freedGrant, type FreedTime } from '#domain/waiting-list/freed-time.ts';
import type { WaitingPerson } from '#domain/waiting-list/waiting-person.ts';
import { freedRecord } from '#domain/waiting-list/waiting-records.ts';
import { openFreedOf, readPlaceOf } from './read-places.ts';
import type { KeptFreed, LinePorts, WaitingLine } from './waiting-line.ts';

/** What has a freed time rest anew, for nobody, until a moment: under another name than before. */
export function restingAnew<Place extends WaitingPerson, Freed extends FreedTime, Start>(
  line: Pick<WaitingLine<Place, Freed, Start>, 'setAside'>,
  { freed, version }: KeptFreed<Freed>,
  until: Instant,
): Pick<GoodsRequest, 'acts' | 'records'> {
  const resting = { ...freed, seat: { ...freed.seat, grant: freedGrant(freed.id, version) } };
  return {
    acts: [{ kind: 'release', grant: freed.seat.grant }, line.setAside(resting, null, until)],
    records: [freedRecord(resting, version + 1)],
  };
}

/** What rests for longer than this is left alone: rounds come every few seconds. */
const soon = 5 * 60_000;

/** Whether somebody has an offer of it that is still good. */
async function isOffered(ports: LinePorts, good: GoodId, { id, place }: FreedTime): Promise<boolean> {
  const offer = place === null ? null : (await readPlaceOf(ports)(good, place))?.place.offer;
  return offer?.freed === id && offer.until > ports.clock.now();
}

/**
 * Keeps what was given back, or let go of, for those who wait while nothing is offered to anybody: it would be free for all
 * before their turn comes. An offer that somebody has stays theirs until it ends.
 */
export const restOn =
  (ports: LinePorts) =>
  async <Place extends WaitingPerson, Freed extends FreedTime, Start>(
    line: WaitingLine<Place, Freed, Start>,
  ): Promise<void> => {
    const now = ports.clock.now();
    const { good } = line;
    // oxlint-disable no-await-in-loop -- one after the other, as they are passed on
    for (const kept of await openFreedOf(ports)<Freed>(good)) {
      const { freed } = kept;
      const grant = await ports.goods.grant(good, freed.seat.grant, now);
      const until = line.restsAfter(freed, now);
      const rests = grant?.status === 'held' ? Number(grant.until) : until;
      if (freed.at <= now || rests > now + soon || until <= rests) continue;
      if (await isOffered(ports, good, freed)) continue;
      const key = `rests/${freed.id}/${kept.version}`;
      const parts = restingAnew(line, kept, until);
      await ports.goods.ask(good, { key, bodyHash: '', at: now, by: bySystem, ...parts, money: [] });
    }
    // oxlint-enable no-await-in-loop
  };

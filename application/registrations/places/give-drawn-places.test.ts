import { describe, expect, it } from 'vitest';
import { drawnAndUngiven, giveThroughKills } from '#fixtures/builders/registrations/killed-giving.ts';
import { freeCourse } from '#fixtures/builders/registrations/activity.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import type { ActivityGroup } from '#domain/registrations/activity/activity.ts';
import { countedIn, waitingLineKind } from '#domain/registrations/applicants/application-records.ts';
import { freeInGroup } from '#domain/registrations/places/place-pools.ts';
import { left } from '#domain/shared/result.ts';
import { listApplications } from '../read-applications.ts';
import { answerOffer } from './answer-offer.ts';
import { giveDrawnPlaces } from './give-drawn-places.ts';
import { passPlacesOn } from './pass-on.ts';

type Ports = Awaited<ReturnType<typeof drawnAndUngiven>>['ports'];

/** Ports by which only the first fifty are given: the places that residents have left are those of people after them. */
function givingFifty(ports: Ports) {
  const asked: string[] = [];
  const ask: typeof ports.goods.ask = async (good, request) => {
    asked.push(request.key);
    const isLate = request.key.startsWith('drawn/') && asked.length > 1;
    return isLate ? left({ kind: 'recordChanged', record: 'x' }) : ports.goods.ask(good, request);
  };
  return { asked, fifty: { ...ports, goods: { ...ports.goods, ask } } };
}

describe('the places of a draw', () => {
  it('are given once each, as they were drawn, though each process that gives them is killed', async () => {
    expect(await giveThroughKills(await drawnAndUngiven())).toEqual({
      kills: 6,
      wrong: [],
      declinedTo: [1],
      changed: 0,
    });
  });

  it('are not passed on while some of them are left to give', async () => {
    const { ports, places } = await drawnAndUngiven();
    const { asked, fifty } = givingFifty(ports);
    await passPlacesOn(fifty)(places);
    const line = await ports.goodsRecords.record(places.good, waitingLineKind, 'mati');
    const [group] = places.activity.groups;
    const pools = await ports.goods.pools(places.good, ports.clock.now());
    const free = [...freeInGroup(group as ActivityGroup, pools).values()];
    expect(countedIn(line)).toBeGreaterThan(0);
    expect(free.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    expect(asked.every((key) => key.startsWith('drawn/'))).toBe(true);
    expect(asked).toHaveLength(3);
  });

  it('are not bought by late money while some of them are left to give', async () => {
    const { ports, places, clock, begin, paid } = await drawnAndUngiven();
    await giveDrawnPlaces(givingFifty(ports).fifty)(places);
    const [first] = await listApplications(ports)(places.good, 'offered');
    const { id } = first?.application ?? { id: '' };
    await answerOffer(ports)(places, id, true);
    const late = await begin(Number(id.replace('key-', '')));
    clock.at += 48 * 3_600_000;
    // As if nobody waited: then only what the draw has not given keeps the place from being taken anew.
    const { record } = ports.goodsRecords;
    Object.assign(ports.goodsRecords, {
      record: async (...asked: Parameters<typeof record>) =>
        asked[1] === waitingLineKind ? null : record(...asked),
    });
    expect(await paid(late)).toBe('refunded');
  });

  it('are none where nothing was drawn', async () => {
    const { ports, places } = registeringTown(freeCourse);
    expect(await giveDrawnPlaces(ports)(places)).toBe(0);
  });
});

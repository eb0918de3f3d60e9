import { describe, expect, it } from 'vitest';
import type { GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import { plaza, sampleSetup } from '#fixtures/builders/appointments/appointment-setup.ts';
import { tomorrowAt } from '#fixtures/builders/appointments/booking-town.ts';
import { askedPlace, waitingTown } from '#fixtures/builders/appointments/waiting-town.ts';
import { allCodesOf } from '#fixtures/builders/appointments/full-day.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { left, right } from '#domain/shared/result.ts';
import { goodOfAppointments } from '../booking/booking-ports.ts';
import { giveAppointmentBack } from '../booking/give-appointment-back.ts';
import { freedKind } from '#domain/waiting-list/waiting-records.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { passOn } from '../../waiting-list/pass-on.ts';
import { letOfferGo, lineOfAppointments } from './line-of-appointments.ts';
import { openPlaces } from './read-places.ts';
import { takeOffer } from './take-offer.ts';
import { whyNotWaiting } from './waiting-refused.ts';

const hour = 3_600_000;

/** A town in which somebody is offered a time. */
async function offered() {
  const town = waitingTown();
  await town.book('a', tomorrowAt(11), 7);
  await town.wait('w', { identity: 1 });
  await town.back('a');
  return town;
}

/** The same ports with another way to ask the kernel. */
const asking = ({ ports }: Awaited<ReturnType<typeof offered>>, ask: GoodsStore['ask']) => ({
  ...ports,
  goods: { ...ports.goods, ask },
});

/** The same ports, where something is done once before a freed time is read. */
const beforeFreedIsRead = (
  { ports }: Awaited<ReturnType<typeof offered>>,
  meanwhile: () => Promise<unknown>,
): typeof ports => {
  let isDone = false;
  const record: typeof ports.goodsRecords.record = async (good, kind, id) => {
    if (kind === freedKind && !isDone) {
      isDone = true;
      await meanwhile();
    }
    return ports.goodsRecords.record(good, kind, id);
  };
  return { ...ports, goodsRecords: { ...ports.goodsRecords, record } };
};

describe('an offer, while others do something', () => {
  it('is decided anew when somebody changed the place, and given up after a few times', async () => {
    const one = await offered();
    let tries = 0;
    const changing = asking(one, async () => {
      tries += 1;
      return left({ kind: 'recordChanged', record: 'waiting/w' });
    });
    expect(await takeOffer(changing)(one.town, 'w', tomorrowAt(11))).toEqual(left({ kind: 'changed' }));
    expect(tries).toBe(8);
    expect(await letOfferGo(changing)(one.town, 'w', tomorrowAt(11))).toEqual(left({ kind: 'changed' }));
    expect(tries).toBe(13);
  });

  it('is refused to who booked one of the family meanwhile, who keeps it until it ends', async () => {
    const one = await offered();
    await one.book('own', tomorrowAt(12), 1);
    expect(await one.take('w', tomorrowAt(11))).toEqual(left({ kind: 'hasOtherAppointment' }));
    expect((await one.view('w'))?.place.offer).not.toBeNull();
  });

  it('is let go once by two devices at once', async () => {
    const one = await offered();
    const late = beforeFreedIsRead(one, () => one.letGo('w', tomorrowAt(11)));
    const acts: string[] = [];
    const second = asking({ ...one, ports: late }, (good, request) => {
      acts.push(...request.acts.map(({ kind }) => kind));
      return one.ports.goods.ask(good, request);
    });
    expect(await letOfferGo(second)(one.town, 'w', tomorrowAt(11))).toMatchObject(
      right({ place: { offer: null } }),
    );
    expect(acts).toEqual([]);
    expect((await one.view('w'))?.place.deeds.map(({ act }) => act)).toEqual(['join', 'offer', 'letGo']);
    expect(await one.audit()).toEqual([]);
  });

  it('is not taken once it was let go at the same moment', async () => {
    const one = await offered();
    const late = beforeFreedIsRead(one, () => one.letGo('w', tomorrowAt(11)));
    const second = asking({ ...one, ports: late }, () => {
      throw new Error('the kernel is asked for what is gone');
    });
    expect(await takeOffer(second)(one.town, 'w', tomorrowAt(11))).toEqual(left({ kind: 'noOffer' }));
    expect(await one.read('w')).toBeNull();
    expect(await one.audit()).toEqual([]);
  });

  it('stays good if its day has no code left', async () => {
    const one = await offered();
    await one.goods.ask(goodOfAppointments(one.town.realm), allCodesOf('plaza', addDays(today, 1)));
    expect(await one.take('w', tomorrowAt(11))).toEqual(left({ kind: 'dayFull' }));
    expect((await one.view('w'))?.place).toMatchObject({ state: 'waiting', offer: { at: tomorrowAt(11) } });
  });

  it('is a new appointment if the one that should be earlier was given back', async () => {
    const one = waitingTown();
    await one.book('mine', tomorrowAt(13), 1);
    await one.book('a', tomorrowAt(9), 2);
    await one.wait('w', { identity: 1, visit: 'mine' });
    await one.back('a');
    await giveAppointmentBack(one.ports)(one.town.realm, 'mine', 'sender');
    expect(await one.take('w', tomorrowAt(9))).toMatchObject(right({ place: { visit: 'w' } }));
    expect((await one.read('w'))?.visit.state).toBe('confirmed');
  });

  it('goes on although nobody was there when its time ended, its hold too', async () => {
    const one = await offered();
    one.setTime(noon + 4 * hour);
    await one.sweep();
    expect((await one.view('w'))?.place).toMatchObject({ unanswered: 1, offer: null });
    expect(await one.free(tomorrowAt(11))).toBe(true);
    await one.sweep();
    expect((await one.view('w'))?.place.deeds).toHaveLength(3);
  });

  it('is made for nothing that is unknown, and not of an office that is gone', async () => {
    const one = waitingTown();
    await passOn(one.ports, lineOfAppointments(one.ports, one.town))('none');
    await one.book('a', tomorrowAt(11), 7);
    await one.wait('w', { identity: 1 });
    await giveAppointmentBack(one.ports)(one.town.realm, 'a', 'sender');
    const closing = { ...sampleSetup, offices: [{ ...plaza, id: 'other' }] };
    const gone = { ...one.ports, appointments: { ...one.ports.appointments, setup: async () => closing } };
    const query = { kind: freedKind, owner: null, from: null, until: null, limit: 9, after: null };
    const [freed] = await one.goods.list({ realm: one.town.realm, good: 'appointments' }, query);
    await passOn(gone, lineOfAppointments(gone, one.town))(freed?.id ?? '');
    const none = {
      ...one.ports,
      appointments: { ...gone.appointments, setup: async () => ({ ...sampleSetup, services: [] }) },
    };
    await passOn(none, lineOfAppointments(none, one.town))(freed?.id ?? '');
    expect((await one.view('w'))?.place.offer).toBeNull();
  });

  it('is refused in words of the list', () => {
    const most = (pool: string) => whyNotWaiting({ kind: 'holderHasMost', pool, most: 1 }).kind;
    expect([most('waiting/padron'), most('family/padron')]).toEqual(['alreadyWaits', 'hasOtherAppointment']);
    expect(whyNotWaiting({ kind: 'cellsTaken', pool: 'desks', cells: [] })).toEqual({ kind: 'taken' });
  });

  it('is joined by who is forgotten before their place is read again', async () => {
    const { ports, town } = waitingTown();
    const record = async () => null;
    const asked = askedPlace('w', { services: ['padron'], email: '', written: '12345678Z' }, '');
    const forgetting = { ...ports, goodsRecords: { ...ports.goodsRecords, record } };
    expect(await joinWaitingList(forgetting)(town, asked)).toMatchObject(
      right({ place: { id: 'w', state: 'waiting' }, version: 1 }),
    );
  });

  it('is for all who wait, however many pages they are', async () => {
    const record = (n: number) => ({ id: String(n), at: n, version: 1, body: { deeds: [] } });
    const goodsRecords = {
      list: async (_id: unknown, { after }: { after: { id: string } | null }) =>
        Array.from({ length: after === null ? 500 : 3 }, (_, n) => record(Number(after?.id ?? 0) + n)),
    };
    expect(await openPlaces({ goodsRecords } as never)('vilanova' as never)).toHaveLength(503);
  });
});

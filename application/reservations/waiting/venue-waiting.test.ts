import { describe, expect, it } from 'vitest';
import { joinVenueList } from './join-venue-list.ts';
import { freePlace } from './free-place.ts';
import { giveReservationBack } from '../give-reservation-back.ts';
import { leaveLine, letGoOfOffer } from '../../waiting-list/answer-offer.ts';
import { restOn } from '../../waiting-list/rest-on.ts';
import { takeVenueOffer } from './take-venue-offer.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { left, right } from '#domain/shared/result.ts';
import { noticeIn, noticeKind } from '#domain/notices/notice.ts';
import { hall, pavilion } from '#fixtures/builders/reservations/venue.ts';
import { hourOf } from '#fixtures/builders/reservations/reserving-town.ts';
import { freedKind } from '#domain/waiting-list/waiting-records.ts';
import { waitingVenue, wish } from '#fixtures/builders/reservations/waiting-venue.ts';

const minute = 60_000;
const at19 = hourOf(20, 19);

/** A pavilion in which somebody has court 2 at seven, and people wait for it. */
async function full(...people: readonly number[]) {
  const venue = waitingVenue();
  await venue.books('mine');
  for (const person of people) {
    // oxlint-disable-next-line no-await-in-loop -- they join one after the other
    await venue.wait(`w${person}`, person);
    venue.clock.at += minute;
  }
  return venue;
}

const offerOf = async (venue: ReturnType<typeof waitingVenue>, id: string) =>
  (await venue.view(id))?.place.offer ?? null;

describe('while the town offers no reservations', () => {
  /** What is let go of, given back and left then; rounds come every four minutes for a day. */
  const closedFor = async (venue: ReturnType<typeof waitingVenue>, minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 4) {
      // oxlint-disable-next-line no-await-in-loop -- as time goes on
      await restOn(venue.ports)(venue.line);
      venue.clock.at += 4 * minute;
    }
  };

  it('an offer that is let go of, or left, waits for the next one, and is nobody else’s meanwhile', async () => {
    const venue = await full(1, 2, 3);
    const closed = { ...venue.ports, isOpen: async () => false };
    await venue.back('mine');
    await letGoOfOffer(closed, venue.line)('w1', at19);
    await closedFor(venue, 8 * 60);
    expect(await offerOf(venue, 'w2')).toBeNull();
    expect(await venue.isFree(at19)).toBe(false);
    await letGoOfOffer({ ...closed, isOpen: async () => true }, venue.line)('w1', at19);
    await venue.sweep();
    expect(await offerOf(venue, 'w2')).toMatchObject({ at: at19 });
    await leaveLine(closed, venue.line)('w2');
    await closedFor(venue, 60);
    expect(await offerOf(venue, 'w3')).toBeNull();
    await venue.sweep();
    expect(await offerOf(venue, 'w3')).toMatchObject({ at: at19 });
    expect(await auditGoods({ books: venue.goods })()).toMatchObject([{ faults: [] }]);
  });

  it('an offer that somebody has stays theirs until it ends, and what nobody kept in time is free', async () => {
    const venue = await full(1, 2);
    await venue.back('mine');
    await closedFor(venue, 56);
    expect(await offerOf(venue, 'w1')).toMatchObject({ at: at19 });
    expect(await offerOf(venue, 'w2')).toBeNull();
    expect(await venue.take('w1', at19)).toMatchObject(right({ place: { state: 'booked' } }));
    const late = await full(1);
    await giveReservationBack({ ...late.ports, freeing: freePlace(late.ports, late.of) })(late.good, 'mine');
    late.clock.at += 300 * minute;
    await restOn(late.ports)(late.line);
    expect(await late.isFree(at19)).toBe(true);
  });

  it.each([
    ['rests a minute longer than its offer, which somebody has', 61 * minute],
    ['is nobody’s any more', null],
  ])('what %s is left alone', async (_, rests) => {
    const venue = await full(1, 2);
    await venue.back('mine');
    const before = await venue.view('w1');
    venue.clock.at += 59 * minute;
    const until = rests === null ? null : venue.clock.at - 59 * minute + rests;
    const goods: typeof venue.ports.goods = {
      ...venue.ports.goods,
      grant: async (...asked) => {
        const grant = await venue.goods.grant(...asked);
        return grant === null || until === null ? null : { ...grant, until };
      },
    };
    await restOn({ ...venue.ports, goods })(venue.line);
    expect(await venue.view('w1')).toEqual(before);
    expect(await venue.take('w1', at19)).toMatchObject(right({ place: { state: 'booked' } }));
  });

  it('nothing is written in most rounds, and what is over stays so', async () => {
    const venue = await full(1);
    await giveReservationBack({ ...venue.ports, freeing: freePlace(venue.ports, venue.of) })(
      venue.good,
      'mine',
    );
    let written = 0;
    const goods = {
      ...venue.ports.goods,
      ask: async (...asked: Parameters<typeof venue.goods.ask>) => {
        written += 1;
        return venue.goods.ask(...asked);
      },
    };
    for (let passed = 0; passed < 600; passed += 1) {
      // oxlint-disable-next-line no-await-in-loop -- every six seconds, for an hour
      await restOn({ ...venue.ports, goods })(venue.line);
      venue.clock.at += 6000;
    }
    expect([written > 0, written <= 15]).toEqual([true, true]);
    expect(await venue.isFree(at19)).toBe(false);
    venue.clock.at += 30 * minute;
    await restOn({ ...venue.ports, goods })(venue.line);
    expect(await venue.isFree(at19)).toBe(true);
  });
});

describe('what is given back of a venue where people wait', () => {
  it('is offered to who joined first, with its price, and nobody else sees it', async () => {
    const venue = await full(1, 2);
    expect((await venue.view('w2'))?.ahead).toBe(1);
    await venue.back('mine');
    expect(await offerOf(venue, 'w1')).toMatchObject({
      office: 'pista2',
      at: at19,
      until: venue.clock.at + 60 * minute,
      facts: { total: 1100 },
    });
    expect(await offerOf(venue, 'w2')).toBeNull();
    expect(await venue.isFree(at19)).toBe(false);
    expect(await auditGoods({ books: venue.goods })()).toMatchObject([{ faults: [] }]);
  });

  it('becomes a reservation under the same key with one request, which is paid as any other', async () => {
    const venue = await full(1);
    await venue.back('mine');
    expect(await venue.take('w1', at19)).toMatchObject(right({ place: { state: 'booked', person: null } }));
    expect(await venue.take('w1', at19)).toMatchObject(right({ place: { state: 'booked' } }));
    expect(await venue.find('w1')).toMatchObject({ state: 'held', start: at19, total: 1100 });
    expect(await venue.paid(await venue.begin('w1'))).toBe('booked');
    expect(await auditGoods({ books: venue.goods })()).toMatchObject([{ faults: [] }]);
  });

  it('is booked at once if it costs nothing', async () => {
    const venue = waitingVenue(
      {},
      {
        ...pavilion,
        tariff: {
          ...pavilion.tariff,
          light: null,
          rates: [{ places: [], categories: [], weekdays: [], from: 0, until: 1440, perHour: 0 as never }],
        },
      },
    );
    await venue.books('mine');
    await venue.wait('w', 1);
    await venue.back('mine');
    await venue.take('w', at19);
    expect(await venue.find('w')).toMatchObject({ state: 'booked', contact: { email: 'p1@correo.example' } });
  });

  it('goes to the next person when the offer ends or is let go, and is free when nobody is left', async () => {
    const venue = await full(1, 2);
    await venue.back('mine');
    venue.clock.at += 60 * minute;
    await venue.sweep();
    expect(await offerOf(venue, 'w2')).not.toBeNull();
    expect(await venue.take('w1', at19)).toEqual(left({ kind: 'noOffer' }));
    expect(await venue.letGo('w2', at19)).toMatchObject(right({ place: { offer: null } }));
    expect(await venue.letGo('w2', at19)).toMatchObject(right({ place: { offer: null } }));
    venue.clock.at += 10 * minute;
    expect(await venue.isFree(at19)).toBe(true);
    expect((await venue.view('w1'))?.place).toMatchObject({ state: 'waiting', unanswered: 1 });
  });

  it('is free at once if it suits nobody who waits', async () => {
    const venue = await full();
    await venue.wait('w', 1, { places: ['pista3'] });
    await venue.back('mine');
    expect(await venue.isFree(at19)).toBe(true);
    expect(await offerOf(venue, 'w')).toBeNull();
  });

  it('is not offered to who could not answer before it begins, or has as many as they may', async () => {
    const venue = await full();
    await venue.wait('w1', 1, { times: { ...wish('w1', 1).times, until: 19 * 60 + 5 } });
    venue.clock.at = at19 - 9 * minute;
    await venue.back('mine');
    expect(await offerOf(venue, 'w1')).toBeNull();
    const other = await full();
    await other.wait('w', 1);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const hour of [10, 12, 14])
      await other.books(`own${hour}`, {
        category: 'fuera',
        start: hourOf(20, hour),
        visitor: { written: wish('w', 1).written, isAtDesk: false },
      });
    await other.back('mine');
    expect(await offerOf(other, 'w')).toBeNull();
    expect(await other.isFree(at19)).toBe(true);
  });

  it('is good until it begins if that is less than an hour away', async () => {
    const venue = await full(1);
    venue.clock.at = at19 - 30 * minute;
    await venue.back('mine');
    expect(await offerOf(venue, 'w1')).toMatchObject({ until: at19 });
  });

  it('is offered of a pavilion to who wants one of its courts, and what is left is free', async () => {
    const venue = waitingVenue();
    await venue.books('mine', { place: 'pabellon', minutes: 120 });
    await venue.wait('w', 1, { contact: { email: '', language: 'es' } });
    await venue.back('mine');
    await venue.take('w', at19);
    expect(await venue.find('w')).toMatchObject({ place: 'pista2', start: at19, contact: null });
    expect(await venue.isFree(hourOf(20, 20))).toBe(true);
    expect(await auditGoods({ books: venue.goods })()).toMatchObject([{ faults: [] }]);
  });

  it('is what a reservation leaves when it is moved, without what it still has', async () => {
    const venue = await full(1);
    await venue.moves('mine', 'pista2', at19 + 30 * minute);
    await venue.sweep();
    expect(await offerOf(venue, 'w1')).toMatchObject({ at: at19 - 30 * minute });
    const same = await full(1);
    await same.moves('mine', 'pista3', at19);
    await same.sweep();
    expect(await offerOf(same, 'w1')).toMatchObject({ at: at19 });
  });

  it('is refused to who reserved too much meanwhile, and is decided anew if their record changes', async () => {
    const venue = await full(1);
    await venue.back('mine');
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const hour of [10, 12, 14])
      await venue.books(`own${hour}`, {
        category: 'fuera',
        start: hourOf(20, hour),
        visitor: { written: wish('w', 1).written, isAtDesk: false },
      });
    expect(await venue.take('w1', at19)).toEqual(left({ kind: 'weekIsFull', most: 3 }));
    expect(await venue.take('none', at19)).toEqual(left({ kind: 'unknownPlace' }));
  });

  it('is not taken if the council has taken its price away, or if others keep changing it', async () => {
    const venue = await full(1);
    await venue.back('mine');
    const { tariff } = pavilion;
    const cheaper = { ...pavilion, tariff: { ...tariff, categories: tariff.categories.slice(0, 1) } };
    const changed = { ...venue.of, site: { ...venue.site, venue: cheaper } };
    expect(await takeVenueOffer(venue.ports)(changed, 'w1', at19)).toEqual(left({ kind: 'unknownCategory' }));
    let tries = 0;
    const ask = async () => {
      tries += 1;
      return left({ kind: 'recordChanged', record: 'visitor/w1' } as const);
    };
    const busy = { ...venue.ports, goods: { ...venue.goods, ask } };
    expect(await takeVenueOffer(busy)(venue.of, 'w1', at19)).toEqual(left({ kind: 'changed' }));
    expect(tries).toBe(5);
  });

  it('is not taken once another device let it go at the same moment', async () => {
    const venue = await full(1);
    await venue.back('mine');
    let isGone = false;
    const record: typeof venue.ports.goodsRecords.record = async (good, kind, id) => {
      if (kind === freedKind && !isGone) {
        isGone = true;
        await venue.letGo('w1', at19);
      }
      return venue.goods.record(good, kind, id);
    };
    const late = { ...venue.ports, goodsRecords: { ...venue.goods, record } };
    expect(await takeVenueOffer(late)(venue.of, 'w1', at19)).toEqual(left({ kind: 'noOffer' }));
  });
});

describe('a place on the list of a venue', () => {
  it('is one for a person on all devices, and ends when they leave', async () => {
    const venue = await full(1);
    expect(await venue.wait('other', 1)).toEqual(left({ kind: 'alreadyWaits' }));
    expect(await venue.wait('w1', 1)).toMatchObject(right({ version: 1 }));
    expect(await venue.wait('w1', 1, { minutes: 90 })).toEqual(left({ kind: 'otherPlace' }));
    await venue.leave('w1');
    expect((await venue.view('w1'))?.place).toMatchObject({ state: 'left', person: null });
    expect(await venue.view('none')).toBeNull();
    expect(await venue.wait('other', 1)).toMatchObject(right({ place: { state: 'waiting' } }));
  });

  it('is refused with what is wrong in it', async () => {
    const venue = waitingVenue();
    const times = wish('w', 1).times;
    const kind = async (more: object) => {
      const done = await venue.wait('w', 1, more);
      return done._tag === 'Left' ? done.left.kind : 'joined';
    };
    expect(await kind({ places: [] })).toBe('unknownPlace');
    expect(await kind({ places: ['piscina'] })).toBe('unknownPlace');
    expect(await kind({ minutes: 45 })).toBe('length');
    expect(await kind({ category: 'gratis' })).toBe('unknownCategory');
    expect(await kind({ category: 'abono' })).toBe('onlyAtDesk');
    expect(
      await kind({ category: 'vecino', written: { identity: '99999999R', birthDay: '1984-03-02' } }),
    ).toBe('notListed');
    expect(await kind({ contact: { email: 'ana', language: 'es' } })).toBe('emailUnreadable');
    expect(await kind({ times: { ...times, lastDay: '2027-12-01' as CalendarDay } })).toBe('tooFar');
    expect(await waitingVenue({}, hall).wait('w', 1, { places: ['salon'] })).toEqual(
      left({ kind: 'noList' }),
    );
  });

  it('is one place if two devices join under one key at once, whichever is read', async () => {
    const { ports, of, town, goods } = waitingVenue();
    const record: typeof goods.record = async () => null;
    const blind = { ...ports, goodsRecords: { ...goods, record } };
    const [first, other] = [wish('w', 1), wish('w', 1, { minutes: 90 })];
    expect(await joinVenueList(blind)(town, of, first)).toMatchObject(
      right({ place: { minutes: 60 }, version: 1 }),
    );
    expect(await joinVenueList(blind)(town, of, other)).toEqual(left({ kind: 'otherPlace' }));
    expect(await joinVenueList(ports)(town, of, first)).toMatchObject(right({ place: { minutes: 60 } }));
  });

  it('is mailed when it is joined, and when something is offered', async () => {
    const venue = await full(1);
    await venue.back('mine');
    const query = { kind: noticeKind, owner: null, from: null, until: null, limit: 9, after: null };
    const mails = (await venue.goods.list(venue.good, query)).map((record) => noticeIn(record)?.about);
    expect(mails).toContainEqual({ kind: 'waiting', word: 'joined', key: 'w1' });
    expect(mails).toContainEqual({ kind: 'waiting', word: 'offer', key: 'w1' });
  });
});

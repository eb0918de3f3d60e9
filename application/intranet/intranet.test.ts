import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { left } from '#domain/shared/result.ts';
import { aPerson } from '#fixtures/builders/data/staff-person.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { hall, siteOf } from '#fixtures/builders/reservations/venue.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { forgetIntranet } from './forget-intranet.ts';
import {
  askInternally,
  decideInternalRequest,
  findInternalRequest,
  listInternalRequests,
  withdrawInternalRequest,
} from './internal-requests.ts';
import { markNewsRead, readingsOf, readNewsReaders } from './read-news.ts';
import { confirmReview, listReviews } from './review-procedure.ts';
import { changeRoom, openHours, roomsOfDay } from './rooms.ts';

const { realm } = aTown();
const [rosa, pau] = [
  { id: 'rosa', name: 'Rosa' },
  { id: 'pau', name: 'Pau' },
] as const;

function anIntranet(at = noon) {
  const goods = memoryGoods();
  let now = at;
  const ports = { goods, goodsRecords: goods, clock: { now: () => now } };
  return { ports, goods, setTime: (instant: number) => void (now = instant) };
}

describe('news of the intranet', () => {
  const people = [
    aPerson('rosa', { name: 'Rosa' }),
    aPerson('pau', { name: 'Pau' }),
    aPerson('gone', { endedAt: noon }),
  ];

  it('is read once by each person, and it is known who has not', async () => {
    const { ports, setTime } = anIntranet();
    await markNewsRead(ports)(realm, 'horario', 'rosa');
    setTime(noon + 1000);
    await markNewsRead(ports)(realm, 'horario', 'rosa');
    await markNewsRead(ports)(realm, 'other', 'pau');
    expect(await readingsOf(ports)(realm, 'horario')).toEqual([
      { news: 'horario', person: 'rosa', at: noon },
    ]);
    const readers = await readNewsReaders({ ...ports, people: { list: async () => people } })(
      realm,
      'horario',
    );
    expect(readers.read).toEqual([{ ...rosa, at: noon }]);
    expect(readers.missing).toEqual([pau]);
  });
});

describe('a procedure', () => {
  it('is found to be right again and again, and the last time counts', async () => {
    const { ports, setTime } = anIntranet();
    await confirmReview(ports)(realm, 'empadronar', rosa);
    setTime(noon + 1000);
    await confirmReview(ports)(realm, 'empadronar', pau);
    expect([...(await listReviews(ports)(realm))]).toEqual([['empadronar', noon + 1000]]);
  });
});

describe('what a person of staff asks for', () => {
  const form = { id: 'vacaciones', approver: null, asksDays: true, mailbox: null };
  const asked = { id: 'r1', from: rosa, text: '', firstDay: today, lastDay: null, answers: {} };

  it('is kept once, decided once and known to who asks', async () => {
    const { ports } = anIntranet();
    expect(await askInternally(ports)(realm, form, { ...asked, firstDay: null })).toEqual(
      left({ kind: 'noDays' }),
    );
    await askInternally(ports)(realm, form, asked);
    await askInternally(ports)(realm, form, asked);
    expect(await listInternalRequests(ports)(realm)).toMatchObject([{ id: 'r1', decision: null, at: noon }]);
    const kept = await findInternalRequest(ports)(realm, 'r1');
    if (kept === null) throw new Error('the request is not there');
    const refused = { isGranted: false, by: pau, reason: '' };
    expect(await decideInternalRequest(ports)(realm, kept, refused)).toEqual(left({ kind: 'noReason' }));
    const granted = await decideInternalRequest(ports)(realm, kept, { isGranted: true, by: pau, reason: '' });
    expect(granted).toMatchObject({ right: { decision: { isGranted: true, at: noon } } });
    // Somebody who read it before decides at the same time.
    const late = { isGranted: false, by: { id: 'neus', name: 'Neus' }, reason: 'No' };
    expect(await decideInternalRequest(ports)(realm, kept, late)).toEqual(left({ kind: 'decided' }));
    expect(await listInternalRequests(ports)(realm)).toMatchObject([{ decision: { by: pau } }]);
    expect(await findInternalRequest(ports)(realm, 'none')).toBeNull();
  });

  it('is taken back by who asked; of taking back and deciding at once, one holds', async () => {
    const { ports } = anIntranet();
    await askInternally(ports)(realm, form, asked);
    const kept = await findInternalRequest(ports)(realm, 'r1');
    if (kept === null) throw new Error('the request is not there');
    const withdraw = withdrawInternalRequest(ports);
    expect(await withdraw(realm, kept, pau)).toEqual(left({ kind: 'notYours' }));
    expect(await withdraw(realm, kept, rosa)).toMatchObject({ right: { withdrawnAt: noon } });
    const granted = { isGranted: true, by: pau, reason: '' };
    expect(await decideInternalRequest(ports)(realm, kept, granted)).toEqual(left({ kind: 'withdrawn' }));
    const again = await findInternalRequest(ports)(realm, 'r1');
    expect(again && (await withdraw(realm, again, rosa))).toMatchObject({ right: { withdrawnAt: noon } });

    const other = { ...asked, id: 'r2' };
    await askInternally(ports)(realm, form, other);
    const second = await findInternalRequest(ports)(realm, 'r2');
    if (second === null) throw new Error('the request is not there');
    await decideInternalRequest(ports)(realm, second, granted);
    expect(await withdraw(realm, second, rosa)).toEqual(left({ kind: 'decided' }));
  });
});

describe('a room', () => {
  const site = siteOf(hall);
  const place = hall.places[0]?.id ?? '';

  it('has the hours in which its venue is open', async () => {
    const { ports } = anIntranet();
    const open = openHours(site, today);
    expect(open.length).toBeGreaterThan(3);
    const rooms = await roomsOfDay(ports)(realm, site, today);
    expect(rooms.map(({ hour }) => hour)).toEqual(hall.places.flatMap(() => open));
    expect(rooms.every(({ holder }) => holder === null)).toBe(true);
  });

  it('is had by one of two who take it at once, and given back', async () => {
    const { ports } = anIntranet();
    const [, hour] = (await roomsOfDay(ports)(realm, site, '2026-11-19' as CalendarDay)).filter(
      ({ room }) => room === `${hall.id}.${place}`,
    );
    if (hour === undefined) throw new Error('the hall is closed');
    const [one, other] = await Promise.all([
      changeRoom(ports)(realm, hour, { person: rosa, isTaken: true }),
      changeRoom(ports)(realm, hour, { person: pau, isTaken: true }),
    ]);
    expect([one, other].filter((result) => result._tag === 'Right')).toHaveLength(1);
    expect([one, other]).toContainEqual(left({ kind: 'taken' }));
    const winner = one._tag === 'Right' ? rosa : pau;
    const seen = await roomsOfDay(ports)(realm, site, hour.day);
    expect(seen.filter(({ holder }) => holder !== null)).toEqual([{ ...hour, holder: winner }]);
    const back = await changeRoom(ports)(realm, hour, { person: winner, isTaken: false });
    expect(back).toMatchObject({ right: { holder: null } });
    expect(await changeRoom(ports)(realm, hour, { person: winner, isTaken: false })).toEqual(
      left({ kind: 'notYours' }),
    );
  });
});

describe('what the intranet stored', () => {
  it('is erased when it is no longer needed: rooms after a month, what was asked for after four years', async () => {
    const { ports, goods } = anIntranet();
    const day = 86_400_000;
    await markNewsRead(ports)(realm, 'horario', 'rosa');
    await askInternally(ports)(
      realm,
      { id: 'averia', approver: null, asksDays: false, mailbox: null },
      { id: 'r1', from: rosa, text: 'a', firstDay: null, lastDay: null, answers: {} },
    );
    const towns = { people: { list: async () => [] }, realms: { towns: async () => [{ realm }] } };
    const forget = forgetIntranet({ ...ports, goodsRecords: goods, ...towns });
    await forget(noon + 730 * day);
    expect(await readingsOf(ports)(realm, 'horario')).toHaveLength(1);
    await forget(noon + 731 * day);
    expect(await readingsOf(ports)(realm, 'horario')).toHaveLength(0);
    expect(await listInternalRequests(ports)(realm)).toHaveLength(1);
    await forget(noon + 1461 * day);
    expect(await listInternalRequests(ports)(realm)).toHaveLength(0);
  });

  it('no longer names who left a year ago, in what they asked for and decided', async () => {
    const { ports, goods } = anIntranet();
    const day = 86_400_000;
    const form = { id: 'averia', approver: null, asksDays: false, mailbox: null };
    const days = { firstDay: null, lastDay: null, answers: {} };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const [id, from] of [
      ['r1', rosa],
      ['r2', pau],
    ] as const)
      await askInternally(ports)(realm, form, { id, from, text: 'La luz', ...days });
    const kept = await findInternalRequest(ports)(realm, 'r1');
    const decision = { isGranted: false, by: pau, reason: 'Mañana' };
    if (kept !== null) await decideInternalRequest(ports)(realm, kept, decision);
    const people = [aPerson('rosa'), aPerson('pau', { endedAt: noon })];
    const towns = { people: { list: async () => people }, realms: { towns: async () => [{ realm }] } };
    const forget = forgetIntranet({ ...ports, goodsRecords: goods, ...towns });
    const named = async () =>
      (await listInternalRequests(ports)(realm))
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        .map(({ id, from, text, decision: of }) => [id, from.name, text, of?.by.name]);
    await forget(noon + 364 * day);
    expect(await named()).toEqual([
      ['r1', 'Rosa', 'La luz', 'Pau'],
      ['r2', 'Pau', 'La luz', undefined],
    ]);
    await forget(noon + 365 * day);
    await forget(noon + 366 * day);
    expect(await named()).toEqual([
      ['r1', 'Rosa', 'La luz', ''],
      ['r2', '', '', undefined],
    ]);
  });
});

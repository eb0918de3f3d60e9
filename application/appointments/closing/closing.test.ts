import { describe, expect, it } from 'vitest';
import { aClosure } from '#fixtures/builders/appointments/closure.ts';
import { everyWeek, plaza, sampleSetup } from '#fixtures/builders/appointments/appointment-setup.ts';
import {
  askedConfirmation,
  askedHold,
  bookingCouncil,
  bookingTown as town,
  tomorrowAt,
} from '#fixtures/builders/appointments/booking-town.ts';
import { allCodesOf } from '#fixtures/builders/appointments/full-day.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { visitKind } from '#domain/appointments/visit-record.ts';
import {
  dueOwner,
  lostOwner,
  type MailNotice,
  noticeIn,
  noticeKind,
  settledNotice,
} from '#domain/notices/notice.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { goodOfAppointments } from '../booking/booking-ports.ts';
import { confirmAppointment } from '../booking/confirm-appointment.ts';
import { giveAppointmentBack } from '../booking/give-appointment-back.ts';
import { holdAppointment } from '../booking/hold-appointment.ts';
import { moveAppointment } from '../booking/move-appointment.ts';
import { readVisit } from '../booking/read-visit.ts';
import { forgetOldVisits, visitsKept } from '../forget-old-visits.ts';
import { appointmentsAhead } from './appointments-ahead.ts';
import { closeOffice, emptyClosure, reopenOffice, settleClosure } from './close-office.ts';
import { continueClosures } from './continue-closures.ts';
import { lookAtOffice } from './look-at-office.ts';
import { planClosure } from './plan-closure.ts';
import { closedVisitsOf, officeClosures } from './read-closures.ts';
import { notePhoned } from './note-phoned.ts';

const { realm } = town;
const good = goodOfAppointments(realm);
/** The mails that wait. */
const noticesIn = async (goods: ReturnType<typeof memoryGoods>): Promise<readonly MailNotice[]> => {
  const query = { kind: noticeKind, owner: dueOwner, from: null, until: null, limit: 99, after: null };
  return (await goods.list(good, query)).flatMap((record) => noticeIn(record) ?? []);
};

const closing = (...made: Parameters<typeof bookingCouncil>) => {
  const council = bookingCouncil(...made);
  const { ports } = council;
  const book = async (id: string, hour: number, identity: string, email = '', services = ['padron']) => {
    await holdAppointment(ports)(town, askedHold(id, { at: tomorrowAt(hour), services, channel: 'desk' }));
    const person = { name: `Person ${id}`, email, phone: '600 100 200', language: 'va' } as const;
    const written = { identity, birthDay: '1984-03-02' };
    const asked = askedConfirmation(id, { person, written, channel: 'desk' });
    const done = await confirmAppointment(ports)(town, asked);
    if (isLeft(done)) throw new Error(done.left.kind);
  };
  return {
    ...council,
    book,
    close: (more: Parameters<typeof aClosure>[0] = {}) => closeOffice(ports)(town, aClosure(more)),
    read: async (id: string) => (await readVisit(ports)(realm, id))?.visit,
    people: async () => (await closedVisitsOf(ports)(realm, aClosure().id)).map(({ closed }) => closed),
    faults: async () => (await auditGoods({ books: council.goods })()).flatMap(({ faults }) => faults),
  };
};

describe('an office that is closed', () => {
  it('moves whom it can, in one act, and everybody knows when they were and are', async () => {
    const { book, close, read, people, faults } = closing();
    await book('a', 9, '12345678Z', 'a@correo.example');
    await book('b', 9, '00000000T');
    expect(await close()).toEqual(right(0));
    expect(await read('a')).toMatchObject({
      state: 'confirmed',
      at: tomorrowAt(24 + 9),
      moved: 1,
      closed: { reason: 'Cerrado por obras', from: tomorrowAt(9), isOpen: false },
    });
    expect((await people()).map(({ visit, to, told }) => [visit, to, told])).toEqual([
      ['a', tomorrowAt(24 + 9), 'waits'],
      ['b', tomorrowAt(24 + 9), 'phone'],
    ]);
    expect(await faults()).toEqual([]);
  });

  it('gives nobody a time in it from then on, neither over the web nor at the desk', async () => {
    const { ports, close } = closing();
    await close();
    for (const channel of ['web', 'desk'] as const)
      expect(await holdAppointment(ports)(town, askedHold(channel, { channel }))).toEqual(
        left({ kind: 'taken' }),
      );
    await reopenOffice(ports)(town, aClosure().id, 'rosa');
    expect((await holdAppointment(ports)(town, askedHold('again')))._tag).toBe('Right');
  });

  it('lets those choose who cannot be moved: another time, keeping their place among people, or none', async () => {
    const { ports, book, close, read } = closing();
    await book('a', 9, '12345678Z');
    await book('b', 9, '00000000T');
    await close({ moves: false });
    expect(await read('a')).toMatchObject({ state: 'cancelled', closed: { isOpen: true }, person: {} });
    const asked = {
      visit: 'a',
      office: 'plaza',
      at: tomorrowAt(24 + 9),
      channel: 'web',
      by: 'sender',
    } as const;
    expect(await moveAppointment(ports)(town, asked)).toMatchObject(
      right({ state: 'confirmed', at: asked.at, closed: { isOpen: false } }),
    );
    expect(await giveAppointmentBack(ports)(realm, 'b', 'sender')).toMatchObject(
      right({ state: 'cancelled', person: null, closed: { isOpen: false } }),
    );
    expect(await giveAppointmentBack(ports)(realm, 'b', 'sender')).toMatchObject(right({ person: null }));
    expect(await moveAppointment(ports)(town, { ...asked, visit: 'b' })).toEqual(
      left({ kind: 'wrongState', state: 'cancelled' }),
    );
  });

  it('keeps who wants no other time as they are if something else was done at that moment', async () => {
    const { ports, goods, book, close, read } = closing();
    await book('a', 9, '12345678Z');
    await close({ moves: false });
    const ask = async () => left({ kind: 'recordChanged' as const, record: 'visit/a' });
    const busy = { ...ports, goods: { ...goods, ask } };
    expect(await giveAppointmentBack(busy)(realm, 'a', 'sender')).toEqual(left({ kind: 'changed' }));
    expect(await read('a')).toMatchObject({ person: { name: 'Person a' }, closed: { isOpen: true } });
  });

  it('lets those choose who would be moved to a day that has no code left', async () => {
    const { goods, book, close, read } = closing();
    await book('a', 9, '12345678Z');
    await goods.ask(good, allCodesOf('plaza', addDays(today, 2)));
    expect(await close()).toEqual(right(0));
    expect(await read('a')).toMatchObject({ state: 'cancelled', moved: 0, closed: { isOpen: true } });
  });

  it('lets go of what somebody holds while typing, and of what was held too long nothing', async () => {
    const { ports, close, read, setTime } = closing();
    await holdAppointment(ports)(town, askedHold('old'));
    setTime(noon + 600_000);
    await holdAppointment(ports)(town, askedHold('typing'));
    expect(await close()).toEqual(right(0));
    expect((await read('typing'))?.state).toBe('ended');
    expect(await confirmAppointment(ports)(town, askedConfirmation('typing'))).toEqual(
      left({ kind: 'wrongState', state: 'ended' }),
    );
  });

  it('goes on where it was killed, and sent again changes nothing more', async () => {
    let asked = 0;
    const { ports, book, close, read, people, goods } = closing(sampleSetup, {
      ask: async (...request) => {
        asked += 1;
        if (request[1].key.startsWith('close/') && asked > 100) throw new Error('killed');
        return goods.ask(...request);
      },
    });
    await book('a', 9, '12345678Z');
    await book('b', 9, '00000000T');
    asked = 99;
    await expect(close()).rejects.toThrow('killed');
    expect([await read('a'), await read('b')].map((one) => one?.moved)).toEqual([0, 0]);
    asked = -1000;
    expect(await close()).toEqual(right(0));
    expect(await close()).toEqual(right(0));
    expect((await people()).length).toBe(2);
    expect(await close({ reason: 'Otra' })).toEqual(left({ kind: 'otherClosure' }));
    expect((await officeClosures(ports)(realm, 'plaza', noon)).length).toBe(1);
  });

  it('says who is left if others change them each time', async () => {
    const { book, close, goods } = closing(sampleSetup, {
      ask: async (...request) =>
        request[1].key.startsWith('close/') ? left({ kind: 'unbalanced' }) : goods.ask(...request),
    });
    await book('a', 9, '12345678Z');
    expect(await close()).toEqual(right(1));
  });

  it.each([
    [{ office: 'none' }, 'unknownOffice'],
    [{ reason: '' }, 'noReason'],
  ])('is refused: %j as %s', async (more, kind) => {
    expect(await closing().close(more)).toEqual(left({ kind }));
  });

  it('says when somebody else changed it at the same time', async () => {
    const { ports, close } = closing(sampleSetup, { ask: async () => left({ kind: 'unbalanced' }) });
    expect(await close()).toEqual(left({ kind: 'changed' }));
    expect(await reopenOffice(ports)(town, 'none', 'rosa')).toEqual(left({ kind: 'unknownClosure' }));
  });

  it('lets one choose whom staff left out of the moves', async () => {
    const { book, close, read } = closing();
    await book('a', 9, '12345678Z');
    await book('b', 9, '00000000T');
    expect(await close({ choosing: ['b'] })).toEqual(right(0));
    expect(await read('a')).toMatchObject({ state: 'confirmed', at: tomorrowAt(24 + 9) });
    expect(await read('b')).toMatchObject({ state: 'cancelled', closed: { isOpen: true } });
  });

  it('goes on by itself after a kill, once, and is settled when nobody can come to be in it', async () => {
    const { ports, book, close, people, setTime, faults } = closing();
    await book('a', 9, '12345678Z', 'a@correo.example');
    await book('b', 9, '00000000T', 'b@correo.example');
    let asked = 0;
    const ask: typeof ports.goods.ask = async (...request) => {
      asked += 1;
      if (asked > 2) throw new Error('killed');
      return ports.goods.ask(...request);
    };
    const dying = { ...ports, goods: { ...ports.goods, ask } };
    await expect(closeOffice(dying)(town, aClosure())).rejects.toThrow('killed');
    expect(await people()).toHaveLength(1);
    const rounds = await Promise.all([continueClosures(ports)(town), continueClosures(ports)(town)]);
    expect(rounds.at(-1)).toBe(0);
    expect((await people()).map(({ visit }) => visit)).toEqual(['a', 'b']);
    const settledOf = async () => (await officeClosures(ports)(realm, 'plaza', null))[0]?.settled;
    expect(await settledOf()).toBeUndefined();
    setTime(noon + 20 * 60_000);
    await continueClosures(ports)(town);
    expect(await settledOf()).toBe(noon + 20 * 60_000);
    expect(await close()).toEqual(right(0));
    expect(await settledOf()).toBe(noon + 20 * 60_000);
    expect(await reopenOffice(ports)(town, aClosure().id, 'rosa')).toMatchObject(
      right({ reopened: { by: 'rosa' } }),
    );
    expect(await faults()).toEqual([]);
  });

  it('is not stored again once it was erased', async () => {
    const { ports } = closing();
    expect(await settleClosure(ports)(town, aClosure({ at: noon - 3_600_000 }))).toBe(0);
    expect(await officeClosures(ports)(realm, 'plaza', null)).toEqual([]);
  });

  it('does not go on by itself about hours that were published since', async () => {
    const setup = { ...sampleSetup, offices: [{ ...plaza, hours: { ...plaza.hours, rules: [] } }] };
    const { ports, book, read, setTime } = closing();
    await book('a', 9, '12345678Z');
    const follows = { follows: 'opening', id: 'hours', lastDay: addDays(today, 30) } as const;
    expect(await closeOffice(ports)(town, aClosure(follows))).toEqual(right(0));
    const later = { ...ports, appointments: { ...ports.appointments, setup: async () => setup } };
    setTime(noon + 60_000);
    expect(await continueClosures(later)(town)).toBe(0);
    expect(await read('a')).toMatchObject({ at: tomorrowAt(9), moved: 0 });
  });

  it('is opened again once, and then empties nothing', async () => {
    const { ports, book, close, goods } = closing();
    await close();
    const reopened = await reopenOffice(ports)(town, aClosure().id, 'rosa');
    expect(await reopenOffice(ports)(town, aClosure().id, 'rosa')).toEqual(reopened);
    await book('a', 9, '12345678Z');
    if (isLeft(reopened)) throw new Error('not opened');
    expect(await emptyClosure(ports)(town, reopened.right)).toBe(0);
    await closeOffice(ports)(town, aClosure({ id: 'second', at: noon }));
    const broken = { ...ports, goods: { ...goods, ask: async () => left({ kind: 'unbalanced' as const }) } };
    expect(await reopenOffice(broken)(town, 'second', 'rosa')).toEqual(left({ kind: 'changed' }));
  });

  it('is looked at before: who is in it and where they would go, also of services that are no longer there', async () => {
    const council = closing();
    await council.book('a', 9, '12345678Z');
    await council.book('b', 10, '00000000T', '', ['obras']);
    const { services } = sampleSetup;
    const setup = { ...sampleSetup, services: services.filter(({ id }) => id !== 'obras') };
    const work = { setup, office: plaza, closed: aClosure({ firstDay: today }) };
    const planned = await planClosure(council.ports)(town, work);
    expect(planned.map(({ visit, proposed }) => [visit.id, proposed?.at])).toEqual([
      ['a', tomorrowAt(24 + 9)],
      ['b', undefined],
    ]);
    expect(await planClosure(council.ports)(town, { ...work, closed: aClosure({ desks: ['9'] }) })).toEqual(
      [],
    );
  });
});

describe('people whose appointment was closed', () => {
  it('are mailed by what is stored with their new time, and those without a mail are called', async () => {
    const { ports, goods, book, close, people } = closing();
    await book('a', 9, '12345678Z', 'a@correo.example');
    await book('b', 9, '00000000T');
    await close();
    await close();
    const closings = (await noticesIn(goods)).filter(({ reason }) => reason !== '');
    expect(closings).toMatchObject([
      { about: { word: 'moved', key: 'a' }, to: 'a@correo.example', reason: 'Cerrado por obras', state: 1 },
    ]);
    expect((await people()).map(({ phone }) => phone)).toEqual(['600 100 200', '600 100 200']);
    const called = { closure: aClosure().id, isPerson: (visit: string) => visit === 'b', by: 'rosa' };
    expect(await notePhoned(ports)(realm, called)).toEqual(right('phoned'));
    expect(await notePhoned(ports)(realm, called)).toEqual(right('phoned'));
    expect((await people()).map(({ told }) => told)).toEqual(['waits', 'phoned']);
    expect((await people()).map(({ phone }) => phone)).toEqual(['600 100 200', undefined]);
    expect(await notePhoned(ports)(realm, { ...called, isPerson: () => false })).toEqual(
      left({ kind: 'unknownVisit' }),
    );
  });

  it('choose by their mail, if they are not moved', async () => {
    const { goods, book, close } = closing();
    await book('a', 9, '12345678Z', 'a@correo.example');
    await close({ moves: false });
    expect((await noticesIn(goods)).filter(({ about }) => about.word === 'closed')).toMatchObject([
      { about: { key: 'a' }, reason: 'Cerrado por obras', start: tomorrowAt(9) },
    ]);
  });

  it.each([
    ['mailed once that is sent', '', 'mailed'],
    ['called if it was tried for a day in vain', lostOwner, 'phone'],
  ] as const)('are %s', async (_, owner, told) => {
    const { goods, book, close, people } = closing();
    await book('a', 9, '12345678Z', 'a@correo.example');
    await close();
    const [{ notice } = { notice: null }] = await people();
    await goods.ask(good, {
      key: 'sent',
      bodyHash: '',
      at: noon,
      by: 'system',
      acts: [],
      money: [],
      records: [settledNotice(notice ?? '', noon, 2, owner)],
    });
    expect((await people()).map((one) => one.told)).toEqual([told]);
  });

  it('are noted by one of two who note it at once', async () => {
    const { ports, book, close, goods } = closing();
    await book('b', 9, '00000000T');
    await close();
    const broken = { ...ports, goods: { ...goods, ask: async () => left({ kind: 'unbalanced' as const }) } };
    const called = { closure: aClosure().id, isPerson: () => true, by: 'rosa' };
    expect(await notePhoned(broken)(realm, called)).toEqual(left({ kind: 'changed' }));
  });

  it('are forgotten half a year after', async () => {
    const { ports, book, close, goods, people } = closing();
    await book('b', 9, '00000000T');
    await close();
    const realms = { towns: async () => [town] } as never;
    await forgetOldVisits({ goodsRecords: goods, realms })(tomorrowAt(9) + visitsKept);
    expect((await people()).length).toBe(1);
    await forgetOldVisits({ goodsRecords: goods, realms })(tomorrowAt(9) + visitsKept + 86_400_000);
    expect([await people(), await officeClosures(ports)(realm, 'plaza', null)]).toEqual([[], []]);
  });
});

it('moves who is outside the hours that an office got since, and closes nothing', async () => {
  const { ports, book, read, faults } = closing();
  await book('a', 9, '12345678Z');
  await book('b', 11, '00000000T');
  const hours = everyWeek([1, 2, 3, 4, 5], 10, 14);
  const later = { ...plaza, hours, desks: plaza.desks.map((desk) => ({ ...desk, staffHours: null })) };
  const setup = async () => ({ ...sampleSetup, offices: [later] });
  const council = { ...ports, appointments: { ...ports.appointments, setup } };
  const look = await lookAtOffice(ports)(town, later, addDays(today, 1));
  expect(look.stranded.map(({ visit, why }) => [visit.id, why])).toEqual([['a', 'hours']]);
  const closure = aClosure({ follows: 'opening', firstDay: today, lastDay: addDays(today, 366) });
  expect(await closeOffice(council)(town, closure)).toEqual(right(0));
  expect([(await read('a'))?.at, (await read('b'))?.moved]).toEqual([tomorrowAt(12), 0]);
  expect(await faults()).toEqual([]);
  const held = await holdAppointment(council)(town, askedHold('c', { at: tomorrowAt(10) }));
  expect(held._tag).toBe('Right');
});

it('closes days that have begun, and moves who comes on those that are left', async () => {
  const { book, close, read } = closing();
  await book('a', 9, '12345678Z');
  expect(await close({ firstDay: addDays(today, -1) })).toEqual(right(0));
  expect(await read('a')).toMatchObject({ at: tomorrowAt(24 + 9), moved: 1 });
});

it('looks at an office that is not published yet, which nobody is booked in', async () => {
  const { ports, book } = closing();
  await book('a', 9, '12345678Z');
  const look = await lookAtOffice(ports)(town, { ...plaza, id: 'drafted' }, addDays(today, 1));
  expect([look.drafted.length, look.published, look.stranded]).toEqual([7, null, []]);
});

it('finds who is booked, however many pages they are', async () => {
  const { ports, goods, book } = closing();
  await book('a', 9, '12345678Z');
  const query = { kind: visitKind, owner: 'plaza', from: null, until: null, limit: 1, after: null };
  const [record] = await goods.list(good, query);
  if (record === undefined) throw new Error('nobody is booked');
  const pages: (string | undefined)[] = [];
  const list: typeof goods.list = async (_, { limit, after }) => {
    pages.push(after?.id);
    const length = [limit, 2][pages.length - 1] ?? 0;
    return Array.from({ length }, (__, n) => ({ ...record, id: `${pages.length}/${n}` }));
  };
  const many = { ...ports, goodsRecords: { ...goods, list } };
  const found = await appointmentsAhead(many)(realm, 'plaza', { from: noon, until: null });
  expect([found.length, pages]).toEqual([1002, [undefined, '1/999']]);
});

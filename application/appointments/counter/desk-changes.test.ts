import { describe, expect, it } from 'vitest';
import {
  askedConfirmation,
  askedHold,
  bookingCouncil,
  bookingTown as town,
  tomorrowAt,
} from '#fixtures/builders/appointments/booking-town.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { dueOwner, noticeIn, noticeKind } from '#domain/notices/notice.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { left, right } from '#domain/shared/result.ts';
import { confirmAppointment } from '../booking/confirm-appointment.ts';
import { giveAppointmentBack } from '../booking/give-appointment-back.ts';
import { goodOfAppointments } from '../booking/booking-ports.ts';
import { holdAppointment } from '../booking/hold-appointment.ts';
import { moveAppointment } from '../booking/move-appointment.ts';
import { findVisits } from './find-visits.ts';
import { changeableAtCounter, nameAtCounter } from './name-at-counter.ts';
import { noteCalled, peopleToCall } from './people-to-call.ts';
import { takeTicket } from './take-ticket.ts';

const { realm } = town;
const tomorrow = addDays(today, 1);
const told = { reason: 'No habrá luz', isTold: false, callId: 'call-1' };
const phone = '600 11 22 33';

/** Two people of tomorrow: `a`, whom nobody can mail, and `b`, who left a mail. */
async function counter() {
  const council = bookingCouncil();
  const { ports } = council;
  const book = async (id: string, at: number, identity: string, email: string) => {
    await holdAppointment(ports)(town, askedHold(id, { at, device: `device of ${id}` }));
    const person = {
      name: id === 'a' ? 'Empar Ferrandis' : 'Pau Soler',
      email,
      language: 'va',
      phone,
    } as const;
    const written = { identity, birthDay: '1984-03-02' };
    await confirmAppointment(ports)(town, askedConfirmation(id, { person, written }));
  };
  await book('a', tomorrowAt(9, 20), '12345678Z', '');
  await book('b', tomorrowAt(10), '00000000T', 'pau@correo.example');
  const found = async (text: string, more: { office?: string; day?: typeof tomorrow } = {}) =>
    (await findVisits(ports)(town, { text, office: null, day: null, ...more })).found.map(
      ({ visit: { id } }) => id,
    );
  const notices = async () => {
    const query = { kind: noticeKind, owner: dueOwner, from: null, until: null, limit: 9, after: null };
    const records = await ports.goodsRecords.list(goodOfAppointments(realm), query);
    return records.map(noticeIn).flatMap((one) => (one === null ? [] : [[one.about, one.reason]]));
  };
  return { ...council, found, notices };
}

describe('staff find an appointment', () => {
  it('by name, telephone, time and identity number, in any spelling of it', async () => {
    const { found } = await counter();
    expect(await found('ferrándis')).toEqual(['a']);
    expect(await found('11 22')).toEqual(['a', 'b']);
    expect(await found('9.20')).toEqual(['a']);
    expect(await found('00.000.000-t')).toEqual(['b']);
    expect(await found('12345678A')).toEqual([]);
    expect(await found('')).toEqual(['a', 'b']);
  });

  it('in an office or on a day, and none of before', async () => {
    const { found, setTime } = await counter();
    expect(await found('', { office: 'raval' })).toEqual([]);
    expect(await found('', { day: tomorrow })).toEqual(['a', 'b']);
    expect(await found('', { day: today })).toEqual([]);
    setTime(tomorrowAt(9) + 86_400_000);
    expect(await found('')).toEqual([]);
    expect(await found('', { day: tomorrow })).toEqual(['a', 'b']);
  });

  it('and not one that somebody only holds, that was held too long or was given back', async () => {
    const { ports, found } = await counter();
    await holdAppointment(ports)(town, askedHold('c', { at: tomorrowAt(11), device: 'another' }));
    await giveAppointmentBack(ports)(realm, 'a', 'sender');
    await takeTicket(ports)(town, { id: 't', office: 'plaza', services: ['obras'], people: 1, by: 'rosa' });
    expect(await found('')).toEqual(['t', 'b']);
    expect(await found('A-001')).toEqual(['t']);
  });

  it('of many, the first sixty, with how many there are', async () => {
    const { ports } = await counter();
    const [record] = await ports.goodsRecords.list(goodOfAppointments(realm), {
      kind: 'visit',
      owner: 'plaza',
      from: null,
      until: null,
      limit: 1,
      after: null,
    });
    const list = async (_: unknown, { after }: { readonly after: unknown }) =>
      record === undefined
        ? []
        : Array.from({ length: after === null ? 1000 : 7 }, (_, n) => ({ ...record, id: String(n) }));
    const full = { ...ports, goodsRecords: { ...ports.goodsRecords, list } };
    const sought = { text: '', office: null, day: null };
    const { found, count } = await findVisits(full)(town, sought);
    expect([found.length, count]).toEqual([60, 1007]);
    expect((await findVisits(full, Infinity)(town, sought)).found.length).toBe(1007);
  });
});

describe('staff change an appointment', () => {
  it('under a name that opens nothing, on its day in its office', async () => {
    const { ports } = await counter();
    const name = nameAtCounter(ports, realm, 'a');
    const named = changeableAtCounter(ports);
    expect((await named(town, 'plaza', tomorrow, name))?.id).toBe('a');
    expect((await named(town, 'plaza', null, name))?.id).toBe('a');
    expect(await named(town, 'raval', tomorrow, name)).toBeNull();
    expect(await named(town, 'plaza', tomorrow, 'a')).toBeNull();
  });

  it('of who left a mail, and the mail says why; of who did not, and somebody calls them', async () => {
    const { ports, notices } = await counter();
    await giveAppointmentBack(ports)(realm, 'b', 'rosa', told);
    expect(await notices()).toContainEqual([
      { kind: 'appointment', word: 'cancelled', key: 'b' },
      'No habrá luz',
    ]);
    expect(await peopleToCall(ports)(realm)).toEqual([]);
    await giveAppointmentBack(ports)(realm, 'a', 'rosa', told);
    expect(await peopleToCall(ports)(realm)).toMatchObject([
      { id: 'call-1', name: 'Empar Ferrandis', phone, from: tomorrowAt(9, 20), to: null, by: 'rosa' },
    ]);
  });

  it('and move it to the hours that only staff give', async () => {
    const { ports, notices } = await counter();
    const to = { office: 'plaza', at: tomorrowAt(8), channel: 'desk', by: 'rosa', told } as const;
    expect(await moveAppointment(ports)(town, { ...to, visit: 'a' })).toMatchObject(
      right({ at: tomorrowAt(8), moved: 1 }),
    );
    expect(await peopleToCall(ports)(realm)).toMatchObject([
      { from: tomorrowAt(9, 20), to: tomorrowAt(8), toOffice: 'plaza' },
    ]);
    await moveAppointment(ports)(town, { ...to, at: tomorrowAt(8, 30), visit: 'b' });
    expect(await notices()).toContainEqual([
      { kind: 'appointment', word: 'moved', key: 'b' },
      'No habrá luz',
    ]);
  });

  it('and both are steps of the counter', async () => {
    const { ports, goods } = await counter();
    const steps: unknown[] = [];
    const ask: typeof goods.ask = async (good, request) => {
      steps.push(...(request.steps ?? []).map(({ subject, step }) => [subject, step.act, step.by]));
      return goods.ask(good, request);
    };
    const seen = { ...ports, goods: { ...ports.goods, ask } };
    const to = { office: 'plaza', at: tomorrowAt(8), channel: 'desk', by: 'rosa', told } as const;
    await moveAppointment(seen)(town, { ...to, visit: 'a' });
    await giveAppointmentBack(seen)(realm, 'a', 'rosa', told);
    await giveAppointmentBack(seen)(realm, 'b', 'sender');
    expect(steps).toEqual([
      ['counter/plaza', 'visit.move', 'rosa'],
      ['counter/plaza', 'visit.cancel', 'rosa'],
    ]);
  });
});

describe('who is to be called', () => {
  it('is on the list until somebody did, and their name is forgotten then', async () => {
    const { ports } = await counter();
    await giveAppointmentBack(ports)(realm, 'a', 'rosa', told);
    expect(await noteCalled(ports)(realm, 'call-1', 'neus')).toEqual(right('called'));
    expect(await noteCalled(ports)(realm, 'call-1', 'neus')).toEqual(right('called'));
    expect(await peopleToCall(ports)(realm)).toEqual([]);
    const kept = await ports.goodsRecords.record(goodOfAppointments(realm), 'personToCall', 'call-1');
    expect(kept?.body).toMatchObject({ name: '', phone: '', calledBy: 'neus' });
    expect(await noteCalled(ports)(realm, 'none', 'neus')).toEqual(left({ kind: 'unknownVisit' }));
  });

  it('is as before if something else was done at that moment', async () => {
    const { ports } = await counter();
    await giveAppointmentBack(ports)(realm, 'a', 'rosa', told);
    const ask = async () => left({ kind: 'recordChanged' as const, record: 'personToCall/call-1' });
    const busy = { ...ports, goods: { ...ports.goods, ask } };
    expect(await noteCalled(busy)(realm, 'call-1', 'neus')).toEqual(left({ kind: 'changed' }));
  });
});

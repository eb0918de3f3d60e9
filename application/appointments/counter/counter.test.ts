import { describe, expect, it } from 'vitest';
import {
  askedConfirmation,
  askedHold,
  bookingCouncil,
  bookingTown as town,
  tomorrowAt,
} from '#fixtures/builders/appointments/booking-town.ts';
import { aClosure } from '#fixtures/builders/appointments/closure.ts';
import { plaza, sampleSetup } from '#fixtures/builders/appointments/appointment-setup.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { queueOf } from '#domain/appointments/queue.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { confirmAppointment } from '../booking/confirm-appointment.ts';
import { giveAppointmentBack } from '../booking/give-appointment-back.ts';
import { holdAppointment } from '../booking/hold-appointment.ts';
import { closeOffice, reopenOffice } from '../closing/close-office.ts';
import { actAtCounter } from './act-at-counter.ts';
import { listVisits } from './list-visits.ts';
import { keyOfDeskBooking, nameAtCounter, visitAtCounter } from './name-at-counter.ts';
import { officeNow } from './office-now.ts';
import { takeTicket } from './take-ticket.ts';

const { realm } = town;
const tomorrow = addDays(today, 1);
const ticket = (id: string) => ({ id, office: 'plaza', services: ['obras'], people: 1, by: 'rosa' });

async function counter() {
  const council = bookingCouncil();
  const { ports } = council;
  await holdAppointment(ports)(town, askedHold('a', { at: tomorrowAt(9, 20) }));
  await confirmAppointment(ports)(town, askedConfirmation('a'));
  const list = () => listVisits(ports)(town, 'plaza', tomorrow);
  const act = (visit: string, version: number, what: Parameters<ReturnType<typeof actAtCounter>>[1]['act']) =>
    actAtCounter(ports)(realm, { visit, version, act: what, by: 'rosa', desk: '3' });
  return { ...council, list, act };
}

describe('the counter', () => {
  it('lists who booked and who took a ticket, by their times, without what was given back', async () => {
    const { ports, list, setTime } = await counter();
    await holdAppointment(ports)(town, askedHold('b', { at: tomorrowAt(10) }));
    setTime(tomorrowAt(9));
    await takeTicket(ports)(town, ticket('t'));
    expect((await list()).map(({ visit: { id, state } }) => [id, state])).toEqual([
      ['t', 'arrived'],
      ['a', 'confirmed'],
    ]);
    await giveAppointmentBack(ports)(realm, 'a', 'sender');
    expect((await list()).map(({ visit }) => visit.id)).toEqual(['t']);
    expect(await listVisits(ports)(town, 'raval', tomorrow)).toEqual([]);
  });

  it('calls who waits longest, and a desk that saw an older state is told', async () => {
    const { ports, list, act, setTime } = await counter();
    setTime(tomorrowAt(9));
    await takeTicket(ports)(town, ticket('t'));
    setTime(tomorrowAt(9, 10));
    await act('a', 2, 'arrive');
    expect(queueOf((await list()).map((one) => one.visit)).map(({ visit }) => visit.id)).toEqual(['t', 'a']);
    const called = await Promise.all([act('t', 1, 'call'), act('t', 1, 'call')]);
    expect(called.filter((one) => !isLeft(one)).length).toBeGreaterThan(0);
    expect(await act('t', 1, 'call')).toEqual(left({ kind: 'changed' }));
    expect(await act('t', 2, 'serve')).toMatchObject(right({ state: 'serving', desk: '3' }));
    expect(await act('t', 3, 'arrive')).toEqual(left({ kind: 'wrongState', state: 'serving' }));
    expect(await act('none', 1, 'call')).toEqual(left({ kind: 'unknownVisit' }));
  });

  it('of two desks that call at the same moment, lets one', async () => {
    const { ports, setTime } = await counter();
    setTime(tomorrowAt(9));
    await takeTicket(ports)(town, ticket('t'));
    const calling = (by: string) =>
      actAtCounter(ports)(realm, { visit: 't', version: 1, act: 'call', by, desk: by });
    const called = await Promise.all([calling('rosa'), calling('neus')]);
    expect(called.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right']);
    expect(called).toContainEqual(left({ kind: 'changed' }));
  });
});

describe('the name of a visit for staff', () => {
  it('leads them to it in its office on its day, and nobody else', async () => {
    const { ports } = await counter();
    const name = nameAtCounter(ports, realm, 'a');
    const found = visitAtCounter(ports);
    expect((await found(town, 'plaza', tomorrow, name))?.visit.id).toBe('a');
    expect(await found(town, 'plaza', today, name)).toBeNull();
    expect(await found(town, 'raval', tomorrow, name)).toBeNull();
    expect(await found(town, 'plaza', tomorrow, 'a')).toBeNull();
    expect(await giveAppointmentBack(ports)(realm, name, 'sender')).toEqual(left({ kind: 'unknownVisit' }));
  });

  it('is no key, and the key of what they book is none that they know', async () => {
    const { ports } = await counter();
    const names = ['a', 'b'].map((id) => nameAtCounter(ports, realm, id));
    const keys = ['a', 'b'].map((asked) => keyOfDeskBooking(ports, realm, asked));
    expect(new Set(['a', 'b', ...names, ...keys]).size).toBe(6);
    expect(keyOfDeskBooking(ports, realm, 'a')).toBe(keys[0]);
  });
});

describe('a ticket', () => {
  it('has the next number of the day in its office, and is the same if it is asked for again', async () => {
    const { ports } = await counter();
    const first = await takeTicket(ports)(town, ticket('t'));
    expect(first).toMatchObject(right({ code: 'A-001', state: 'arrived', seat: null, services: ['obras'] }));
    expect(await takeTicket(ports)(town, ticket('t'))).toEqual(first);
    expect(await takeTicket(ports)(town, ticket('u'))).toMatchObject(right({ code: 'A-002' }));
    expect(await takeTicket(ports)(town, { ...ticket('w'), office: 'raval' })).toMatchObject(
      right({ code: 'A-001' }),
    );
  });

  it('is another number if somebody took one at the same moment', async () => {
    const { ports } = await counter();
    const taken = await Promise.all(['t', 'u', 'w'].map((id) => takeTicket(ports)(town, ticket(id))));
    const codes = taken.map((one) => (isLeft(one) ? one.left.kind : (one.right.code ?? '')));
    expect(codes.toSorted()).toEqual(['A-001', 'A-002', 'A-003']);
    const ask = async () => left({ kind: 'recordChanged' as const, record: 'visitCode' });
    const busy = { ...ports, goods: { ...ports.goods, ask } };
    expect(await takeTicket(busy)(town, ticket('x'))).toEqual(left({ kind: 'changed' }));
  });

  it('of who needs to go earlier is called earlier', async () => {
    const { ports, list, setTime } = await counter();
    setTime(tomorrowAt(9));
    await takeTicket(ports)(town, ticket('t'));
    setTime(tomorrowAt(9, 10));
    const taken = await takeTicket(ports)(town, { ...ticket('u'), prefers: true });
    expect(taken).toMatchObject(right({ prefers: true }));
    expect(queueOf((await list()).map((one) => one.visit)).map(({ visit }) => visit.id)).toEqual(['u', 't']);
    expect((await officeNow(ports)(town, 'plaza'))?.visits).toHaveLength(3);
  });

  it('is given on a day that is closed too, and the office knows that it is', async () => {
    const { ports, setTime } = await counter();
    await closeOffice(ports)(town, aClosure({ desks: ['1'] }));
    expect((await officeNow(ports)(town, 'plaza'))?.closed).toBeNull();
    setTime(tomorrowAt(9));
    expect((await officeNow(ports)(town, 'plaza'))?.closed).toEqual({
      reason: 'Cerrado por obras',
      services: ['obras'],
    });
    expect(await takeTicket(ports)(town, ticket('t'))).toMatchObject(right({ code: 'A-001' }));
    await reopenOffice(ports)(town, aClosure().id, 'rosa');
    expect((await officeNow(ports)(town, 'plaza'))?.closed).toBeNull();
  });

  it('is for a service and an office of the town', async () => {
    const { ports } = await counter();
    expect(await takeTicket(ports)(town, { ...ticket('t'), office: 'none' })).toEqual(
      left({ kind: 'unknownOffice' }),
    );
    const { offices } = await ports.appointments.setup();
    const desks = (offices[0]?.desks ?? []).filter(({ id }) => id === '2');
    const setup = async () => ({ ...sampleSetup, offices: [{ ...plaza, desks }] });
    const small = { ...ports, appointments: { ...ports.appointments, setup } };
    expect(await takeTicket(small)(town, ticket('t'))).toEqual(left({ kind: 'noDesk' }));
    expect(await takeTicket(ports)(town, { ...ticket('t'), services: [] })).toEqual(
      left({ kind: 'noService' }),
    );
  });
});

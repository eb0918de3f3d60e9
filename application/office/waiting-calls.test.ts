import { expect, it } from 'vitest';
import { confirmAppointment } from '#application/appointments/booking/confirm-appointment.ts';
import { giveAppointmentBack } from '#application/appointments/booking/give-appointment-back.ts';
import { holdAppointment } from '#application/appointments/booking/hold-appointment.ts';
import { moveAppointment } from '#application/appointments/booking/move-appointment.ts';
import { noteCalled } from '#application/appointments/counter/people-to-call.ts';
import { noteApplicantCalled } from '#application/registrations/call-off/applicants-to-call.ts';
import { callActivityOff } from '#application/registrations/call-off/call-activity-off.ts';
import { noteBuyerCalled } from '#application/tickets/call-off/buyers-to-call.ts';
import { callSessionOff } from '#application/tickets/call-off/call-session-off.ts';
import {
  askedConfirmation,
  askedHold,
  bookingCouncil,
  bookingTown,
  tomorrowAt,
} from '#fixtures/builders/appointments/booking-town.ts';
import { freeCourse } from '#fixtures/builders/registrations/activity.ts';
import { partyOf, registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { concert } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { waitingCalls } from './waiting-calls.ts';

const appointments = { setup: async () => ({ offices: [], services: [] }) };

it('says of how many applicants of an activity that is called off nobody has called, until it is over', async () => {
  const { ports, town, places, sends, find, clock } = registeringTown(freeCourse);
  const found = { activitiesOf: async () => [freeCourse], eventsOf: async () => [] };
  const read = () => waitingCalls({ ...ports, ...found, appointments }, town);
  // oxlint-disable-next-line no-await-in-loop -- in the order of the line
  for (const n of [1, 10, 11]) await sends(n, { party: { ...partyOf(n), ...(n !== 10 && { email: '' }) } });
  expect(await read()).toEqual({ visitCalls: [], applicantCalls: [], buyerCalls: [] });
  // oxlint-disable-next-line no-await-in-loop -- the second person after the first one
  for (const by of ['Neus', 'Pere']) await callActivityOff(ports)(places, { reason: 'Obras', by });
  const waiting = { subject: 'curs', title: 'Escola d’estiu', count: 2 };
  expect(await read()).toEqual({ visitCalls: [], applicantCalls: [waiting], buyerCalls: [] });
  await noteApplicantCalled(ports)(places.good, (await find(1)).code, 'Rosa');
  expect((await read()).applicantCalls).toEqual([{ ...waiting, count: 1 }]);
  clock.at = freeCourse.times.ends;
  expect(await read()).toEqual({ visitCalls: [], applicantCalls: [], buyerCalls: [] });
});

it('says of how many orders of a session that is called off nobody has called, and reads no others through', async () => {
  const at = ticketTown(concert);
  let read = 0;
  const goodsRecords: typeof at.ports.goodsRecords = {
    ...at.ports.goodsRecords,
    list: (good, query) => {
      if (query.kind === 'ticketOrder') read += 1;
      return at.ports.goodsRecords.list(good, query);
    },
  };
  const found = { activitiesOf: async () => [], eventsOf: async () => [at.written.event] };
  const calls = async () =>
    (await waitingCalls({ ...at.ports, ...found, appointments, goodsRecords }, at.town)).buyerCalls;
  await at.buys('phone', [line('full', 1)], { phone: '600 00 00 02' });
  await at.buys('nothing', [line('full', 1)], { isAtDesk: true, by: 'anna' });
  expect([await calls(), read]).toEqual([[], 0]);
  // oxlint-disable-next-line no-await-in-loop -- the second person after the first one
  for (const by of ['Anna', 'Pere'])
    await callSessionOff(at.ports)(at.good, concert, { session: 'fri', reason: 'Lluvia', by });
  expect(await calls()).toEqual([{ subject: 'concert', title: 'Concierto', count: 1 }]);
  at.clock.at = concert.sessions[0]?.end ?? 0;
  expect(await calls()).toEqual([]);
  at.clock.at -= 1;
  await noteBuyerCalled(at.ports)(at.good, await at.find('phone'), 'Rosa');
  expect(await calls()).toEqual([]);
});

it('says of how many appointments that staff changed nobody has called, where they are now, until they are over', async () => {
  const { ports, goods, setTime } = bookingCouncil();
  const { realm } = bookingTown;
  const payments = { account: async () => null };
  const found = { activitiesOf: async () => [], eventsOf: async () => [], goods, payments };
  const calls = async () => (await waitingCalls({ ...ports, ...found }, bookingTown)).visitCalls;
  const told = (callId: string) => ({ reason: 'No habrá luz', isTold: false, callId });
  for (const [id, identity, at] of [
    ['a', '12345678Z', tomorrowAt(9)],
    ['b', '00000000T', tomorrowAt(10)],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one appointment after the other
    await holdAppointment(ports)(bookingTown, askedHold(id, { at, device: `device of ${id}` }));
    const person = { name: 'Empar', email: '', language: 'va', phone: '600 11 22 33' } as const;
    const written = { identity, birthDay: '1984-03-02' };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await confirmAppointment(ports)(bookingTown, askedConfirmation(id, { person, written }));
  }
  expect(await calls()).toEqual([]);
  await giveAppointmentBack(ports)(realm, 'a', 'rosa', told('call-a'));
  const moved = { office: 'raval', at: tomorrowAt(16), channel: 'desk', by: 'rosa' } as const;
  await moveAppointment(ports)(bookingTown, { ...moved, visit: 'b', told: told('call-b') });
  const [plaza, raval] = await calls();
  expect([plaza, raval].map((one) => [one?.subject, one?.count])).toEqual([
    ['plaza', 1],
    ['raval', 1],
  ]);
  expect(plaza?.title).not.toBe('plaza');
  const without = { ...ports, ...found, appointments };
  expect((await waitingCalls(without, bookingTown)).visitCalls[0]?.title).toBe('plaza');
  setTime(tomorrowAt(9));
  expect((await calls()).map(({ subject }) => subject)).toEqual(['raval']);
  await noteCalled(ports)(realm, 'call-b', 'neus');
  expect(await calls()).toEqual([]);
});

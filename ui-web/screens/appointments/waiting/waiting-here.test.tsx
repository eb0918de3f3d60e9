import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { findAppointmentTimesCall } from '#adapters/wire/appointments/find-appointment-times.ts';
import { readAppointmentCall } from '#adapters/wire/appointments/read-appointment.ts';
import { joinWaitingListCall } from '#adapters/wire/appointments/waiting/join-waiting-list.ts';
import { readWaitingCall } from '#adapters/wire/appointments/waiting/read-waiting.ts';
import { takeOfferCall } from '#adapters/wire/appointments/waiting/take-offer.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOwnVisit, drawAppointments, keptOf, sampleTimes } from '../samples/appointments-page.tsx';
import { aPlace, offeredPlace } from './samples/sample-place.ts';

afterEach(cleanup);

const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const write = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const nothingFree = right({ offices: sampleTimes.offices.map(({ id }) => ({ id, first: null })), days: [] });
const noTimes = stubCall(findAppointmentTimesCall, async () => nothingFree);
const read = (more: object = {}) => stubCall(readAppointmentCall, async () => right(anOwnVisit(more)));
const kept = [keptOf(anOwnVisit())];

/** Answers who joins with their place, and keeps what they asked for. */
function joining() {
  const asked: unknown[] = [];
  const call = stubCall(joinWaitingListCall, async ({ body }) => {
    asked.push(body);
    return right(aPlace({ id: body.key, services: [...body.services] }));
  });
  return { asked, call };
}

describe('the waiting list on the page of appointments', () => {
  it.each([
    ['in any office', '/citas?servicio=obras', [], 1],
    ['in one', '/citas?servicio=padron&oficina=plaza&personas=2', ['plaza'], 2],
  ])('is offered where nothing is free %s, for what was looked for', async (_, address, offices, people) => {
    const { asked, call } = joining();
    await drawAppointments({ address, calls: [noTimes, call] });
    expect(screen.getByRole('heading', { name: '¿Te avisamos si queda libre?' })).toBeTruthy();
    await press('Apuntarme a la lista de espera');
    expect(await faultsForAxe()).toEqual([]);
    await write('Nombre y apellidos', 'Empar Ferrandis');
    await press('Apuntarme');
    expect(asked).toMatchObject([{ offices, people, visit: null, name: 'Empar Ferrandis' }]);
    expect(screen.getByRole('heading', { name: 'Lista de espera' })).toBeTruthy();
  });

  it('is not offered where something is free, or is still looked for', async () => {
    await drawAppointments({ address: '/citas?servicio=obras' });
    expect(screen.queryByText('Lista de espera')).toBeNull();
    await press(/^Ayuntamiento/u);
    expect(screen.queryByText('Lista de espera')).toBeNull();
    cleanup();
    const failing = stubCall(findAppointmentTimesCall, async () => left({ kind: 'unreachable' } as never));
    await drawAppointments({ address: '/citas?servicio=obras', calls: [failing] });
    expect(screen.queryByText('Lista de espera')).toBeNull();
  });

  it('offers an earlier time beside the own appointment that is shown', async () => {
    const { asked, call } = joining();
    await drawAppointments({ kept, calls: [read(), call] });
    expect(screen.getByRole('heading', { name: '¿Quieres venir antes?' })).toBeTruthy();
    await press('Apuntarme a la lista de espera');
    await write('Nombre y apellidos', 'Empar Ferrandis');
    await press('Apuntarme');
    expect(asked).toMatchObject([{ visit: anOwnVisit().id, services: ['padron'], offices: ['plaza'] }]);
  });

  it.each([
    ['has begun', { at: '2026-11-18T10:59:00.000Z' }],
    ['is being attended', { state: 'serving' }],
  ])('offers none to who %s', async (_, more) => {
    await drawAppointments({ kept, calls: [read(more)] });
    expect(screen.getByText('Mis citas')).toBeTruthy();
    expect(screen.queryByText('¿Quieres venir antes?')).toBeNull();
  });

  it('keeps the appointment while another time is waited for, unless a closed day took it', async () => {
    const asked: unknown[] = [];
    for (const closed of [null, { reason: 'Obras', from: '2026-11-19T08:40:00.000Z', isOpen: true }]) {
      // oxlint-disable no-await-in-loop -- one page after the other
      const { asked: ofOne, call } = joining();
      await drawAppointments({ kept, calls: [read({ closed }), noTimes, call] });
      await press('Cambiar de día');
      await press('Apuntarme a la lista de espera');
      await press('Apuntarme');
      asked.push(...ofOne);
      cleanup();
      // oxlint-enable no-await-in-loop
    }
    expect(asked).toMatchObject([{ visit: anOwnVisit().id }, { visit: null }]);
  });

  it('has the place that the address names; a time that is taken is an appointment of this device', async () => {
    const key = aPlace().id;
    const taken = stubCall(takeOfferCall, async () => right(aPlace({ state: 'booked', visit: key })));
    const { visits } = await drawAppointments({
      address: `/citas#espera=${key}`,
      calls: [stubCall(readWaitingCall, async () => right(offeredPlace)), taken, read({ id: key })],
    });
    expect(visits.list('vilanova' as never)).toEqual([]);
    expect(await faultsForAxe()).toEqual([]);
    await press('Me la quedo');
    expect(screen.getByText('La hora es tuya.')).toBeTruthy();
    expect(screen.getByText('C-118')).toBeTruthy();
    expect(visits.list('vilanova' as never).map((one) => one.key)).toEqual([key]);
  });

  it.each(['#espera=short', '#mis-citas'])('has nothing by %s', async (hash) => {
    const { visits } = await drawAppointments({ address: `/citas${hash}` });
    expect(visits.list('vilanova' as never)).toEqual([]);
    expect(screen.queryByText('Lista de espera')).toBeNull();
  });
});

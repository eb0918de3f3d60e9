import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { extendReservationCall } from '#adapters/wire/reservations/extend-reservation.ts';
import { giveReservationBackCall } from '#adapters/wire/reservations/give-reservation-back.ts';
import { moveReservationCall } from '#adapters/wire/reservations/move-reservation.ts';
import { readReservationsCall } from '#adapters/wire/reservations/read-reservations.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { namedReservation } from './named-reservation.ts';
import { aDeviceReservation, drawReservations } from '../samples/reservations-page.tsx';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));
const booked = aDeviceReservation();

describe('the reservations of a device', () => {
  it('are shown without a line, and say that they may be old', async () => {
    await drawReservations({ isList: true, kept: [booked] });
    expect(screen.getByText('7K2Q-RA5D')).toBeTruthy();
    expect(screen.getByText('Domingo 22 de noviembre')).toBeTruthy();
    expect(screen.getByText(/entre las 18.50 y las 19.15/u)).toBeTruthy();
    expect(screen.getByText(/llevas 1 de 3/u)).toBeTruthy();
    expect(screen.getByText(/como estaban la última vez/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('go back in one tap, once it is said what comes back and what is kept', async () => {
    const back = aDeviceReservation({
      state: 'returned',
      letters: null,
      refundNow: null,
      back: { refund: 400, kept: 400 },
    });
    await drawReservations({
      kept: [booked],
      calls: [
        stubCall(readReservationsCall, async () => right({ items: [booked] })),
        stubCall(giveReservationBackCall, async () => right(back)),
      ],
    });
    await press('Dejarla libre');
    expect(screen.getByText(/Te devolvemos 4,00.* y el Ayuntamiento se queda 4,00/u)).toBeTruthy();
    await press('Me la quedo');
    await press('Dejarla libre');
    await press('Sí, dejarla');
    expect(screen.getByText(/^La dejaste libre/u)).toBeTruthy();
    expect(screen.queryByText('7K2Q-RA5D')).toBeNull();
    await press('Quitar de la lista');
    expect(screen.queryByText('Tus reservas')).toBeNull();
  });

  it('are moved to another time of the same venue', async () => {
    const moves: unknown[] = [];
    const move = stubCall(moveReservationCall, async ({ body }) => {
      moves.push(body);
      return right(aDeviceReservation({ start: body.start, place: { id: body.place, title: 'Pista 1' } }));
    });
    await drawReservations({ kept: [booked], calls: [move] });
    await press('Cambiar la hora');
    expect(screen.getByText(/No la pierdes hasta que elijas otra/u)).toBeTruthy();
    await press('lunes 23 de noviembre, a las 19.00, Pista 1: libre, con luz');
    expect(screen.queryByLabelText('DNI o NIE')).toBeNull();
    await press('Cambiar a esta hora');
    expect(moves).toEqual([{ key: booked.id, place: 'pista-1', start: '2026-11-23T18:00:00.000Z' }]);
    expect(screen.getAllByText('Lunes 23 de noviembre').length).toBeGreaterThan(0);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('lead to the times of their venue, although that part of the page comes after all else', async () => {
    await drawReservations({ isList: true, kept: [booked], isFirst: true });
    await press('Cambiar la hora');
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Elige otra hora' }));
  });

  it('say in the words of the specification that they were not paid, and are kept longer', async () => {
    const held = aDeviceReservation({
      state: 'held',
      letters: null,
      refundNow: null,
      until: '2026-11-18T11:09:00Z',
      payment: { id: 'p', url: '/pay?token=t', isRefused: true },
    });
    const asked = { kind: 'workNeeded', challenge: '5a'.repeat(32), minute: 7, tries: 64 };
    // Much is held: more time takes work, which the page does by itself.
    const more = stubCall(extendReservationCall, async ({ body: { work } }) =>
      (work ?? null) === null
        ? left({ kind: 'reservationRefused', where: 'workNeeded', faults: [asked] } as never)
        : right({ ...held, extended: 10, until: '2026-11-18T11:10:00Z' }),
    );
    vi.stubGlobal('Worker', undefined);
    await drawReservations({
      kept: [held, aDeviceReservation({ id: 'key-of-another-place', state: 'ended', letters: null })],
      calls: [more],
    });
    expect(screen.getAllByText('Pago no realizado: la reserva no está completa')).toHaveLength(2);
    expect(screen.getByText('9 min 00 s')).toBeTruthy();
    expect(screen.getByRole('link', { name: /otra vez: 8,00/u }).getAttribute('href')).toContain('token=t');
    await press('Dame más tiempo');
    // What does the work comes with the first that is asked for.
    expect(await screen.findByText('10 min 00 s')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dame más tiempo' })).toBeNull();
  });

  it.each([
    ['requested', {}, /La revisa una persona/u],
    ['held', { until: '2026-11-21T11:00:00Z' }, /hasta el sábado 21 de noviembre, a las 12.00/u],
    ['refused', { reason: 'Ya hay un acto' }, /Ya hay un acto/u],
    ['displaced', { reason: 'Mesa electoral' }, /Mesa electoral/u],
    ['refunded', {}, /te devolvemos 8,00/u],
    ['missed', {}, /No entró nadie a tiempo/u],
    ['over', { depositKept: { amount: 1000, reason: 'Una silla rota' } }, /Una silla rota/u],
  ] as const)('say what it means that one is %s', async (state, more, words) => {
    await drawReservations({
      isList: true,
      kept: [aDeviceReservation({ letters: null, refundNow: null, ...more, state })],
    });
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('are adopted from the link of a mail, whose key does not stay in the address', async () => {
    const key = 'JtPz0f4uQ8mHc1Xw7bLk2A';
    window.history.replaceState(null, '', `#nord/${key}`);
    const asked: unknown[] = [];
    const read = stubCall(readReservationsCall, async ({ body }) => {
      asked.push(...body.reservations);
      return right({ items: [aDeviceReservation({ id: key })] });
    });
    const { shelf } = await drawReservations({ isList: true, calls: [read] });
    expect(asked).toEqual([{ venue: 'nord', key }]);
    expect(window.location.hash).toBe('');
    expect(shelf.list('vilanova' as never)).toMatchObject([{ venue: 'nord', key }]);
    expect(document.activeElement?.id).toBe(`own-${key}`);
    expect(namedReservation('mis-reservas')).toBeNull();
    expect(namedReservation(`nord/${key}/more`)).toBeNull();
  });

  it('are three hundred, and those that wait for something come first', async () => {
    const many = Array.from({ length: 300 }, (_, n) =>
      aDeviceReservation({
        id: `key-of-a-place-number-${n}`,
        state: n === 299 ? 'displaced' : 'over',
        letters: null,
      }),
    );
    await drawReservations({ isList: true, kept: many });
    const [first] = screen.getAllByRole('heading', { level: 3 });
    expect(first?.closest('section')?.textContent).toContain('El Ayuntamiento necesita tu hora.');
  });
});

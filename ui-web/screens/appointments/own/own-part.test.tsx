import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { giveAppointmentBackCall } from '#adapters/wire/appointments/give-appointment-back.ts';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import { moveAppointmentCall } from '#adapters/wire/appointments/move-appointment.ts';
import { readAppointmentCall } from '#adapters/wire/appointments/read-appointment.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOwnVisit, drawAppointments, keptOf } from '../samples/appointments-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const kept = [keptOf(anOwnVisit())];
const read = (more: object = {}) => stubCall(readAppointmentCall, async () => right(anOwnVisit(more)));

describe('the appointments of a device', () => {
  it('are read without a line, and say that they may be old', async () => {
    const nothing = stubCall(listAppointmentServicesCall, async () => left({ kind: 'unreachable' }));
    await drawAppointments({ kept, calls: [nothing] });
    expect(screen.getByText('C-118')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Jueves 19 de noviembre 9.40' })).toBeTruthy();
    expect(screen.getByText(/como estaban la última vez/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('are forgotten if the council knows none, and kept if it is not reached', async () => {
    const none = left({ kind: 'appointmentRefused', where: 'unknownVisit', faults: [] } as never);
    const { visits } = await drawAppointments({
      kept: [...kept, { key: 'another-key-of-this-device', answer: null }],
      calls: [
        stubCall(readAppointmentCall, async ({ body }) =>
          body.key === 'another-key-of-this-device' ? none : right(anOwnVisit()),
        ),
      ],
    });
    expect(visits.list('vilanova' as never).map(({ key }) => key)).toEqual([anOwnVisit().id]);
    cleanup();
    await drawAppointments({
      kept,
      calls: [stubCall(readAppointmentCall, async () => left({ kind: 'unreachable' }))],
    });
    expect(screen.getByText(/como estaban la última vez/u)).toBeTruthy();
  });

  it('have one more by its address', async () => {
    const { visits } = await drawAppointments({
      address: '/citas#key-of-an-appointment-of-this-device',
      calls: [read()],
    });
    expect(screen.getByText('C-118')).toBeTruthy();
    expect(visits.list('vilanova' as never)).toHaveLength(1);
  });

  it('say what a closed day did to them, and let their person choose another time or give them back', async () => {
    const closed = { reason: 'Obras en la oficina', from: '2026-11-19T08:40:00.000Z', isOpen: false };
    await drawAppointments({ kept, calls: [read({ at: '2026-11-20T08:40:00.000Z', closed })] });
    expect(screen.getByText('Obras en la oficina')).toBeTruthy();
    expect(screen.getByText(/Te hemos dado esta otra hora/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    cleanup();
    const open = { state: 'cancelled', closed: { ...closed, isOpen: true } };
    await drawAppointments({ kept, calls: [read(open)] });
    expect(screen.getByText('Elige otra hora o devuelve la cita.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Devolver la cita' })).toBeTruthy();
    await press('Cambiar de día');
    expect(screen.getByText(/Esa hora ya no puede ser: elige otra/u)).toBeTruthy();
    cleanup();
    await drawAppointments({ kept, calls: [read({ state: 'cancelled', closed })] });
    expect(screen.queryByText('Obras en la oficina')).toBeNull();
  });

  it('are given back once that is confirmed', async () => {
    const back = stubCall(giveAppointmentBackCall, async () => right(anOwnVisit({ state: 'cancelled' })));
    await drawAppointments({ kept, calls: [read(), back] });
    await press('Devolver la cita');
    await press('Me la quedo');
    await press('Devolver la cita');
    expect(await faultsForAxe()).toEqual([]);
    await press('Sí, devolverla');
    expect(screen.getByText(/Cita devuelta/u)).toBeTruthy();
    expect(screen.queryByText('C-118')).toBeNull();
  });

  it('are moved once that is confirmed, and stay as they are until then', async () => {
    const asked: unknown[] = [];
    const move = stubCall(moveAppointmentCall, async ({ body }) => {
      asked.push(body);
      return right(anOwnVisit({ at: body.at, code: 'D-204', moved: 1 }));
    });
    await drawAppointments({ kept, calls: [read(), move] });
    await press('Cambiar de día');
    await press('Dejarla como está');
    await press('Cambiar de día');
    expect(document.activeElement?.textContent).toBe('¿A qué hora la cambias?');
    await press('16.20');
    expect(asked).toEqual([]);
    expect(screen.getByText(/queda libre para otra persona/u)).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    await press('Sí, cambiarla');
    expect(asked).toEqual([{ key: anOwnVisit().id, office: 'plaza', at: '2026-11-19T15:20:00.000Z' }]);
    expect(screen.getByText('D-204')).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  it('keep the question if the answer was lost, and offer other times if one was taken', async () => {
    const answers = [{ kind: 'unreachable' }, { kind: 'appointmentRefused', where: 'taken', faults: [] }];
    const move = stubCall(moveAppointmentCall, async () => left(answers.shift() as never));
    await drawAppointments({ kept, calls: [read(), move] });
    await press('Cambiar de día');
    await press('16.20');
    await press('Sí, cambiarla');
    expect(screen.getByText(/no se hace dos veces/u)).toBeTruthy();
    await press('Sí, cambiarla');
    expect(screen.getByText(/la acaba de coger otra persona/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sí, cambiarla' })).toBeNull();
  });

  it.each([
    ['arrived', /Estás en la cola: te llamaremos por C-118/u],
    ['called', /Te toca: ve al mostrador 3/u],
    ['serving', /Te están atendiendo/u],
    ['parked', /no hace falta otra cita/u],
    ['done', /Ya te atendieron/u],
    ['missed', /No viniste/u],
  ] as const)('say where they are in the queue: %s', async (state, words) => {
    await drawAppointments({ kept, calls: [read({ state, desk: '3' })] });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Devolver la cita' })).toBeNull();
  });

  it.each([
    [{ ahead: 0, waitFrom: 0, waitTo: 5 }, 'No hay nadie antes que tú. Esperarás menos de 5 minutos.'],
    [
      { ahead: 1, waitFrom: 10, waitTo: 20 },
      'Hay 1 persona antes que tú. Esperarás entre 10 y 20 minutos, más o menos.',
    ],
    [
      { ahead: 1200, waitFrom: 120, waitTo: 180 },
      'Hay 1.200 personas antes que tú. Esperarás más de dos horas.',
    ],
    [{ ahead: 3 }, 'Hay 3 personas antes que tú.'],
  ])('say how long who waits will wait, as far as anybody knows: %j', async (wait, words) => {
    await drawAppointments({ kept, calls: [read({ state: 'arrived', ...wait })] });
    const line = screen.getByText((_, one) => one?.tagName === 'P' && one.textContent?.trim() === words);
    expect(line.closest('[role="status"]')).toBeNull();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('say nothing of the wait without a line: it would be old', async () => {
    const old = keptOf(anOwnVisit({ state: 'arrived', ahead: 2, waitFrom: 10, waitTo: 20 }));
    const nothing = stubCall(readAppointmentCall, async () => left({ kind: 'unreachable' }));
    await drawAppointments({ kept: [old], calls: [nothing] });
    expect(screen.getByText(/Estás en la cola/u)).toBeTruthy();
    expect(screen.queryByText(/antes que tú/u)).toBeNull();
  });

  it('show what a desk wrote for their person', async () => {
    const note = 'Vuelve con el contrato de alquiler';
    await drawAppointments({ kept, calls: [read({ state: 'parked', note })] });
    expect(screen.getByText(/apuntado en el mostrador/u).parentElement?.textContent).toContain(note);
    cleanup();
    await drawAppointments({ kept, calls: [read({ state: 'done', note: '' })] });
    expect(screen.queryByText(/apuntado en el mostrador/u)).toBeNull();
  });

  it('are files for calendars and on paper', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await drawAppointments({ kept, calls: [read()] });
    await press('Añadir al calendario');
    await press('Guardar en PDF');
    expect(names).toEqual(['C-118.ics', 'C-118.pdf']);
  });

  it('are several, the next one first', async () => {
    const later = anOwnVisit({
      id: 'another-key-of-this-device',
      at: '2026-11-25T08:40:00.000Z',
      code: 'B-7',
    });
    const both = [later, anOwnVisit()];
    await drawAppointments({
      kept: both.map(keptOf),
      calls: [
        stubCall(readAppointmentCall, async ({ body }) =>
          right(both.find(({ id }) => id === body.key) ?? anOwnVisit()),
        ),
      ],
    });
    expect(screen.getByText('C-118')).toBeTruthy();
    await press(/^Miércoles 25 de noviembre/u);
    expect(screen.getByText('B-7')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });
});

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { findByNameCall, passByNameCall } from '#adapters/wire/tickets/door/by-name.ts';
import type { EventDoors } from '#adapters/wire/tickets/door/event-doors.ts';
import {
  endDoorDeviceCall,
  giveDoorCodeCall,
  planDoorsCall,
  readEventDoorsCall,
} from '#adapters/wire/tickets/door/staff-doors.ts';
import { readTicketedEventCall } from '#adapters/wire/tickets/read-event.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../shell/sample-office.tsx';
import { aTicketedPlay } from '../tickets/sample-event.ts';

afterEach(cleanup);

const play: EventDoors = {
  event: {
    id: 'sequera',
    title: { es: 'La sequera i el mar' },
    sessions: [{ id: 'vie', startsAt: '2026-12-04T19:00:00.000Z', opensAt: '2026-12-04T18:15:00.000Z' }],
    types: [
      { id: 'general', title: { es: 'General' } },
      { id: 'reducida', title: { es: 'Reducida' } },
    ],
  },
  doors: [{ id: 'uno', name: 'Puerta 1', types: null }],
  proven: [],
  devices: [
    {
      id: 'd1',
      name: 'Móvil de Empar',
      since: '2026-12-04T10:00:00.000Z',
      until: '2027-01-03T10:00:00.000Z',
    },
  ],
  inside: [{ session: 'vie', inside: 187, outside: 3 }],
  repeated: [
    {
      id: '7K2QRA5D3HT8',
      type: 'general',
      session: 'vie',
      entries: [
        {
          first: { at: '2026-12-04T18:40:00.000Z', door: 'dos', offline: true },
          again: { at: '2026-12-04T18:44:00.000Z', door: 'uno', offline: false },
        },
      ],
    },
  ],
};

/** Opens the place of tickets and doors, with what was asked of the council. */
async function openDoors(path: string) {
  history.replaceState(null, '', `/gestion/entradas${path}`);
  const asked: object[] = [];
  const town = { doors: play };
  const { office, presenter } = anOffice({
    calls: [
      stubCall(readTicketedEventCall, async () => right(aTicketedPlay)),
      stubCall(readEventDoorsCall, async ({ event }) =>
        event === 'sequera' ? right(town.doors) : left({ kind: 'unknownDoor' } as const),
      ),
      stubCall(planDoorsCall, async ({ body }) => {
        asked.push(body);
        if (body.doors.some(({ name }) => name === ''))
          return left({ kind: 'doorRefused', where: 'noName' } as const);
        town.doors = { ...town.doors, ...(body as unknown as Pick<EventDoors, 'doors' | 'proven'>) };
        return right(town.doors);
      }),
      stubCall(giveDoorCodeCall, async ({ body }) =>
        body.name === ''
          ? left({ kind: 'doorRefused', where: 'noName' } as const)
          : right({ code: 'BCDFGHJKMPRT', until: '2026-12-18T10:00:00.000Z' }),
      ),
      stubCall(findByNameCall, async ({ body }) => {
        asked.push(body);
        const ticket = { id: '7K2QRA5D3HT8', name: 'Empar Ferrer', type: 'general', seat: 'C-12' };
        return right({ items: body.text === 'ferrer' ? [{ ...ticket, isInside: false }] : [] });
      }),
      stubCall(passByNameCall, async ({ body }) => {
        asked.push(body);
        const kind = body.confirmed ? 'ok' : 'question';
        return right({
          nonce: body.nonce,
          verdict: { kind, at: null, where: null, doors: [] },
          ticket: null,
        } as const);
      }),
      stubCall(endDoorDeviceCall, async () => right({ ...town.doors, devices: [] })),
    ],
  });
  render(office);
  await act(() => presenter.open());
  return asked;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('says who is inside, and which tickets came in twice with both entries', async () => {
  await openDoors('/sequera/puertas');
  await screen.findByRole('heading', { name: 'Quién está dentro' });
  expect(screen.getByRole('cell', { name: '187' })).toBeTruthy();
  expect(screen.getByText(/7K2Q-RA5D-3HT8 · General/u)).toBeTruthy();
  expect(screen.getByText(/puerta que ya no existe, sin línea — .*Puerta 1$/u)).toBeTruthy();
});

it('plans doors, says what is wrong with them, and keeps what was typed', async () => {
  const asked = await openDoors('/sequera/puertas');
  await screen.findByRole('heading', { name: 'Quién está dentro' });
  press('Añadir una puerta');
  press('Guardar las puertas');
  const trouble = await screen.findByText('Escribe un nombre de 40 letras como mucho.');
  const second = screen.getAllByLabelText('Nombre')[1] as HTMLElement;
  expect(document.activeElement).toBe(second);
  fireEvent.change(second, { target: { value: 'Puerta 2' } });
  expect(trouble.isConnected).toBe(false);
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'General' })[1] as HTMLElement);
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'Reducida' })[2] as HTMLElement);
  press('Guardar las puertas');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual({
    doors: [
      { id: 'uno', name: 'Puerta 1', types: null },
      { id: 'door-2', name: 'Puerta 2', types: ['reducida'] },
    ],
    proven: ['reducida'],
  });
  expect(await screen.findByText(/^Guardado\./u)).toBeTruthy();
  press('Quitar la puerta: Puerta 2');
  expect(screen.getAllByLabelText('Nombre')).toHaveLength(1);
});

it('gives a paper code that is shown once, and withdraws a device', async () => {
  await openDoors('/sequera/puertas');
  await screen.findByRole('heading', { name: 'Quién está dentro' });
  press('Hacer un código de papel');
  expect(await screen.findByText('Escribe un nombre de 40 letras como mucho.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Qué aparato es'), { target: { value: 'Móvil de Pau' } });
  press('Hacer un código de papel');
  expect(await screen.findByText('BCDF-GHJK-MPRT')).toBeTruthy();
  press('Retirar el aparato: Móvil de Empar');
  expect(await screen.findByText('Todavía no hay ninguno.')).toBeTruthy();
});

it('lets somebody in by name, after what their price asks for was shown, and takes it back', async () => {
  const asked = await openDoors('/sequera/puertas');
  await screen.findByRole('heading', { name: 'Entrar por el nombre' });
  const look = (name: string) => {
    fireEvent.change(screen.getByLabelText('Nombre en la entrada'), { target: { value: name } });
    press('Buscar');
  };
  look('nadie');
  expect(await screen.findByText('0 entradas')).toBeTruthy();
  look('ferrer');
  expect(await screen.findByText('1 entrada')).toBeTruthy();
  press('Que pase: Empar Ferrer · C-12');
  expect(await screen.findByText('Pregunta.')).toBeTruthy();
  expect(await faultsForAxe()).toEqual([]);
  press('Lo ha enseñado: que pase');
  expect(await screen.findByText('Pasa.')).toBeTruthy();
  expect(screen.getByText('ya está dentro')).toBeTruthy();
  press('Deshacer');
  expect(await screen.findByRole('button', { name: /^Que pase/u })).toBeTruthy();
  const [, , first, confirmed, undone] = asked as readonly Readonly<Record<string, unknown>>[];
  expect(first).toMatchObject({ ticket: '7K2QRA5D3HT8', door: 'uno', session: 'vie', confirmed: false });
  expect([confirmed, undone]).toMatchObject([
    { nonce: first?.['nonce'], confirmed: true, undone: false },
    { nonce: first?.['nonce'], undone: true },
  ]);
});

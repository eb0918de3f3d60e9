import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  listPortalsCall,
  type PortalSwitch,
  switchPortalCall,
} from '#adapters/wire/portals/staff-portals.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../shell/sample-office.tsx';

afterEach(cleanup);

const tickets: PortalSwitch = { portal: 'tickets', home: '/entradas', isOpen: true, changed: null };
const vouchers: PortalSwitch = {
  portal: 'vouchers',
  home: '/bonos',
  isOpen: false,
  changed: { by: 'Pau', at: '2026-11-18T08:31:00.000Z' },
};

/** Opens the page of portals of a council that can be out of reach. */
async function openPortals(isReached = true) {
  history.replaceState(null, '', '/gestion/portales?realm=vilanova');
  const asked: unknown[] = [];
  let items: PortalSwitch[] = [vouchers, tickets];
  const { office, presenter } = anOffice({
    calls: [
      stubCall(listPortalsCall, async () => right({ items })),
      stubCall(switchPortalCall, async ({ portal, body: { isOpen } }) => {
        asked.push([portal, isOpen]);
        if (!isReached) return left({ kind: 'unreachable' } as const);
        const changed = { by: 'Neus', at: '2026-11-18T11:00:00.000Z' };
        items = items.map((one) => (one.portal === portal ? { ...one, isOpen, changed } : one));
        return right({ items });
      }),
    ],
  });
  render(office);
  await act(() => presenter.open());
  await screen.findByRole('heading', { level: 1, name: 'Portales' });
  await screen.findByRole('heading', { name: 'Entradas' });
  return asked;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('says which front-ends are open, and who switched each of them', async () => {
  await openPortals();
  expect(screen.getByText('Así desde el principio.')).toBeTruthy();
  expect(screen.getByText(/^Lo cerró Pau: hoy/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: '/entradas' }).getAttribute('href')).toBe(
    '/entradas?realm=vilanova',
  );
});

it('closes one only after a second word, and opens one at once', async () => {
  const asked = await openPortals();
  press('Cerrar Entradas');
  press('Dejarlo abierto');
  expect(asked).toEqual([]);
  press('Cerrar Entradas');
  press('Cerrar');
  expect(await screen.findByText('Entradas: cerrado.')).toBeTruthy();
  press('Abrir Bonos');
  expect(await screen.findByText('Bonos: abierto.')).toBeTruthy();
  expect(asked).toEqual([
    ['tickets', false],
    ['vouchers', true],
  ]);
  expect(screen.getByText(/^Lo cerró Neus: hoy/u)).toBeTruthy();
});

it('says that nothing was changed if the council is out of reach', async () => {
  await openPortals(false);
  press('Abrir Bonos');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No hay línea'));
  expect(screen.getByRole('button', { name: 'Abrir Bonos' })).toBeTruthy();
});

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { lookAtOfficeCall } from '#adapters/wire/appointments/closing/look-at-office.ts';
import { lookAtVenueCall } from '#adapters/wire/reservations/office/look-at-venue.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { openedDocument } from '../documents/own/opened-document.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/gestion');
});

const day = (more: object = {}) => ({
  day: '2026-11-20',
  isHoliday: false,
  hours: ['09:00–20:00'],
  reserved: 2,
  events: [],
  ...more,
});
const outside = (why: 'hours' | 'parts', hour: number) => ({
  at: `2026-11-20T${hour}:00:00.000Z`,
  place: 'pista1',
  why,
});
const venue = {
  title: { es: 'Pabellón' },
  opening: [{ weekdays: ['monday'], opens: '09:00', closes: '20:00' }],
};

/** Changes the title, and asks for its publication. */
async function asksToPublish() {
  fireEvent.change(screen.getByLabelText('Título · castellano'), { target: { value: 'Otro nombre' } });
  await screen.findByText(/Guardado a las/u);
  fireEvent.click(screen.getByRole('button', { name: 'Publicar 1 cambio' }));
  return screen.getByRole('dialog', { name: 'Publicar' });
}

describe('who would be outside of other hours', () => {
  it('of a venue is beside its editor with the week, and in the dialog that publishes it', async () => {
    const look = stubCall(lookAtVenueCall, async () =>
      right({
        drafted: [day({ events: ['Mesa electoral'] })],
        published: [day({ hours: ['09:00–22:00'] })],
        outside: [outside('hours', 20), outside('hours', 21), outside('parts', 10)],
      }),
    );
    await openedDocument('instalaciones', venue, [look]);
    expect(await screen.findByText('3 reservas ya dadas quedan fuera')).toBeTruthy();
    expect(screen.getByText('publicado ahora: 09:00–22:00')).toBeTruthy();
    expect(screen.getByText('2 reservas')).toBeTruthy();
    expect(screen.getByText('acto del Ayuntamiento: Mesa electoral')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir a su página' }).getAttribute('href')).toBe(
      '/gestion/instalaciones/a-1/actos',
    );
    const dialog = await asksToPublish();
    expect(await within(dialog).findByText('3 reservas ya dadas quedan fuera')).toBeTruthy();
    expect(within(dialog).getByText('2 · estará cerrado')).toBeTruthy();
    expect(within(dialog).getByText('1 · su sitio tiene ahora otras partes')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
  });

  it('of an office is in the dialog that publishes it', async () => {
    const stranded = [
      { at: '2026-11-20T09:00:00.000Z', desk: '1', services: ['padron'], why: 'noDesk' as const },
    ];
    const look = stubCall(lookAtOfficeCall, async () => right({ drafted: [], published: null, stranded }));
    await openedDocument('citas-oficinas', { ...venue, desks: [] }, [look]);
    const dialog = await asksToPublish();
    expect(await within(dialog).findByText('Una cita ya dada queda fuera')).toBeTruthy();
    expect(within(dialog).getByText('1 · su puesto ya no está')).toBeTruthy();
  });

  it('says so where nobody is, or where it could not be looked at', async () => {
    const refused = stubCall(lookAtVenueCall, async () =>
      left({ kind: 'reservationRefused', where: 'unreadableVenue', faults: [] }),
    );
    await openedDocument('instalaciones', venue, [refused]);
    expect(await screen.findByText(/aún no se puede dar ninguna hora/u)).toBeTruthy();
    expect(await within(await asksToPublish()).findByText(/^No se ha podido mirar/u)).toBeTruthy();
    cleanup();
    const none = stubCall(lookAtVenueCall, async () =>
      right({ drafted: [day()], published: null, outside: [] }),
    );
    await openedDocument('instalaciones', venue, [none]);
    expect(await screen.findByText('Ninguna reserva queda fuera de este horario.')).toBeTruthy();
  });
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#domain/documents/json.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { openedDocument } from '../own/opened-document.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/gestion');
});

const named = (id: string, title: string): JsonObject => ({ id, title: { es: title } });
const venue = (...rates: readonly JsonObject[]): JsonObject => ({
  title: { es: 'Pabellón' },
  opening: [{ weekdays: ['monday'], opens: '09:00', closes: '22:00' }],
  places: [named('pista', 'Pista')],
  people: [named('vecinos', 'Del municipio'), named('fuera', 'De fuera')],
  rates: [...rates],
  light: { perHour: 2, dusk: Array.from({ length: 12 }, () => '18:00') },
});
const price = (who: string, row: number) =>
  screen.getByLabelText<HTMLInputElement>(`${who} por hora, fila ${row}`);
const type = (who: string, row: number, value: string) => {
  fireEvent.change(price(who, row), { target: { value } });
  fireEvent.blur(price(who, row));
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the prices of a venue', () => {
  it('are a table in euros, and one that several groups share is split', async () => {
    const { written } = await openedDocument('instalaciones', venue({ perHour: 6 }));
    await screen.findByText('Hay precio para todas las horas en que está abierto.');
    expect(price('Del municipio', 1).value).toBe('6,00');
    expect(screen.getAllByText('con luz: 8,00 €')).toHaveLength(2);
    type('De fuera', 1, '9,50');
    await waitFor(() =>
      expect(written()['rates']).toEqual([
        { perHour: 6, people: ['vecinos'] },
        { perHour: 9.5, people: ['fuera'] },
      ]),
    );
    expect(await faultsForAxe()).toEqual([]);
  });

  it('say in words what has no price, and which of two holds', async () => {
    const { written } = await openedDocument(
      'instalaciones',
      venue({ perHour: 6, people: ['vecinos'] }, { perHour: 9, people: ['fuera'] }),
    );
    await screen.findByText(/^Hay precio/u);
    type('De fuera', 1, '');
    expect(await screen.findByText(/^Sin precio/u)).toHaveProperty(
      'textContent',
      'Sin precio, así que no se puede reservar: De 09:00 a 22:00, lunes, en todos los sitios (De fuera)',
    );
    press(/^1\. A cualquier hora/u);
    press(/^Poner otro precio/u);
    await waitFor(() => expect(written()['rates']).toHaveLength(2));
    type('Del municipio', 1, '12');
    expect(await screen.findByText(/^Dos precios: De 16:00 a 22:00/u)).toBeTruthy();
    await waitFor(() =>
      expect(written()['rates']).toEqual([
        { people: ['vecinos'], opens: '16:00', perHour: 12 },
        { people: ['vecinos'], perHour: 6 },
      ]),
    );
  });

  it('show what somebody would pay, by the rule of reservations', async () => {
    await openedDocument('instalaciones', { ...venue({ perHour: 6, people: ['vecinos'] }), deposit: 20 });
    fireEvent.change(await screen.findByLabelText('Qué día'), { target: { value: '2026-11-30' } });
    expect(screen.getByText('Pagaría 28,00 €.').parentElement?.textContent).toBe(
      'Pagaría 28,00 €. Uso, 60 minutos: 6,00 € · Luz, 60 minutos: 2,00 € · Fianza, que se devuelve: 20,00 €',
    );
    fireEvent.change(screen.getByLabelText('Quién'), { target: { value: 'fuera' } });
    expect(screen.getByText(/^No hay precio para todo ese tiempo/u)).toBeTruthy();
  });

  it('begin with the first one, and wait for the groups of people', async () => {
    const { written } = await openedDocument('instalaciones', venue());
    await screen.findByLabelText('Del municipio por hora, fila 1');
    type('Del municipio', 1, '3');
    await waitFor(() => expect(written()['rates']).toEqual([{ people: ['vecinos'], perHour: 3 }]));
    cleanup();
    await openedDocument('instalaciones', { ...venue(), people: [] });
    expect(await screen.findByText(/^Antes de los precios/u)).toBeTruthy();
  });
});

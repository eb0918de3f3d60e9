import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#domain/documents/json.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { openedDocument } from '../own/opened-document.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/gestion');
});

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => {
  fireEvent.change(input(name), { target: { value } });
  fireEvent.blur(input(name));
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const saved = () => screen.findByText(/Guardado a las/u);

const five = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const ofDesk = [{ weekdays: ['monday'], opens: '9:00', closes: '10:00' }];
const office = (opening: readonly JsonObject[], desk: JsonObject = {}): JsonObject => ({
  title: { es: 'Plaza' },
  opening,
  desks: [{ code: '1', title: { es: 'Mostrador 1' }, ...desk }],
});
const morning = { weekdays: five, opens: '9:00', closes: '14:00' };

describe('the hours of an office', () => {
  it('are a week whose days are typed, and a changed day is a rule of its own', async () => {
    const { written } = await openedDocument('citas-oficinas', office([morning]));
    await screen.findByRole('group', { name: 'Horario: Todas las semanas' });
    type('Hasta las (viernes)', '13');
    expect(input('Hasta las (viernes)').value).toBe('13:00');
    await saved();
    expect(written()['opening']).toEqual([
      { ...morning, weekdays: five.slice(0, 4) },
      { weekdays: ['friday'], opens: '09:00', closes: '13:00' },
    ]);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('are copied to other days, and taken away from one', async () => {
    const { written } = await openedDocument(
      'citas-oficinas',
      office([{ ...morning, weekdays: ['monday'] }]),
    );
    const copy = await screen.findByRole('button', { name: 'Copiar a otros días (lunes)' });
    fireEvent.click(copy);
    const days = screen.getByRole('group', { name: 'Copiar estas horas a' });
    fireEvent.click(within(days).getByRole('checkbox', { name: 'miércoles' }));
    fireEvent.click(within(days).getByRole('button', { name: 'Copiar' }));
    press('Quitar estas horas (martes)');
    await waitFor(() =>
      expect(written()['opening']).toEqual([{ ...morning, weekdays: ['monday', 'thursday', 'friday'] }]),
    );
  });

  it('hold in some weeks, which a new one says before it has hours', async () => {
    const { written } = await openedDocument('citas-oficinas', office([morning]));
    fireEvent.click(await screen.findByRole('button', { name: /^Añadir otro horario/u }));
    fireEvent.change(screen.getByLabelText('Qué semanas'), { target: { value: 'nth' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'última' }));
    fireEvent.change(screen.getByLabelText(/^Vale desde/u), { target: { value: '' } });
    const week = screen.getByRole('group', { name: 'Horario: De cada mes: primera, última' });
    fireEvent.click(within(week).getByRole('button', { name: 'Añadir horas (sábado)' }));
    const inWeek = (name: string) => within(week).getByRole('textbox', { name });
    fireEvent.change(inWeek('Desde las (sábado)'), { target: { value: '10:00' } });
    fireEvent.change(inWeek('Hasta las (sábado)'), { target: { value: '13:00' } });
    await waitFor(() =>
      expect(written()['opening']).toEqual([
        morning,
        { weekdays: ['saturday'], opens: '10:00', closes: '13:00', weeksOfMonth: [1, -1] },
      ]),
    );
  });

  it('keep what cannot be read on the screen, and what cannot be drawn as a list', async () => {
    const odd = { weekdays: ['lunes'], opens: '9:00', closes: '14:00' };
    const { written } = await openedDocument('citas-oficinas', office([morning, odd]));
    expect(await screen.findByText(/^Una regla no se puede dibujar/u)).toBeTruthy();
    type('Desde las (lunes)', 'nueve');
    expect(input('Desde las (lunes)').value).toBe('nueve');
    expect(screen.getByText('Escribe la hora así: 9:30')).toBeTruthy();
    expect(written()['opening']).toEqual([morning, odd]);
  });

  it('of a desk are those of its office once they are taken out', async () => {
    const { written } = await openedDocument('citas-oficinas', office([morning], { opening: ofDesk }));
    fireEvent.click(await screen.findByRole('button', { name: 'Usar el horario de la oficina' }));
    await waitFor(() => expect(written()['desks']).toEqual([{ code: '1', title: { es: 'Mostrador 1' } }]));
  });
});

describe('closed days of a venue', () => {
  it('are a list by date, with what is over folded, and hours where it opens', async () => {
    const closures = [
      { firstDay: '2027-08-01', lastDay: '2027-08-15' },
      { firstDay: '2020-01-06' },
      { firstDay: '2027-01-05', opens: '9:00', closes: '13:00' },
    ];
    const { written } = await openedDocument('instalaciones', { title: { es: 'Pabellón' }, closures });
    await screen.findByText('Uno que ya pasó');
    const rows = () =>
      screen
        .getAllByRole('group', { name: /2027$/u })
        .map((row) => row.ariaLabel ?? row.getAttribute('aria-label'));
    expect(rows()).toEqual(['5 de enero de 2027', 'Del 1 al 15 de agosto de 2027']);
    fireEvent.change(screen.getAllByLabelText('Qué pasa entonces')[1] as HTMLElement, {
      target: { value: 'open' },
    });
    press('Quitar: 5 de enero de 2027');
    press('Añadir un cierre o un día especial');
    await waitFor(() =>
      expect(written()['closures']).toEqual([
        { ...closures[0], opens: '09:00', closes: '14:00' },
        closures[1],
        {},
      ]),
    );
    expect(screen.getByText('Escribe el día')).toBeTruthy();
  });
});

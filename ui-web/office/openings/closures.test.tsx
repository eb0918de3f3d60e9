import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeOfficeCall } from '#adapters/wire/appointments/closing/close-office.ts';
import type { ClosureAnswer, PlannedVisitAnswer } from '#adapters/wire/appointments/closing/closure.ts';
import { listClosuresCall } from '#adapters/wire/appointments/closing/list-closures.ts';
import { lookAtClosureCall } from '#adapters/wire/appointments/closing/look-at-closure.ts';
import { notePhonedCall } from '#adapters/wire/appointments/closing/note-phoned.ts';
import { reopenOfficeCall } from '#adapters/wire/appointments/closing/reopen-office.ts';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../shell/sample-office.tsx';

afterEach(cleanup);

const desk = (id: string) => ({ id, title: { es: `Mesa ${id}` } });
const office = { title: { es: 'Plaza' }, address: '', coordinates: null, desks: [desk('1'), desk('2')] };
const service = {
  id: 'padron',
  title: { es: 'Padrón' },
  summary: '',
  family: 'padron',
  minutes: 15,
  minutesMore: 0,
  mostPeople: 1,
  isCombinable: false,
  papers: [],
  fee: '0.00',
  booker: 'anybody' as const,
};
const planned = (more: Partial<PlannedVisitAnswer> = {}): PlannedVisitAnswer => ({
  person: 'p1',
  name: 'Empar Ferrandis',
  code: 'C-118',
  services: ['padron'],
  desk: '1',
  from: '2026-11-19T09:00:00Z',
  to: '2026-11-20T09:00:00Z',
  hasMail: true,
  ...more,
});
const closure = (more: Partial<ClosureAnswer> = {}): ClosureAnswer => ({
  id: 'closure',
  office: 'plaza',
  follows: 'days',
  desks: null,
  firstDay: '2026-11-19',
  lastDay: '2026-11-19',
  opens: null,
  closes: null,
  reason: 'Obras',
  moves: true,
  by: 'Neus',
  at: '2026-11-18T10:00:00Z',
  isReopened: false,
  left: 0,
  people: [
    { ...planned(), told: 'mailed' as const, phone: '' },
    {
      ...planned({ person: 'p2', name: 'Vicent Puig', to: null }),
      told: 'phone' as const,
      phone: '600 123-456',
    },
    { ...planned({ person: 'p3', name: 'Àngels Mas', to: null }), told: 'phone' as const, phone: '' },
  ],
  ...more,
});

interface Drawn {
  readonly people?: readonly PlannedVisitAnswer[];
  readonly outside?: readonly PlannedVisitAnswer[];
  readonly closures?: readonly ClosureAnswer[];
  readonly refused?: string;
}

async function draw({ people = [planned()], outside = [], closures = [], refused }: Drawn = {}) {
  history.replaceState(null, '', '/gestion/citas/cierres');
  const sent: object[] = [];
  const noting =
    (name: string) =>
    async ({ body, ...more }: { readonly body: object }) => {
      sent.push({ name, ...more, ...body });
      return refused === undefined
        ? right(closures[0] ?? closure())
        : left({ kind: 'appointmentRefused' as const, where: refused });
    };
  const drawn = anOffice({
    calls: [
      stubCall(listAppointmentServicesCall, async () =>
        right({
          services: [service],
          offices: [
            { id: 'plaza', ...office },
            { id: 'raval', ...office, title: { es: 'Raval' } },
          ],
        }),
      ),
      stubCall(listClosuresCall, async () => right({ items: [...closures], itemsCount: closures.length })),
      stubCall(lookAtClosureCall, async ({ body }) =>
        right({ people: [...(body.follows === 'opening' ? outside : people)], typing: 1 }),
      ),
      stubCall(closeOfficeCall, noting('close')),
      stubCall(notePhonedCall, noting('phoned')),
      stubCall(reopenOfficeCall, noting('reopen')),
    ],
  });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  await screen.findByLabelText('Desde el día');
  return sent;
}
const press = async (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('closing a day', () => {
  it('shows who is in it and where they would go, asks why, and closes', async () => {
    const sent = await draw({
      people: [planned(), planned({ person: 'p2', name: 'Vicent', to: null, hasMail: false })],
    });
    fireEvent.click(screen.getByLabelText('Solo unas horas de cada día'));
    fireEvent.click(screen.getByLabelText('Solo algunos puestos'));
    fireEvent.click(screen.getByLabelText('Mesa 2'));
    await press('Ver quién tiene cita entonces');
    expect(screen.getByText('2 personas tienen cita entonces')).toBe(document.activeElement);
    expect(screen.getByText('pasa a 20 nov., 10.00')).toBeTruthy();
    expect(screen.getByText('No dejó correo: habrá que llamar por teléfono.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Darle esta hora; si no, la elige Empar Ferrandis'));
    expect(screen.queryByText('pasa a 20 nov., 10.00')).toBeNull();
    await press('Cerrar y avisar a 2 personas');
    expect(sent).toEqual([]);
    const reason = screen.getByLabelText('Motivo, que leerá todo el mundo');
    expect(reason).toBe(document.activeElement);
    fireEvent.change(reason, { target: { value: 'Obras' } });
    expect(await faultsForAxe()).toEqual([]);
    await press('Cerrar y avisar a 2 personas');
    expect(sent).toMatchObject([
      {
        office: 'plaza',
        desks: ['2'],
        firstDay: '2026-11-19',
        opens: '09:00',
        reason: 'Obras',
        moves: true,
        choosing: ['p1'],
      },
    ]);
    expect(await screen.findByText(/^Cerrado: 19 de noviembre/u)).toBeTruthy();
  });

  it('forgets who was in it when another time is written', async () => {
    await draw();
    await press('Ver quién tiene cita entonces');
    fireEvent.change(screen.getByLabelText('Desde el día'), { target: { value: '2026-11-23' } });
    expect(screen.queryByText('Una persona tiene cita entonces')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Hasta el día').value).toBe('2026-11-23');
  });

  it('says why it was not done and loses nothing', async () => {
    const sent = await draw({ refused: 'unknownDesk' });
    await press('Ver quién tiene cita entonces');
    fireEvent.click(screen.getByLabelText('Que cada persona elija otra hora'));
    fireEvent.change(screen.getByLabelText('Motivo, que leerá todo el mundo'), {
      target: { value: 'Obras' },
    });
    await press('Cerrar y avisar a una persona');
    expect(screen.getByRole('alert').textContent).toContain('ya no existe');
    await press('Cerrar y avisar a una persona');
    const [first, second] = sent as { key: string; moves: boolean }[];
    expect([first?.moves, first?.key === second?.key]).toEqual([false, true]);
  });
});

describe('closures that were made', () => {
  it('say what became of people, first of those who are still to be called', async () => {
    const sent = await draw({ closures: [closure()] });
    const card = await screen.findByRole('article');
    expect(within(card).getAllByRole('listitem')[0]?.textContent).toContain('Vicent Puig');
    expect(screen.getByRole('link', { name: '600 123-456' }).getAttribute('href')).toBe('tel:600123456');
    expect(within(card).getAllByRole('listitem')[1]?.textContent).toContain('no dejó teléfono');
    expect(await faultsForAxe()).toEqual([]);
    await press('Vicent Puig ya lo sabe');
    expect(sent).toMatchObject([{ name: 'phoned', closure: 'closure', person: 'p2' }]);
  });

  it('go on where they were stopped', async () => {
    const sent = await draw({ closures: [closure({ left: 3 })] });
    await screen.findByText(/Quedan 3 personas dentro/u);
    await press('Seguir');
    expect(sent).toMatchObject([{ name: 'close', key: 'closure', reason: 'Obras' }]);
  });

  it('are opened again after a question', async () => {
    const sent = await draw({ closures: [closure({ people: [] })] });
    await screen.findByRole('article');
    await press('Volver a abrir');
    await press('Abrir');
    expect(sent).toMatchObject([{ name: 'reopen', closure: 'closure' }]);
  });
});

it('leads people who are outside of new hours to another time', async () => {
  const sent = await draw({ outside: [planned()] });
  expect(await screen.findByText('Una cita ya dada queda fuera')).toBeTruthy();
  const [reason] = screen.getAllByLabelText('Motivo, que leerá todo el mundo');
  fireEvent.change(reason as HTMLElement, { target: { value: 'Nuevo horario' } });
  await press('Avisar a una persona');
  expect(sent).toMatchObject([{ name: 'close', follows: 'opening', firstDay: '2026-11-18' }]);
});

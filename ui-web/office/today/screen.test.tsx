import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTodayCall } from '#adapters/wire/office/read-today.ts';
import type { TodayWire } from '#adapters/wire/office/today.ts';
import { handleRequestCall } from '#adapters/wire/requests/handle-request.ts';
import { left, right } from '#domain/shared/result.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from '../shell/sample-office.tsx';
import { aDuty, aToday } from './sample-today.ts';

beforeEach(() => history.replaceState(null, '', '/gestion'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function draw(today: TodayWire, calls: readonly StubbedCall[] = [], stored: string | null = null) {
  const drawn = anOffice({
    calls: [stubCall(readTodayCall, async () => right(today)), ...calls],
    me: async () => right(somebody()),
    stored,
  });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  await screen.findByRole('heading', { level: 1, name: /18/u });
}

const current = () => document.querySelector('[data-duty][aria-current]')?.getAttribute('data-duty');
const press = (key: string) => fireEvent.keyDown(document.body, { key });

describe('the screen of today', () => {
  it('says kindly that nothing waits, and shows the week all the same', async () => {
    await draw(aToday([], { queues: null }));
    expect(screen.getByText('No te espera nada. Todo está al día.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Empezar/u })).toBeNull();
    const days = within(screen.getByRole('region', { name: 'La semana del municipio' })).getAllByRole(
      'heading',
      {
        level: 3,
      },
    );
    expect(days.map((day) => day.textContent).join(' ')).toBe(
      'lunes16 martes17 hoy18 jueves19 viernes20 sábado21 domingo22',
    );
    expect(screen.getAllByText('No es día hábil')).toHaveLength(2);
    press('j');
    expect(current()).toBeUndefined();
  });

  it('shows the first changes of a day, and the others once they are asked for, with the focus on the first of them', async () => {
    const today = aToday([]);
    const [first, ...days] = today.week.days;
    if (first === undefined) throw new Error('a week without days');
    const changes = Array.from({ length: 12 }, (_, n) => ({
      what: 'voteOpens' as const,
      subject: `s-${n}`,
      at: '2026-11-16T09:00:00Z',
      title: `Votación ${n + 1}`,
    }));
    const week = { ...today.week, days: [{ ...first, changes }, ...days] } as TodayWire['week'];
    await draw({ ...today, week });
    expect(screen.getAllByText(/Votación \d/u)).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'y 9 más' }));
    expect(screen.getAllByText(/Votación \d/u)).toHaveLength(12);
    expect(document.activeElement?.textContent).toContain('Votación 4');
  });

  it('says how much waits, begins with what is overdue, and gives each thing its reason and one action', async () => {
    const duties = [
      aDuty('2026-000001', { reason: { kind: 'overdue', days: 2 }, whose: 'mine', action: 'answer' }),
      aDuty('2026-000002', { reason: { kind: 'daysLeft', days: 0 }, whose: 'mine', action: 'open' }),
      aDuty('c-1', {
        kind: 'comment',
        title: 'Llamadme al 6·· ··· ···',
        where: 'Sombra',
        whose: null,
        reason: { kind: 'personalData', looksLike: ['phone'] },
        action: 'look',
      }),
      aDuty('2026-000009', {
        kind: 'proposal',
        whose: null,
        reason: { kind: 'came', days: 12 },
        action: 'validate',
      }),
      aDuty('pau', {
        kind: 'grant',
        title: 'Pau',
        where: 'censusKeeper',
        whose: null,
        reason: { kind: 'unsigned' },
        action: 'sign',
      }),
      aDuty('barrio', {
        kind: 'change',
        title: 'Plan de barrio',
        where: null,
        whose: null,
        due: '2026-11-20',
        reason: { kind: 'changes', what: 'phaseEnds', at: '2026-11-20T23:00:00.000Z' },
        action: 'see',
      }),
      aDuty('p-1', { kind: 'work', whose: null, reason: { kind: 'silent', days: 94 }, action: 'update' }),
    ];
    await draw(aToday(duties, { queues: { overdue: 1, mine: 2, nobody: 7, replied: 4 } }));
    expect(screen.getByText('cosas te esperan').closest('p')?.textContent).toBe(
      '6cosas te esperanUna solicitud tiene el plazo vencido.',
    );
    const begin = screen.getByRole('link', { name: 'Empezar por lo vencido' });
    expect(begin.getAttribute('href')).toBe('/gestion/solicitudes/2026-000001');
    const rows = [...document.querySelectorAll('[data-duty]')].map((row) => row.textContent);
    expect(rows).toEqual([
      'Venció hace 2 días hábilesAviso 2026-0000012026-000001 · Avisos · la llevas túResponder: Aviso 2026-000001Intro',
      'Vence hoyAviso 2026-0000022026-000002 · Avisos · la llevas túAbrir: Aviso 2026-000002',
      'Parece un teléfono«Llamadme al 6·· ··· ···»Sombra · tapado hasta que decidasMirar: Llamadme al 6·· ··· ···',
      'Espera desde hace 12 díasAviso 2026-0000092026-000009 · AvisosValidar: Aviso 2026-000009',
      'Falta la segunda firmaPauCustodiar el censoFirmar: Pau',
      'viernes 20 de noviembre, 23.59Plan de barrioAcabaVer qué cambia: Plan de barrio',
      '94 días sin noticiasAviso p-1AvisosPoner al día: Aviso p-1',
    ]);
    const queues = within(screen.getByRole('list', { name: 'Colas de solicitudes' })).getAllByRole('link');
    expect(queues.map((one) => one.textContent)).toEqual([
      '1Vencidas, de todos',
      '2Mías',
      '7Sin asignar',
      '4Han contestado',
    ]);
  });

  it('says in the rail how much waits in each place, also where several kinds of work are done', async () => {
    const owed = (kind: 'ticketRefund' | 'callOff') =>
      aDuty(`e-${kind}`, { kind, whose: null, reason: { kind: 'owed', count: 3 }, action: 'see' });
    await draw(aToday([aDuty('2026-000001'), owed('ticketRefund'), owed('callOff')]));
    const places = screen
      .getAllByRole('navigation', { name: 'Gestión' })
      .flatMap((rail) => within(rail).getAllByRole('link'));
    const said = (name: RegExp) => places.find(({ textContent }) => name.test(textContent))?.textContent;
    expect([said(/^Solicitudes/u), said(/^Entradas/u), said(/^Intranet/u)]).toEqual([
      'Solicitudes1 pendientes',
      'Entradas y puertas2 pendientes',
      'Intranet',
    ]);
  });

  it('leads to the applications that are why an activity waits', async () => {
    const waits = (kind: 'undecided' | 'appeals' | 'unpaid') =>
      aDuty(kind, {
        kind: 'registration',
        title: kind,
        where: null,
        whose: null,
        reason: { kind, count: 3 },
        action: 'check',
      });
    await draw(aToday([waits('appeals'), waits('undecided'), waits('unpaid')]));
    const ways = screen.getAllByRole('link', { name: /: (?:appeals|undecided|unpaid)/u });
    expect(ways.map((one) => one.getAttribute('href'))).toEqual([
      '/gestion/inscripciones/appeals?estado=appeal',
      '/gestion/inscripciones/undecided?estado=undecided',
      '/gestion/inscripciones/unpaid?estado=unpaid',
    ]);
  });

  it('says how many people are to be called, with the way to their list', async () => {
    const uncalled = (kind: 'visitCall' | 'applicantCall' | 'buyerCall', count: number) =>
      aDuty('estiu', {
        kind,
        title: 'Verano',
        where: null,
        whose: null,
        reason: { kind: 'uncalled', count },
        action: 'call',
      });
    await draw(aToday([uncalled('visitCall', 2), uncalled('applicantCall', 300), uncalled('buyerCall', 1)]));
    const rows = [...document.querySelectorAll('[data-duty]')].map((row) => row.textContent);
    expect(rows).toEqual([
      '2 personas por llamarVeranoLlamar: VeranoIntro',
      '300 personas por llamarVeranoLlamar: Verano',
      '1 persona por llamarVeranoLlamar: Verano',
    ]);
    const ways = screen.getAllByRole('link', { name: /^Llamar/u }).map((one) => one.getAttribute('href'));
    expect(ways).toEqual([
      '/gestion/citas/mostrador/estiu/citas',
      '/gestion/inscripciones/estiu',
      '/gestion/entradas/estiu/ventas',
    ]);
  });

  it('shows what changes in the week with its hour, how many terms end, and what comes after', async () => {
    const change = {
      what: 'voteCloses',
      subject: 'barrio',
      title: 'Presupuestos',
      phase: null,
      at: '2026-11-20T16:30:00.000Z',
      day: '2026-11-20',
    } as const;
    const { week } = aToday([]);
    const days = week.days.map((day) =>
      day.day === '2026-11-20'
        ? { ...day, changes: [change, { ...change, what: 'results' as const }], terms: 3 }
        : day,
    );
    const next = {
      ...change,
      what: 'phaseStarts',
      at: '2026-11-23T23:00:00.000Z',
      day: '2026-11-24',
    } as const;
    await draw(aToday([], { week: { days, next } }));
    expect(screen.getByText('Vencen 3 solicitudes').closest('li[class]')?.textContent).toContain(
      '17.30 Se cierra la votación «Presupuestos»',
    );
    expect(
      screen.getByText(/^Después, martes 24 de noviembre, 23.59: empieza, «Presupuestos»/u),
    ).toBeTruthy();
  });

  it('goes through 300 things by keyboard, lists a hundred of a kind and says how many more there are', async () => {
    const duties = Array.from({ length: 100 }, (_, place) =>
      aDuty(`n-${place}`, { title: `${'Muy largo '.repeat(20)}${place}`, action: 'open', whose: 'mine' }),
    );
    const many = aToday(duties);
    await draw({ ...many, count: 300, counts: { ...many.counts, request: 300 } });
    expect(screen.getByText('Y 200 más: aparecerán cuando acabes con estas.')).toBeTruthy();
    expect(current()).toBe('n-0');
    for (const key of ['j', 'j', 'k']) press(key);
    expect(current()).toBe('n-1');
    for (let step = 0; step < 3; step += 1) press('k');
    expect(current()).toBe('n-0');
    press('j');
    press('Enter');
    await waitFor(() => expect(location.pathname).toBe('/gestion/solicitudes/n-1'));
  });

  it('takes a request that nobody has, and says so where it cannot', async () => {
    const bodies: unknown[] = [];
    let isHere = false;
    const take = stubCall(handleRequestCall, async ({ body }) => {
      bodies.push(body);
      return isHere ? left({ kind: 'unknownRequest' }) : left({ kind: 'unreachable' });
    });
    await draw(aToday([aDuty('2026-000001')]), [take]);
    press('Enter');
    await screen.findByRole('alert');
    expect(screen.getByRole('alert').textContent).toBe('No se ha podido coger. Vuelve a intentarlo.');
    isHere = true;
    expect(bodies).toEqual([{ assignedTo: 'Neus' }]);
  });

  it('says that it could not be read, and tries again', async () => {
    let isThere = false;
    const { office, presenter } = anOffice({
      calls: [
        stubCall(readTodayCall, async () =>
          isThere ? right(aToday([aDuty('2026-000001')])) : left({ kind: 'unreachable' }),
        ),
      ],
    });
    render(office);
    await act(() => presenter.open());
    await screen.findByRole('heading', { level: 1, name: 'No se ha podido leer lo que te espera' });
    isThere = true;
    fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
    await screen.findByRole('heading', { level: 1, name: 'Miércoles 18 de noviembre' });
    expect(screen.getAllByText('1', { selector: 'b' }).length).toBeGreaterThan(0);
  });

  it('speaks Valencian', async () => {
    await draw(aToday([aDuty('1', { reason: { kind: 'replied' } })]), [], 'va');
    expect(screen.getByText('Ha contestat')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Dimecres 18 de novembre' })).toBeTruthy();
  });
});

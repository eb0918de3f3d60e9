import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTodayCall } from '#adapters/wire/office/read-today.ts';
import { decideProposalCall } from '#adapters/wire/requests/decide-proposal.ts';
import { listDecidedCall } from '#adapters/wire/requests/list-decided.ts';
import { mergeProposalCall, separateProposalCall } from '#adapters/wire/requests/merge-proposal.ts';
import { readForStaffCall } from '#adapters/wire/requests/read-staff-request.ts';
import { type StaffRequest, staffRequest } from '#adapters/wire/requests/staff-request.ts';
import { left, right } from '#domain/shared/result.ts';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from '../shell/sample-office.tsx';
import { aDuty, aToday } from '../today/sample-today.ts';
import type { Decided } from './proposals-presenter.ts';

beforeEach(() => history.replaceState(null, '', '/gestion/propuestas'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A proposal as the server sends it. */
function aRead(iid: string): StaffRequest {
  const sent = staffRequest(aRequest({ iid, title: `Sombra ${iid}`, body: 'Hace falta.' }));
  return JSON.parse(JSON.stringify(sent)) as StaffRequest;
}

const aDecided = (iid: string, more: Partial<Decided> = {}): Decided => ({
  iid,
  title: `Sombra ${iid}`,
  status: '1',
  isPublished: true,
  into: null,
  text: null,
  by: 'Neus',
  at: '2026-11-17T10:00:00Z',
  ...more,
});

/** The screen over these proposals; a decided one no longer waits. */
async function draw(
  numbers: readonly string[],
  { unsent = 0, fails = false, past = [] as readonly Decided[], mergeFault = null as string | null } = {},
) {
  const decided: unknown[] = [];
  let waiting = [...numbers];
  let before = [...past];
  const calls = [
    stubCall(listDecidedCall, async () => right({ items: before, itemsCount: before.length })),
    stubCall(mergeProposalCall, async ({ reference, body }) => {
      decided.push([reference, body]);
      if (mergeFault !== null) return left({ kind: 'mergeRefused', faults: [{ kind: mergeFault }] });
      waiting = waiting.filter((one) => one !== reference);
      return right({ iid: reference, into: body.into });
    }),
    stubCall(separateProposalCall, async ({ reference }) => {
      before = before.filter(({ iid }) => iid !== reference);
      return right({ iid: reference, into: null });
    }),
    stubCall(readTodayCall, async () =>
      right(aToday(waiting.map((one) => aDuty(one, { kind: 'proposal', whose: null, action: 'validate' })))),
    ),
    stubCall(readForStaffCall, async ({ reference }) => right(aRead(reference))),
    stubCall(decideProposalCall, async ({ reference, body }) => {
      decided.push([reference, body]);
      if (fails) return left({ kind: 'unreachable' });
      if (body.verdict !== 'ask') waiting = waiting.filter((one) => one !== reference);
      return right({ iid: reference, isPublished: true, status: 'En gestión', unsent });
    }),
  ];
  const drawn = anOffice({ calls, me: async () => right(somebody()) });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  await screen.findByRole('status');
  return decided;
}

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
/** The first status is the screen's; the field that searches has one of its own. */
const said = (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe(words));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const send = () => {
  const form = screen.getByRole('button', { name: 'Decidir' }).closest('form');
  if (form !== null) fireEvent.submit(form);
};

describe('the screen of proposals', () => {
  it('says kindly that none waits', async () => {
    await draw([]);
    expect(await screen.findByText('No hay propuestas por validar.')).toBeTruthy();
  });

  it('opens the first one, and the next one once it is decided', async () => {
    const decided = await draw(['2026-000001', '2026-000002']);
    await title('Sombra 2026-000001');
    send();
    await title('Sombra 2026-000002');
    await said('Decidido.');
    expect(decided).toEqual([['2026-000001', { verdict: 'validate', text: '' }]]);
  });

  it('opens the one that the address names, and refuses it only with words', async () => {
    history.replaceState(null, '', '/gestion/propuestas/2026-000002');
    const decided = await draw(['2026-000001', '2026-000002'], { unsent: 1 });
    await title('Sombra 2026-000002');
    choose('Rechazarla, con su motivo');
    send();
    await said('Escribe qué se le dice.');
    expect(decided).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Qué se le dice' }), {
      target: { value: 'Ya se hizo.' },
    });
    send();
    await said('Decidido, pero el correo no ha salido.');
    expect(decided).toEqual([['2026-000002', { verdict: 'refuse', text: 'Ya se hizo.' }]]);
  });

  it('keeps what was written if the line breaks', async () => {
    await draw(['2026-000001'], { fails: true });
    await title('Sombra 2026-000001');
    choose('Preguntar a quien la envía');
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Qué se le dice' });
    fireEvent.change(field(), { target: { value: '¿Dónde?' } });
    send();
    await said('No se ha podido guardar. Vuelve a intentarlo.');
    expect(field().value).toBe('¿Dónde?');
  });

  it('merges a proposal into another one that is found by its title, and says why it cannot', async () => {
    const past = [aDecided('2026-000009', { title: 'Árboles en la plaza' })];
    const decided = await draw(['2026-000001', '2026-000002'], { past });
    await title('Sombra 2026-000001');
    choose('Unirla a otra propuesta');
    const merge = () => {
      const form = screen.getByRole('button', { name: 'Unirlas' }).closest('form');
      if (form !== null) fireEvent.submit(form);
    };
    merge();
    await said('Elige la otra propuesta.');
    const field = screen.getByRole('combobox', { name: '¿A cuál se une?' });
    fireEvent.change(field, { target: { value: 'arboles' } });
    expect(screen.getByText('1 propuesta')).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    merge();
    await said('Unidas.');
    await title('Sombra 2026-000002');
    expect(decided).toEqual([['2026-000001', { into: '2026-000009' }]]);
    cleanup();
    await draw(['2026-000001'], { mergeFault: 'intoMerged' });
    await title('Sombra 2026-000001');
    choose('Unirla a otra propuesta');
    fireEvent.change(screen.getByRole('combobox', { name: '¿A cuál se une?' }), {
      target: { value: ' 2026-000007 ' },
    });
    merge();
    await said('La otra ya está unida a una tercera: únela a esa.');
  });

  it('lists what was decided, by whom and when, and lets it be decided again or separated', async () => {
    history.replaceState(null, '', '/gestion/propuestas?lista=decided');
    const decided = await draw([], {
      past: [
        aDecided('2026-000001', { into: '2026-000005', status: null }),
        aDecided('2026-000002', { status: '0', text: 'Ya se hizo.' }),
        aDecided('2026-000003', { status: '7', by: null, at: null }),
      ],
    });
    await title('Sombra 2026-000001');
    const rows = within(screen.getByRole('navigation', { name: 'Decididas' })).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('small')?.textContent)).toEqual([
      'Neus la unió a la 2026-000005 · ayer, 11.00',
      'Neus la rechazó · ayer, 11.00',
      'Alguien del equipo decidió sobre ella · ',
    ]);
    expect(await faultsForAxe()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Separarla de la 2026-000005' }));
    await said('Separadas: vuelve a esperar.');
    await title('Sombra 2026-000002');
    expect(screen.getByText('Ya se hizo.')).toBeTruthy();
    send();
    await said('Decidido.');
    expect(decided).toEqual([['2026-000002', { verdict: 'validate', text: '' }]]);
  });

  it('opens a proposal that an address names where it is', async () => {
    history.replaceState(null, '', '/gestion/propuestas/2026-000003');
    await draw(['2026-000001'], { past: [aDecided('2026-000003')] });
    await title('Sombra 2026-000003');
    expect(screen.getByRole('link', { name: 'Decididas 1' }).getAttribute('aria-current')).toBe('page');
  });
});

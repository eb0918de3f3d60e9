import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTodayCall } from '#adapters/wire/office/read-today.ts';
import { decideProposalCall } from '#adapters/wire/requests/decide-proposal.ts';
import { readForStaffCall } from '#adapters/wire/requests/read-staff-request.ts';
import { type StaffRequest, staffRequest } from '#adapters/wire/requests/staff-request.ts';
import { left, right } from '#domain/shared/result.ts';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from '../shell/sample-office.tsx';
import { aDuty, aToday } from '../today/sample-today.ts';

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

/** The screen over these proposals; a decided one no longer waits. */
async function draw(numbers: readonly string[], { unsent = 0, fails = false } = {}) {
  const decided: unknown[] = [];
  let waiting = [...numbers];
  const calls = [
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
const said = (words: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
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
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeskSeen } from '#adapters/wire/voting-desk/desk.ts';
import { givePaperCall } from '#adapters/wire/voting-desk/give-paper.ts';
import { beginKioskCall } from '#adapters/wire/voting-desk/kiosk/begin-kiosk.ts';
import { endKioskCall } from '#adapters/wire/voting-desk/kiosk/end-kiosk.ts';
import { givePassCall } from '#adapters/wire/voting-desk/kiosk/give-pass.ts';
import { lookAtDeskCall } from '#adapters/wire/voting-desk/look-at-desk.ts';
import { moveEnvelopesCall } from '#adapters/wire/voting-desk/move-envelopes.ts';
import { readDeskCall } from '#adapters/wire/voting-desk/read-desk.ts';
import { left, right } from '#domain/shared/result.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice } from '../../shell/sample-office.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const aDesk = (more: Partial<DeskSeen> = {}): DeskSeen => ({
  vote: 'joven',
  title: { es: 'Reparte' },
  gives: true,
  passesEnvelopes: true,
  boxes: [
    { id: 'mercat', name: 'Mercat', state: 'open', envelopes: null },
    { id: 'residencia', name: 'Residencia', state: 'sealed', envelopes: { deed: 'join', to: 'mercat' } },
  ],
  kiosks: [],
  ...more,
});
const answers = { '12345678Z': 'mayVote', '00000001R': 'hasMark', '00000002W': 'notListed' } as const;
const looking = stubCall(lookAtDeskCall, async ({ body: { identity } }) =>
  right({ answer: answers[identity as keyof typeof answers] ?? 'unreadable' }),
);
async function draw(calls: readonly StubbedCall[], desk = aDesk()) {
  history.replaceState(null, '', '/gestion/encuestas/joven/mesa');
  const drawn = anOffice({ calls: [stubCall(readDeskCall, async () => right(desk)), looking, ...calls] });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  return screen.findByLabelText<HTMLInputElement>('NIF, NIE o pasaporte');
}
async function type(field: HTMLInputElement, number: string) {
  fireEvent.change(field, { target: { value: number } });
  await act(async () => void fireEvent.submit(field));
}
const said = () => screen.getByRole('status').textContent;
const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the desk of a vote', () => {
  it('gives a ballot with a number, Enter and one press, and is back in the empty field', async () => {
    const given: unknown[] = [];
    const giving = stubCall(givePaperCall, async ({ body }) => {
      given.push(body);
      return right({ answer: 'given' });
    });
    const field = await draw([giving]);
    expect(document.activeElement).toBe(field);
    await type(field, '12345678Z');
    expect(said()).toContain('Puede votar');
    const button = screen.getByRole('button', { name: /Dar papeleta/u });
    expect(document.activeElement).toBe(button);
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    await press(/Dar papeleta/u);
    expect(given).toMatchObject([{ identity: '12345678Z', box: 'mercat', way: 'box' }]);
    expect(given).toMatchObject([{ key: 'key-1' }]);
    expect(said()).toContain('Papeleta dada');
    expect([field.value, document.activeElement]).toEqual(['', field]);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('says large why a person cannot vote, and keeps their number nowhere', async () => {
    const field = await draw([]);
    for (const [number, words] of [
      ['00000001R', 'No consta nada más: ni cuándo ni por qué medio'],
      ['00000002W', 'No está en el censo'],
      ['1', 'No es un número de documento'],
    ] as const) {
      await type(field, number);
      expect(said()).toContain(words);
      expect(field.value).toBe('');
    }
    expect(document.documentElement.outerHTML).not.toContain('00000001R');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toContain(
      '0000000',
    );
  });

  it('sends a ballot again under the same name if its answer was lost, and nothing else before that', async () => {
    const keys: string[] = [];
    const giving = stubCall(givePaperCall, async ({ body }) => {
      keys.push(body.key);
      return keys.length < 3 ? left({ kind: 'unreachable' }) : right({ answer: 'given' });
    });
    const field = await draw([giving]);
    await type(field, '12345678Z');
    await press(/Dar papeleta/u);
    expect(said()).toContain('no se pondrá dos veces');
    await type(field, '00000001R');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(said()).toContain('no se pondrá dos veces');
    await press('Enviar otra vez');
    await press('Enviar otra vez');
    expect(said()).toContain('Papeleta dada');
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  it('forgets a person by Escape and after a minute', async () => {
    const field = await draw([]);
    await type(field, '12345678Z');
    fireEvent.keyDown(screen.getByRole('button', { name: /Dar papeleta/u }), { key: 'Escape' });
    expect([said(), document.activeElement]).toEqual(['', field]);
    vi.useFakeTimers();
    await type(field, '12345678Z');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByRole('button', { name: /Dar papeleta/u })).toBeNull();
  });

  it('says how long to wait, that the box is sealed, or that nothing was stored', async () => {
    const refusals = [
      [{ kind: 'tooManyAttempts', retryAfter: 95 }, 'Espera 2 minutos'],
      [{ kind: 'deskRefused', where: 'closed' }, 'La urna no está abierta'],
      [{ kind: 'notAllowed' }, 'Tu papel en esta votación no lo permite'],
      [{ kind: 'notFound' }, 'No se ha guardado nada'],
    ] as const;
    let n = 0;
    const giving = stubCall(givePaperCall, async () => left(refusals[n]?.[0] as never));
    const field = await draw([giving]);
    for (const [, words] of refusals) {
      await type(field, '12345678Z');
      await press(/Dar papeleta/u);
      expect(said()).toContain(words);
      n += 1;
    }
  });

  it('passes envelopes with Enter alone, and says which stay shut', async () => {
    const passed: unknown[] = [];
    const giving = stubCall(givePaperCall, async ({ body }) => {
      passed.push(body);
      return right({ answer: passed.length === 1 ? 'given' : 'hasMark' });
    });
    const field = await draw([giving], aDesk({ gives: false }));
    expect(screen.getByLabelText('Pasar sobres de una mesa sin línea')).toHaveProperty('checked', true);
    await type(field, '12345678Z');
    expect(passed).toMatchObject([{ way: 'envelope', box: 'mercat' }]);
    expect(said()).toContain('Sobre aceptado');
    await type(field, '00000001R');
    expect(said()).toContain('El sobre no se abre');
  });

  it('prints a pass with one press, shows it on paper alone, and forgets it with the next person', async () => {
    const printed: string[] = [];
    window.print = () => void printed.push(document.querySelector('[data-slip]')?.textContent ?? '');
    let answer: 'given' | 'hasMark' = 'given';
    const making = stubCall(givePassCall, async () =>
      right(
        answer === 'given'
          ? { answer, pass: 'BCDFGHJKMPRT', until: '2026-11-18T11:10:00.000Z' }
          : { answer, pass: null, until: null },
      ),
    );
    const kiosks = [{ id: 'k1', name: 'Biblioteca', until: '2026-11-18T23:00:00.000Z', started: true }];
    const field = await draw([making], aDesk({ kiosks }));
    expect(screen.getByText('En marcha hasta las 23.59')).toBeDefined();
    await type(field, '12345678Z');
    await press(/Imprimir un pase/u);
    expect(printed).toHaveLength(1);
    for (const words of [
      'BCDF GHJK MPRT',
      'Pase para votar',
      'Passi per a votar',
      'Voting pass',
      'Bozkatzeko',
      '12.10',
    ])
      expect(printed[0]).toContain(words);
    expect(document.querySelector('main')?.textContent).not.toContain('BCDF');
    expect(await faultsForAxe()).toEqual([]);
    await press('Imprimir otra vez');
    expect(printed).toHaveLength(2);
    await press(/Siguiente persona/u);
    expect(document.documentElement.outerHTML).not.toContain('BCDF');
    expect(document.activeElement).toBe(field);
    vi.useFakeTimers();
    await type(field, '12345678Z');
    await press(/Imprimir un pase/u);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(document.querySelector('[data-slip]')).toBeNull();
    answer = 'hasMark';
    await type(field, '12345678Z');
    await press(/Imprimir un pase/u);
    expect(said()).toContain('No puede votar otra vez');
    expect(printed).toHaveLength(3);
  });

  it('starts a tablet with letters that are shown once, and closes it after asking', async () => {
    const kiosk = { id: 'k1', name: 'Biblioteca', until: '2026-11-18T23:00:00.000Z', started: false };
    let kiosks: DeskSeen['kiosks'] = [];
    const ended: unknown[] = [];
    await draw([
      stubCall(readDeskCall, async () => right(aDesk({ kiosks }))),
      stubCall(beginKioskCall, async ({ body: { name } }) => {
        if (name.trim() === '') return left({ kind: 'deskRefused', where: 'noName' } as const);
        kiosks = [kiosk];
        return right({ kiosk, code: 'BCDFGHJKMPRT' });
      }),
      stubCall(endKioskCall, async ({ body }) => {
        ended.push(body);
        kiosks = [];
        return right(aDesk());
      }),
    ]);
    expect(screen.getByText(/No hay ninguno/u)).toBeDefined();
    await press('Poner una tableta');
    expect(screen.getByText('Escribe un nombre de 60 letras como mucho.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Nombre del sitio'), { target: { value: 'Biblioteca' } });
    await press('Poner una tableta');
    expect(await screen.findByText('BCDF GHJK MPRT')).toBeDefined();
    expect(screen.getByText('Espera sus letras en la tableta')).toBeDefined();
    expect(screen.getByText(/\/quiosco y escribe estas letras/u)).toBeDefined();
    expect(await faultsForAxe()).toEqual([]);
    await press('Ya están escritas');
    expect(screen.queryByText('BCDF GHJK MPRT')).toBeNull();
    await press('Cerrar el quiosco Biblioteca');
    await press('Cerrar');
    expect(ended).toEqual([{ kiosk: 'k1' }]);
    expect(await screen.findByText(/No hay ninguno/u)).toBeDefined();
  });

  it('says where fewer than 25 envelopes go, and notes that they went', async () => {
    const moved: unknown[] = [];
    await draw([
      stubCall(moveEnvelopesCall, async ({ body }) => {
        moved.push(body);
        return right(aDesk());
      }),
    ]);
    expect(screen.getByText('Hay menos de 25 sobres: van, sin abrir, con los de Mercat.')).toBeDefined();
    await press('Ya están con los de Mercat');
    expect(moved).toEqual([{ box: 'residencia' }]);
  });

  it('gives no ballot until a box is chosen among several, and none at a vote without a desk', async () => {
    const boxes = ['mercat', 'residencia'].map((id) => ({
      id,
      name: id,
      state: 'open' as const,
      envelopes: null,
    }));
    const field = await draw([], aDesk({ boxes }));
    await type(field, '12345678Z');
    expect(screen.queryByRole('button', { name: /Dar papeleta/u })).toBeNull();
    fireEvent.change(screen.getByLabelText('Urna de esta mesa'), { target: { value: 'residencia' } });
    expect(screen.getByRole('button', { name: /Dar papeleta/u })).toBeDefined();
    cleanup();
    history.replaceState(null, '', '/gestion/encuestas/otra/mesa');
    const drawn = anOffice({
      calls: [stubCall(readDeskCall, async () => left({ kind: 'deskRefused' } as never))],
    });
    render(drawn.office);
    await act(() => drawn.presenter.open());
    expect(await screen.findByText(/Esta encuesta no tiene mesa/u)).toBeDefined();
  });
});

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterPassCall } from '#adapters/wire/voting-desk/kiosk/enter-pass.ts';
import { readKioskCall } from '#adapters/wire/voting-desk/kiosk/read-kiosk.ts';
import { startKioskCall } from '#adapters/wire/voting-desk/kiosk/start-kiosk.ts';
import { left, right } from '#domain/shared/result.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { twoQuestions } from '#fixtures/builders/data/two-questions.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aKioskPage, answerBoth, pressButton, title, typeLetters } from './samples/sample-kiosk.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  globalThis.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => Promise.resolve();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.documentElement.removeAttribute('style');
  delete document.documentElement.dataset['contrast'];
});

const pass = 'Letras de tu pase';
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the start of a kiosk', () => {
  it('is in the language, size and contrast of who stands before it, and as before for the next one', async () => {
    await aKioskPage({ surveys: twoQuestions });
    expect(title()).toBe('Los domingos');
    await pressButton('Euskara');
    expect(await screen.findByLabelText('Zure pasearen letrak')).toBeDefined();
    expect(document.documentElement.lang).toBe('eu');
    await pressButton('Letra: % 200');
    await pressButton('Handia');
    expect(document.documentElement.style.getPropertyValue('--font-factor')).toBe('2');
    expect(document.documentElement.dataset['contrast']).toBe('high');
    fireEvent.change(screen.getByLabelText('Zure pasearen letrak'), { target: { value: 'BCDF' } });
    await wait(61_000);
    expect(await screen.findByLabelText(pass)).toHaveProperty('value', '');
    expect(document.documentElement.style.getPropertyValue('--font-factor')).toBe('');
    expect(document.documentElement.dataset['contrast']).toBeUndefined();
    expect(document.documentElement.lang).toBe('es');
    expect(await faultsForAxe()).toEqual([]);
  });

  it('says what to do about letters that are not accepted, with the focus in their field', async () => {
    const refusals = [
      [{ kind: 'deskRefused', where: 'noPass' }, 'Ese pase no vale'],
      [{ kind: 'deskRefused', where: 'hasMark' }, 'Ya consta que has votado'],
      [{ kind: 'tooManyAttempts', retryAfter: 95 }, 'Espera 2 minutos'],
      [{ kind: 'unreachable' }, 'No ha llegado la respuesta'],
    ] as const;
    let n = 0;
    await aKioskPage({
      surveys: twoQuestions,
      calls: [stubCall(enterPassCall, async () => left(refusals[n]?.[0] as never))],
    });
    await typeLetters(pass, ' ');
    expect(screen.getAllByText('Escribe las doce letras.').length).toBeGreaterThan(0);
    for (const [, words] of refusals) {
      await typeLetters(pass, 'BCDFGHJKMPRT');
      const field = screen.getByLabelText(pass);
      const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(words);
      expect(document.activeElement).toBe(field);
      n += 1;
    }
  });

  it('does not use up a pass if the vote is closed, is hidden or cannot be read', async () => {
    let used = 0;
    const entering = stubCall(enterPassCall, async () => {
      used += 1;
      return left({ kind: 'unreachable' });
    });
    const closed = [aSurvey('main', { endDay: '2000-01-01' as never })];
    for (const [given, words] of [
      [{ surveys: closed }, /no está abierta ahora/u],
      [{ surveys: [] }, /no se enseña ahora/u],
      [{ contents: async () => left({ kind: 'unreachable' } as const) }, /No ha llegado la respuesta/u],
    ] as const) {
      await aKioskPage({ surveys: twoQuestions, ...given, calls: [entering] });
      await typeLetters(pass, 'BCDFGHJKMPRT');
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
      cleanup();
    }
    expect(used).toBe(0);
  });

  it('is that of no kiosk until a code is typed, and again once an officer has ended it', async () => {
    let isKiosk = false;
    const seen = {
      name: 'Mercat',
      until: '',
      vote: 'main',
      title: { es: 'Los domingos' },
      surveys: ['main'],
    };
    const none = left({ kind: 'deskRefused', where: 'noKiosk' } as const);
    await aKioskPage({
      surveys: twoQuestions,
      calls: [
        stubCall(readKioskCall, async () => (isKiosk ? right(seen) : none)),
        stubCall(startKioskCall, async ({ body: { code } }) => {
          isKiosk = code === 'good';
          return isKiosk ? right(seen) : none;
        }),
      ],
    });
    expect(title()).toBe('Este aparato no es un quiosco');
    await typeLetters('Letras del quiosco', 'bad');
    expect(screen.getAllByText(/No hay ningún quiosco con esas letras/u).length).toBeGreaterThan(0);
    await typeLetters('Letras del quiosco', 'good');
    expect(title()).toBe('Los domingos');
    isKiosk = false;
    await wait(31_000);
    expect(title()).toBe('Este quiosco se ha cerrado');
    expect(await faultsForAxe()).toEqual([]);
  });

  it('says so without a line, and goes on when it is back', async () => {
    let isDown = true;
    const seen = {
      name: 'Mercat',
      until: '',
      vote: 'main',
      title: { es: 'Los domingos' },
      surveys: ['main'],
    };
    await aKioskPage({
      surveys: twoQuestions,
      calls: [stubCall(readKioskCall, async () => (isDown ? left({ kind: 'unreachable' }) : right(seen)))],
    });
    expect(title()).toBe('No hay línea');
    isDown = false;
    await pressButton('Probar otra vez');
    expect(title()).toBe('Los domingos');
    isDown = true;
    await wait(31_000);
    expect(title()).toBe('Los domingos');
  });
});

describe('a voter who goes away', () => {
  it('is asked after 40 seconds, may stay, and is forgotten after 60', async () => {
    const { left: gone } = await aKioskPage({ surveys: twoQuestions });
    await typeLetters(pass, 'BCDFGHJKMPRT');
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'yes' })));
    await wait(39_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    await wait(2_000);
    expect(screen.getByRole('dialog', { name: '¿Sigues ahí?' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('Quedan 20 segundos');
    expect(document.activeElement?.textContent).toBe('Sigo aquí');
    expect(await faultsForAxe()).toEqual([]);
    await pressButton('Sigo aquí');
    expect(screen.queryByRole('dialog')).toBeNull();
    await wait(41_000);
    expect(screen.getByRole('dialog')).toBeDefined();
    await wait(20_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText(pass)).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(gone).toEqual(['voter-1']);
    await typeLetters(pass, 'BCDFGHJKMPRV');
    expect(screen.getByRole('radio', { name: 'yes' })).toHaveProperty('checked', false);
  });

  it('is not asked while they go on, and gets more time when little is left', async () => {
    const { stayed } = await aKioskPage({ surveys: twoQuestions });
    await typeLetters(pass, 'BCDFGHJKMPRT');
    for (let minute = 0; minute < 24; minute += 1) {
      await wait(30_000);
      fireEvent.keyDown(document.body, { key: 'Tab' });
    }
    expect(screen.getByRole('radio', { name: 'yes' })).toBeDefined();
    expect(stayed.length).toBeGreaterThan(0);
    expect(stayed.length).toBeLessThan(4);
  });

  it('leaves nothing on a page that the browser keeps, or that leads elsewhere', async () => {
    // Another page of the same browser may have stored something before.
    localStorage.clear();
    sessionStorage.clear();
    const { left: gone } = await aKioskPage({ surveys: twoQuestions });
    await answerBoth();
    const before = history.length;
    const link = document.createElement('a');
    link.href = 'https://elsewhere.example/';
    document.querySelector('main')?.append(link);
    expect(fireEvent.click(link)).toBe(false);
    await act(async () => void fireEvent(window, new Event('pagehide')));
    expect(screen.getByLabelText(pass)).toBeDefined();
    expect([gone, history.length]).toEqual([['voter-1'], before]);
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
    expect(document.documentElement.outerHTML).not.toContain('voter-1');
  });

  it('is not seated if they went before their pass was answered', async () => {
    const answer = Promise.withResolvers<void>();
    const slow = stubCall(enterPassCall, async () => {
      await answer.promise;
      return right({ voter: 'late', until: new Date(Date.now() + 600_000).toISOString() });
    });
    const { left: gone } = await aKioskPage({ surveys: twoQuestions, calls: [slow] });
    await typeLetters(pass, 'BCDFGHJKMPRT');
    await act(async () => void fireEvent(window, new Event('pagehide')));
    await act(async () => answer.resolve());
    expect(screen.getByLabelText(pass)).toBeDefined();
    expect(gone).toEqual(['late']);
  });

  it('asks before leaving without a vote', async () => {
    const { left: gone, sent } = await aKioskPage({ surveys: twoQuestions });
    await answerBoth();
    await pressButton('Salir sin votar');
    await pressButton('Seguir aquí');
    expect(screen.getByRole('heading', { name: 'Repasa tus respuestas' })).toBeDefined();
    await pressButton('Salir sin votar');
    await pressButton('Salir');
    expect(screen.getByLabelText(pass)).toBeDefined();
    expect([gone, sent]).toEqual([['voter-1'], []]);
  });
});

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { belowPart } from './below-part.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A part whose place is never on the screen until `come` is called. */
function aPartBelow() {
  const told: ((entries: readonly { readonly isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (typeof told)[number]) {
        told.push(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
  const Below = belowPart(
    ({ name }: { readonly name: string }) => <h2 id="donde">{`Todo de ${name}`}</h2>,
    ({ name }) => <h2 id="donde">{name}</h2>,
  );
  return { Below, come: () => act(async () => told[0]?.([{ isIntersecting: true }])) };
}

it('is drawn once the reader is near, and what stands there before has its title and its anchor', async () => {
  const { Below, come } = aPartBelow();
  const { rerender } = render(<Below name="tiendas" />);
  expect(screen.getByRole('heading', { name: 'tiendas' }).id).toBe('donde');
  await come();
  expect(screen.getByRole('heading', { name: 'Todo de tiendas' }).id).toBe('donde');
  rerender(<Below name="bares" />);
  expect(screen.getByRole('heading', { name: 'Todo de bares' })).toBeTruthy();
});

it('is drawn for whoever stays on the first screenful, so that what they print has it', async () => {
  vi.useFakeTimers();
  const { Below } = aPartBelow();
  const { unmount } = render(<Below name="tiendas" />);
  await act(async () => void vi.advanceTimersByTime(5999));
  expect(screen.queryByText('Todo de tiendas')).toBeNull();
  await act(async () => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('heading', { name: 'Todo de tiendas' })).toBeTruthy();
  unmount();
  render(<Below name="bares" />).unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('that does not come takes nothing of the page with it, and says so to the reader who came to it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { come } = aPartBelow();
  const Below = belowPart(
    () => {
      throw new Error('a part did not come');
    },
    () => <h2>tiendas</h2>,
  );
  const speech = speechOf(await startSpeaking('es', 'first'), 'es', 'es');
  render(
    <SpeechContext value={speech}>
      <h1>bonos</h1>
      <Below />
    </SpeechContext>,
  );
  await come();
  expect(screen.getByRole('heading', { name: 'bonos' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/^Puede que se haya cortado la conexión/u);
  expect(screen.getByRole('button', { name: 'Cargar de nuevo' })).toBeTruthy();
});

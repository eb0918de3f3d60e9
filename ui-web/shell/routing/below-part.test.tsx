import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { belowPart } from './below-part.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is drawn once the reader is near, and what stands there before has its title and its anchor', async () => {
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
  const { rerender } = render(<Below name="tiendas" />);
  expect(screen.getByRole('heading', { name: 'tiendas' }).id).toBe('donde');
  await act(async () => told[0]?.([{ isIntersecting: true }]));
  expect(screen.getByRole('heading', { name: 'Todo de tiendas' }).id).toBe('donde');
  rerender(<Below name="bares" />);
  expect(screen.getByRole('heading', { name: 'Todo de bares' })).toBeTruthy();
});

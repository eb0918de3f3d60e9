import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { percentageMet } from '#domain/transparency/percentage.ts';
import { Rising } from './rising.tsx';

const percentage = percentageMet({ met: 63, total: 80 });
let see: (() => void) | null = null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: readonly { isIntersecting: boolean }[]) => void) {
        see = () => told([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const shown = () => screen.getByText(/%$/u, { selector: '[aria-hidden=true]' }).textContent;

describe('a percentage that counts up', () => {
  it('is whole in the document from the beginning, and at every moment', () => {
    const { container } = render(<Rising percentage={percentage} language="es" />);
    expect(container.textContent).toBe('78,75\u00a0%');
    act(() => see?.());
    act(() => void vi.advanceTimersByTime(1000));
    expect(container.querySelector('.visually-hidden')?.textContent).toBe('78,75\u00a0%');
    expect(shown()).toMatch(/^3[89],\d0\s%$/u);
    act(() => void vi.advanceTimersByTime(1500));
    expect(container.textContent).toBe('78,75\u00a0%');
    expect(container.querySelector('[aria-hidden]')).toBeNull();
  });

  it('does not move for readers who prefer reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    see = null;
    const { container } = render(<Rising percentage={percentage} language="es" />);
    expect([see, container.textContent]).toEqual([null, '78,75\u00a0%']);
  });
});

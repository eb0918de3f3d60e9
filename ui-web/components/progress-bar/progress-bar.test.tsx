import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { growsAfter, ProgressBar } from './progress-bar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const draw = () => render(<ProgressBar percent={62} text="El 62 %." />).container.querySelector('i')?.style;

describe('a progress bar', () => {
  it('grows after a second; its text is there from the beginning', () => {
    const bar = draw();
    expect(screen.getByText('El 62 %.')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(growsAfter - 1));
    expect(bar?.width).toBe('0%');
    act(() => void vi.advanceTimersByTime(1));
    expect(bar?.width).toBe('62%');
  });

  it('is full at once for a reader who prefers reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(draw()?.width).toBe('62%');
  });
});

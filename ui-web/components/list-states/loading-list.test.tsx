import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import styles from './list-states.module.css';
import { LoadingList } from './loading-list.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a list that is loading', () => {
  it('shows nothing during a wait that is too short to notice, and itself after 300 milliseconds', () => {
    render(<LoadingList title="Cargando propuestas…" />);
    act(() => {
      vi.advanceTimersByTime(299);
    });
    expect(screen.queryByText('Cargando propuestas…')).toBeNull();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(screen.getByText('Cargando propuestas…')).toBeTruthy();
  });

  it('is marked from the start as loading, so that the foot of the page stays below the window', () => {
    render(<LoadingList title="Cargando propuestas…" />);
    expect(screen.getByRole('status').className).toContain(styles.coming);
  });

  it('has its live region from the start', () => {
    render(<LoadingList title="Cargando propuestas…" />);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

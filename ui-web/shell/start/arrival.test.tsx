import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import { contentId, useArrival } from './arrival.ts';
import { keepPosition } from '../routing/kept-position.ts';

function Page() {
  const [path] = useLocation();
  useArrival();
  return (
    <main id={contentId} tabIndex={-1}>
      <h1 tabIndex={-1}>{path}</h1>
    </main>
  );
}

let scrolled = vi.fn<() => void>();

beforeEach(() => {
  window.history.replaceState(null, '', '/uno');
  scrolled = vi.fn<() => void>();
  vi.stubGlobal('scrollTo', scrolled);
});
afterEach(cleanup);

const go = (address: string) => act(() => window.history.pushState(null, '', address));

/** What a browser does for a link to a place of the same page. */
const jump = (hash: string) =>
  act(() => {
    window.history.pushState(null, '', hash);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
const goBack = () =>
  act(async () => {
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await back;
  });

const title = (name: string) => screen.getByRole('heading', { name });

describe('the arrival on a page', () => {
  it('is at its top, with the focus on its title', () => {
    render(<Page />);
    go('/dos');
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    expect(document.activeElement).toBe(title('/dos'));
  });

  it('is at its top after a jump within the page before', () => {
    render(<Page />);
    jump('#enviar');
    expect(scrolled).not.toHaveBeenCalled();
    go('/dos');
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  });

  it('leaves the position to the browser on the way back, and only then', async () => {
    render(<Page />);
    go('/dos');
    scrolled.mockClear();
    await goBack();
    expect(document.activeElement).toBe(title('/uno'));
    expect(scrolled).not.toHaveBeenCalled();
    go('/tres');
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('is at the position where the reader left the page', async () => {
    render(<Page />);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(4200);
    keepPosition();
    go('/dos');
    await goBack();
    await vi.waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ top: 4200 }));
  });
});

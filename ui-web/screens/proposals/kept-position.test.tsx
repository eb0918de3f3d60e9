import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeptPosition } from './kept-position.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

function List({ isHere }: { readonly isHere: boolean }) {
  const keep = useKeptPosition(isHere);
  return (
    <button type="button" onClick={keep}>
      Abrir
    </button>
  );
}

it('whoever comes back to a long list is brought to where they left it, once it is there', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  history.replaceState({ own: 1 }, '');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(4200);
  const first = render(<List isHere />);
  fireEvent.click(screen.getByRole('button'));
  expect(history.state).toEqual({ own: 1, at: 4200 });
  first.unmount();

  const { rerender } = render(<List isHere={false} />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<List isHere />);
  expect(scrolled).toHaveBeenCalledWith({ top: 4200 });
  expect(history.state).toEqual({ own: 1 });
});

it('a first visit begins at the top', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(<List isHere />);
  expect(scrolled).not.toHaveBeenCalled();
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Pickable, PickList } from './pick-list.tsx';

afterEach(cleanup);

const found: readonly Pickable[] = [
  { id: 'a', text: 'Carrer del Molí', detail: 'Centre' },
  { id: 'b', text: 'Plaça del Molí' },
];

function aList(given: { readonly found?: readonly Pickable[] | null } = {}) {
  Element.prototype.scrollIntoView = () => Promise.resolve();
  const onPick = vi.fn<(picked: Pickable) => void>();
  const onChange = vi.fn<(text: string) => void>();
  const words = { label: 'Calle', listLabel: 'Calles encontradas', status: '2 calles' };
  render(<PickList {...words} value="moli" found={found} {...given} onChange={onChange} onPick={onPick} />);
  return { onPick, onChange, field: screen.getByRole('combobox', { name: 'Calle' }) };
}

describe('a field that searches', () => {
  it('shows the matches below itself, and marks the part that was searched', () => {
    const { field } = aList();
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Carrer del Molí Centre',
      'Plaça del Molí',
    ]);
    expect(document.querySelector('mark')?.textContent).toBe('Molí');
    expect(screen.getByRole('status').textContent).toBe('2 calles');
  });

  it('is answered with arrows and Enter', () => {
    const { field, onPick } = aList();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown'])
      fireEvent.keyDown(field, { key });
    const named = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect(named?.textContent).toBe('Plaça del Molí');
    expect(named?.getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onPick).toHaveBeenCalledWith(found[1]);
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('is answered by pressing a row, and keeps the focus', () => {
    const { onPick } = aList();
    const [row] = screen.getAllByRole('option');
    if (!row) throw new Error('no row');
    expect(fireEvent.pointerDown(row)).toBe(false);
    fireEvent.click(row);
    expect(onPick).toHaveBeenCalledWith(found[0]);
  });

  it('closes with Escape and opens again with an arrow or another letter', () => {
    const { field, onChange } = aList();
    const open = () => field.getAttribute('aria-expanded');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(open()).toBe('false');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(open()).toBe('true');
    fireEvent.blur(field);
    expect(open()).toBe('false');
    fireEvent.change(field, { target: { value: 'molin' } });
    expect(onChange).toHaveBeenCalledWith('molin');
    expect(open()).toBe('true');
  });

  it('without matches is a plain field', () => {
    const { field, onPick } = aList({ found: null });
    expect(field.getAttribute('aria-expanded')).toBe('false');
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.keyDown(field, { key: 'x' });
    expect(onPick).not.toHaveBeenCalled();
  });
});

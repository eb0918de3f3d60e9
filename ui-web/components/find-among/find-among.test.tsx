import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { awayFrom } from './away-from.ts';
import { examples } from './examples.tsx';
import { FindAmong } from './find-among.tsx';

afterEach(cleanup);

const words = {
  label: 'Busca',
  all: (of: number) => `${of} en total`,
  found: (shown: number, of: number) => `${shown} de ${of}`,
  clear: 'Quitar la búsqueda',
  past: 'Saltar la lista',
};
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `e${index}`, text: `Entrada ${index}` }));
const draw = (count: number) =>
  render(
    <FindAmong entries={entries(count)} words={words} past="despues">
      {(away) => <p data-testid="away">{away.size}</p>}
    </FindAmong>,
  );
const inSight = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.closest('.only-paper') === null)
    .map((box) => box.closest('label')?.textContent);

describe('one of many', () => {
  it('can be searched above 24 entries, with a link past them', () => {
    draw(24);
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    draw(25);
    expect(screen.getByRole('searchbox', { name: 'Busca' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Saltar la lista' }).getAttribute('href')).toBe('#despues');
  });

  it('is found by any of its words, whatever the accents, with the number of entries shown', () => {
    const [Works] = Object.values(examples);
    if (!Works) throw new Error('no example');
    render(<Works />);
    expect(inSight()).toHaveLength(28);
    expect(screen.getByRole('status').textContent).toBe('28 en total');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sequia arbol' } });
    expect(inSight()).toEqual(['Árboles en la calle la Séquia']);
    expect(screen.getByRole('status').textContent).toBe('Se ven 1 de 28');
  });

  it('keeps a choice while it is out of sight, and shows all again at the press of a button', () => {
    const [Works] = Object.values(examples);
    if (!Works) throw new Error('no example');
    render(<Works />);
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    fireEvent.change(field, { target: { value: 'farolas' } });
    const chosen = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bancos en la calle Sant Roc' });
    expect([chosen.checked, chosen.closest('.only-paper') !== null]).toEqual([true, true]);
    fireEvent.click(screen.getByRole('button', { name: 'Quitar la búsqueda' }));
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(inSight()).toHaveLength(28);
    expect(chosen.checked).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('always shows the entries that must stay in sight', () => {
    const both = [
      { id: 'a', text: 'Banco', stays: true },
      { id: 'b', text: 'Fuente' },
    ];
    expect([...awayFrom(both, 'plaza')]).toEqual(['b']);
  });
});

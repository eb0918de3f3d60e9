import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { examples } from './examples.tsx';

afterEach(cleanup);

const draw = () => {
  const Ranking = examples['Five things in order'];
  if (!Ranking) throw new Error('the example has another name');
  render(<Ranking />);
};

const order = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent?.split(' ')[0]);

describe('a list to put in order', () => {
  it('moves a row up and down by its buttons, and the focus follows it', () => {
    draw();
    const down = screen.getByRole('button', { name: 'Bajar: Barandillas y pasos sobre el agua' });
    down.focus();
    fireEvent.click(down);
    expect(order()).toEqual(['Recuperació', 'Barandillas', 'Alumbrado', 'Mesas', 'Paneles']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Bajar: Barandillas y pasos sobre el agua',
    );
  });

  it('moves a row to any place by its menu, and announces its position', () => {
    draw();
    fireEvent.change(screen.getByRole('combobox', { name: 'Posición de: Alumbrado del camino' }), {
      target: { value: '0' },
    });
    expect(order()).toEqual(['Alumbrado', 'Barandillas', 'Recuperació', 'Mesas', 'Paneles']);
    expect(screen.getByText('Alumbrado del camino, posición 1 de 5')).toBeTruthy();
  });

  it('moves a row by Alt and the arrows, and not beyond the ends', () => {
    draw();
    const up = screen.getByRole('button', { name: 'Subir: Barandillas y pasos sobre el agua' });
    expect(up.getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(up, { key: 'ArrowUp', altKey: true });
    expect(order()[0]).toBe('Barandillas');
    fireEvent.keyDown(up, { key: 'ArrowDown' });
    expect(order()[0]).toBe('Barandillas');
    fireEvent.keyDown(up, { key: 'ArrowDown', altKey: true });
    expect(order()[1]).toBe('Barandillas');
  });
});

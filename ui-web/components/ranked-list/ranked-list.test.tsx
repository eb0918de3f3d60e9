import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { examples } from './examples.tsx';
import { placeUnder } from './row-drag.ts';

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
  it('moves a row up and down by its buttons, and the focus goes along', () => {
    draw();
    const down = screen.getByRole('button', { name: 'Bajar: Barandillas y pasos sobre el agua' });
    down.focus();
    fireEvent.click(down);
    expect(order()).toEqual(['Recuperació', 'Barandillas', 'Alumbrado', 'Mesas', 'Paneles']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Bajar: Barandillas y pasos sobre el agua',
    );
  });

  it('moves a row to any place by its menu, and says where it is now', () => {
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

  it('drops a dragged row at the place under the pointer', () => {
    const rows = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(rows, fc.integer({ min: -50, max: 2000 }), (heights, y) => {
        let top = 0;
        const middles = heights.map((height) => {
          top += height;
          return top - height / 2;
        });
        const place = placeUnder(y, middles);
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThan(heights.length);
        expect(middles.slice(0, place).every((middle) => middle <= y)).toBe(true);
      }),
    );
    expect(placeUnder(120, [30, 90, 150])).toBe(2);
  });
});

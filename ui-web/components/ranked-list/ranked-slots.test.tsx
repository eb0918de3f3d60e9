import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { examples } from './examples.tsx';

afterEach(cleanup);

const draw = () => {
  const Slots = examples['Three slots for five things'];
  if (!Slots) throw new Error('the example has another name');
  render(<Slots />);
};
const titles = (list: HTMLElement | undefined) =>
  [...(list?.querySelectorAll('b') ?? [])].map((title) => title.textContent?.split(' ')[0]);
/** What is in the slots, and what is outside them. */
const standing = () => {
  const [slots, rest] = screen.getAllByRole('list');
  return { slots: titles(slots), rest: titles(rest) };
};
const place = (title: RegExp) => screen.getByRole('combobox', { name: title });
const put = (title: RegExp, to: string) => {
  place(title).focus();
  fireEvent.change(place(title), { target: { value: to } });
};

describe('slots to fill in order', () => {
  it('are free at first, and show their points', () => {
    draw();
    expect(standing()).toEqual({
      slots: ['Posición', 'Posición', 'Posición'],
      rest: ['Barandillas', 'Recuperació', 'Alumbrado', 'Mesas', 'Paneles'],
    });
    expect(screen.getByText('Posición 1: 3 puntos')).toBeTruthy();
  });

  it('offer no place beyond the next free one', () => {
    draw();
    const offered = () => [...within(place(/Mesas/u)).getAllByRole('option')].map((one) => one.textContent);
    expect(offered()).toEqual(['Sin posición', '1.ª']);
    put(/Alumbrado/u, '0');
    expect(offered()).toEqual(['Sin posición', '1.ª', '2.ª']);
  });

  it('accept an answer by its button and release it by the same, and the focus follows', () => {
    draw();
    const add = screen.getByRole('button', { name: /Colocar: Mesas/u });
    add.focus();
    fireEvent.click(add);
    expect(standing().slots).toEqual(['Mesas', 'Posición', 'Posición']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Quitar de su posición: Mesas y sombra');
    fireEvent.click(document.activeElement as Element);
    expect(standing().rest).toContain('Mesas');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Colocar: Mesas y sombra');
  });

  it('insert an answer between two others by its menu; if all are full, the last one is removed', () => {
    draw();
    put(/Mesas/u, '0');
    put(/Paneles/u, '1');
    put(/Alumbrado/u, '1');
    expect(standing().slots).toEqual(['Mesas', 'Alumbrado', 'Paneles']);
    expect(screen.getByRole('button', { name: /Colocar: Barandillas/u }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    put(/Barandillas/u, '0');
    expect(standing().slots).toEqual(['Barandillas', 'Mesas', 'Alumbrado']);
    expect(standing().rest).toContain('Paneles');
    expect(document.activeElement).toBe(place(/Barandillas/u));
  });

  it('are put in order by Alt and the arrows, and emptied by the menu', () => {
    draw();
    put(/Mesas/u, '0');
    put(/Paneles/u, '1');
    fireEvent.keyDown(place(/Paneles/u), { key: 'ArrowUp', altKey: true });
    expect(standing().slots).toEqual(['Paneles', 'Mesas', 'Posición']);
    fireEvent.keyDown(place(/Mesas/u), { key: 'ArrowDown', altKey: true });
    expect(standing().slots).toEqual(['Paneles', 'Mesas', 'Posición']);
    put(/Paneles/u, 'outside');
    expect(standing().slots).toEqual(['Mesas', 'Posición', 'Posición']);
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { SliderField } from './slider-field.tsx';

afterEach(cleanup);

/** A slider that goes no further than 50, and the values it was asked for. */
function draw() {
  const asked: number[] = [];
  function Limited() {
    const [value, setValue] = useState(20);
    const [error, setError] = useState<string>();
    const change = (to: number) => {
      asked.push(to);
      setError(to > 50 ? 'Como mucho 50 %.' : undefined);
      if (to <= 50) setValue(to);
    };
    return (
      <SliderField
        id="s"
        title="Sombra"
        hint="Hasta 50 %"
        error={error}
        value={value}
        numberLabel="Porcentaje de: Sombra"
        onChange={change}
        adjusted={(taken) => `Ajustado a ${taken}`}
      />
    );
  }
  render(<Limited />);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Sombra' });
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Porcentaje de: Sombra' });
  return { asked, slider, field };
}
const type = (field: HTMLInputElement, text: string) => {
  for (let end = 1; end <= text.length; end += 1) {
    fireEvent.input(field, { target: { value: text.slice(0, end) } });
  }
};

describe('a slider of percents', () => {
  it('and its field show the same number, whichever is moved', () => {
    const { slider, field } = draw();
    fireEvent.change(slider, { target: { value: '35' } });
    expect([slider.value, field.value]).toEqual(['35', '35']);
    type(field, '40');
    fireEvent.change(field);
    expect([slider.value, field.value]).toEqual(['40', '40']);
  });

  it('asks for a step by a key, and leaves other keys to the browser', () => {
    const { asked, slider } = draw();
    for (const key of [
      'ArrowRight',
      'ArrowUp',
      'PageUp',
      'PageDown',
      'ArrowLeft',
      'ArrowDown',
      'Home',
      'End',
    ])
      fireEvent.keyDown(slider, { key });
    expect(asked).toEqual([21, 22, 32, 22, 21, 20, 0, 100]);
    expect(fireEvent.keyDown(slider, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(slider, { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(asked).toHaveLength(8);
  });

  it('does not move if what is written is not a number to the browser', () => {
    const { asked, slider, field } = draw();
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    fireEvent.input(field, { target: { value: '' } });
    fireEvent.change(field);
    expect(asked).toEqual([]);
    expect([slider.value, field.value]).toEqual(['20', '20']);
  });

  it('asks for a written number once it is complete, not at each digit', () => {
    const { asked, slider, field } = draw();
    type(field, '45');
    expect(asked).toEqual([]);
    expect([slider.value, field.value]).toEqual(['20', '45']);
    fireEvent.change(field);
    expect(asked).toEqual([45]);
  });

  it('says what was taken instead of a number that is not whole or below zero', () => {
    const { asked, field } = draw();
    type(field, '33.3');
    fireEvent.change(field);
    expect(screen.getByRole('status').textContent).toBe('Ajustado a 33');
    type(field, '-3');
    fireEvent.change(field);
    expect(screen.getByRole('status').textContent).toBe('Ajustado a 0');
    type(field, '10');
    fireEvent.change(field);
    expect([screen.getByRole('status').textContent, asked]).toEqual(['', [33, 0, 10]]);
  });

  it('does not move if the value is refused, and says why beside both', () => {
    const { slider, field } = draw();
    fireEvent.change(slider, { target: { value: '80' } });
    expect([slider.value, field.value]).toEqual(['20', '20']);
    for (const control of [slider, field]) {
      const words = (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      expect(words).toEqual(['Hasta 50 %', 'Como mucho 50 %.']);
    }
    type(field, '90');
    fireEvent.change(field);
    expect(field.value).toBe('20');
  });

  it('reads an emptied field as zero', () => {
    const { slider, field } = draw();
    fireEvent.input(field, { target: { value: '' } });
    fireEvent.change(field);
    expect([slider.value, field.value]).toEqual(['0', '0']);
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { StarRating } from './star-rating.tsx';

afterEach(cleanup);

function Rating({ min, blank }: { readonly min: number; readonly blank?: string }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <StarRating
      name="r"
      legend="La limpieza"
      stars={[0, 1, 2, 3].map((at) => ({ value: min + at, label: `${min + at} estrellas` }))}
      value={value}
      shown={value === null ? null : `${value} de ${min + 3}`}
      blank={blank}
      onChange={setValue}
    />
  );
}
const star = (n: number) => screen.getByRole<HTMLInputElement>('radio', { name: `${n} estrellas` });
const filled = () => document.querySelectorAll('[class*=given]').length;

describe('stars to give', () => {
  it('are radios of one group, each with its name', () => {
    render(<Rating min={1} />);
    expect(screen.getByRole('group', { name: 'La limpieza' })).toBeTruthy();
    fireEvent.click(star(3));
    expect(star(3).checked).toBe(true);
    expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)).size).toBe(1);
    expect(screen.getByText('3 de 4')).toBeTruthy();
    expect(filled()).toBe(3);
  });

  it('can be withdrawn if no answer is required', () => {
    render(<Rating min={1} blank="Sin respuesta" />);
    const blank = screen.getByRole<HTMLInputElement>('radio', { name: 'Sin respuesta' });
    expect(blank.checked).toBe(true);
    fireEvent.click(star(2));
    expect(blank.checked).toBe(false);
    fireEvent.click(blank);
    expect(star(2).checked).toBe(false);
    expect(filled()).toBe(0);
  });

  it('are all empty for a value of none', () => {
    render(<Rating min={0} />);
    fireEvent.click(star(0));
    expect(star(0).checked).toBe(true);
    expect(filled()).toBe(0);
  });
});

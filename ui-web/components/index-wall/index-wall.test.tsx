import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { IndexWall } from './index-wall.tsx';

afterEach(cleanup);

it('a wall says for each point whether it is met, and links to it', () => {
  const onGo = vi.fn<(number: number) => void>();
  const point = (number: number, isMet: boolean) => ({ number, isMet, label: `Punto ${number}: ${isMet}` });
  render(
    <IndexWall
      anchor="#p-"
      onGo={onGo}
      sections={[
        { id: 'A', title: 'La corporación', note: '1 de 2', points: [point(1, true), point(2, false)] },
      ]}
    />,
  );
  expect(screen.getByRole('region', { name: /La corporación/u })).toBeTruthy();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#p-1', '#p-2']);
  expect(links.map(({ textContent }) => textContent)).toEqual(['', '2']);
  fireEvent.click(screen.getByRole('link', { name: 'Punto 2: false' }));
  expect(onGo).toHaveBeenCalledWith(2);
});

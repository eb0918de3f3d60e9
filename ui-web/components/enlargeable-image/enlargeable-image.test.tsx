import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EnlargeableImage } from './enlargeable-image.tsx';

afterEach(cleanup);

const draw = () => {
  render(
    <EnlargeableImage
      src="/sol.svg"
      title="La fiesta"
      alt="Un sol"
      enlarge="Ampliar la imagen"
      close="Cerrar"
    />,
  );
  const button = screen.getByRole('button', { name: 'Ampliar la imagen: La fiesta' });
  button.focus();
  fireEvent.click(button);
  return { button, dialog: within(screen.getByRole('dialog', { name: 'La fiesta' })) };
};

it('a picture is shown large with an alternative text', () => {
  const { dialog } = draw();
  expect(dialog.getByRole('img', { name: 'Un sol' }).getAttribute('src')).toBe('/sol.svg');
  expect(document.activeElement?.textContent).toBe('Cerrar');
});

it.each(['Escape', 'Cerrar'])('%s closes it, and the focus returns to the picture', (way) => {
  const { button, dialog } = draw();
  if (way === 'Escape') fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  else fireEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

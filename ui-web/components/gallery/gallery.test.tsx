import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { galleryColumns } from './columns.ts';
import { Gallery } from './gallery.tsx';
import { sampleGalleryWords, samplePicture } from './sample-pictures.ts';
import { stepOver } from './step-over.ts';

afterEach(cleanup);

const pictures = [0, 1, 2].map((at) => samplePicture(at));
const draw = (of = pictures) => render(<Gallery pictures={of} words={sampleGalleryWords} />);
const open = (at: number) => {
  const button = screen.getAllByRole('button', { name: /^Ampliar/u })[at] as HTMLElement;
  button.focus();
  fireEvent.click(button);
  return button;
};
const place = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
const key = (name: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });

describe('the columns of a gallery', () => {
  it('are as many as the specification says', () => {
    expect([1, 3, 4, 5, 6, 7, 8, 9, 10, 40].map(galleryColumns)).toEqual([0, 0, 2, 2, 3, 3, 4, 3, 4, 4]);
  });
});

it('a gallery without images draws nothing, and says so to developers', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(draw([]).container.textContent).toBe('');
  expect(log.mock.calls).toEqual([[`A gallery without images: ${sampleGalleryWords.label}`]]);
  log.mockRestore();
});

describe('going through the pictures', () => {
  it('returns to the first picture after the last, forwards and backwards', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.nat(),
        fc.constantFrom<1 | -1>(1, -1),
        (of, start, by) => {
          let at = start % of;
          const seen = new Set<number>();
          for (let turns = 0; turns < of; turns += 1) seen.add((at = stepOver(at, by, of, new Set())));
          expect([seen.size, at]).toEqual([of, start % of]);
        },
      ),
    );
  });

  it('skips missing ones, and stays if there is no other', () => {
    expect(stepOver(0, 1, 4, new Set([1, 2]))).toBe(3);
    expect(stepOver(1, 1, 3, new Set([0, 1, 2]))).toBe(1);
  });
});

describe('the large picture', () => {
  it('can be changed with keys, in a circle, and the focus returns', () => {
    draw();
    const button = open(2);
    expect(place()).toBe('Imagen 3 de 3');
    key('ArrowRight');
    expect(place()).toBe('Imagen 1 de 3');
    key('ArrowLeft');
    expect(place()).toBe('Imagen 3 de 3');
    key('Home');
    expect(place()).toBe('Imagen 1 de 3');
    key('ArrowRight', { altKey: true });
    expect(place()).toBe('Imagen 1 de 3');
    key('End');
    expect(place()).toBe('Imagen 3 de 3');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('can be changed with buttons, and has its text in its language', () => {
    draw();
    open(0);
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    const title = within(screen.getByRole('dialog')).getByText('La font, de matí');
    expect(title.getAttribute('lang')).toBe('ca-ES-valencia');
    fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(place()).toBe('Imagen 1 de 3');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be changed with a swipe of a finger, not of a mouse, nor up and down', () => {
    draw();
    open(0);
    const image = within(screen.getByRole('dialog')).getByRole('img');
    const swipe = (pointerType: string, x: number, y = 0) => {
      fireEvent.pointerDown(image, { pointerType, clientX: 100, clientY: 100 });
      fireEvent.pointerUp(screen.getByRole('dialog').querySelector('img') as Element, {
        pointerType,
        clientX: 100 + x,
        clientY: 100 + y,
      });
    };
    swipe('mouse', -80);
    swipe('touch', -20);
    swipe('touch', -60, 80);
    expect(place()).toBe('Imagen 1 de 3');
    swipe('touch', -80);
    expect(place()).toBe('Imagen 2 de 3');
  });
});

describe('a picture that does not load', () => {
  it('is replaced by a text, and skipped', () => {
    const { container } = draw();
    fireEvent.error(container.querySelectorAll('img')[1] as Element);
    expect(screen.getByText(/^No se ha podido cargar esta imagen: Un sol/u)).toBeTruthy();
    open(0);
    key('ArrowRight');
    expect(place()).toBe('Imagen 3 de 3');
  });

  it('in its large size is shown in the small one, and else as a text', () => {
    draw([{ ...samplePicture(0), full: '/gone.jpg' }]);
    open(0);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByRole('button', { name: 'Siguiente' })).toBeNull();
    fireEvent.error(dialog.getByRole('img'));
    expect(dialog.getByRole('img').getAttribute('src')).toContain('data:image');
    fireEvent.error(dialog.getByRole('img'));
    expect(dialog.getByText(/^No se ha podido cargar/u)).toBeTruthy();
  });

  it('without a text of its own is named by its file, else by its position', () => {
    draw([
      { src: '/a.jpg', alt: '', caption: '', fileName: 'La fuente' },
      { src: '/b.jpg', alt: '', caption: '' },
    ]);
    for (const name of ['Ampliar: La fuente', 'Ampliar: Imagen 2 de 2'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });
});

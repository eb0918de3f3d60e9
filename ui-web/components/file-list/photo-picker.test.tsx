import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PhotoPicker } from './photo-picker.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const words = {
  add: 'Añadir fotos',
  camera: 'Hacer una foto',
  gallery: 'Elegir de la galería',
  cancel: 'Cancelar',
};
const photo = new File(['x'], 'farola.jpg', { type: 'image/jpeg' });

function draw(isCoarse: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }));
  const onPick = vi.fn<(files: readonly File[]) => void>();
  render(<PhotoPicker id="fotos" words={words} onPick={onPick} />);
  return onPick;
}

describe('adding photos', () => {
  it('with a mouse opens the browser’s own chooser', () => {
    const onPick = draw(false);
    fireEvent.change(screen.getByLabelText('Añadir fotos'), { target: { files: [photo] } });
    expect(onPick).toHaveBeenCalledWith([photo]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  describe('with a finger', () => {
    let pressed: (string | undefined)[] = [];
    beforeEach(() => {
      pressed = [];
      vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function press(
        this: HTMLInputElement,
      ) {
        pressed.push(this.dataset['photo']);
      });
    });

    it.each([
      ['Hacer una foto', 'camera', 'environment'],
      ['Elegir de la galería', 'gallery', null],
    ])('offers: %s', async (action, way, capture) => {
      const onPick = draw(true);
      fireEvent.click(screen.getByRole('button', { name: 'Añadir fotos' }));
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: action })));
      expect(pressed).toEqual([way]);
      expect(screen.queryByRole('dialog')).toBeNull();
      const chooser = document.querySelector<HTMLInputElement>(`[data-photo=${way}]`);
      expect(chooser?.getAttribute('capture')).toBe(capture);
      if (chooser) fireEvent.change(chooser, { target: { files: [photo] } });
      expect(onPick).toHaveBeenCalledWith([photo]);
      if (chooser) fireEvent.change(chooser, { target: { files: [] } });
      expect(onPick).toHaveBeenCalledOnce();
    });

    it('can be cancelled', () => {
      draw(true);
      fireEvent.click(screen.getByRole('button', { name: 'Añadir fotos' }));
      fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(pressed).toEqual([]);
    });
  });
});

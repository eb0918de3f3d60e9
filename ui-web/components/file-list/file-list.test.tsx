import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileList, type ListedFile } from './file-list.tsx';
import { FilePicker } from './file-picker.tsx';

afterEach(cleanup);

const words = {
  remove: 'Quitar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  discard: 'Descartar',
  progressOf: (name: string) => `Subida: ${name}`,
};

function aList(files: readonly ListedFile[]) {
  const onRemove = vi.fn<(id: string) => void>();
  const onRetry = vi.fn<(id: string) => void>();
  render(<FileList files={files} words={words} onRemove={onRemove} onRetry={onRetry} />);
  return { onRemove, onRetry };
}

describe('the files of a request', () => {
  it('name the file in every button, and its actions', () => {
    const file = (id: string, state: ListedFile['state']) => ({ id, name: `${id}.jpg`, note: '1 MB', state });
    const { onRemove, onRetry } = aList([
      { ...file('a', 'sent'), thumbnail: 'data:image/jpeg;base64,' },
      { ...file('b', 'sending'), progress: 62 },
      file('c', 'failed'),
      file('d', 'refused'),
    ]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Quitar a.jpg',
      'Cancelar b.jpg',
      'Reintentar c.jpg',
      'Quitar c.jpg',
      'Descartar d.jpg',
    ]);
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect(onRemove.mock.calls.flat()).toEqual(['a', 'b', 'c', 'd']);
    expect(onRetry.mock.calls.flat()).toEqual(['c']);
    expect(screen.getByRole('progressbar', { name: 'Subida: b.jpg' }).getAttribute('value')).toBe('62');
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });

  it('have no list without files', () => {
    aList([]);
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('choosing files', () => {
  it('passes them on, and lets the same one be chosen again', () => {
    const onPick = vi.fn<(files: readonly File[]) => void>();
    render(
      <FilePicker id="f" icon="photo" accept="image/*" multiple onPick={onPick}>
        Añadir fotos
      </FilePicker>,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Añadir fotos');
    const file = new File(['x'], 'banco.jpg');
    fireEvent.change(field, { target: { files: [file] } });
    fireEvent.change(field, { target: { files: [] } });
    expect(onPick.mock.calls).toEqual([[[file]]]);
    expect(field.value).toBe('');
  });
});

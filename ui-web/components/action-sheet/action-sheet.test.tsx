import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DrawExamples } from '#ui-web/gallery/draw-examples.tsx';
import { examples } from './examples.tsx';

afterEach(cleanup);

const openSheet = () => {
  render(<DrawExamples examples={examples} name="Photos" />);
  fireEvent.click(screen.getByRole('button', { name: 'Añadir fotos' }));
  return within(screen.getByRole('dialog', { name: 'Añadir fotos' }));
};

describe('an action sheet', () => {
  it('lists the actions, and does the one that is pressed', () => {
    const sheet = openSheet();
    expect(sheet.getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(sheet.getByRole('button', { name: 'Hacer una foto' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('camera');
  });

  it('closes without an action by its button and by Escape', () => {
    fireEvent.click(openSheet().getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    openSheet();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

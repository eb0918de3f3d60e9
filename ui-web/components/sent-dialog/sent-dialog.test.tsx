import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DrawExamples } from '#ui-web/gallery/draw-examples.tsx';
import { examples } from './examples.tsx';

afterEach(cleanup);

describe('the dialog of a request that arrived', () => {
  it('names the reference and what happens next, and closes', () => {
    render(<DrawExamples examples={examples} name="Sent" />);
    fireEvent.click(screen.getByRole('button', { name: /solicitud enviada/u }));
    const dialog = within(screen.getByRole('dialog', { name: 'Solicitud enviada correctamente' }));
    expect(dialog.getByText('K7QM-2XRA-VD5H-N3TE').getAttribute('translate')).toBe('no');
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

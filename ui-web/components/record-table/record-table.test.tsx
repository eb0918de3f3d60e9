import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecordTable } from './record-table.tsx';

afterEach(cleanup);

const draw = (sorted: 'descending' | 'none') => {
  const [onSort, onOpen] = [vi.fn<() => void>(), vi.fn<(id: string) => void>()];
  render(
    <>
      <h2 id="h">1 concesión</h2>
      <RecordTable
        labelledBy="h"
        caption="Concesiones"
        columns={[
          { id: 'call', head: 'Convocatoria' },
          { id: 'amount', head: 'Importe', kind: 'amount', sorted, onSort },
        ]}
        rows={[{ id: 'a', title: { text: 'Ajudes', lang: 'va' }, cells: ['12,00 €'] }]}
        detail={{ head: 'Detalles', text: 'Ver', of: (title) => `el detalle: ${title}`, onOpen }}
      />
    </>,
  );
  return { onSort, onOpen };
};

describe('a table of records', () => {
  it('says how it is sorted, and is sorted by a press of the heading', () => {
    const { onSort } = draw('descending');
    const head = screen.getByRole('columnheader', { name: 'Importe' });
    expect(head.getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(screen.getByRole('button', { name: 'Importe' }));
    expect(onSort).toHaveBeenCalledOnce();
    expect(screen.getByRole('columnheader', { name: 'Convocatoria' }).hasAttribute('aria-sort')).toBe(false);
  });

  it('opens a record from its button, and by a double click anywhere in its row', () => {
    const { onOpen } = draw('none');
    fireEvent.click(screen.getByRole('button', { name: 'Ver el detalle: Ajudes' }));
    fireEvent.doubleClick(screen.getByRole('cell', { name: '12,00 €' }));
    expect(onOpen.mock.calls).toEqual([['a'], ['a']]);
  });

  it('marks the language of rows', () => {
    draw('none');
    expect(screen.getByRole('rowheader', { name: 'Ajudes' }).lang).toBe('ca-ES-valencia');
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RowsAsked } from '#application/tables/table-page.ts';
import type { TableSource } from '#application/ports/table-source.ts';
import { left } from '#domain/shared/result.ts';
import { readRows } from '#domain/tables/row.ts';
import { aColumn } from '#fixtures/builders/table.ts';
import { memoryBudgetBook } from '#fixtures/memory/budget-book.ts';
import { memoryTableSource } from '#fixtures/memory/table-source.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite } from '#ui-web/shell/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/sample-place.tsx';
import { QueryTable } from './query-table.tsx';

afterEach(cleanup);

const table = {
  name: 'obras',
  title: 'Obras',
  columns: [aColumn('string', { title: 'Obra' }), aColumn('number', { title: 'Euros' })],
  paginator: null,
  search: null,
  query: { db: 'hacienda', name: 'obras' },
};
const rows = readRows(
  Array.from({ length: 25 }, (_, at) => [`Obra ${at + 1}`, at + 1]),
  table.columns,
);
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

async function open(more: Partial<TableSource> = {}): Promise<void> {
  const source = { ...memoryTableSource([{ table, rows }]), ...more };
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  render(
    <SamplePlace
      council={{ ...aCouncil(), tables: async () => ({ source, budgets: memoryBudgetBook([]) }) }}
      site={aSite()}
      speech={speech}
    >
      <QueryTable name="obras" />
    </SamplePlace>,
  );
}

describe('a table whose rows are asked for page by page', () => {
  it('that is not there says so, and offers no other try', async () => {
    await open({ descriptor: async () => left({ kind: 'notFound' }) });
    expect(await screen.findByText('El Ayuntamiento todavía no ha publicado esta tabla.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks for ten rows, for the next ten, in order, and for what is looked for', async () => {
    const asked: RowsAsked[] = [];
    const source = memoryTableSource([{ table, rows }]);
    await open({
      rows: async (realm, which, what) => {
        asked.push(what);
        return source.rows(realm, which, what);
      },
    });
    await screen.findByText('Página 1 de 3');
    expect(names()).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    await screen.findByText('Obra 11');
    fireEvent.click(screen.getByRole('button', { name: 'Euros' }));
    await screen.findByText('Obra 25');
    fireEvent.change(screen.getByLabelText('Buscar en todas las columnas'), { target: { value: 'obra 7' } });
    await screen.findByText('1 de 25 filas');
    expect(asked.map(({ offset, sort, search }) => [offset, sort?.column ?? null, search])).toEqual([
      [0, null, ''],
      [10, null, ''],
      [0, 1, ''],
      [0, 1, 'obra 7'],
    ]);
  });

  it('says when the query fails, and asks again', async () => {
    let away = true;
    const source = memoryTableSource([{ table, rows }]);
    await open({
      rows: async (...asked) => (away ? left({ kind: 'serverFailed', status: 500 }) : source.rows(...asked)),
    });
    expect(await screen.findByText('No se ha podido cargar la tabla')).toBeTruthy();
    away = false;
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Obra 1')).toBeTruthy();
  });

  it('says when the descriptor has no columns', async () => {
    await open({ descriptor: async () => left({ kind: 'noColumns' }) });
    expect(await screen.findByText(/su descripción no tiene columnas visibles/u)).toBeTruthy();
  });
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RowsQuery } from '#application/tables/table-page.ts';
import type { NamedTablesClient } from '#ui-web/composition/clients.ts';
import { left } from '#domain/shared/result.ts';
import { readRows } from '#domain/tables/row.ts';
import { aColumn } from '#fixtures/builders/data/table.ts';
import { memoryBudgets } from '#fixtures/memory/budgets.ts';
import { memoryNamedTables } from '#fixtures/memory/named-tables.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
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
/** Long enough that its rows are loaded page by page. */
const long = readRows(
  Array.from({ length: 1025 }, (_, at) => [`Obra ${at + 1}`, at + 1]),
  table.columns,
);
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

async function open(
  more: Partial<NamedTablesClient> = {},
  of = { table, rows },
  isGraph = false,
): Promise<void> {
  const source = { ...memoryNamedTables([of]), ...more };
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  render(
    <SamplePlace
      council={{ ...aCouncil(), tables: async () => ({ source, budgets: memoryBudgets([]) }) }}
      site={aSite()}
      speech={speech}
    >
      <QueryTable name="obras" isGraph={isGraph} />
    </SamplePlace>,
  );
}

const drawn = () => screen.queryByRole('button', { name: /PNG/u });
const graphable = table.columns.map((column, at) => ({ ...column, isGraphable: at === 1 }));

it.each([
  ['its graphable column is drawn', { table: { ...table, columns: graphable }, rows }, true],
  ['nothing is drawn without a graphable column', { table, rows }, false],
  ['nothing is drawn of a page of rows', { table: { ...table, columns: graphable }, rows: long }, false],
] as const)('where its page asks for a chart, %s', async (_, of, isDrawn) => {
  await open({}, of, true);
  expect(await screen.findAllByText('Obra 1')).not.toHaveLength(0);
  expect(drawn() !== null).toBe(isDrawn);
});

it('a table is not drawn where nobody asks for it', async () => {
  await open({}, { table: { ...table, columns: graphable }, rows });
  await screen.findByText('Obra 1');
  expect(drawn()).toBeNull();
});

describe('a table whose rows are asked for page by page', () => {
  it('that does not exist says so, and offers no other try', async () => {
    await open({ descriptor: async () => left({ kind: 'notFound' }) });
    expect(await screen.findByText('El Ayuntamiento todavía no ha publicado esta tabla.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks for ten rows, for the next ten, for an order, and for a search', async () => {
    const asked: RowsQuery[] = [];
    const source = memoryNamedTables([{ table, rows: long }]);
    await open({
      rows: async (realm, which, what) => {
        asked.push(what);
        return source.rows(realm, which, what);
      },
    });
    await screen.findByText('Página 1 de 103');
    expect(names()).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    await screen.findByText('Obra 11');
    fireEvent.click(screen.getByRole('button', { name: 'Euros' }));
    await screen.findByText('Obra 1025');
    fireEvent.change(screen.getByLabelText('Buscar en todas las columnas'), {
      target: { value: 'obra 1007' },
    });
    await screen.findByText('1 de 1.025 filas');
    expect(asked.map(({ offset, sort, search }) => [offset, sort?.column ?? null, search])).toEqual([
      [0, null, ''],
      [10, null, ''],
      [0, 1, ''],
      [0, 1, 'obra 1007'],
    ]);
    // A print has no more of it than the page, and says so.
    expect(screen.queryByText(/El papel tiene solo esta página/u)).toBeNull();
    fireEvent.change(screen.getByLabelText('Buscar en todas las columnas'), { target: { value: '' } });
    expect(await screen.findByText(/^Página 1 de 103\. El papel tiene solo esta página/u)).toBeTruthy();
  });

  it('searches again after an answer that could not be loaded', async () => {
    let away = false;
    const source = memoryNamedTables([{ table, rows: long }]);
    await open({
      rows: async (...asked) => (away ? left({ kind: 'serverFailed', status: 500 }) : source.rows(...asked)),
    });
    await screen.findByText('Página 1 de 103');
    away = true;
    fireEvent.change(screen.getByLabelText('Buscar en todas las columnas'), {
      target: { value: 'obra 1007' },
    });
    await screen.findByText('No se ha podido cargar la tabla');
    away = false;
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('1 de 1.025 filas')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Buscar en todas las columnas').value).toBe('obra 1007');
  });

  it('says that the query failed, and asks again', async () => {
    let away = true;
    const source = memoryNamedTables([{ table, rows }]);
    await open({
      rows: async (...asked) => (away ? left({ kind: 'serverFailed', status: 500 }) : source.rows(...asked)),
    });
    expect(await screen.findByText('No se ha podido cargar la tabla')).toBeTruthy();
    away = false;
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Obra 1')).toBeTruthy();
  });

  it('says that the descriptor has no columns', async () => {
    await open({ descriptor: async () => left({ kind: 'noColumns' }) });
    expect(await screen.findByText(/en su descripción, «[^»]+», falta al menos una columna/u)).toBeTruthy();
  });
});

describe('a short table of a query', () => {
  const columns = [
    aColumn('string', { title: 'Obra' }),
    aColumn('string', { title: 'Barrio', isGroupable: true }),
    aColumn('number', { title: 'Euros' }),
  ];
  const short = {
    table: { ...table, columns },
    rows: readRows(
      Array.from({ length: 25 }, (_, at) => [`Obra ${at + 1}`, at % 2 === 0 ? 'Nord' : 'Raval', at + 1]),
      columns,
    ),
  };

  it('is asked for once more, and then searched, sorted and pivoted without the council', async () => {
    const asked: RowsQuery[] = [];
    const source = memoryNamedTables([short]);
    await open(
      {
        rows: async (realm, which, what) => {
          asked.push(what);
          return source.rows(realm, which, what);
        },
      },
      short,
    );
    await screen.findByText('Página 1 de 3');
    fireEvent.click(screen.getByRole('button', { name: 'Euros' }));
    expect(names()[0]).toBe('Obra 25');
    fireEvent.change(screen.getByLabelText('Buscar en todas las columnas'), { target: { value: 'obra 7' } });
    await waitFor(() => expect(names()).toEqual(['Obra 7']));
    expect(asked.map(({ limit }) => limit)).toEqual([10, 1000]);
  });

  it('is grouped by the roles of its columns, with the sums', async () => {
    await open({}, short);
    fireEvent.click(await screen.findByRole('button', { name: 'Por Barrio' }));
    expect(names()).toEqual(['Nord', 'Raval']);
    expect(screen.getByText('169')).toBeTruthy();
  });

  it('is printed with all its rows', async () => {
    await open({}, short);
    await screen.findByText('Página 1 de 3');
    fireEvent(window, new Event('beforeprint'));
    expect(names()).toHaveLength(25);
    fireEvent(window, new Event('afterprint'));
    expect(names()).toHaveLength(10);
  });

  it('is loaded page by page if the whole of it could not be loaded', async () => {
    const source = memoryNamedTables([short]);
    await open(
      {
        rows: async (realm, which, what) =>
          what.limit > 40 ? left({ kind: 'serverFailed', status: 500 }) : source.rows(realm, which, what),
      },
      short,
    );
    await screen.findByText('Página 1 de 3');
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(await screen.findByText('Obra 11')).toBeTruthy();
  });
});

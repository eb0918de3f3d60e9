import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  sampleColumns,
  sampleRows,
  sampleTableWords,
  twoYearRows,
  twoYears,
} from '#ui-web/gallery/sample-table.ts';
import { DataTable } from './data-table.tsx';
import type { TitleOf } from './whole-title.ts';

afterEach(cleanup);

const titleOf: TitleOf = ({ title }) => (typeof title === 'string' ? title : '');

const draw = (length: number, columns = sampleColumns) =>
  render(
    <DataTable
      caption="Contratos"
      columns={columns}
      rows={sampleRows(length)}
      titleOf={titleOf}
      words={sampleTableWords}
    />,
  );
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a data table', () => {
  it('sorts by a heading that is pressed: descending, ascending, unsorted', () => {
    draw(3);
    const asItWas = names();
    press('Importe');
    expect(screen.getByRole('columnheader', { name: 'Importe' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    expect(names()).toEqual(asItWas.toReversed());
    press('Importe');
    expect(screen.getByRole('columnheader', { name: 'Importe' }).getAttribute('aria-sort')).toBe('ascending');
    press('Importe');
    expect(names()).toEqual(asItWas);
    expect(screen.getByRole('columnheader', { name: 'Importe' }).hasAttribute('aria-sort')).toBe(false);
  });

  it('can be sorted without its headings, which a phone hides', () => {
    draw(3);
    fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: '3 true' } });
    expect(names()[0]).toBe('Libros de la biblioteca 3');
    fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: '' } });
    expect(names()[0]).toBe('Limpieza de acequias 1');
  });

  it('without rows says so, and has no tools', () => {
    draw(0);
    expect(screen.getByText(sampleTableWords.empty)).toBeTruthy();
    expect(screen.queryByLabelText('Ordenar por')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has pages and a search only above 20 rows', () => {
    draw(20);
    expect(screen.queryByLabelText('Filas por página')).toBeNull();
    expect(screen.queryByLabelText('Buscar en todas las columnas')).toBeNull();
    cleanup();
    draw(21);
    expect(names()).toHaveLength(10);
    press('Siguiente');
    press('Siguiente');
    press('Siguiente');
    expect(screen.getByText('Página 3 de 3')).toBeTruthy();
    expect(names()).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Filas por página'), { target: { value: '40' } });
    expect(names()).toHaveLength(21);
  });

  it('finds text literally in every cell and gives the number of rows', () => {
    draw(45);
    fireEvent.change(screen.getByLabelText('Buscar en todas las columnas'), { target: { value: '.*' } });
    expect(screen.getByText('No se encontraron resultados')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Buscar en todas las columnas'), { target: { value: 'OBRAS' } });
    expect(screen.getByRole('status').textContent).toBe('15 de 45 filas');
  });

  it('groups rows, with their sums, and opens the groups', () => {
    draw(6);
    press('Por Tipo');
    expect(names()).toEqual(['Servicios', 'Obras', 'Suministros']);
    const row = screen.getByRole('row', { name: /Servicios/u });
    expect(within(row).getByText('61.752,50 €')).toBeTruthy();
    press('Servicios');
    expect(names()).toHaveLength(5);
    press('Sin agrupar');
    expect(names()).toHaveLength(6);
  });

  it('folds columns until the reader opens them, one of them at a time', () => {
    draw(1);
    expect(screen.queryByRole('columnheader', { name: 'Notas' })).toBeNull();
    press('Notas');
    expect(screen.getByRole('columnheader', { name: 'Notas' })).toBeTruthy();
    press('Documentos');
    expect(screen.queryByRole('columnheader', { name: 'Notas' })).toBeNull();
    press('Documentos');
    expect(screen.queryByRole('columnheader', { name: 'Documentos' })).toBeNull();
  });

  it('marks invalid values, and links no address that could run code', () => {
    const { container } = draw(3);
    expect(screen.getByText('(no es una fecha)')).toBeTruthy();
    press('Documentos');
    expect(screen.getAllByText(/su dirección no es segura/u)).toHaveLength(3);
    expect(container.querySelector('[href^="javascript"]')).toBeNull();
  });

  it('is printed whole', () => {
    draw(45);
    expect(names()).toHaveLength(10);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toHaveLength(45);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(names()).toHaveLength(10);
  });

  it('has headings over several columns, which name them on a phone and in lists', () => {
    render(
      <DataTable
        caption="Gasto"
        columns={twoYears}
        rows={twoYearRows}
        titleOf={titleOf}
        words={sampleTableWords}
      />,
    );
    const headings = screen.getAllByRole('columnheader').slice(0, 2);
    expect(
      headings.map((one) => [one.textContent, one.getAttribute('colspan'), one.getAttribute('scope')]),
    ).toEqual([
      ['2025', '2', 'colgroup'],
      ['2026', '2', 'colgroup'],
    ]);
    expect(screen.getAllByRole('button', { name: 'Gastado' })).toHaveLength(2);
    const cells = screen.getAllByRole('cell');
    expect(cells.find(({ textContent }) => textContent === '51.300,25\u00a0€')?.dataset['head']).toBe(
      '2026: Gastado',
    );
    expect(screen.getByRole('option', { name: '2026: Gastado, de más a menos' })).toBeTruthy();
    expect(screen.getAllByText('fins a juny')[0]?.closest('td')?.lang).toBe('ca-ES-valencia');
  });

  it('shows no more than 40 of a thousand columns, and says so', () => {
    const columns = Array.from({ length: 1000 }, (_, at) => ({
      ...sampleColumns[0],
      title: `C${at}`,
    })) as typeof sampleColumns;
    draw(1, columns);
    expect(screen.getAllByRole('columnheader')).toHaveLength(40);
    // Nor can it be sorted by a column that is not shown.
    expect(screen.getByLabelText('Ordenar por').querySelectorAll('option')).toHaveLength(81);
    expect(screen.getByText('Se muestran 40 columnas de 1000.')).toBeTruthy();
  });
});

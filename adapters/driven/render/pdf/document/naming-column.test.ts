import { describe, expect, it } from 'vitest';
import { count, text } from '#application/reports/report.ts';
import { namingColumn } from './naming-column.ts';

const table = (columns: readonly string[], ...rows: readonly (readonly (string | number)[])[]) => ({
  key: 'r',
  columns,
  rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? text(cell) : count(cell)))),
});

describe('the column that names the rows of a table', () => {
  it('is that of titles or answers, also beside one of ids', () => {
    expect(namingColumn(table(['id', 'title'], ['1', 'Bancos'], ['2', 'Bancos']), [0, 1])).toBe(1);
  });

  it('is else the one whose texts differ most, among those that are drawn', () => {
    const grants = table(
      ['Departamento', 'Año', 'Beneficiario'],
      ['Cultura', 2024, 'Coral'],
      ['Cultura', 2025, 'Falla'],
    );
    expect(namingColumn(grants, [0, 1, 2])).toBe(2);
    expect(namingColumn(grants, [0, 1])).toBe(0);
  });

  it('is absent in a table without texts', () => {
    expect(namingColumn(table(['a'], [1], [2]), [0])).toBeNull();
  });
});

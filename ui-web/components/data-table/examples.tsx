import type { Examples } from '#ui-web/gallery/example.ts';
import {
  sampleColumns,
  sampleRows,
  sampleTableWords,
  twoYearRows,
  twoYears,
} from '#ui-web/gallery/sample-table.ts';
import { DataTable } from './data-table.tsx';

const titleOf = ({ title }: { readonly title: unknown }) => String(title);

export const examples: Examples = {
  'Every type of column': () => (
    <DataTable
      caption="Contratos de 2026"
      columns={sampleColumns}
      rows={sampleRows(3)}
      titleOf={titleOf}
      words={sampleTableWords}
    />
  ),
  'A long one, in pages': () => (
    <DataTable
      caption="Contratos de los últimos años"
      columns={sampleColumns}
      rows={sampleRows(45)}
      titleOf={titleOf}
      words={sampleTableWords}
    />
  ),
  'Headings over its columns': () => (
    <DataTable
      caption="Gasto por áreas"
      columns={twoYears}
      rows={twoYearRows}
      titleOf={titleOf}
      words={sampleTableWords}
    />
  ),
  'Nothing in it': () => (
    <DataTable
      caption="Contratos"
      columns={sampleColumns}
      rows={[]}
      titleOf={titleOf}
      words={sampleTableWords}
    />
  ),
};

import { useId } from 'react';
import type { NodeTable } from '#domain/content/content-node.ts';
import { Heading, type Level } from '#ui-web/components/heading/heading.tsx';
import { langOf, textOf } from '#ui-web/components/wording/wording.tsx';
import { QueryTable } from '#ui-web/screens/tables/query-table.tsx';
import { RowsChart } from '#ui-web/screens/tables/rows-chart.tsx';
import { TablePart } from '#ui-web/screens/tables/table-part.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { orWords } from './view-model.ts';

interface NodeTablesProps {
  readonly tables: readonly NodeTable[];
  readonly level: Level;
}

/** The tables of a page, each with its tools and its downloads. */
export function NodeTables({ tables, level }: NodeTablesProps) {
  return tables.map((table, at) => (
    <OneTable key={`${at} ${table.query}`} table={table} at={at} level={level} />
  ));
}

interface OneTableProps {
  readonly table: NodeTable;
  readonly at: number;
  readonly level: Level;
}

/** A table whose rows are in the page, or one whose rows the council sends page by page. */
function OneTable({ table, at, level }: OneTableProps) {
  const { t, said } = useSpeech();
  const id = useId();
  const title = orWords(said(table.title), t('node:table', { n: at + 1 }));
  const words = textOf(title);
  if (table.rows.length > 0 && table.columns.length > 0) {
    return (
      <div className="stack stack-24 stretch">
        {table.isGraph && <RowsChart name={words} columns={table.columns} rows={table.rows} />}
        <TablePart
          title={words}
          fileName={words}
          columns={table.columns}
          rows={table.rows}
          paginator={null}
          search={null}
        />
      </div>
    );
  }
  return (
    <div className="stack stack-12">
      <Heading level={level} id={id} lang={langOf(title)} className="text-20">
        {words}
      </Heading>
      {table.descriptor === null ? (
        <p className="note">{t('node:tableElsewhere')}</p>
      ) : (
        <QueryTable name={table.descriptor} isGraph={table.isGraph} />
      )}
    </div>
  );
}

import { useMemo } from 'react';
import { rowsFound } from '#application/tables/table-page.ts';
import type { TableDescriptor } from '#domain/tables/descriptor.ts';
import { type TableRow, withoutHidden } from '#domain/tables/row.ts';
import { SeenTable } from '#ui-web/components/data-table/data-table.tsx';
import { seenRows, type TableState } from '#ui-web/components/data-table/table-state.ts';
import { useOnPaper } from '#ui-web/components/use-on-paper.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { TableFiles } from './table-files.tsx';
import { tableNaming } from './table-naming.ts';
import { tableWords } from './table-words.ts';

interface WholeRowsProps {
  /** Of the descriptor. */
  readonly name: string;
  readonly table: TableDescriptor;
  readonly rows: readonly TableRow[];
  readonly looked: TableState;
  readonly look: (state: TableState) => void;
}

/** A published table that is loaded whole: it can be grouped, and is printed with all its rows. */
export function WholeRows({ name, table, rows: all, looked, look }: WholeRowsProps) {
  const speech = useSpeech();
  const { language } = speech;
  const onPaper = useOnPaper();
  const { paginator, search } = table;
  const { columns, rows } = useMemo(() => withoutHidden(table.columns, all), [table, all]);
  const seen = useMemo(
    () => seenRows({ columns, rows, paginator, search }, looked, language, onPaper),
    [columns, rows, paginator, search, looked, language, onPaper],
  );
  const { title, titleOf, report } = tableNaming(table, speech);
  const found = () => report(columns, rowsFound(rows, looked, language));
  return (
    <SeenTable
      caption={title}
      columns={columns}
      titleOf={titleOf}
      words={tableWords(speech)}
      state={looked}
      onChange={look}
      onPaper={onPaper}
      seen={seen}
      files={<TableFiles name={name} title={title} report={found} />}
    />
  );
}

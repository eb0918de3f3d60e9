import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import scroll from '../data-table/scroll-edges.module.css';
import { Link } from '../link/link.tsx';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import { ColumnHead, type RecordColumn } from './column-head.tsx';
import styles from './record-table.module.css';

export interface RecordRow {
  readonly id: string;
  /** The type of the row, under the first column. */
  readonly title: Wording;
  /** The address of the title, if any. */
  readonly href?: string;
  /** One for each further column; empty without a value. */
  readonly cells: readonly ReactNode[];
}

interface RecordTableProps {
  /** Names the table and the part of the page that scrolls. */
  readonly labelledBy: string;
  readonly caption: string;
  /** The first one is that of the titles. */
  readonly columns: readonly RecordColumn[];
  readonly rows: readonly RecordRow[];
  /**
   * The column of the buttons: its heading, and the text of a button ("Ver", with the title for screen readers). Left
   * out without buttons.
   */
  readonly detail?: {
    readonly head: string;
    readonly text: string;
    readonly of: (title: string) => string;
    readonly onOpen: (id: string) => void;
  };
}

/**
 * Records, a row each, that open in full from a button or by a double click, or whose titles are links. The heading
 * stays in sight while the rows scroll; on a phone each row is a card.
 */
export function RecordTable({ labelledBy, caption, columns, rows, detail }: RecordTableProps) {
  const [, ...further] = columns;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className={classNames(styles.sheet, scroll.edges)} aria-labelledby={labelledBy} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.id} {...column} />
            ))}
            {detail && (
              <th scope="col" className={styles.buttons}>
                {detail.head}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} onDoubleClick={detail && (() => detail.onOpen(row.id))}>
              <th scope="row" lang={langOf(row.title)}>
                {row.href === undefined ? (
                  textOf(row.title)
                ) : (
                  <Link href={row.href}>{textOf(row.title)}</Link>
                )}
              </th>
              {further.map((column, at) => (
                <Cell key={column.id} column={column}>
                  {row.cells[at]}
                </Cell>
              ))}
              {detail && (
                <td className={styles.buttons}>
                  <Button
                    look="outline"
                    size="short"
                    className={styles.open}
                    aria-haspopup="dialog"
                    onClick={() => detail.onOpen(row.id)}
                  >
                    {detail.text}
                    <span className="visually-hidden"> {detail.of(textOf(row.title))}</span>
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ column, children }: { readonly column: RecordColumn; readonly children: ReactNode }) {
  const { kind = 'text', head } = column;
  const isBlank = children === '' || children === null || children === undefined;
  return (
    <td className={classNames(styles[kind], isBlank && styles.blank)}>
      {kind !== 'amount' && !isBlank && (
        <span className={styles.label} aria-hidden="true">
          {head}:{' '}
        </span>
      )}
      {children}
    </td>
  );
}

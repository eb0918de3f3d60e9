import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import common from './figure-table.module.css';
import styles from './result-figures.module.css';

export interface FiguresRow {
  readonly id: string;
  readonly title: Wording;
  /** One for each column after the first. */
  readonly cells: readonly string[];
  /** Its figures have their unit beside them: on a phone they are under no column's name. */
  readonly isApart?: true;
}

export interface ResultFiguresProps {
  readonly caption: ReactNode;
  /** The heading of the rows' names, and those of the figures. */
  readonly heads: readonly [string, ...string[]];
  readonly rows: readonly FiguresRow[];
}

/** How many figures fit beside a name even on a phone. */
const fewFigures = 2;

/**
 * Figures of any number of columns; with many, on a phone a block for each row, each figure under its column's name.
 */
export function ResultFigures({ caption, heads, rows }: ResultFiguresProps) {
  const [first, ...others] = heads;
  const inBlocks = others.length > fewFigures && classNames(common.blocks, styles.blocks);
  return (
    <table className={classNames(common.table, inBlocks)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((head) => (
            <th scope="col" className={common.number} key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, cells, isApart }) => (
          <tr key={id}>
            <th scope="row" lang={langOf(title)}>
              {textOf(title)}
            </th>
            {others.map((head, column) => (
              <td className={classNames(common.number, cells[column] === '' && styles.none)} key={head}>
                {!isApart && (
                  <span className={styles.unit} aria-hidden="true">
                    {head}
                  </span>
                )}
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import common from '../result-figures/figure-table.module.css';
import styles from './result-table.module.css';

const number = classNames(common.number, styles.number);

export interface ResultTableRow {
  readonly id: string;
  readonly position: string;
  readonly title: Wording;
  readonly votes: string;
  /** Their unit, if they are not votes (ballots that name nothing). */
  readonly unit?: string;
  readonly share: string;
  readonly amount?: string;
  readonly outcome?: {
    readonly text: string;
    readonly detail?: ReactNode;
    readonly funded: boolean;
    /** The reason at length, folded under a word or two. */
    readonly why?: { readonly summary: string; readonly sentence: string };
  };
}

interface ResultTableProps {
  readonly caption: ReactNode;
  /** Headings of the columns; amount and outcome only for a budget. */
  readonly columns: {
    readonly position: string;
    readonly title: string;
    readonly votes: string;
    readonly share: string;
    readonly amount?: string;
    readonly outcome?: string;
  };
  /** After the number on a phone, where the heading of the column is out of sight: "votos". */
  readonly votesUnit: string;
  readonly rows: readonly ResultTableRow[];
}

interface RowProps extends Pick<ResultTableProps, 'votesUnit' | 'columns'> {
  readonly row: ResultTableRow;
}

/** Screen readers need the row that the reason belongs to. */
function Why({
  title,
  summary,
  sentence,
}: {
  readonly title: Wording;
  readonly summary: string;
  readonly sentence: string;
}) {
  return (
    <details className={styles.why}>
      <summary>
        {summary}
        <span className="visually-hidden" lang={langOf(title)}>
          : {textOf(title)}
        </span>
      </summary>
      <p>{sentence}</p>
    </details>
  );
}

function Row({ row, votesUnit, columns }: RowProps) {
  return (
    <tr className={classNames(row.outcome?.funded && styles.funded)}>
      <td className={classNames(number, styles.position)}>{row.position}</td>
      <th scope="row" lang={langOf(row.title)}>
        {textOf(row.title)}
      </th>
      <td className={classNames(number, styles.votes)}>
        {row.votes}
        <span className="only-phone"> {row.unit ?? votesUnit}</span>
      </td>
      <td className={number}>{row.share}</td>
      {columns.amount !== undefined && <td className={classNames(number, styles.amount)}>{row.amount}</td>}
      {columns.outcome !== undefined && (
        <td className={styles.outcome}>
          {row.outcome && (
            <span>
              <b>{row.outcome.text}</b>
              {row.outcome.detail !== undefined && <small> {row.outcome.detail}</small>}
            </span>
          )}
          {row.outcome?.why && <Why title={row.title} {...row.outcome.why} />}
        </td>
      )}
    </tr>
  );
}

/** The result in figures; on a phone one block for each row. */
export function ResultTable({ caption, columns, votesUnit, rows }: ResultTableProps) {
  return (
    <table className={classNames(common.table, common.blocks, styles.result)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={classNames(number, styles.position)}>
            {columns.position}
          </th>
          <th scope="col">{columns.title}</th>
          <th scope="col" className={number}>
            {columns.votes}
          </th>
          <th scope="col" className={number}>
            {columns.share}
          </th>
          {columns.amount !== undefined && (
            <th scope="col" className={number}>
              {columns.amount}
            </th>
          )}
          {columns.outcome !== undefined && <th scope="col">{columns.outcome}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} votesUnit={votesUnit} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

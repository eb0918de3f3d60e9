import type { TableColumn } from '#domain/tables/descriptor.ts';
import styles from './table-sheet.module.css';
import type { TitleOf } from './whole-title.ts';

interface HeadingRowProps {
  readonly columns: readonly TableColumn[];
  /** Indexes of the columns that are drawn. */
  readonly places: readonly number[];
  readonly titleOf: TitleOf;
}

interface Heading {
  readonly over: TableColumn['over'];
  readonly first: number;
  readonly span: number;
}

/** Neighbours with the same heading share it; a folded column is left out of its span. */
const headingsOver = ({ columns, places }: HeadingRowProps): readonly Heading[] =>
  places.reduce<readonly Heading[]>((before, at) => {
    const over = columns[at]?.over;
    const last = before.at(-1);
    return last && last.over?.at === over?.at
      ? [...before.slice(0, -1), { ...last, span: last.span + 1 }]
      : [...before, { over, first: at, span: 1 }];
  }, []);

/** Headings over several columns; empty if no column has one. */
export function HeadingRow(props: HeadingRowProps) {
  const headings = headingsOver(props);
  if (headings.every(({ over }) => over === undefined)) return null;
  return (
    <tr>
      {headings.map(({ over, first, span }) =>
        over ? (
          <th key={first} scope="colgroup" colSpan={span} className={styles.heading}>
            {props.titleOf(over)}
          </th>
        ) : (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- these columns have no heading above them
          <td key={first} colSpan={span} className={styles.heading} />
        ),
      )}
    </tr>
  );
}

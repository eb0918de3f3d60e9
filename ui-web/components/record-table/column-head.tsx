import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './record-table.module.css';

export interface RecordColumn {
  readonly id: string;
  readonly head: string;
  /** `amount`: the most important number, large on a phone. `short`: dates and numbers, never broken. */
  readonly kind?: 'text' | 'short' | 'number' | 'amount';
  /** How the rows are sorted by it now; left out if they cannot be. */
  readonly sorted?: 'ascending' | 'descending' | 'none';
  readonly onSort?: () => void;
}

/** The heading of a column; a button if the rows can be sorted by it. */
export function ColumnHead({ head, kind = 'text', sorted, onSort }: RecordColumn) {
  const className = classNames(styles[kind]);
  if (sorted === undefined) {
    return (
      <th scope="col" className={className}>
        {head}
      </th>
    );
  }
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {head}
        {sorted !== 'none' && <Icon name={sorted === 'descending' ? 'down' : 'up'} />}
      </button>
    </th>
  );
}

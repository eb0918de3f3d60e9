import type { ReactNode } from 'react';
import styles from './budget-bar.module.css';

interface BudgetLayoutProps {
  readonly bar: ReactNode;
  /** The proposals. */
  readonly children: ReactNode;
}

/** Bar and proposals: the bar first, for the keyboard too; a phone shows it below. */
export function BudgetLayout({ bar, children }: BudgetLayoutProps) {
  return (
    <div className={styles.layout}>
      {bar}
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './facts.module.css';

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly items: readonly Fact[];
  /** `brief`: figures in bold. `long`: sentences. */
  readonly look?: 'brief' | 'long';
}

/** Terms and their values, with a line between. */
export function Facts({ items, look = 'brief' }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, styles[look])}>
      {items.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

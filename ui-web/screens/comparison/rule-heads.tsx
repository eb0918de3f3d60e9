import styles from './tables.module.css';
import type { RuleView } from './view-model.ts';

/** The headings of the columns of rules: a letter to see, and the name for screen readers. */
export const RuleHeads = ({ rules }: { readonly rules: readonly RuleView[] }) =>
  rules.map(({ letter, name }) => (
    <th key={letter} scope="col" className={styles.mark}>
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
      <span className="visually-hidden">
        {letter}: {name}
      </span>
    </th>
  ));

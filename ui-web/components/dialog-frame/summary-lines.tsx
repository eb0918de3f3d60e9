import { classNames } from '../class-names.ts';
import { type Wording, textOf, Words } from '../wording/wording.tsx';
import styles from './summary-lines.module.css';

export interface SummaryLine {
  /** Distinguishes lines with the same text. */
  readonly id?: string;
  readonly text: Wording;
  readonly value: string;
  /** `total`: the sum of those above. `rest`: the difference from it. */
  readonly kind?: 'total' | 'rest';
}

/** Titles and their amounts or points, line by line. */
export function SummaryLines({ lines }: { readonly lines: readonly SummaryLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.id ?? textOf(line.text)} className={classNames(line.kind && styles[line.kind])}>
          <dt>
            <Words of={line.text} />
          </dt>
          <dd className="figure">{line.value}</dd>
        </div>
      ))}
    </dl>
  );
}

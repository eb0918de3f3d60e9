import { classNames } from '../class-names.ts';
import styles from './money-bar.module.css';

/** The part of a sum of money: paid, promised, left, or over the budget. */
export type MoneyKind = 'spent' | 'bound' | 'free' | 'over';

export interface MoneyPart {
  readonly kind: MoneyKind;
  /** Its part of the bar, in any unit that all of them use (cents); 0 draws nothing. */
  readonly share: number;
  readonly term: string;
  /** "9.675,00 € (45,0 %)". */
  readonly value: string;
}

/** The money of a project: a bar, and below it the same in words and figures. */
export function MoneyBar({ parts }: { readonly parts: readonly MoneyPart[] }) {
  const drawn = parts.filter(({ share }) => share > 0);
  return (
    <div className={styles.money}>
      {drawn.length > 0 && (
        <div className={styles.bar} aria-hidden="true">
          {drawn.map(({ kind, share }) => (
            <span key={kind} className={styles[kind]} style={{ flexGrow: share }} />
          ))}
        </div>
      )}
      <dl className={styles.key}>
        {parts.map(({ kind, term, value }) => (
          <div key={kind}>
            <dt>
              <i className={classNames(styles.swatch, styles[kind])} aria-hidden="true" />
              {term}
            </dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

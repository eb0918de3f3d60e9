import { classNames } from '../class-names.ts';
import styles from './money-bar.module.css';

/** What a sum of money is: gone, promised, left, or more than there was. */
export type MoneyKind = 'spent' | 'bound' | 'free' | 'over';

export interface MoneyPart {
  readonly kind: MoneyKind;
  /** How much of the bar, in any unit so long as all use it (cents); 0 draws nothing. */
  readonly share: number;
  readonly term: string;
  /** "9.675,00 € (45,0 %)". */
  readonly value: string;
}

/** Where the money of something stands: a bar, and below it the same in words and figures. */
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

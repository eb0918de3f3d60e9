import { TypeIcon } from '../type-icon/type-icon.tsx';
import styles from './type-filter.module.css';

interface TypeFilterProps {
  /** "Elegir tipos (6 de 23)". */
  readonly summary: string;
  readonly legend: string;
  readonly all: { readonly text: string; readonly count: string; readonly checked: boolean };
  readonly types: readonly {
    /** As the register names it. */
    readonly type: string;
    readonly text: string;
    readonly count: string;
    readonly checked: boolean;
  }[];
  /** Folded at first, as on a phone. */
  readonly folded: boolean;
  readonly onAll: (checked: boolean) => void;
  readonly onToggle: (type: string) => void;
}

/** The types of associations to tick, with the number of each. */
export function TypeFilter({ summary, legend, all, types, folded, onAll, onToggle }: TypeFilterProps) {
  return (
    <details className={styles.box} open={!folded}>
      <summary>{summary}</summary>
      <fieldset>
        <legend className="visually-hidden">{legend}</legend>
        <div className={styles.types}>
          <label className={`${styles.type} ${styles.all}`}>
            <input type="checkbox" checked={all.checked} onChange={(event) => onAll(event.target.checked)} />
            <span>{all.text}</span>
            <small>{all.count}</small>
          </label>
          {types.map(({ type, text, count, checked }) => (
            <label key={type} className={styles.type}>
              <input type="checkbox" checked={checked} onChange={() => onToggle(type)} />
              <span>
                <TypeIcon type={type} className={styles.icon} />
                {text}
              </span>
              <small>{count}</small>
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}

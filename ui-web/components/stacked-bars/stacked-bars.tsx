import { useId } from 'react';
import { PlainList, PlainOrder } from '../plain-list/plain-list.tsx';
import { langOf, textOf, type Wording } from '../wording/wording.tsx';
import styles from './stacked-bars.module.css';

export interface StackedBar {
  readonly id: string;
  readonly title: Wording;
  /** "503 puntos". */
  readonly value: string;
  /** Length of each part relative to the longest bar, 0 to 100, in the order of the key. */
  readonly parts: readonly number[];
}

interface StackedBarsProps {
  /** Read by screen readers in place of the drawing: says that the table below has the same figures. */
  readonly caption: string;
  /** The meaning of each part of a bar: "1.ª posición". */
  readonly legend: readonly string[];
  readonly bars: readonly StackedBar[];
}

/** The first part has the full colour, the last the palest; they are also in the key's order, with a gap between. */
const toneOf = (part: number, parts: number) => 100 - (part * 75) / Math.max(1, parts - 1);

/** Bars made of parts. A drawing: the table beside it has the same figures. */
export function StackedBars({ caption, legend, bars }: StackedBarsProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id}>
      <figcaption className="visually-hidden" id={id}>
        {caption}
      </figcaption>
      <PlainList className={styles.legend} aria-hidden="true">
        {legend.map((text, part) => (
          <li key={text}>
            <i style={{ '--tone': `${toneOf(part, legend.length)}%` }} /> {text}
          </li>
        ))}
      </PlainList>
      <PlainOrder className={styles.bars} aria-hidden="true">
        {bars.map((bar) => (
          <li key={bar.id}>
            <span lang={langOf(bar.title)}>{textOf(bar.title)}</span>
            <span className={styles.value}>{bar.value}</span>
            <div className={styles.bar}>
              {legend.map((text, part) => (
                <i
                  key={text}
                  style={{ '--tone': `${toneOf(part, legend.length)}%`, width: `${bar.parts[part] ?? 0}%` }}
                />
              ))}
            </div>
          </li>
        ))}
      </PlainOrder>
    </figure>
  );
}

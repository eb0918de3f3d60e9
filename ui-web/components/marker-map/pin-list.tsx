import { langOf, textOf } from '../wording/wording.tsx';
import { PlainList } from '../plain-list/plain-list.tsx';
import type { Pin } from './clusters.ts';
import styles from './marker-map.module.css';
import { type MarkerMapWords, pinName } from './words.ts';

interface PinListProps {
  readonly id: string;
  readonly pins: readonly Pin[];
  readonly chosen: string | null;
  readonly words: MarkerMapWords;
  readonly onPick: (pin: Pin) => void;
}

/**
 * What the map shows, as a list: the same pins in the same order, for readers who do not use the map. It can be
 * folded.
 */
export function PinList({ id, pins, chosen, words, onPick }: PinListProps) {
  return (
    <details open className={styles.index}>
      <summary className={styles.fold}>{words.list}</summary>
      <PlainList id={id} className={styles.list} aria-label={words.list} tabIndex={-1}>
        {pins.map((pin) => {
          const [first, ...others] = pin.places;
          const single = others.length === 0;
          return (
            <li key={pin.key}>
              <button
                type="button"
                className={styles.entry}
                aria-current={(single && first.id === chosen) || undefined}
                onClick={() => onPick(pin)}
              >
                <span className={single ? styles.one : styles.group} aria-hidden="true">
                  {!single && pin.places.length}
                </span>
                <span className={styles.name} lang={single ? langOf(first.name) : undefined}>
                  {single ? textOf(first.name) : pinName(pin, words)}
                </span>
              </button>
            </li>
          );
        })}
      </PlainList>
    </details>
  );
}

import { useRef } from 'react';
import { PlainOrder } from '../plain-list/plain-list.tsx';
import { Dragging } from './dragging.tsx';
import { useFocusAlong } from './focus-along.ts';
import { RankedRow } from './ranked-row.tsx';
import styles from './ranked-list.module.css';
import type { RankedItem } from './ranked-item.ts';

interface RankedListProps {
  readonly items: readonly RankedItem[];
  /** Names of the places, "1.ª", "2.ª", …: as many as items. */
  readonly positions: readonly string[];
  /** How many of the first places have points. */
  readonly pointed: number;
  /** The item should move to `to`, from 0. Buttons, menu, Alt with the arrows, and dragging all call this. */
  readonly onMove: (id: string, to: number) => void;
  /** "X, posición 2 de 5", announced when the order has changed. */
  readonly announcement?: string;
}

/** A list to put in order, by buttons, menu, keys or dragging. */
export function RankedList({ items, positions, pointed, onMove, announcement }: RankedListProps) {
  const list = useRef<HTMLOListElement>(null);
  const goAlong = useFocusAlong();
  const move = (id: string, to: number) => {
    if (to < 0 || to >= items.length) return;
    goAlong();
    onMove(id, to);
  };
  return (
    <>
      <PlainOrder className={styles.list} ref={list}>
        {items.map((item, place) => (
          <RankedRow
            key={item.id}
            item={item}
            place={place}
            positions={positions}
            pointed={place < pointed}
            onMove={(to) => move(item.id, to)}
          />
        ))}
      </PlainOrder>
      <Dragging list={list} ids={items.map(({ id }) => id)} onMove={move} />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

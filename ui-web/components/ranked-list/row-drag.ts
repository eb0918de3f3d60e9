import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react';

/** The row whose middle is nearest below the pointer; the last one when it is below them all. */
export function placeUnder(y: number, middles: readonly number[]): number {
  const place = middles.findIndex((middle) => y < middle);
  return place === -1 ? middles.length - 1 : place;
}

const middleOf = ({ top, height }: DOMRect) => top + height / 2;
const childrenOf = (list: HTMLElement): readonly Element[] => [...list.children];

/**
 * Drags a row by its handle, with any pointer; the rest of the row still scrolls the page. Rows are what stands in the
 * list, and a row begins to count as the next place below its middle, unless told otherwise.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
  rowsOf: (list: HTMLElement) => readonly Element[] = childrenOf,
  lineOf: (box: DOMRect) => number = middleOf,
) {
  const [from, setFrom] = useState<number | null>(null);
  const grab = (event: ReactPointerEvent, place: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    setFrom(place);
    const cleanup = new AbortController();
    const end = () => {
      cleanup.abort();
      setFrom(null);
    };
    const drop = (at: PointerEvent) => {
      end();
      const rows = list.current ? rowsOf(list.current) : [];
      const lines = rows.map((row) => lineOf(row.getBoundingClientRect()));
      const to = placeUnder(at.clientY, lines);
      if (to !== place) onDrop(place, to);
    };
    window.addEventListener('pointerup', drop, { signal: cleanup.signal });
    window.addEventListener('pointercancel', end, { signal: cleanup.signal });
  };
  return { from, grab };
}

import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react';

/** The row whose middle is nearest below the pointer; the last one when it is below them all. */
export function placeUnder(y: number, middles: readonly number[]): number {
  const place = middles.findIndex((middle) => y < middle);
  return place === -1 ? middles.length - 1 : place;
}

/** Drags a row by its handle, with any pointer; the rest of the row still scrolls the page. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
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
      const middles = [...(list.current?.children ?? [])].map((row) => {
        const box = row.getBoundingClientRect();
        return box.top + box.height / 2;
      });
      const to = placeUnder(at.clientY, middles);
      if (to !== place) onDrop(place, to);
    };
    window.addEventListener('pointerup', drop, { signal: cleanup.signal });
    window.addEventListener('pointercancel', end, { signal: cleanup.signal });
  };
  return { from, grab };
}

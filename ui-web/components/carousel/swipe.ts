import { type PointerEvent, useRef } from 'react';

/** How far a finger moves before it is a swipe, in pixels. */
const far = 40;

/** A swipe to the left asks for the next (1), one to the right for the one before (-1). A mouse does not swipe. */
export function useSwipe(swiped: (steps: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (start === null) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (Math.abs(dx) >= far && Math.abs(dx) > Math.abs(dy)) swiped(dx < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

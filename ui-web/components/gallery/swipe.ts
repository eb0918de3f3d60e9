import { type PointerEvent, useRef } from 'react';

interface Swiped {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

/** How far a finger moves for a swipe, in CSS pixels, and more sideways than up or down. */
const far = 40;

/** Handlers that distinguish a swipe of a finger or pen from a press; a mouse does not swipe. */
export function useGallerySwipe({ onLeft, onRight }: Swiped) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (from.current === null) return;
      const [x, y] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      if (Math.abs(x) < far || Math.abs(x) <= Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../reduced-motion.ts';

/** How long a slide is shown, in milliseconds. */
export const slideTime = 6000;

/** The place `steps` after `place`; after the last comes the first, and the reverse. */
export const placeAfter = (place: number, steps: number, count: number): number =>
  (((place + steps) % count) + count) % count;

/** Follows whether the page is visible. */
function useHidden(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}

/** Whether the reader is using the slide: the focus is inside, or the pointer over it. */
type Hold = 'focus' | 'pointer';

/**
 * Slides that move by themselves every 6 seconds, unless the reader paused them, has the focus or the pointer on
 * them, prefers reduced motion, or is in another tab. After the reader starts them again they move under focus and
 * pointer too.
 */
export function useTurning(count: number) {
  const [place, setPlace] = useState(0);
  const [wanted, setWanted] = useState(() => !prefersReducedMotion());
  const [holds, setHolds] = useState<readonly Hold[]>([]);
  /** What the visitor chose last, to be announced; empty while the slides move by themselves. */
  const [told, setTold] = useState<number | null>(null);
  const hidden = useHidden();
  const running = wanted && holds.length === 0 && !hidden && count > 1;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => {
      setTold(null);
      setPlace(placeAfter(place, 1, count));
    }, slideTime);
    return () => clearTimeout(timer);
  }, [running, place, count]);

  return {
    // A list that became shorter: the place must not be after its end.
    place: Math.min(place, Math.max(0, count - 1)),
    wanted,
    told,
    hold: (by: Hold) => setHolds((now) => (now.includes(by) ? now : [...now, by])),
    release: (by: Hold) => setHolds((now) => now.filter((one) => one !== by)),
    step: (steps: number) => {
      const next = placeAfter(place, steps, count);
      setPlace(next);
      setTold(next);
    },
    toggle: () => {
      setWanted(!wanted);
      if (!wanted) setHolds([]);
    },
  };
}

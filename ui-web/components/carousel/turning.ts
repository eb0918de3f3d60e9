import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../reduced-motion.ts';

/** How long a slide stands, in milliseconds. */
export const slideTime = 6000;

/** The place `steps` after `place`, round the end and round the start. */
export const placeAfter = (place: number, steps: number, count: number): number =>
  (((place + steps) % count) + count) % count;

/** Follows whether the page can be seen at all. */
function useHidden(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}

/** Whose attention holds the slide: the focus inside, or the pointer over it. */
type Hold = 'focus' | 'pointer';

/**
 * Slides that turn by themselves: every 6 seconds, unless somebody paused them, has the focus or the pointer on them,
 * asks for less movement, or looks at another tab. Whoever starts them again has them turn under focus and pointer too.
 */
export function useTurning(count: number) {
  const [place, setPlace] = useState(0);
  const [wanted, setWanted] = useState(() => !prefersReducedMotion());
  const [holds, setHolds] = useState<readonly Hold[]>([]);
  /** What the visitor chose last, to be read out; nothing while the slides turn by themselves. */
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
    // A list that became shorter leaves no place behind its end.
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

import { type Dispatch, useEffect, useRef, useState } from 'react';

/** How near to the screen a place is asked for already, in pixels. */
const near = 200;

/**
 * Asks again and again, every `often` milliseconds, as long as the page is visible and one of the places that show the answer
 * is on the screen; at once if a place comes back onto the screen. Returns what each place takes as its `ref`. Before there is
 * a place, and in a browser that cannot say what is on the screen, it asks.
 */
export function useAskWhileSeen(ask: () => unknown, often: number): Dispatch<Element | null> {
  const [places, setPlaces] = useState<ReadonlySet<Element>>(new Set());
  const isSeen = useRef(true);
  useEffect(() => {
    const ofPage = () => document.visibilityState === 'visible';
    const timer = setInterval(() => ofPage() && isSeen.current && ask(), often);
    return () => clearInterval(timer);
  }, [ask, often]);
  useEffect(() => {
    isSeen.current = true;
    if (places.size === 0 || !('IntersectionObserver' in window)) return undefined;
    const seen = new Set<Element>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        if (!isSeen.current && seen.size > 0) ask();
        isSeen.current = seen.size > 0;
      },
      { rootMargin: `${near}px` },
    );
    for (const place of places) watch.observe(place);
    return () => watch.disconnect();
  }, [places, ask]);
  const [register] = useState(() => (place: Element | null) => {
    setPlaces((before) => {
      const kept = [...before].filter((one) => one.isConnected);
      return new Set(place === null ? kept : [...kept, place]);
    });
  });
  return register;
}

import { type RefObject, useEffect, useState } from 'react';
import { whenSeen } from '../when-seen.ts';
import { type PageInk, pageInk } from './palette.ts';

/** Milliseconds of rest before a chart is drawn in another width (specification 2, section 9). */
const redrawAfter = 1000;

/** What a drawing depends on: the width of its place and the colours of the page; null until it is in view. */
export interface Sight {
  readonly width: number;
  readonly ink: PageInk;
}

/** Whether a place of the page has been in view. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || seen) return undefined;
    return whenSeen(element, () => setSeen(true));
  }, [place, seen]);
  return seen;
}

/** Looks at a place now, when its width has changed, and when the page becomes colour or dark. Returns the way to stop. */
function watchPlace(element: HTMLElement, look: () => void): () => void {
  look();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let before = element.clientWidth;
  const resize = new ResizeObserver(() => {
    if (element.clientWidth === before) return;
    before = element.clientWidth;
    clearTimeout(resting);
    resting = setTimeout(look, redrawAfter);
  });
  resize.observe(element);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', look);
  return () => {
    clearTimeout(resting);
    resize.disconnect();
    dark.removeEventListener('change', look);
  };
}

/** Follows the width of a place and the colour scheme of the page, from the moment that it is in view. */
export function useSight(place: RefObject<HTMLElement | null>): Sight | null {
  const seen = useSeen(place);
  const [sight, setSight] = useState<Sight | null>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null || !seen) return undefined;
    return watchPlace(element, () => setSight({ width: element.clientWidth, ink: pageInk(element) }));
  }, [place, seen]);
  return sight;
}

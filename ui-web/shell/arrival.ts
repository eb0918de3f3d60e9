import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

/** The main part of every page (components/page-frame). */
export const contentId = 'content';

/** Parameters that change a page under somebody's hands without leading to another. */
const noJourney = ['locale', 'lang', 'reglas'] as const;

/** Where somebody is. A change of language or of the rules compared is no journey. */
function placeOf(path: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of noJourney) query.delete(name);
  return `${path}?${query}`;
}

/** To what a screen marks with `data-arrival` (a proposal that the address names), else to its title. */
function arrive(scroll: boolean): void {
  const main = document.getElementById(contentId);
  const marked = main?.querySelector<HTMLElement>('[data-arrival]');
  if (marked) marked.scrollIntoView();
  else if (scroll) window.scrollTo({ top: 0 });
  const target = marked ?? main?.querySelector<HTMLElement>('h1') ?? main;
  target?.focus({ preventScroll: true });
}

/**
 * After every navigation: to the top, focus on the title. Going back keeps the place the browser remembers, and the
 * first page of a visit leaves the focus where the browser puts it.
 */
export function useArrival(): void {
  const [path] = useLocation();
  const place = placeOf(path, useSearch());
  const previous = useRef(place);
  const wentBack = useRef(false);
  useEffect(() => {
    const notice = () => {
      wentBack.current = true;
    };
    // Before the router hears of it and draws the other page.
    window.addEventListener('popstate', notice, { capture: true });
    return () => window.removeEventListener('popstate', notice, { capture: true });
  }, []);
  useEffect(() => {
    const moved = previous.current !== place;
    previous.current = place;
    if (moved) arrive(!wentBack.current);
    wentBack.current = false;
  }, [place]);
}

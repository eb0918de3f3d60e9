import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { enterEntry, returnTo } from '../routing/kept-position.ts';

/** The main part of every page (components/page-frame). */
export const contentId = 'content';

/** Parameters that change a page without leading to another. */
const noJourney = ['locale', 'lang', 'reglas'] as const;

/**
 * The address without what changes on the same page: a change of language or of the compared rules is no navigation.
 */
function placeOf(path: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of noJourney) query.delete(name);
  return `${path}?${query}`;
}

/**
 * To the element that a screen marks with `data-arrival` (a proposal that the address names), else to its title. A
 * reader who returns gets their earlier position, or the one that the browser restores. Returns a function that ends
 * that sooner.
 */
function arrive(): (() => void) | undefined {
  const { wasSeen, at } = enterEntry();
  const main = document.getElementById(contentId);
  const marked = main?.querySelector<HTMLElement>('[data-arrival]');
  if (at === null && marked) marked.scrollIntoView();
  else if (!wasSeen) window.scrollTo({ top: 0 });
  const target = marked ?? main?.querySelector<HTMLElement>('h1') ?? main;
  target?.focus({ preventScroll: true });
  return at === null ? undefined : returnTo(at);
}

/** The first page of a visit leaves the focus where the browser puts it. */
function begin(): (() => void) | undefined {
  const { at } = enterEntry();
  return at === null ? undefined : returnTo(at);
}

/** After every navigation: to the top, focus on the title. Going back restores the position. */
export function useArrival(): void {
  const [path] = useLocation();
  const place = placeOf(path, useSearch());
  const previous = useRef<string | null>(null);
  useEffect(() => {
    const before = previous.current;
    previous.current = place;
    if (before === null) return begin();
    return before === place ? undefined : arrive();
  }, [place]);
}

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { folded } from '#domain/directory/folded.ts';
import { hasWords, wordsOfSearch } from '#domain/directory/words-of-search.ts';
import { namedPiece } from './use-named-piece.ts';

/** How many of a long list are shown at first, and how many more at each press, unless it says otherwise. */
export const usualPart = 25;

/** What a long list says of its items. */
export interface LongItems<T> {
  /** What of an item is searched. */
  readonly textOf: (item: T) => string;
  /** The id of the element of an item that takes the focus, and that links name after their #. */
  readonly idOf: (item: T) => string;
  /** How many are shown at first, and how many more at each press. */
  readonly part?: number;
}

/** A long list that is searched as one types, and shown by parts. */
interface SoughtList<T> {
  readonly sought: string;
  readonly seek: (typed: string) => void;
  /** All that have the words. */
  readonly found: readonly T[];
  /** Those of them that are shown. */
  readonly shown: readonly T[];
  readonly more: () => void;
}

/** Shows a long list by parts, and all up to the item that the address names, now or later. */
export function useFound<T>(
  items: readonly T[],
  { textOf, idOf, part = usualPart }: LongItems<T>,
): SoughtList<T> {
  /** The place of the item that the address names; -1 if it names none. */
  const namedPlace = () => items.findIndex((item) => idOf(item) === namedPiece());
  const [sought, setSought] = useState('');
  const [count, setCount] = useState(() => Math.max(part, namedPlace() + 1));
  const [came, setCame] = useState<number | null>(null);
  const words = wordsOfSearch(sought);
  const found = items.filter((item) => hasWords(folded(textOf(item)), words));
  useEffect(() => {
    // Goes on at the first of those that came: the button is below all of them, or gone.
    const first = came === null ? undefined : found[came];
    if (first !== undefined) document.getElementById(idOf(first))?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each press
  }, [came]);
  useEffect(() => {
    // One that a link names is in the page before the page goes to it.
    const show = () => {
      const place = namedPlace();
      if (place < 0) return;
      flushSync(() => {
        setSought('');
        setCount((before) => Math.max(before, place + 1));
      });
    };
    window.addEventListener('hashchange', show, { capture: true });
    return () => window.removeEventListener('hashchange', show, { capture: true });
  });
  return {
    sought,
    seek: (typed) => {
      setSought(typed);
      setCount(part);
      setCame(null);
    },
    found,
    shown: found.slice(0, count),
    more: () => {
      setCame(count);
      setCount(count + part);
    },
  };
}

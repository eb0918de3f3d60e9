import { useEffect, useState } from 'react';
import { folded } from '#domain/directory/folded.ts';
import { hasWords, wordsOfSearch } from '#domain/directory/words-of-search.ts';

/** How many of a long list are shown at first, and how many more at each press. */
const pageLength = 25;

/** A long list that is searched as one types, and shown by parts. */
export interface SoughtList<T> {
  readonly sought: string;
  readonly seek: (typed: string) => void;
  /** All that have the words. */
  readonly found: readonly T[];
  /** Those of them that are shown. */
  readonly shown: readonly T[];
  readonly more: () => void;
  /** Ends the search, and shows the list up to a place in it. */
  readonly showUpTo: (place: number) => void;
}

/**
 * @param textOf what of an item is searched
 * @param first the place in the list up to which it is shown at first, if that is more than a part
 * @param focusOn goes on at the place of the first of those that came: the button is below all of them, or gone
 */
export function useFound<T>(
  items: readonly T[],
  {
    textOf,
    first = 0,
    focusOn,
  }: {
    readonly textOf: (item: T) => string;
    readonly first?: number;
    readonly focusOn: (place: number) => void;
  },
): SoughtList<T> {
  const [sought, setSought] = useState('');
  const [count, setCount] = useState(Math.max(pageLength, first + 1));
  const [came, setCame] = useState<number | null>(null);
  useEffect(() => {
    if (came !== null) focusOn(came);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each press
  }, [came]);
  const words = wordsOfSearch(sought);
  const found = items.filter((item) => hasWords(folded(textOf(item)), words));
  return {
    sought,
    seek: (typed) => {
      setSought(typed);
      setCount(pageLength);
      setCame(null);
    },
    found,
    shown: found.slice(0, count),
    more: () => {
      setCame(count);
      setCount(count + pageLength);
    },
    showUpTo: (place) => {
      setSought('');
      setCount((before) => Math.max(before, place + 1));
    },
  };
}

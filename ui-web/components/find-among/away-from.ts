import { wordsOfSearch, hasWords } from '#domain/directory/words-of-search.ts';
import { folded } from '#domain/directory/folded.ts';

/** An entry of a long list. */
export interface Findable {
  readonly id: string;
  /** The text that is searched. */
  readonly text: string;
  /** Shown whatever the search: a chosen radio, without which the keyboard reaches no other of its group. */
  readonly stays?: boolean;
}

/** The ids of those that do not match the search. */
export function awayFrom(entries: readonly Findable[], search: string): ReadonlySet<string> {
  const asked = wordsOfSearch(search);
  return new Set(
    entries.filter(({ text, stays }) => !stays && !hasWords(folded(text), asked)).map(({ id }) => id),
  );
}

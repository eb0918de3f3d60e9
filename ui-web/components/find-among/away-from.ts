import { wordsOfSearch, hasWords } from '#domain/directory/words-of-search.ts';
import { folded } from '#domain/directory/folded.ts';

/** An entry of a long list. */
export interface Findable {
  readonly id: string;
  /** What is looked through. */
  readonly text: string;
  /** In sight whatever is looked for: a chosen radio, without which the keyboard reaches no other of its group. */
  readonly stays?: boolean;
}

/** The ids of those that do not fit what is looked for. */
export function awayFrom(entries: readonly Findable[], search: string): ReadonlySet<string> {
  const asked = wordsOfSearch(search);
  return new Set(
    entries.filter(({ text, stays }) => !stays && !hasWords(folded(text), asked)).map(({ id }) => id),
  );
}

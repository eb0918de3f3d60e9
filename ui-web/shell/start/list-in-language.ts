import type { Language } from '#domain/shared/localized-text.ts';
import type { Loadable } from './loadable.ts';

/** Where a list is shown. */
interface ListPlace<T> {
  readonly shown: () => Loadable<T>;
  readonly show: (list: Loadable<T>) => void;
}

/**
 * Asks for a list in the language of the reader, and again in each that they choose. A list that came in another language stays
 * if none comes in this one: without a line it is better than none.
 */
export function listInLanguage<T>(
  ask: (language: Language) => Promise<Loadable<T>>,
  { shown, show }: ListPlace<T>,
): (language: Language) => Promise<void> {
  let wanted: Language | null = null;
  return async (language) => {
    wanted = language;
    const list = await ask(language);
    if (wanted === language && (list.kind === 'here' || shown().kind !== 'here')) show(list);
  };
}

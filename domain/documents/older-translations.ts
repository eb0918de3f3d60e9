import { type Language, languages } from '../shared/localized-text.ts';
import { type FieldPath, type Fields, memberPath } from './fields.ts';
import { isSameJson } from './json.ts';
import { translationOf } from './translation.ts';

/** Translations that are older than the text they were made from, each with that text as it was then. */
export type OlderTranslations = ReadonlyMap<FieldPath, string>;

/** What changed the fields of a document, as far as it makes translations older or not. */
export interface TranslatedChange {
  readonly was: Fields;
  readonly now: Fields;
  /** Translations that a person read again and found right as they are. */
  readonly upToDate: readonly FieldPath[];
  /** The language of the town. */
  readonly usual: Language;
}

/** The text that a translation was made from, unless the translation is still up to date. */
function madeFrom(
  path: FieldPath,
  before: OlderTranslations,
  { was, now, upToDate, usual }: TranslatedChange,
): string | null {
  const source = translationOf(now, path, usual);
  const isWritten = !isSameJson(was.get(path), now.get(path));
  if (source === null || isWritten || upToDate.includes(path)) return null;
  const [old, present] = [before.get(path) ?? was.get(source), now.get(source)];
  return typeof old !== 'string' || old === '' || old === present ? null : old;
}

/**
 * The translations that are older after a change. One that is written is as new as its source; one whose source is changed
 * keeps the text that it was made from, until it is written again or said to be up to date.
 *
 * @example olderTranslations(new Map(), change).get('title/va') // 'Obras en el mercado'
 */
export const olderTranslations = (before: OlderTranslations, change: TranslatedChange): OlderTranslations =>
  new Map(
    [...change.now.keys()].flatMap((path) => {
      const from = madeFrom(path, before, change);
      return from === null ? [] : [[path, from]];
    }),
  );

/** The translations that are older in a draft, and those of what is published below it. */
export interface OlderInBoth {
  readonly older: OlderTranslations;
  readonly olderPublished: OlderTranslations;
}

/**
 * Both after a change of a draft. A text that is again as it is published, with its source, is as old as that is: taking
 * back what was written in a translation does not make it new.
 */
export function olderInBoth(
  before: OlderInBoth,
  { published, ...change }: TranslatedChange & { readonly published: Fields },
): OlderInBoth {
  const { now, upToDate, usual } = change;
  const isAsPublished = (path: FieldPath) =>
    [path, translationOf(now, path, usual)].every(
      (one) => one === null || isSameJson(published.get(one), now.get(one)),
    );
  const olderPublished = new Map(
    [...before.olderPublished].filter(([path]) => !upToDate.includes(path) || !isAsPublished(path)),
  );
  const again = [...olderPublished].filter(([path]) => now.has(path) && isAsPublished(path));
  return { older: new Map([...olderTranslations(before.older, change), ...again]), olderPublished };
}

/** Those of what is published that are known of a draft, if nothing else is: a text that is again as it was translated is new. */
export const stillOlder = (older: OlderTranslations, fields: Fields): OlderTranslations =>
  new Map(
    [...older].filter(([path, from]) => {
      const text = path.slice(0, path.lastIndexOf('/'));
      return (
        fields.has(path) && !languages.some((language) => fields.get(memberPath(text, language)) === from)
      );
    }),
  );

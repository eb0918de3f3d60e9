import * as t from 'io-ts';
import { languages } from '#domain/shared/localized-text.ts';
import { nearWord } from '#domain/shared/near-word.ts';
import { localizedText } from '../decode.ts';
import type { UnreadableField } from './field-faults.ts';
import { spanishWords } from './spanish-words.ts';

/** What a codec accepts in one place: the members of an object, the items of a list, or anything. */
interface Accepted {
  readonly members: readonly (readonly [string, t.Mixed])[];
  readonly items: readonly t.Mixed[];
  readonly isOpen: boolean;
}

const nothing: Accepted = { members: [], items: [], isOpen: false };
const open: Accepted = { ...nothing, isOpen: true };

const together = (parts: readonly Accepted[]): Accepted => ({
  members: parts.flatMap(({ members }) => members),
  items: parts.flatMap(({ items }) => items),
  isOpen: parts.some(({ isOpen }) => isOpen),
});

/** A text in several languages. German would be stored too, and no page would show it. */
const ofLanguages: Accepted = {
  ...nothing,
  members: [...languages, 'und'].map((language) => [language, t.string] as const),
};

/** A town has thousands of objects and some hundred codecs: each is looked at once. */
const known = new WeakMap<t.Mixed, Accepted>();

function acceptedBy(codec: t.Mixed): Accepted {
  const before = known.get(codec);
  if (before !== undefined) return before;
  const accepted = partsOf(codec);
  known.set(codec, accepted);
  return accepted;
}

function partsOf(codec: t.Mixed): Accepted {
  if ((codec as unknown) === localizedText) return ofLanguages;
  if (codec instanceof t.RecursiveType) return acceptedBy(codec.runDefinition() as t.Mixed);
  if (codec instanceof t.UnionType || codec instanceof t.IntersectionType)
    return together((codec.types as readonly t.Mixed[]).map(acceptedBy));
  if (codec instanceof t.InterfaceType || codec instanceof t.PartialType)
    return { ...nothing, members: Object.entries(codec.props as t.Props) };
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType)
    return { ...nothing, items: [codec.type as t.Mixed] };
  const isAnything = [t.UnknownType, t.AnyDictionaryType, t.DictionaryType].some(
    (kind) => codec instanceof kind,
  );
  return isAnything ? open : nothing;
}

/** A key that begins so is a note of the people who write the document: `_note`. */
const noted = '_';

/** The known word that was most probably meant; null if it is there already or none is near. */
export function meantBy(word: string, known: readonly string[], there: readonly string[]): string | null {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const translated = Object.hasOwn(spanishWords, plain) ? (spanishWords[plain] ?? []) : [];
  const isFree = (name: string) => known.includes(name) && !there.includes(name);
  const near = nearWord(word, known);
  return translated.find(isFree) ?? (near !== null && isFree(near) ? near : null);
}

/**
 * The members of a document that none of its codecs names: each is a fault if a known word was probably meant, which is
 * then suggested, and doubtful otherwise, since a council may keep more in its documents than the portal shows.
 */
export function unknownWords(
  codecs: readonly t.Mixed[],
  value: unknown,
  path: readonly string[] = [],
): readonly UnreadableField<'unknownWord'>[] {
  if (typeof value !== 'object' || value === null) return [];
  const { members, items, isOpen } = together(codecs.map(acceptedBy));
  if (Array.isArray(value))
    return (value as readonly unknown[]).flatMap((item, at) =>
      unknownWords(items, item, [...path, String(at)]),
    );
  if (members.length === 0) return [];
  const known = [...new Set(members.map(([name]) => name))];
  const there = Object.keys(value);
  return Object.entries(value).flatMap(([name, content]): readonly UnreadableField<'unknownWord'>[] => {
    const within = members.filter(([member]) => member === name).map(([, codec]) => codec);
    const place = [...path, name];
    if (within.length > 0) return unknownWords(within, content, place);
    if (isOpen || name.startsWith(noted)) return [];
    const suggestion = meantBy(name, known, there);
    const fault = { path: place, kind: 'unknownWord' as const, found: name, isPlaceOnly: true };
    return [suggestion === null ? { ...fault, isDoubt: true } : { ...fault, suggestion }];
  });
}

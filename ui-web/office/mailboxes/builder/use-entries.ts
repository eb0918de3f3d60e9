import { type FieldPath, itemPath } from '#domain/documents/fields.ts';
import { addEntry, type EntryPlace, removeEntry } from '#domain/forms/builder/add-entry.ts';
import type { BuiltChoice } from '#domain/forms/builder/built-kind.ts';
import { type BuiltEntry, entriesWithin, builtEntryAt } from '#domain/forms/builder/entry-tree.ts';
import { moveEntry, stepPlace } from '#domain/forms/builder/move-entry.ts';
import { keysOf } from '#domain/documents/fields.ts';
import { withWrites } from '#domain/forms/builder/writes.ts';
import { isLanguage, type Language } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useForm } from '../../documents/form/form-place.ts';
import { type BuilderPlace, rootOf, useBuilder } from './builder-place.ts';
import { useEntryTitle } from './entry-words.ts';

/** Where a new entry belongs: behind the chosen one, in the chosen page, or at the end of the form. */
function placeForNew({ chosen, form }: BuilderPlace, root: FieldPath, choice: BuiltChoice): EntryPlace {
  const end = { list: root, at: Number.MAX_SAFE_INTEGER };
  if (root !== form.root || choice === 'page') return end;
  const at = chosen.kind === 'entry' ? builtEntryAt(form.entries, chosen.path) : null;
  const lastPage = form.entries.findLast(({ kind }) => kind === 'page');
  if (at === null)
    return lastPage === undefined ? end : { list: `${lastPage.path}/fields`, at: lastPage.fields.length };
  if (at.kind === 'page') return { list: `${at.path}/fields`, at: at.fields.length };
  const siblings = entriesWithin(form.entries).filter(({ list }) => list === at.list);
  return { list: at.list, at: siblings.findIndex(({ path }) => path === at.path) + 1 };
}

/** What is done with the entries of a form. */
export function useEntries() {
  const { t, language } = useSpeech();
  const { document, newKey } = useForm();
  const builder = useBuilder();
  const titleOf = useEntryTitle();
  const { shown, languages } = document;
  const { choose, write } = builder;
  const words = languages.includes(language) && isLanguage(language) ? language : languages[0];
  const moveTo = (path: FieldPath, place: EntryPlace) => {
    const { root, entries } = rootOf(builder, path);
    const writes = moveEntry(shown, root, path, place, newKey());
    if (writes.length === 0) return;
    write(writes);
    const was = builtEntryAt(entries, path)?.list;
    if (was === place.list) return;
    const before = new Set(keysOf(shown, place.list));
    const come = keysOf(withWrites(shown, writes), place.list).find((key) => !before.has(key));
    if (come !== undefined) choose({ kind: 'entry', path: itemPath(place.list, come) });
  };
  return {
    add: (root: FieldPath, choice: BuiltChoice) => {
      const place = placeForNew(builder, root, choice);
      const key = newKey();
      const first = {
        language: (words ?? 'es') satisfies Language,
        title: t(`office-mailbox:kind.${choice}`),
        options: [1, 2].map((n) => t('office-mailbox:options.number', { n })),
        inside: t('office-mailbox:kind.text'),
      };
      write(addEntry(shown, root, place, choice, first, key));
      choose({ kind: 'entry', path: itemPath(place.list, key) });
    },
    moveTo,
    step: (path: FieldPath, way: 'up' | 'down') => {
      const place = stepPlace(shown, rootOf(builder, path).root, path, way);
      if (place !== null) moveTo(path, place);
    },
    canStep: (path: FieldPath, way: 'up' | 'down') =>
      stepPlace(shown, rootOf(builder, path).root, path, way) !== null,
    remove: (entry: BuiltEntry) => write(removeEntry(shown, entry.list, entry.key), titleOf(entry)),
  };
}

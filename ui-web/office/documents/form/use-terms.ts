import { useCallback } from 'react';
import type { PlaceOfNames } from '#domain/content/town-contents.ts';
import { isJsonObject, type Json, type JsonObject } from '#domain/documents/json.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { each, valuesAt } from '#domain/shared/values-at.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useAnswer } from '../../parts/use-answer.ts';
import { useOffice } from '../../shell/office-context.ts';
import { officeDocumentsOf } from '../office-documents-of.ts';

/** A term of a vocabulary: the name that documents use, and its title. */
interface Term {
  readonly id: string;
  readonly title: LocalizedText;
}

/** Documents that are named by their ids are chosen in a dialog; all others are few, and are in a list. */
const isOfTerms = ({ at }: PlaceOfNames): boolean =>
  at.every((steps) => steps.includes(each) || steps[0] === 'edition');

const titleIn = (item: JsonObject, id: string): LocalizedText => {
  const found = [item['term'], item['title'], item['name']].find(
    (one) => typeof one === 'string' || isJsonObject(one),
  );
  return (found ?? id) as LocalizedText;
};

/** The terms at a place of a document: the objects that have its last step. */
function termsIn(document: JsonObject, steps: readonly string[]): readonly Term[] {
  const name = steps.at(-1) ?? '';
  return valuesAt(document, steps.slice(0, -1)).flatMap(({ value }) => {
    const item = value as Json;
    const id = isJsonObject(item) ? item[name] : undefined;
    return isJsonObject(item) && typeof id === 'string' ? [{ id, title: titleIn(item, id) }] : [];
  });
}

const asked = new WeakMap<OfficeCouncil, Map<string, Promise<readonly JsonObject[]>>>();

/** Vocabularies are read once as long as the office is open: each field of a page asks for them. */
function onceFor(council: OfficeCouncil, collection: string): Promise<readonly JsonObject[]> {
  const known = asked.get(council) ?? new Map<string, Promise<readonly JsonObject[]>>();
  asked.set(council, known);
  const found = known.get(collection) ?? officeDocumentsOf(council, collection);
  known.set(collection, found);
  return found;
}

/** The terms that a field may name, with their titles; none of a field that names none. */
export function useTerms(
  names: readonly PlaceOfNames[],
): readonly { readonly id: string; readonly title: string }[] {
  const { council } = useOffice();
  const { said } = useSpeech();
  const ask = useCallback(async () => {
    const found = await Promise.all(
      names.filter(isOfTerms).map(async ({ collection, at, name }) => {
        const documents = await onceFor(council, collection);
        const own = documents.filter((one) => name === undefined || one['name'] === name);
        return own.flatMap((one) => at.flatMap((steps) => termsIn(one, steps)));
      }),
    );
    return found.flat();
  }, [council, names]);
  const [terms] = useAnswer(ask);
  const known = new Map<string, string>();
  // The first place names a term best: a form may offer the same one by another title.
  for (const { id, title } of terms ?? []) if (!known.has(id)) known.set(id, said(title).text);
  return [...known].map(([id, title]) => ({ id, title }));
}

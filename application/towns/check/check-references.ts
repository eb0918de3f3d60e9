import type {
  TownDocumentFault,
  TownContents,
  TownDocument,
  TownReference,
} from '#domain/content/town-contents.ts';
import { nearWord } from '#domain/shared/near-word.ts';
import { valuesAt } from '#domain/shared/values-at.ts';
import { namesAt } from './names.ts';

const nameOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Checks what the documents of a collection name. The known names are looked for once, however many documents ask. */
export function referenceChecker<K extends string>(
  contents: TownContents,
  references: readonly TownReference<K>[],
): (document: TownDocument) => readonly TownDocumentFault<K>[] {
  const known = references.map((reference) => ({
    ...reference,
    names: [...namesAt(contents, reference.of), ...(reference.also ?? [])],
  }));
  return (document) =>
    known.flatMap(({ at, of, names, fault, isOptional }) => {
      if (isOptional && names.length === 0) return [];
      return valuesAt(document, at).flatMap(({ path, value }): readonly TownDocumentFault<K>[] => {
        const name = nameOf(value);
        if (name === '' || names.includes(name)) return [];
        const near = nearWord(name, names);
        const particulars = { collection: of.map((place) => place.name ?? place.collection).join(', ') };
        return [
          { path, kind: fault, found: value, particulars, ...(near === null ? {} : { suggestion: near }) },
        ];
      });
    });
}

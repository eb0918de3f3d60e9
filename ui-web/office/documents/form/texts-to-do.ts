import type { FieldPath } from '#domain/documents/fields.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { OpenDocument } from '../editor/open-document.ts';
import { isToDo } from './form-place.ts';
import type { FormPart, TextPart } from './form-tree.ts';

/** The texts of a form, those within lists and groups too. */
export const textParts = (parts: readonly FormPart[]): readonly TextPart[] =>
  parts.flatMap((part) => {
    if (part.kind === 'text') return [part];
    if (part.kind === 'list') return part.items.flatMap((item) => textParts(item.parts));
    return part.kind === 'group' && part.isThere ? textParts(part.parts()) : [];
  });

/** The places of the texts that lack one of these languages or have it older. */
export const textsToDo = (
  parts: readonly FormPart[],
  languages: readonly Language[],
  document: OpenDocument,
): ReadonlySet<FieldPath> =>
  new Set(
    textParts(parts)
      .filter((part) => isToDo(part, languages, document))
      .map(({ path }) => path),
  );

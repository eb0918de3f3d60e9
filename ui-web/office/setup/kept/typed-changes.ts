import type { UnsentChange } from '#application/ports/browser/document-journal.ts';
import { applyChanges, changesBetween } from '#domain/documents/field-changes.ts';
import { documentFields, documentOf } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';

/** What a person typed in a step, field by field, as it differs from what is saved. */
export const typedChanges = (saved: JsonObject, typed: JsonObject): readonly UnsentChange[] =>
  changesBetween(documentFields(saved), documentFields(typed)).map((change) => ({ ...change, tried: [] }));

/** What a person had typed, with what was saved meanwhile. What both changed is as the person typed it: they see it before it is saved. */
export function withTyped(saved: JsonObject, changes: readonly UnsentChange[]): JsonObject {
  const { fields, conflicts } = applyChanges(documentFields(saved), changes);
  const merged = new Map(fields);
  for (const { path, mine } of conflicts)
    if (mine === undefined) merged.delete(path);
    else merged.set(path, mine);
  return documentOf(merged);
}

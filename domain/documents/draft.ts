import type { Instant } from '../shared/calendar-day.ts';
import { applyChanges, changesBetween, type FieldChange, type FieldConflict } from './field-changes.ts';
import type { FieldPath, Fields } from './fields.ts';
import { isSameJson } from './json.ts';

/** A field that differs from the published one. */
export interface DraftField extends FieldChange {
  /** The id of the person who changed it last. `was`: what was published when it was changed first. */
  readonly by: string;
  readonly at: Instant;
}

/** What differs from the published document, by field; of a document that was not published, all its fields. */
export type DocumentDraft = ReadonlyMap<FieldPath, DraftField>;

/** A conflict, and who wrote the other text and when; null if it was published. */
export interface DraftConflict extends FieldConflict {
  readonly by: string | null;
  readonly at: Instant | null;
}

/** The published fields with the changes of a draft in them. */
export function withDraft(published: Fields, draft: DocumentDraft): Fields {
  const fields = new Map(published);
  for (const { path, value } of draft.values()) {
    if (value === undefined) fields.delete(path);
    else fields.set(path, value);
  }
  return fields;
}

/** Whether a field was published anew after the draft had changed it, for example by a load of the town’s folder. */
const isOutdated = (published: Fields, { path, was, value }: DraftField): boolean =>
  !isSameJson(published.get(path), was) && !isSameJson(published.get(path), value);

/** Fields that were published anew after the draft had changed them: the person who publishes chooses between the two. */
export const outdatedFields = (published: Fields, draft: DocumentDraft): readonly DraftConflict[] =>
  [...draft.values()]
    .filter((field) => isOutdated(published, field))
    .map(({ path, value }) => ({ path, mine: value, theirs: published.get(path), by: null, at: null }));

/**
 * The draft as if it had what is published in the fields that the changes settle: a choice, made with both texts seen. A
 * draft that was changed since then is not settled.
 */
function withoutSettled(
  published: Fields,
  draft: DocumentDraft,
  changes: readonly FieldChange[],
): DocumentDraft {
  const settled = changes.filter(({ path, was, instead }) => {
    const field = draft.get(path);
    const isSeen = isSameJson(was, published.get(path)) && isSameJson(instead, field?.value);
    return isSeen && field !== undefined && isOutdated(published, field);
  });
  const paths = new Set(settled.map(({ path }) => path));
  return new Map([...draft].filter(([path]) => !paths.has(path)));
}

/**
 * Makes the changes of a person in a draft. What conflicts is not changed: it comes back with both texts, and is settled by
 * a change whose `was` is the other text.
 */
export function changeDraft(
  { published, draft }: { readonly published: Fields; readonly draft: DocumentDraft },
  changes: readonly FieldChange[],
  { by, at }: { readonly by: string; readonly at: Instant },
): { readonly draft: DocumentDraft; readonly conflicts: readonly DraftConflict[] } {
  const before = withoutSettled(published, draft, changes);
  const present = withDraft(published, before);
  const { fields, conflicts } = applyChanges(present, changes);
  const changed = new Map(before);
  for (const { path, value } of changesBetween(present, fields)) {
    const was = before.has(path) ? before.get(path)?.was : published.get(path);
    if (isSameJson(published.get(path), value)) changed.delete(path);
    else changed.set(path, { path, was, value, by, at });
  }
  const authorOf = (path: FieldPath) => before.get(path) ?? { by: null, at: null };
  return {
    draft: changed,
    conflicts: conflicts.map((conflict) => {
      const { by: author, at: since } = authorOf(conflict.path);
      return { ...conflict, by: author, at: since };
    }),
  };
}

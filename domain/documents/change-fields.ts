import type { Language } from '../shared/localized-text.ts';
import type { Instant } from '../shared/calendar-day.ts';
import { type Either, left, right } from '../shared/result.ts';
import { changeDraft, type DraftConflict } from './draft.ts';
import { type DocumentChange, unchangedPortal } from './document-change.ts';
import type { FieldChange } from './field-changes.ts';
import type { FieldPath } from './fields.ts';
import { olderInBoth } from './older-translations.ts';
import { draftedFields, type OfficeDocument, idPath } from './office-document.ts';
import { canChange, changedStatus, type DocumentState, stateOf } from './state.ts';
import { isTranslation } from './translation.ts';
import { fieldByField } from './whole-changes.ts';

/** Which fields of a document a person may change. */
export type FieldRights = 'all' | 'translations' | 'none';

/** Who changes fields, and what they may. */
export interface FieldEditor {
  readonly by: string;
  readonly at: Instant;
  readonly rights: FieldRights;
  /** The language of the town. */
  readonly usual: Language;
  /** Translations that the person read again and found right as they are. */
  readonly upToDate?: readonly FieldPath[];
}

/** Why fields are not changed. `notAllowed` and `fixed` name the first field that is the reason. */
export type ChangeRefused =
  | { readonly kind: 'wrongState'; readonly state: DocumentState }
  | { readonly kind: 'notAllowed'; readonly path: string }
  | { readonly kind: 'fixed'; readonly path: string };

/**
 * Changes fields of the draft of a document. Its state changes only with the first field that differs, and no step is
 * added: nobody acts by typing. Left: nothing was changed.
 */
export function changeFields(
  document: OfficeDocument,
  asked: readonly FieldChange[],
  { by, at, rights, usual, upToDate = [] }: FieldEditor,
): Either<ChangeRefused, { readonly change: DocumentChange; readonly conflicts: readonly DraftConflict[] }> {
  const { status, draft, fields } = document;
  if (!canChange(status)) return left({ kind: 'wrongState', state: stateOf(status) });
  const present = draftedFields(document);
  const changes = asked.flatMap((change) => fieldByField(present, change));
  const fixed = changes.find(({ path }) => `${path}/`.startsWith(`${idPath}/`));
  if (fixed !== undefined) return left({ kind: 'fixed', path: fixed.path });
  const refused = changes.find(
    (change) => rights !== 'all' && (rights === 'none' || !isTranslation(present, change, usual)),
  );
  if (refused !== undefined) return left({ kind: 'notAllowed', path: refused.path });
  const made = changeDraft({ published: fields ?? new Map(), draft }, changes, { by, at });
  const next = changedStatus(status, made.draft.size > 0);
  const moved = stateOf(next) === stateOf(status) ? {} : { since: at, by };
  const changed = { ...document, ...moved, status: next, draft: made.draft, version: document.version + 1 };
  const older = olderInBoth(document, {
    published: fields ?? new Map(),
    was: present,
    now: draftedFields(changed),
    upToDate,
    usual,
  });
  return right({
    change: { ...unchangedPortal, document: { ...changed, ...older } },
    conflicts: made.conflicts,
  });
}

import type { UnsentChange } from '#application/ports/browser/document-journal.ts';
import { applyChanges } from '#domain/documents/field-changes.ts';
import type { FieldPath, Fields } from '#domain/documents/fields.ts';
import { isSameJson, type Json } from '#domain/documents/json.ts';

/** What somebody else wrote in a field meanwhile. `by` and `at` are null if it was published. */
export interface OtherText {
  readonly theirs: Json | undefined;
  readonly by: string | null;
  readonly at: string | null;
}

/** A change that waits for an answer or, if somebody else changed the field too, for a choice. */
export interface WaitingChange extends UnsentChange {
  readonly other: OtherText | null;
}

/** What the council has not answered yet, by field. */
export type Unsent = ReadonlyMap<FieldPath, WaitingChange>;

/** A field as a person wants it; `undefined` removes it. */
export interface WrittenField {
  readonly path: FieldPath;
  readonly value: Json | undefined;
}

/** What the council answers to changes. */
export interface Answered {
  readonly fields: readonly { readonly path: FieldPath; readonly value?: Json | undefined }[];
  readonly conflicts: readonly {
    readonly path: FieldPath;
    readonly theirs?: Json | undefined;
    readonly by: string | null;
    readonly at: string | null;
  }[];
}

/** The unsent changes with what a person wrote just now. `was` stays what was seen when the field was changed first. */
export function withWritten(unsent: Unsent, server: Fields, written: readonly WrittenField[]): Unsent {
  const next = new Map(unsent);
  for (const { path, value } of written) {
    const before = next.get(path);
    const was = before === undefined ? server.get(path) : before.was;
    const tried = before?.tried ?? [];
    const isUndone = tried.length === 0 && !before?.other && isSameJson(was, value);
    if (isUndone) next.delete(path);
    else next.set(path, { ...before, path, was, value, tried, other: before?.other ?? null });
  }
  return next;
}

/** A change as the device keeps it. */
export const asKept = ({ path, was, value, tried, instead }: WaitingChange): UnsentChange => ({
  path,
  was,
  value,
  tried,
  ...(instead !== undefined && { instead }),
});

/** The changes of an earlier visit, or that are to be sent again. */
export const waitingAgain = (changes: readonly UnsentChange[]): Unsent =>
  new Map(changes.map((change) => [change.path, { ...change, other: null }]));

/** What can be sent now: not what waits for a choice. */
export const sendable = (unsent: Unsent): readonly WaitingChange[] =>
  [...unsent.values()].filter(({ other }) => other === null);

/** A change that leaves now, perhaps not for the first time. */
function leaving(change: WaitingChange): WaitingChange {
  const { tried, value, other } = change;
  const isKnown = other !== null || tried.some((before) => isSameJson(before, value));
  return isKnown ? change : { ...change, tried: [...tried, value] };
}

/** The changes once they leave: until they are answered, the council may have them or not. */
export const asTried = (unsent: Unsent): Unsent =>
  new Map([...unsent].map(([path, change]) => [path, leaving(change)]));

/** The fields of the council with what it answered. */
export function afterAnswer(server: Fields, { fields, conflicts }: Answered): Fields {
  const next = new Map(server);
  const put = (path: FieldPath, value: Json | undefined) => {
    if (value === undefined) next.delete(path);
    else next.set(path, value);
  };
  for (const { path, value } of fields) put(path, value);
  for (const { path, theirs } of conflicts) put(path, theirs);
  return next;
}

/** A change of what one wrote before, and which the council has. */
const following = ({ path, value }: WaitingChange, was: Json | undefined): WaitingChange => ({
  path,
  was,
  value,
  tried: [],
  other: null,
});

/** A change after the answer to what was sent of it; null if nothing of it is left to send. */
function leftOf(
  change: WaitingChange,
  sent: WaitingChange,
  conflict: Answered['conflicts'][number] | undefined,
): WaitingChange | null {
  if (conflict !== undefined) {
    const { theirs, by, at } = conflict;
    // A value of one’s own arrived before, and only its answer was lost: the next one follows it.
    const isOwn = change.tried.some((value) => isSameJson(value, theirs));
    return isOwn ? following(change, theirs) : { ...change, other: { theirs, by, at } };
  }
  return isSameJson(change.value, sent.value) ? null : following(change, sent.value);
}

/** What is left to send after an answer; what was written since it was sent stays. */
export function afterSending(unsent: Unsent, sent: readonly WaitingChange[], answer: Answered): Unsent {
  const left = new Map(unsent);
  for (const one of sent) {
    const change = left.get(one.path);
    if (change === undefined) continue;
    const conflict = answer.conflicts.find(({ path }) => path === one.path);
    const next = leftOf(change, one, conflict);
    if (next === null) left.delete(one.path);
    else left.set(one.path, next);
  }
  return left;
}

/**
 * The choice between two texts of a field, or what was joined from both: it is sent as written after the other one. If a draft
 * and what was published under it are the two, the draft is replaced only as the person saw it.
 */
export function withChoice(
  { unsent, server }: { readonly unsent: Unsent; readonly server: Fields },
  path: FieldPath,
  theirs: Json | undefined,
  value: Json | undefined,
): Unsent {
  const change = { path, was: theirs, value, tried: [], other: null };
  const isOfDraft = !unsent.get(path)?.other;
  return new Map(unsent).set(path, isOfDraft ? { ...change, instead: server.get(path) } : change);
}

/** The fields as the person sees them: those of the council with what is not sent yet. */
export function fieldsWithUnsent(server: Fields, unsent: Unsent): Fields {
  const changes = [...unsent.values()].map((change) => ({ ...change, was: server.get(change.path) }));
  return applyChanges(server, changes).fields;
}

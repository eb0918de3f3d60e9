import { actOnDocumentCall } from '#adapters/wire/office-documents/act-on-document.ts';
import { changeDocumentCall } from '#adapters/wire/office-documents/change-document.ts';
import type { FieldPath } from '#domain/documents/fields.ts';
import type { DocumentAct } from '#domain/documents/state.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type Editing, readAgain, takeAnswer } from './editing.ts';
import { troubles } from './refused-words.ts';

/** What else an act says: when it happens, until when, and a note of the history. */
export interface ActMore {
  readonly at?: string | null;
  readonly until?: string | null;
  readonly note?: string | null;
}

/** Says that a translation is up to date, after what was written has left. */
export async function confirmNow(editing: Editing, path: FieldPath): Promise<void> {
  const { council, address, now, patch } = editing;
  const body = { changes: [], field: path, upToDate: [path] };
  const answer = await council.call(changeDocumentCall, { ...address, body });
  if (isLeft(answer)) {
    const { kind } = answer.left;
    patch({ trouble: troubles[kind] ?? 'other' });
    return;
  }
  const hasGap = now() !== null && takeAnswer(editing, [], answer.right);
  if (hasGap) await readAgain(editing, new Map(), { kind: 'unchanged' });
}

/** Does something with the document as a whole; whether it was done. */
export async function doAct(editing: Editing, act: DocumentAct, more: ActMore): Promise<boolean> {
  const { council, address, state, now, patch } = editing;
  const open = now();
  if (open === null) return false;
  const { version } = open.head;
  patch({ isActing: true, trouble: null });
  const done = await council.call(actOnDocumentCall, { ...address, body: { act, version, ...more } });
  if (isLeft(done)) {
    if (done.left.kind === 'documentChanged') await readAgain(editing, new Map(), { kind: 'unchanged' });
    patch({ isActing: false, trouble: troubles[done.left.kind] ?? 'other' });
    return false;
  }
  const isGone = act === 'discard' && done.right.version === 0;
  if (isGone) state.next({ kind: 'gone' });
  else await readAgain(editing, new Map(), { kind: 'unchanged' });
  patch({ isActing: false });
  return true;
}

import { BehaviorSubject } from 'rxjs';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import type { JournalPlace } from '#application/ports/browser/document-journal.ts';
import type { FieldPath } from '#domain/documents/fields.ts';
import { isSameJson, type Json } from '#domain/documents/json.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import {
  documentOfAnswer,
  type EditorState,
  type FieldMark,
  headIn,
  type OpenDocument,
  type ReadDocument,
  type Saving,
} from './open-document.ts';
import {
  type Answered,
  afterAnswer,
  afterSending,
  asKept,
  fieldsWithUnsent,
  type Unsent,
  type WaitingChange,
} from './unsent.ts';

/** The state of the editor, and what changes it. */
export function editorState() {
  const state = new BehaviorSubject<EditorState>({ kind: 'loading' });
  const now = () => (state.value.kind === 'open' ? state.value : null);
  const patch = (part: Partial<OpenDocument>) => {
    const open = now();
    if (open === null) return;
    const next = { ...open, ...part };
    const isMoved = part.server !== undefined || part.unsent !== undefined;
    state.next(isMoved ? { ...next, shown: fieldsWithUnsent(next.server, next.unsent) } : next);
  };
  return { state, now, patch };
}

/** What changes a document in its editor. */
export type Editing = ReturnType<typeof editorState> & {
  readonly council: OfficeCouncil;
  readonly place: JournalPlace;
  readonly address: {
    readonly realm: OfficeCouncil['realm'];
    readonly collection: string;
    readonly id: string;
  };
};

/** Keeps what is not answered yet on the device; whether it could. A document that is gone leaves there what was not sent. */
export const keepOnDevice = async ({ council, place, now }: Editing): Promise<boolean> => {
  const open = now();
  if (open === null) return true;
  return council.journal.keep(place, [...open.unsent.values()].map(asKept));
};

/** Reads the whole document again, and keeps what is not sent yet. */
export async function readAgain(editing: Editing, unsent: Unsent, saving: Saving): Promise<void> {
  const { council, address, state, now } = editing;
  const found = await council.call(readOfficeDocumentCall, address);
  if (isLeft(found)) {
    const { kind } = found.left;
    if (now() !== null) return;
    state.next({ kind: kind === 'notFound' ? 'missing' : kind === 'notAllowed' ? 'refused' : 'failed' });
    return;
  }
  const open = now();
  // What was answered since is newer than this.
  if (found.right.version < (open?.newest ?? 0)) return;
  const { isActing = false, trouble = null } = open ?? {};
  const read = documentOfAnswer(found.right, open?.unsent ?? unsent, open?.saving ?? saving);
  state.next({ ...read, isActing, trouble });
}

/** Who changed each field last, after the answer to what this person sent. */
function marksAfter(
  marks: OpenDocument['marks'],
  sent: readonly WaitingChange[],
  { conflicts }: Answered,
  mine: FieldMark,
): OpenDocument['marks'] {
  const isMine = ({ path }: WaitingChange) => !conflicts.some((one) => one.path === path);
  return new Map([...marks, ...sent.filter(isMine).map(({ path }) => [path, mine] as const)]);
}

/**
 * Puts the answer to what was sent in the state. It tells nothing of other fields: if others changed the document since it
 * was read, its version stays the one that was read, and true is given. What was read later than the answer stays.
 */
export function takeAnswer(
  { council, place, now, patch }: Editing,
  sent: readonly WaitingChange[],
  answer: Answered & Pick<OpenDocument, 'presence'> & OpenDocument['head'] & Pick<ReadDocument, 'older'>,
): boolean {
  const open = now();
  if (open === null) return false;
  const isOld = answer.version < open.head.version;
  // Until somebody writes in a document the office has no version of it: loads of the folder are not noticed.
  const hasGap = answer.version > open.head.version + 1 || open.head.version === 0;
  const version = hasGap ? open.head.version : answer.version;
  const isSettled = (path: FieldPath, theirs: Json | undefined) =>
    sent.some((one) => one.path === path && isSameJson(one.was, theirs));
  const mine = { by: place.person, at: new Date(council.clock.now()).toISOString() };
  patch({
    ...(!isOld && {
      head: { ...headIn(answer), version },
      older: new Map(answer.older),
      server: afterAnswer(open.server, answer),
    }),
    newest: Math.max(open.newest, answer.version),
    presence: answer.presence,
    marks: marksAfter(open.marks, sent, answer, mine),
    unsent: afterSending(open.unsent, sent, answer),
    outdated: new Map([...open.outdated].filter(([path, { theirs }]) => !isSettled(path, theirs))),
    saving: { kind: 'saved', at: council.clock.now() },
  });
  return hasGap;
}

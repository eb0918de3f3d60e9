import { BehaviorSubject } from 'rxjs';
import { type DocumentAct } from '#domain/documents/state.ts';
import { actOnDocumentCall } from '#adapters/wire/office-documents/act-on-document.ts';
import { changeDocumentCall } from '#adapters/wire/office-documents/change-document.ts';
import { pollDocumentCall } from '#adapters/wire/office-documents/poll-document.ts';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import type { JournalPlace } from '#application/ports/browser/document-journal.ts';
import type { FieldPath } from '#domain/documents/fields.ts';
import { isSameJson, type Json } from '#domain/documents/json.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import {
  documentOfAnswer,
  type EditorState,
  type FieldMark,
  type OpenDocument,
  type ReadDocument,
  type Saving,
} from './open-document.ts';
import { isPassing, refusedWords, troubles } from './refused-words.ts';
import { sendingSoon } from './sending-soon.ts';
import {
  type Answered,
  afterSending,
  asKept,
  asTried,
  sendable,
  fieldsWithUnsent,
  type Unsent,
  waitingAgain,
  type WaitingChange,
  afterAnswer,
  withChoice,
  withWritten,
  type WrittenField,
} from './unsent.ts';

/** What else an act says: when it happens, until when, and a note of the history. */
export interface ActMore {
  readonly at?: string | null;
  readonly until?: string | null;
  readonly note?: string | null;
}

/** The editor of one document. */
export interface EditorPresenter extends Presenter<EditorState> {
  readonly open: () => Promise<void>;
  /**
   * The person wrote: it is on the device at once, and on its way to the council half a second after the last key, or
   * while they go on writing.
   */
  readonly write: (written: readonly WrittenField[]) => void;
  /** Where the person is, which others see. */
  readonly goTo: (field: FieldPath | null) => void;
  /** Sends what is written; true if nothing is left that could be sent. */
  readonly send: () => Promise<boolean>;
  /** Settles a field that two people changed. */
  readonly choose: (path: FieldPath, theirs: Json | undefined, value: Json | undefined) => void;
  /** Says that a translation is right as it is, though its source was changed after it. */
  readonly confirm: (path: FieldPath) => Promise<void>;
  /** Asks what is new, and sends what the council has not got yet. */
  readonly poll: () => Promise<void>;
  readonly act: (act: DocumentAct, more?: ActMore) => Promise<boolean>;
  /** Ends the timers. */
  readonly close: () => void;
}

interface Place {
  readonly collection: string;
  readonly id: string;
  readonly person: string;
}

/** Acts that are about what is written: they wait until the council has it. */
const takesWords: readonly DocumentAct[] = ['review', 'publish', 'schedule'];

const changeOf = ({ path, was, value, instead }: WaitingChange) => ({
  path,
  ...(was === undefined ? {} : { was }),
  ...(value === undefined ? {} : { value }),
  ...(instead === undefined ? {} : { instead }),
});

/** The state of the editor, and what changes it. */
function editorState() {
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

type Editing = ReturnType<typeof editorState> & {
  readonly council: OfficeCouncil;
  readonly place: JournalPlace;
  readonly address: {
    readonly realm: OfficeCouncil['realm'];
    readonly collection: string;
    readonly id: string;
  };
};

/** A document that is gone leaves on the device what was not sent of it. */
const keepOnDevice = async ({ council, place, now }: Editing): Promise<boolean> => {
  const open = now();
  if (open === null) return true;
  return council.journal.keep(place, [...open.unsent.values()].map(asKept));
};

async function readAgain(editing: Editing, unsent: Unsent, saving: Saving): Promise<void> {
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
function take(
  { council, place, now, patch }: Editing,
  sent: readonly WaitingChange[],
  answer: Answered & Pick<OpenDocument, 'presence'> & OpenDocument['head'] & Pick<ReadDocument, 'older'>,
): boolean {
  const open = now();
  if (open === null) return false;
  const { state, isPublic, schedule, acts, presence } = answer;
  const isOld = answer.version < open.head.version;
  // Until somebody writes in a document the office has no version of it: loads of the folder are not noticed.
  const hasGap = answer.version > open.head.version + 1 || open.head.version === 0;
  const version = hasGap ? open.head.version : answer.version;
  const isSettled = (path: FieldPath, theirs: Json | undefined) =>
    sent.some((one) => one.path === path && isSameJson(one.was, theirs));
  patch({
    ...(!isOld && { head: { state, isPublic, version, schedule, acts } }),
    newest: Math.max(open.newest, answer.version),
    presence,
    marks: marksAfter(open.marks, sent, answer, {
      by: place.person,
      at: new Date(council.clock.now()).toISOString(),
    }),
    ...(!isOld && { older: new Map(answer.older) }),
    server: isOld ? open.server : afterAnswer(open.server, answer),
    unsent: afterSending(open.unsent, sent, answer),
    outdated: new Map([...open.outdated].filter(([path, { theirs }]) => !isSettled(path, theirs))),
    saving: { kind: 'saved', at: council.clock.now() },
  });
  return hasGap;
}

/** Sends what can be sent, once; true if it was answered. */
async function sendOnce(editing: Editing, field: FieldPath | null): Promise<boolean> {
  const { council, address, now, patch } = editing;
  const open = now();
  const sent = sendable(open?.unsent ?? new Map());
  if (open === null || sent.length === 0) return true;
  patch({ unsent: asTried(open.unsent), saving: { kind: 'saving' } });
  const isKept = await keepOnDevice(editing);
  const answer = await council.call(changeDocumentCall, {
    ...address,
    body: { changes: sent.map(changeOf), field },
  });
  if (isLeft(answer)) {
    const { kind } = answer.left;
    const before = now()?.saving;
    const since = before?.kind === 'offline' ? before.since : council.clock.now();
    patch({
      saving: isPassing(kind)
        ? { kind: 'offline', since, isKept }
        : { kind: 'refused', why: refusedWords[kind] ?? 'other' },
    });
    return false;
  }
  const hasGap = take(editing, sent, answer.right);
  await keepOnDevice(editing);
  if (hasGap) await readAgain(editing, new Map(), { kind: 'unchanged' });
  return true;
}

/** One sending at a time; what was written meanwhile follows. */
function sender(editing: Editing, fieldNow: () => FieldPath | null) {
  let running: Promise<boolean> | null = null;
  const run = async (): Promise<boolean> => {
    while (sendable(editing.now()?.unsent ?? new Map()).length > 0) {
      if (!(await sendOnce(editing, fieldNow()))) return false;
    }
    return true;
  };
  return {
    isSending: () => running !== null,
    send: async () => {
      running ??= run();
      try {
        return await running;
      } finally {
        running = null;
      }
    },
  };
}

/** Says that a translation is up to date, after what was written has left. */
async function confirmNow(editing: Editing, path: FieldPath): Promise<void> {
  const { council, address, now, patch } = editing;
  const body = { changes: [], field: path, upToDate: [path] };
  const answer = await council.call(changeDocumentCall, { ...address, body });
  if (isLeft(answer)) {
    const { kind } = answer.left;
    patch({ trouble: troubles[kind] ?? 'other' });
  } else if (now() !== null) take(editing, [], answer.right);
}

async function askWhatIsNew(editing: Editing, field: FieldPath | null, isSending: () => boolean) {
  const { council, address, now, patch } = editing;
  const open = now();
  if (open === null || isSending()) return;
  const answer = await council.call(pollDocumentCall, { ...address, since: open.head.version, field });
  if (isLeft(answer)) {
    if (answer.left.kind === 'notFound') editing.state.next({ kind: 'gone' });
    return;
  }
  const { draft, presence } = answer.right;
  patch({ presence });
  if (draft !== null && !isSending()) await readAgain(editing, new Map(), open.saving);
}

async function doAct(editing: Editing, act: DocumentAct, more: ActMore): Promise<boolean> {
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

/** The editor of a document: what is written reaches the device, then the council. */
export function editorPresenter(council: OfficeCouncil, { collection, id, person }: Place): EditorPresenter {
  const { realm } = council;
  const editing: Editing = {
    ...editorState(),
    council,
    place: { realm, collection, id, person },
    address: { realm, collection, id },
  };
  const { state, now, patch } = editing;
  let field: FieldPath | null = null;
  const { send, isSending } = sender(editing, () => field);
  const soon = sendingSoon(() => void send());
  const putUnsent = (unsent: Unsent) => {
    patch({ unsent });
    void keepOnDevice(editing);
    soon.begin();
  };
  return {
    ...presented(state),
    open: async () => {
      const kept = waitingAgain(await council.journal.load(editing.place));
      await readAgain(editing, kept, { kind: 'unchanged' });
      if (kept.size > 0) await send();
    },
    write: (written) => {
      const open = now();
      if (open !== null) putUnsent(withWritten(open.unsent, open.server, written));
    },
    goTo: (path) => {
      field = path;
    },
    send: () => send(),
    choose: (path, theirs, value) => {
      const open = now();
      if (open !== null) putUnsent(withChoice(open, path, theirs, value));
    },
    confirm: async (path) => {
      if (await send()) await confirmNow(editing, path);
    },
    poll: async () => {
      // What is refused now may be accepted once the page knows how the document is.
      if ((await send()) || now()?.saving.kind === 'refused') await askWhatIsNew(editing, field, isSending);
    },
    act: async (act, more = {}) => {
      soon.end();
      if ((await send()) || !takesWords.includes(act)) return doAct(editing, act, more);
      // Nothing is published that the council does not have.
      patch({ trouble: 'unsent' });
      return false;
    },
    close: soon.end,
  };
}

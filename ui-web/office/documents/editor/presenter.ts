import { changeDocumentCall } from '#adapters/wire/office-documents/change-document.ts';
import { pollDocumentCall } from '#adapters/wire/office-documents/poll-document.ts';
import type { FieldPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import type { DocumentAct } from '#domain/documents/state.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { FileArrival } from '../../files/uploads-context.ts';
import { type ActMore, confirmNow, doAct } from './acting.ts';
import { type Editing, editorState, keepOnDevice, readAgain, takeAnswer } from './editing.ts';
import type { EditorState, Saving } from './open-document.ts';
import { isPassing, refusedWords } from './refused-words.ts';
import { sendingSoon } from './sending-soon.ts';
import {
  asTried,
  sendable,
  type Unsent,
  waitingAgain,
  type WaitingChange,
  withChoice,
  withWritten,
  type WrittenField,
} from './unsent.ts';

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
  /** A file is on its way to the document: what is published waits for it. */
  readonly waitFor: (upload: FileArrival) => void;
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

/** What is said of the saving after a refusal. */
function savingAfter(
  kind: string,
  before: Saving | undefined,
  { now, isKept }: { readonly now: Instant; readonly isKept: boolean },
): Saving {
  if (!isPassing(kind)) return { kind: 'refused', why: refusedWords[kind] ?? 'other' };
  return { kind: 'offline', since: before?.kind === 'offline' ? before.since : now, isKept };
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
    patch({ saving: savingAfter(answer.left.kind, now()?.saving, { now: council.clock.now(), isKept }) });
    return false;
  }
  const hasGap = takeAnswer(editing, sent, answer.right);
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

/** The files that are on their way to a document. */
function awaitedUploads() {
  const awaited = new Set<FileArrival>();
  return {
    waitFor: (upload: FileArrival) => {
      // One that broke did not arrive: it must not keep the document from ever being published.
      const ended = upload.catch(() => false);
      awaited.add(ended);
      void ended.finally(() => awaited.delete(ended));
    },
    /** Whether all of them arrived. */
    arrived: async (): Promise<boolean> => (await Promise.all(awaited)).every(Boolean),
  };
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
  const { waitFor, arrived } = awaitedUploads();
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
      const isOfWords = takesWords.includes(act);
      patch({ isActing: true, trouble: null });
      const hasFiles = !isOfWords || (await arrived());
      soon.end();
      const isSent = await send();
      if (!isOfWords || (hasFiles && isSent)) return doAct(editing, act, more);
      // Nothing is published that the council does not have.
      patch({ isActing: false, trouble: hasFiles ? 'unsent' : 'file' });
      return false;
    },
    waitFor,
    close: soon.end,
  };
}

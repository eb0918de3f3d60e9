import { BehaviorSubject } from 'rxjs';
import { enterSilently } from '#application/access/enter-silently.ts';
import { replyToRequestCall } from '#adapters/wire/requests/reply-to-request.ts';
import type { RequestView } from '#adapters/wire/requests/sent-request.ts';
import type { FieldOf } from '#domain/forms/field.ts';
import { type ReplyFault, replyFault } from '#domain/forms/sender/request-thread.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import type { RefusalOf } from '#ui-web/composition/call-council.ts';
import { callEntered } from '#ui-web/composition/call-entered.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import type { PreparedPhoto } from '#ui-web/screens/request/files/prepare-photo.ts';
import { type FormUploads, uploads, type WithUploads } from '#ui-web/screens/request/files/uploads.ts';
import { requestKey } from '#ui-web/screens/request/form/request-key.ts';
import type { Upload } from '#ui-web/screens/request/state.ts';

/** Why a reply is not sent: what is wrong with it by itself, or photos that have not arrived. */
export type ReplyWritingFault = ReplyFault['kind'] | 'unfinished';

/** A reply that is being written. */
export interface ReplyState {
  readonly text: string;
  readonly uploads: readonly Upload[];
  readonly fault: ReplyWritingFault | null;
  /** `offline`: it could not be sent, because there was no connection. */
  readonly sending: 'idle' | 'sending' | 'offline';
  readonly refusal: RefusalOf<typeof replyToRequestCall> | null;
  /** Whether the one before was sent. */
  readonly isSent: boolean;
}

export interface ReplyPresenter extends Presenter<ReplyState> {
  readonly uploads: FormUploads;
  write(text: string): void;
  pick(files: readonly File[]): Promise<void>;
  send(): Promise<void>;
}

interface Given {
  readonly council: FormCouncil;
  readonly request: Pick<RequestView, 'id' | 'mailbox'>;
  readonly preparePhoto: (file: File) => Promise<PreparedPhoto | null>;
  /** The council has the reply: the request as it is now. */
  readonly onSent: (request: RequestView) => void;
}

/** Photos follow the rules of a form's photos. */
export const photoField = { kind: 'image', name: 'images' } as FieldOf<'image'>;

const blank: ReplyState = {
  text: '',
  uploads: [],
  fault: null,
  sending: 'idle',
  refusal: null,
  isSent: false,
};

/** The photos that arrived, as the rule of replies reads them. */
const arrived = (all: readonly Upload[]) =>
  all
    .filter(({ state }) => state === 'sent')
    .map(({ attached }) => ({ id: attached.id, kind: attached.kind }));

function faultOf({ text, uploads: all }: ReplyState): ReplyWritingFault | null {
  if (all.some(({ state }) => state === 'sending' || state === 'failed')) return 'unfinished';
  return replyFault({ text, images: arrived(all) })?.kind ?? null;
}

/** The text of a reply and its key, kept on the device until the council has the reply. */
function replyKeeping({ council, request }: Given, subject: BehaviorSubject<ReplyState>) {
  const { realm, replyDrafts, randomBytes } = council;
  const name = `request ${request.id}`;
  const key = requestKey(randomBytes);
  const before = replyDrafts.load(realm, name);
  if (before !== null) {
    key.take(before.key);
    subject.next({ ...blank, text: before.text });
  }
  return {
    key,
    keep: () => {
      const { text } = subject.value;
      if (text.trim() === '') replyDrafts.discard(realm, name);
      else replyDrafts.keep(realm, name, { key: key.now(), name: '', text, replyTo: null });
    },
    discard: () => {
      key.renew();
      replyDrafts.discard(realm, name);
    },
  };
}

/** Why the council did not accept a reply; what it has under the same key stays, and the next one is another reply. */
function refused(
  refusal: RefusalOf<typeof replyToRequestCall>,
  {
    patch,
    renewKey,
    lose,
  }: {
    patch: (change: Partial<ReplyState>) => void;
    renewKey: () => void;
    lose: (ids: readonly string[]) => void;
  },
): void {
  if (refusal.kind === 'unreachable') return patch({ sending: 'offline' });
  if (refusal.kind === 'keyReused') renewKey();
  if (refusal.kind === 'replyRefused') {
    const [fault] = (refusal.faults ?? []) as readonly ReplyFault[];
    if (fault?.kind === 'lost') lose(fault.ids);
    return patch({ sending: 'idle', fault: fault?.kind ?? null, refusal: null });
  }
  return patch({ sending: 'idle', refusal });
}

/** Writes to the council about a request that was sent. It does not use the DOM. */
export function replyPresenter(given: Given): ReplyPresenter {
  const { council, request, preparePhoto, onSent } = given;
  const { realm } = council;
  const subject = new BehaviorSubject<ReplyState>(blank);
  const patch = (change: Partial<ReplyState>) => subject.next({ ...subject.value, ...change });
  const { key, keep, discard } = replyKeeping(given, subject);
  const files = uploads({
    open: (): WithUploads => ({
      uploads: subject.value.uploads,
      entry: new Map(),
      faults: null,
      mailbox: { id: request.mailbox },
    }),
    patch: ({ uploads: next }) => next && patch({ uploads: next, fault: null }),
    council,
    preparePhoto,
    enter: async () => isRight(await enterSilently(council)(realm)),
    changed: () => undefined,
  });
  return {
    ...presented(subject),
    uploads: files,
    write: (text) => {
      patch({ text, fault: null, refusal: null, isSent: false });
      keep();
    },
    pick: async (picked) => {
      patch({ isSent: false });
      await files.pick(photoField, picked);
    },
    send: async () => {
      if (subject.value.sending === 'sending') return;
      const wasOffline = subject.value.sending === 'offline';
      patch({ sending: 'sending', refusal: null, isSent: false });
      if (wasOffline) await files.retryAll();
      const fault = faultOf(subject.value);
      if (fault !== null) return patch({ sending: 'idle', fault });
      const { text, uploads: all } = subject.value;
      const body = { reference: request.id, text, images: arrived(all).map(({ id }) => id), key: key.now() };
      const sent = await callEntered(council)(replyToRequestCall, { realm, body });
      if (isLeft(sent)) return refused(sent.left, { patch, renewKey: key.renew, lose: files.lose });
      discard();
      patch({ ...blank, isSent: true });
      return onSent(sent.right);
    },
  };
}

import type { RequestDraft } from '#application/ports/request-drafts.ts';
import type { Value } from '#domain/forms/entry.ts';
import type { FormCouncil } from '#ui-web/council.ts';
import type { FormDesk, OpenForm, Upload } from './state.ts';

/** What is never kept: who somebody is, and what tells people from programs. */
const isKeepable = (value: Value) => value.kind !== 'census' && value.kind !== 'captcha';

/** Whether anything has been filled in that leaving would lose. */
export const hasAnswers = ({ entry, uploads, sent, prefilled }: OpenForm): boolean =>
  sent === null && ([...entry.values()].some((value) => value !== prefilled) || uploads.length > 0);

/** The draft of a form as it stands. */
export function draftOf(form: OpenForm, key: string, keptAt: number): RequestDraft {
  const { mailbox, entry, uploads, page, payment, sending } = form;
  return {
    mailbox: mailbox.id,
    title: mailbox.title,
    key,
    values: [...entry].filter(([, value]) => isKeepable(value)),
    files: uploads
      .filter(({ state }) => state !== 'refused')
      .map(({ field, attached, state, content, thumbnail }) => ({
        field,
        attached,
        isUploaded: state === 'sent',
        content,
        thumbnail,
      })),
    page,
    payment: 'id' in payment ? payment.id : null,
    sendsWhenBack: sending.kind === 'waiting' && sending.sendsWhenBack,
    keptAt,
  };
}

/** The files of a draft as the form has them; what the council does not have yet is sent again. */
export const uploadsOf = ({ files }: RequestDraft): readonly Upload[] =>
  files.map(({ field, attached, isUploaded, content, thumbnail }) => ({
    field,
    attached,
    content,
    thumbnail,
    state: isUploaded ? 'sent' : 'failed',
    progress: isUploaded ? 100 : 0,
    refusal: isUploaded ? null : { kind: 'unreachable' },
  }));

/** So long a draft waits for the next letter, in milliseconds. */
const writeAfter = 300;

/** Keeps the draft as it changes. While one state is written only the newest waits. */
export interface DraftKeeping {
  readonly changed: () => void;
  /** The page may go: what is waiting to be written is written now. */
  readonly keepNow: () => void;
  readonly discard: () => Promise<void>;
}

interface Given extends FormDesk {
  readonly council: Pick<FormCouncil, 'realm' | 'requestDrafts' | 'clock'>;
  readonly key: () => string;
}

export function draftKeeping({ council, open, patch, key }: Given): DraftKeeping {
  const { realm, requestDrafts, clock } = council;
  let isWaiting = false;
  let pause: ReturnType<typeof setTimeout> | null = null;
  let writing: Promise<void> | null = null;
  const keep = async () => {
    const now = open();
    if (!now || now.sent !== null) return;
    if (!hasAnswers(now)) return requestDrafts.discard(realm, now.mailbox.id);
    const isKept = await requestDrafts.keep(realm, draftOf(now, key(), clock.now()));
    if (isKept !== open()?.isKept) patch({ isKept });
  };
  const keepAll = async () => {
    while (isWaiting) {
      isWaiting = false;
      // oxlint-disable-next-line no-await-in-loop -- one keeping after the other: the last must win
      await keep();
    }
    writing = null;
  };
  const start = () => {
    if (pause !== null) clearTimeout(pause);
    pause = null;
    writing ??= keepAll();
  };
  return {
    changed: () => {
      isWaiting = true;
      // A draft holds the bytes of its files: it is not written letter by letter.
      pause ??= setTimeout(start, writeAfter);
    },
    keepNow: () => {
      if (isWaiting) start();
    },
    discard: async () => {
      isWaiting = false;
      await writing;
      const now = open();
      if (now) await requestDrafts.discard(realm, now.mailbox.id);
    },
  };
}

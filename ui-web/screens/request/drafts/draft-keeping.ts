import { audit, merge, Subject, timer } from 'rxjs';
import type { DraftPlace, KeptFile, RequestDraft } from '#application/ports/browser/request-drafts.ts';
import { isKeptKind } from '#domain/forms/value-kinds.ts';
import { uploadLife } from '#domain/forms/files/file-limits.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { MailboxId } from '#domain/forms/mailbox.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import type { FormDesk, OpenForm, PickRefusal, Upload } from '../state.ts';

/** Whether anything has been filled in that leaving would lose. */
export const hasAnswers = ({ entry, uploads, sent, prefilled, payment }: OpenForm): boolean =>
  sent === null &&
  ([...entry.values()].some((value) => value !== prefilled) || uploads.length > 0 || 'id' in payment);

/** What identifies the draft of a form besides its content. */
interface DraftName {
  readonly key: string;
  readonly process: string | null;
}

/** The files of a form as its draft keeps them. */
const keptFiles = (uploads: readonly Upload[]): RequestDraft['files'] =>
  uploads
    .filter(({ state }) => state !== 'refused')
    .map(({ field, attached, state, content, thumbnail, arrivedAt }) => ({
      field,
      attached,
      isUploaded: state === 'sent',
      ...(arrivedAt !== null && { uploadedAt: arrivedAt }),
      content,
      thumbnail,
    }));

/** The draft of a form in its present state. */
export function draftOf(form: OpenForm, { key, process }: DraftName, keptAt: Instant): RequestDraft {
  const { mailbox, entry, uploads, page, payment, sending, acceptsPrivacy, isPrivate } = form;
  const sendsWhenBack = sending.kind === 'waiting' && sending.sendsWhenBack;
  return {
    ...draftPlaceOf(mailbox.id, process),
    title: mailbox.title,
    key,
    values: [...entry].filter(([, value]) => isKeptKind(value.kind)),
    files: keptFiles(uploads),
    page,
    payment: 'id' in payment ? payment.id : null,
    sendsWhenBack,
    ...(sendsWhenBack && acceptsPrivacy && { acceptsPrivacy }),
    ...(isPrivate && { isPrivate }),
    keptAt,
  };
}

/** The storage of the draft of a form. */
export const draftPlaceOf = (mailbox: MailboxId, process: string | null): DraftPlace =>
  process === null ? { mailbox } : { mailbox, process };

/** Why the council does not have a file of a draft; null if it has it. */
function absence({ isUploaded, uploadedAt }: KeptFile, now: Instant): PickRefusal | null {
  if (!isUploaded) return { kind: 'unreachable' };
  return uploadedAt !== undefined && now - uploadedAt >= uploadLife ? { kind: 'lost' } : null;
}

/** The files of a draft as the form has them; what the council does not have, or no longer has, is sent again. */
export const draftUploads = ({ files }: RequestDraft, now: Instant): readonly Upload[] =>
  files.map((file) => {
    const { field, attached, content, thumbnail, uploadedAt } = file;
    const refusal = absence(file, now);
    const isThere = refusal === null;
    return {
      field,
      attached,
      content,
      thumbnail,
      refusal,
      state: isThere ? 'sent' : 'failed',
      progress: isThere ? 100 : 0,
      arrivedAt: (isThere && uploadedAt) || null,
    };
  });

/** How long a draft waits for the next key, in milliseconds. */
const writeAfter = 300;

/** Stores the draft as it changes. While one state is being written only the newest waits. */
export interface DraftKeeping {
  readonly changed: () => void;
  /** The page may be closed: what is waiting is written now. */
  readonly keepNow: () => void;
  readonly discard: () => Promise<void>;
}

interface Given extends FormDesk {
  readonly council: Pick<FormCouncil, 'realm' | 'requestDrafts' | 'clock'>;
  readonly key: () => string;
  readonly process: () => string | null;
}

export function draftKeeping({ council, open, patch, key, process }: Given): DraftKeeping {
  const { realm, requestDrafts, clock } = council;
  let isWaiting = false;
  const changes = new Subject<void>();
  const leaving = new Subject<void>();
  let writing: Promise<void> | null = null;
  const keep = async () => {
    const now = open();
    if (!now || now.sent !== null) return;
    if (!hasAnswers(now)) return requestDrafts.discard(realm, draftPlaceOf(now.mailbox.id, process()));
    const name = { key: key(), process: process() };
    const isKept = await requestDrafts.keep(realm, draftOf(now, name, clock.now()));
    if (isKept !== open()?.isKept) patch({ isKept });
  };
  const keepAll = async () => {
    while (isWaiting) {
      isWaiting = false;
      // oxlint-disable-next-line no-await-in-loop -- one write after the other: the last must be the one that stays
      await keep();
    }
  };
  // A draft holds the bytes of its files: it is not written at each key.
  changes.pipe(audit(() => merge(timer(writeAfter), leaving))).subscribe(() => {
    // Without a change there is nothing to write; and a write that ends before it is noted would count as running for
    // ever.
    if (writing !== null || !isWaiting) return;
    writing = keepAll().finally(() => {
      writing = null;
    });
  });
  return {
    changed: () => {
      isWaiting = true;
      changes.next();
    },
    keepNow: () => leaving.next(),
    discard: async () => {
      isWaiting = false;
      await writing;
      const now = open();
      if (now) await requestDrafts.discard(realm, draftPlaceOf(now.mailbox.id, process()));
    },
  };
}

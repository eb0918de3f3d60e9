import { mostImages } from '#domain/forms/files/file-limits.ts';
import type { FileFieldKind } from '#domain/forms/files/taken-kinds.ts';
import type { FieldOf } from '#domain/forms/field.ts';
import type { MailboxId } from '#domain/forms/mailbox.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import type { FormCouncil } from '#ui-web/composition/council.ts';
import { withAnswer } from '../form/filling.ts';
import { inspectFile, type LookedAt } from './inspect-file.ts';
import type { PreparedPhoto } from './prepare-photo.ts';
import type { OpenForm, PickRefusal, Upload } from '../state.ts';

/** A field that is answered with files. */
export type FileField = FieldOf<FileFieldKind>;

/** The files of a form: chosen, checked, prepared, sent, sent again, removed. */
export interface FormUploads {
  pick(field: FileField, files: readonly File[]): Promise<void>;
  retry(id: string): Promise<void>;
  remove(id: string): void;
  /** The council says that it no longer has these: they are asked for again. */
  lose(ids: readonly string[]): void;
  /** Every file that did not arrive is sent once more. */
  retryAll(): Promise<void>;
}

/** The part of an open form, or of a reply, that its files change. */
export type WithUploads = Pick<OpenForm, 'uploads' | 'entry' | 'faults'> & {
  readonly mailbox: { readonly id: MailboxId };
};

/** Its state, and the way to change it. */
interface UploadDesk {
  readonly open: () => WithUploads | null;
  readonly patch: (change: Partial<Omit<WithUploads, 'mailbox'>>) => void;
}

interface Given extends UploadDesk {
  readonly council: Pick<FormCouncil, 'realm' | 'requests' | 'randomBytes' | 'clock' | 'fileInspector'>;
  readonly preparePhoto: (file: File) => Promise<PreparedPhoto | null>;
  /** Makes sure of a session: one may end while a form is open. */
  readonly enter: () => Promise<boolean>;
  readonly changed: () => void;
}

/**
 * Refusals of the file itself. All others are about the connection, the session or the server: the file may be sent
 * again.
 */
const ofTheFile: ReadonlySet<string> = new Set([
  'emptyFile',
  'strangeName',
  'namesDiffer',
  'unknownKind',
  'twoInOne',
  'tooLarge',
  'tooManyPixels',
  'infected',
  'stopped',
]);

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The fault of a field of files is removed once all its files have arrived. */
function withoutFault({ faults, uploads: all }: WithUploads, field: string): WithUploads['faults'] {
  const isWhole = all.every((one) => one.field !== field || one.state === 'sent' || one.state === 'refused');
  if (faults === null || !isWhole) return faults;
  return {
    ...faults,
    list: faults.list.filter((fault) => fault.field !== field),
    unfinished: faults.unfinished.filter((name) => name !== field),
  };
}

/** The answer of a field: its files that were not refused. */
function answered(
  form: WithUploads,
  uploads: readonly Upload[],
  field: string,
): Pick<WithUploads, 'entry' | 'uploads'> {
  const files = uploads
    .filter((upload) => upload.field === field && upload.state !== 'refused')
    .map(({ attached }) => attached);
  return { uploads, entry: withAnswer(form.entry, field, { kind: 'files', files }) };
}

type Change = (id: string, to: Partial<Upload>) => void;

const uploadOf = (form: WithUploads | null, id: string): Upload | undefined =>
  form?.uploads.find(({ attached }) => attached.id === id);

/** Changes one upload, and the answer of its field. */
function uploadChanger({ open, patch }: UploadDesk): Change {
  return (id, to) => {
    const now = open();
    const field = uploadOf(now, id)?.field;
    if (!now || field === undefined) return;
    const next = now.uploads.map((upload) => (upload.attached.id === id ? { ...upload, ...to } : upload));
    patch(answered(now, next, field));
  };
}

/** Sends files of a form, and stops what is being sent. */
function fileSender({ council, open, patch, enter, changed }: Given, change: Change) {
  const stops = new Map<string, () => void>();
  const put = (mailbox: MailboxId, { attached: { id, name }, content }: Upload) =>
    council.requests.upload(
      council.realm,
      mailbox,
      { name, content },
      {
        progress: (done, all) => change(id, { progress: all > 0 ? Math.floor((done * 100) / all) : 0 }),
        stoppable: (stop) => void stops.set(id, stop),
      },
    );
  const send = async (id: string) => {
    const now = open();
    const upload = uploadOf(now, id);
    if (!now || !upload) return;
    change(id, { state: 'sending', progress: 0, refusal: null });
    const first = await put(now.mailbox.id, upload);
    const isLoggedOut = isLeft(first) && first.left.kind === 'notAllowed';
    const sent = isLoggedOut && (await enter()) ? await put(now.mailbox.id, upload) : first;
    stops.delete(id);
    if (isLeft(sent))
      change(id, { state: ofTheFile.has(sent.left.kind) ? 'refused' : 'failed', refusal: sent.left });
    else change(id, { state: 'sent', progress: 100, attached: sent.right, arrivedAt: council.clock.now() });
    const after = open();
    if (after && isRight(sent)) patch({ faults: withoutFault(after, upload.field) });
    changed();
  };
  return { send, stop: (id: string) => stops.get(id)?.() };
}

/** A picked file as an upload of its form: to be sent, or refused. */
function pickedUpload(form: WithUploads, field: FileField, id: string, file: LookedAt): Upload {
  const images = form.uploads.filter(
    ({ state, field: of }) => state !== 'refused' && of === field.name,
  ).length;
  const full = field.kind === 'image' && file.refusal === null && images >= mostImages;
  const wrong: PickRefusal | null = full ? { kind: 'tooManyImages' } : file.refusal;
  return {
    field: field.name,
    attached: { ...file.attached, id },
    content: wrong === null ? file.content : new Uint8Array(),
    thumbnail: file.thumbnail,
    state: wrong === null ? 'sending' : 'refused',
    progress: 0,
    refusal: wrong,
    arrivedAt: null,
  };
}

/** Adds a picked file to the form, and sends it if nothing is wrong with it. */
function fileAdder(
  { council, open, patch, preparePhoto, changed }: Given,
  send: (id: string) => Promise<void>,
): (field: FileField, file: File) => Promise<void> {
  const { fileInspector, randomBytes } = council;
  return async (field, file) => {
    const lookedAt = await inspectFile(field, file, { preparePhoto, fileInspector });
    const now = open();
    if (!now) return;
    const upload = pickedUpload(now, field, hex(randomBytes(12)), lookedAt);
    patch(answered(now, [...now.uploads, upload], field.name));
    changed();
    if (upload.refusal === null) await send(upload.attached.id);
  };
}

export function uploads(given: Given): FormUploads {
  const { open, patch, changed } = given;
  const change = uploadChanger(given);
  const { send, stop } = fileSender(given, change);
  const add = fileAdder(given, send);
  return {
    pick: async (field, files) => {
      // One after the other: five photos at once would not fit in a small telephone's memory.
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      for (const file of files) await add(field, file);
    },
    retry: send,
    remove: (id) => {
      stop(id);
      const now = open();
      const gone = uploadOf(now, id);
      if (!now || !gone) return;
      const kept = now.uploads.filter((upload) => upload !== gone);
      patch(answered(now, kept, gone.field));
      changed();
    },
    lose: (ids) => {
      for (const id of ids) change(id, { state: 'failed', refusal: { kind: 'lost' }, arrivedAt: null });
      changed();
    },
    retryAll: async () => {
      const failed = open()?.uploads.filter(({ state }) => state === 'failed') ?? [];
      await Promise.all(failed.map(({ attached }) => send(attached.id)));
    },
  };
}

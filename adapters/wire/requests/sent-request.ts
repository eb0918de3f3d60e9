import * as t from 'io-ts';
import type { Attached } from '#domain/forms/entry.ts';
import { maskedContact } from '#domain/forms/masked-contact.ts';
import type { SentAnswers } from '#domain/forms/body/request-body.ts';
import { mailboxId, type MailboxId } from '#domain/forms/mailbox.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import { orNull } from '../decode.ts';
import { extraValue, heldWire, type RequestReceipt, writeView } from './request.ts';
import { fileKinds } from '../uploads/upload.ts';

/** The files and other parts of a request, by the id that its answers name. */
const attachedWire = t.type({
  _id: t.string,
  name: t.string,
  kind: t.keyof(fileKinds),
  bytes: t.number,
  signed: t.boolean,
});

/** All answers; the contact is masked, so that its owner recognises it and others learn nothing. */
const sentWire = t.type({
  contact: t.record(t.string, t.string),
  images: t.array(t.string),
  files: t.array(t.string),
  extra: t.record(t.string, extraValue),
  attached: t.array(attachedWire),
});

/** A request as its citizen may read it with the reference. Councils that say less leave `sent` out. */
export const requestViewWire = t.intersection([heldWire, t.partial({ sent: orNull(sentWire) })]);
type RequestViewWire = t.TypeOf<typeof requestViewWire>;

/** A request for a reader with its reference, with all answers. */
export function sentRequest(request: CouncilRequest, files: readonly Attached[]): RequestViewWire {
  const { contact, images, files: papers, extra } = request;
  const sent = {
    contact: Object.fromEntries(Object.entries(maskedContact(contact))),
    images: [...images],
    files: [...papers],
    extra: Object.fromEntries(
      [...extra].map(([name, value]) => [
        name,
        typeof value === 'object' && !('lat' in value) ? [...value] : value,
      ]),
    ),
    attached: files.map(({ id, name, kind, bytes, isSigned }) => ({
      _id: id,
      name,
      kind,
      bytes,
      signed: isSigned,
    })),
  };
  return { ...writeView(request), sent };
}

/** What a citizen reads of their request. */
export interface RequestView extends RequestReceipt {
  readonly mailbox: MailboxId;
  readonly body: string;
  readonly status: string;
  readonly updatedAt: string;
  readonly assignedTo: string | null;
  readonly threads: readonly { readonly at: string; readonly by: string; readonly text: string }[];
  /** All answers; null if the council does not give them. */
  readonly sent: SentAnswers | null;
}

export function readRequestView(wire: RequestViewWire): RequestView {
  const { _id, iid, mailbox, title, body, status, createdAt, updatedAt, assignedTo, threads } = wire;
  const known = { iid, title, body, status, createdAt, updatedAt, assignedTo, threads };
  return { ...known, id: _id as Reference, mailbox: mailboxId(mailbox), sent: readSent(wire) };
}

/** The answers, as the form had them; null if the council does not give them. */
function readSent(wire: RequestViewWire): SentAnswers | null {
  const { sent, title, body, category, address, coordinates } = wire;
  if (sent === null || sent === undefined) return null;
  const { contact, images, files, extra, attached } = sent;
  const answers = { title, body, category, address, coordinates, contact, images, files };
  const defaults = { census: null, captcha: null, payment: null, acceptsPrivacy: true, isPrivate: false };
  return {
    body: { ...answers, ...defaults, extra: new Map(Object.entries(extra)) },
    files: attached.map(({ _id, name, kind, bytes, signed }) => ({
      id: _id,
      name,
      kind,
      bytes,
      isSigned: signed,
    })),
  };
}

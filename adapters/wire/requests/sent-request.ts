import * as t from 'io-ts';
import type { Attached } from '#domain/forms/entry.ts';
import { maskedContact } from '#domain/forms/masked-contact.ts';
import type { SentAnswers } from '#domain/forms/body/request-body.ts';
import { mailboxId, type MailboxId } from '#domain/forms/mailbox.ts';
import { mayRate } from '#domain/forms/sender/opinion.ts';
import type { CouncilRequest, Opinion, Reference } from '#domain/forms/request.ts';
import type { SenderRights } from '#domain/forms/sender/sender-rights.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import type { AskedField } from '#domain/forms/body/asked-fields.ts';
import { orNull } from '../decode.ts';
import { askedWire, writeAsked } from './asked/asked-fields.ts';
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
const sentWire = t.intersection([
  t.type({
    contact: t.record(t.string, t.string),
    images: t.array(t.string),
    files: t.array(t.string),
    extra: t.record(t.string, extraValue),
    attached: t.array(attachedWire),
  }),
  /** What the form asked when it was sent; missing for requests that are older than this. */
  t.partial({ asked: askedWire }),
]);

/** What the reader may do: write to the council, take the request back, see its files. */
const rightsWire = t.intersection([
  t.type({ reply: t.boolean, retract: t.boolean }),
  t.partial({ files: t.boolean }),
]);
/** A payment that was made for the request; the amount in euros, and how much of it went back. */
const paidWire = t.intersection([
  t.type({ _id: t.string, amount: t.number }),
  t.partial({ returned: t.number }),
]);

/** A request as its citizen may read it with the reference. Councils that say less leave the last parts out. */
export const requestViewWire = t.intersection([
  heldWire,
  t.partial({
    sent: orNull(sentWire),
    may: rightsWire,
    paid: orNull(paidWire),
    /** Whether its sender can say how it went now, and what they said. */
    mayRate: t.boolean,
    opinion: orNull(t.type({ isSolved: t.boolean, score: t.number, text: t.string })),
    /** The request that it was merged into, by its number, and the state of that one. */
    mergedInto: orNull(t.type({ iid: t.string, status: t.string })),
  }),
]);
type RequestViewWire = t.TypeOf<typeof requestViewWire>;

/** What the council says of a request beside what it stores of it. */
interface ShownRequest {
  readonly request: CouncilRequest;
  readonly files: readonly Attached[];
  readonly may: SenderRights;
  readonly payment: Payment | null;
  readonly into: Pick<CouncilRequest, 'iid' | 'status'> | null;
}

/** A request for a reader with its reference, with all answers. */
export function sentRequest({ request, files, may, payment, into }: ShownRequest): RequestViewWire {
  const { contact, images, files: papers, extra, asked } = request;
  const sent = {
    ...(asked !== undefined && { asked: writeAsked(asked) }),
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
  const paid =
    payment === null
      ? null
      : { _id: payment.id, amount: payment.amount / 100, returned: payment.returned / 100 };
  const mergedInto = into === null ? null : { iid: into.iid, status: into.status };
  const { opinion } = request;
  const said =
    opinion === undefined ? null : { isSolved: opinion.isSolved, score: opinion.score, text: opinion.text };
  const rated = { mayRate: mayRate(request), opinion: said };
  return { ...writeView(request), sent, may: { ...may }, paid, mergedInto, ...rated };
}

/** What was written about a request, by the council or by its sender. */
export interface RequestMessage {
  readonly at: string;
  readonly by: string;
  readonly text: string;
  readonly isSender: boolean;
  /** The photos, by the ids of their uploads. */
  readonly images: readonly string[];
}

/** The answers, and what was asked; null: as the form asks now. */
export interface SentForm extends SentAnswers {
  readonly asked: readonly AskedField[] | null;
}

/** What a citizen reads of their request. */
export interface RequestView extends RequestReceipt {
  readonly mailbox: MailboxId;
  readonly body: string;
  readonly status: string;
  readonly updatedAt: string;
  readonly assignedTo: string | null;
  readonly threads: readonly RequestMessage[];
  /** All answers; null if the council does not give them. */
  readonly sent: SentForm | null;
  /** What the reader may do; a council that does not say lets them do nothing. */
  readonly may: SenderRights;
  readonly paid: { readonly id: string; readonly amount: Cents; readonly returned: Cents } | null;
  /** Whether its sender can say how it went now, and what they said. */
  readonly mayRate: boolean;
  readonly opinion: Omit<Opinion, 'at'> | null;
  /** The request that it was merged into, and the state of that one. */
  readonly mergedInto: { readonly iid: string; readonly status: string } | null;
}

const inCents = (euros: number): Cents => cents(Math.round(euros * 100));

export function readRequestView(wire: RequestViewWire): RequestView {
  const { _id, iid, mailbox, title, body, status, createdAt, updatedAt, assignedTo, may, paid } = wire;
  const known = { iid, title, body, status, createdAt, updatedAt, assignedTo };
  const threads = wire.threads.map(({ at, by, text, isSender = false, images = [] }) => ({
    at,
    by,
    text,
    isSender,
    images,
  }));
  return {
    ...known,
    threads,
    id: _id as Reference,
    mailbox: mailboxId(mailbox),
    sent: readSent(wire),
    may: { reply: false, retract: false, files: false, ...may },
    paid: paid ? { id: paid._id, amount: inCents(paid.amount), returned: inCents(paid.returned ?? 0) } : null,
    mergedInto: wire.mergedInto ?? null,
    mayRate: wire.mayRate ?? false,
    opinion: wire.opinion ?? null,
  };
}

/** The answers, as the form had them; null if the council does not give them. */
function readSent(wire: RequestViewWire): SentForm | null {
  const { sent, title, body, category, address, coordinates } = wire;
  if (sent === null || sent === undefined) return null;
  const { contact, images, files, extra, attached, asked = null } = sent;
  const answers = { title, body, category, address, coordinates, contact, images, files };
  const defaults = { census: null, captcha: null, payment: null, acceptsPrivacy: true, isPrivate: false };
  return {
    asked,
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

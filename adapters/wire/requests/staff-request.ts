import * as t from 'io-ts';
import { type CouncilRequest, type StaffStatus, staffStatuses } from '#domain/forms/request.ts';
import { orNull } from '../decode.ts';
import { decisionWire, writeDecision } from '../publishing.ts';
import { heldWire, writeView } from './request.ts';

const statuses = t.keyof(
  Object.fromEntries(staffStatuses.map((status) => [status, null])) as Record<StaffStatus, null>,
);

/** What staff do: any of these. A message is sent to the sender of the request, a note is not. */
export const handlingWire = t.partial({
  status: orNull(statuses),
  /** Null removes the assignee. */
  assignedTo: orNull(t.string),
  message: orNull(t.string),
  note: orNull(t.string),
  /** Makes title and place public, or hides them. */
  isApproved: orNull(t.boolean),
});

/** A request as staff read it: complete, with its notes. */
export const staffRequestWire = t.intersection([
  heldWire,
  t.type({
    contact: t.record(t.string, t.string),
    images: t.array(t.string),
    files: t.array(t.string),
    extra: t.record(t.string, t.unknown),
    payment: t.union([t.string, t.null]),
    origin: t.string,
    isPublished: t.boolean,
    /** Null if staff have not decided. */
    isApproved: t.union([t.boolean, t.null]),
    /** Whether the sender said that only the council may see it: then it cannot be approved. */
    keptPrivate: t.boolean,
    notes: t.array(t.type({ at: t.string, by: t.string, text: t.string })),
  }),
  /** `hasReply`: the sender replied after the council last changed the state or wrote to them. */
  t.partial({ unsent: t.number, hasReply: t.boolean, management: decisionWire }),
]);

export type StaffRequest = t.TypeOf<typeof staffRequestWire>;

export function staffRequest(request: CouncilRequest) {
  const { contact, images, files, extra, payment, origin, isPublished, approval, threads, hasReply } =
    request;
  const isApproved = approval === null ? null : approval === 'approved';
  const notes = threads
    .filter(({ isNote }) => isNote)
    .map(({ at, by, text }) => ({ at: new Date(at).toISOString(), by, text }));
  const content = { contact, images, files, extra: Object.fromEntries(extra), payment, origin, isPublished };
  const keptPrivate = approval === 'declined';
  const management = request.decision === undefined ? {} : { management: writeDecision(request.decision) };
  return { ...writeView(request), ...content, isApproved, keptPrivate, notes, hasReply, ...management };
}

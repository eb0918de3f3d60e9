import * as t from 'io-ts';
import type { DeskChange } from '#domain/office/desk/desk-change.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import {
  type CouncilRequest,
  type EnteredRequest,
  type StaffStatus,
  staffStatuses,
} from '#domain/forms/request.ts';
import { usualPriority } from '#domain/office/desk/priority.ts';
import { orNull } from '../decode.ts';
import { decisionWire, writeDecision } from '../publishing.ts';
import { deliveryDay } from '../processes/delivery-day.ts';
import { askedWire, writeAsked } from './asked/asked-fields.ts';
import { extraValue, heldWire, writeView } from './request.ts';

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
  priority: orNull(t.keyof({ urgent: null, high: null, normal: null, low: null })),
  /** By the definition of the mailbox (`management`); null empties a field. */
  managementFields: orNull(t.record(t.string, t.union([extraValue, t.number, t.null]))),
  /** Null removes it. */
  publishPeriod: orNull(t.partial({ start: orNull(deliveryDay), end: orNull(deliveryDay) })),
  /** The `revision` that the member of staff saw: if the request has changed since, nothing is stored. */
  seen: orNull(t.number),
  /** Names the intent: the same handling under the same key is stored and sent once. */
  key: orNull(t.string),
  /** Whether it can be taken back for 30 seconds; the sender is notified only after that. */
  undo: orNull(t.boolean),
});

/** What staff change of how a request is worked on. Numbers are stored as they are written, as in forms. */
export function readDeskChange({
  priority,
  managementFields,
  publishPeriod,
}: t.TypeOf<typeof handlingWire>): DeskChange | null {
  const changes = Object.entries(managementFields ?? {}).map(
    ([name, value]) => [name, typeof value === 'number' ? String(value) : value] as const,
  );
  const day = (text: string | null | undefined) => (text ? parseDay(text) : null);
  const asksNothing = priority == null && changes.length === 0 && publishPeriod === undefined;
  if (asksNothing) return null;
  return {
    priority: priority ?? undefined,
    managed: changes.length === 0 ? undefined : Object.fromEntries(changes),
    publishPeriod: publishPeriod && { start: day(publishPeriod.start), end: day(publishPeriod.end) },
  };
}

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
  /** `revision`: the number of the last step that changed it. `undoUntil`: until when its last handling can be taken back. */
  t.type({ revision: t.number }),
  t.partial({
    undoUntil: t.string,
    /** The first name of its sender, and which parts of a contact there are, for those who may look at it. */
    sender: t.type({ name: t.string, has: t.array(t.string) }),
    /** The language in which mails about it are; null: the town's. */
    language: t.union([t.string, t.null]),
    /** The number of the request that it was merged into, and those of its duplicates. */
    mergedInto: t.union([t.string, t.null]),
    duplicates: t.array(t.string),
    /** The title that everybody reads, if it is not its own. */
    publicTitle: t.string,
    /** What its form asked when it was sent; missing for requests that are older than this. */
    asked: askedWire,
    /** What its sender said of how it went. */
    opinion: t.type({ isSolved: t.boolean, score: t.number, text: t.string, at: t.string }),
    /** When what says who sent it was erased. */
    personErasedAt: t.string,
  }),
  /** `hasReply`: the sender replied after the council last changed the state or wrote to them. */
  t.partial({
    unsent: t.number,
    hasReply: t.boolean,
    /** What staff decided about it as a proposal and, if they entered it for a person, how and what that person agreed to. */
    management: t.intersection([
      decisionWire,
      t.partial({
        channel: t.string,
        consent: t.type({ by: t.string, at: t.string, shown: t.string }),
      }),
    ]),
    priority: t.string,
    /** Null if its mailbox says no term, or the request is done with. `left`: working days, below zero once it is over. */
    term: t.union([t.type({ due: t.string, left: t.number }), t.null]),
    managementFields: t.record(t.string, t.unknown),
    publishPeriod: t.union([
      t.type({ start: t.union([t.string, t.null]), end: t.union([t.string, t.null]) }),
      t.null,
    ]),
  }),
]);

const writeEntered = ({ channel, by, at, shown }: EnteredRequest) => ({
  channel,
  consent: { by, at: new Date(at).toISOString(), shown },
});

/** What is known of a sender before somebody looks at their contact. */
export const writeKnownSender = ({ contact, sealedEmail }: CouncilRequest) => ({
  name: (contact.firstName ?? '').trim(),
  has: [
    ...Object.entries(contact).flatMap(([part, text]) => (text.trim() === '' ? [] : [part])),
    ...(sealedEmail === null ? [] : ['verifiedEmail']),
  ],
});

/** Where a request went or what came to it, and what staff changed of what others see. */
const writeDeskWork = ({
  opinion,
  language,
  merged,
  duplicates = [],
  asked,
  publicTitle,
  personErasedAt,
}: CouncilRequest) => ({
  language,
  mergedInto: merged?.iid ?? null,
  duplicates: duplicates.map(({ iid }) => iid),
  ...(asked !== undefined && { asked: writeAsked(asked) }),
  ...(opinion !== undefined && { opinion: { ...opinion, at: new Date(opinion.at).toISOString() } }),
  ...(publicTitle !== undefined && { publicTitle }),
  ...(personErasedAt !== undefined && { personErasedAt: new Date(personErasedAt).toISOString() }),
});

export type StaffRequest = t.TypeOf<typeof staffRequestWire>;

/** A request for staff, without its term: that needs the calendar of the town. */
export function staffRequest(request: CouncilRequest) {
  const { contact, images, files, extra, payment, origin, isPublished, approval, threads, hasReply } =
    request;
  const { revision, undo } = request;
  const undoUntil = undo === undefined ? {} : { undoUntil: new Date(undo.until).toISOString() };
  const isApproved = approval === null ? null : approval === 'approved';
  const notes = threads
    .filter(({ isNote }) => isNote)
    .map(({ at, by, text }) => ({ at: new Date(at).toISOString(), by, text }));
  const content = { contact, images, files, extra: Object.fromEntries(extra), payment, origin, isPublished };
  const keptPrivate = approval === 'declined';
  const { decision, entered } = request;
  const worked = { ...(decision && writeDecision(decision)), ...(entered && writeEntered(entered)) };
  const management = decision === undefined && entered === undefined ? {} : { management: worked };
  const desk = {
    priority: request.priority ?? usualPriority,
    managementFields: { ...request.managed },
    publishPeriod: request.publishPeriod ?? null,
  };
  return {
    ...writeView(request),
    ...content,
    isApproved,
    keptPrivate,
    notes,
    hasReply,
    revision,
    ...undoUntil,
    ...writeDeskWork(request),
    ...management,
    ...desk,
  };
}

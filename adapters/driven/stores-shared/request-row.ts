import type { Asset } from '#application/ports/server/asset-store.ts';
import type { NewRequestMail } from '#application/ports/server/request-mail-queue.ts';
import type { RequestChange, RequestEntry } from '#application/ports/server/request-store.ts';
import type { FileKind, ExtraValue } from '#domain/forms/entry.ts';
import type { Approval, ShowingMailbox } from '#domain/forms/publication.ts';
import { type CouncilRequest, type Reference, type Opinion } from '#domain/forms/request.ts';
import { type NewStep } from '#domain/office/steps/step.ts';
import { changerOf, lookedAct, requestSteps } from '#domain/office/steps/subject-steps.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/* Rows of requests and uploads, the same in both databases. */

export type AnyRow = Readonly<Record<string, unknown>>;

/** `extra` is a list of pairs, so that no name in it can be taken for a property. */
export const requestText = (request: CouncilRequest): string =>
  JSON.stringify({ ...request, extra: [...request.extra] });

/** A request of a row that has its body, the number of its followers and that of its last step. */
export function requestOf({ body, followers, revision }: AnyRow): CouncilRequest {
  const read = JSON.parse(String(body)) as Omit<
    CouncilRequest,
    'extra' | 'approval' | 'language' | 'sealedEmail' | 'hasReply' | 'toldAt' | 'seenAt'
  > & {
    /** Requests from before staff could approve them have no such decision. */
    readonly approval?: Approval;
    /** Requests from before mails were in the language of their sender have none. */
    readonly language?: Language | null;
    /** Nor the address that their sender had verified. */
    readonly sealedEmail?: string | null;
    /* Requests from before senders could reply have none of these. */
    readonly hasReply?: boolean;
    readonly toldAt?: Instant | null;
    readonly seenAt?: Instant | null;
    readonly extra: readonly (readonly [string, ExtraValue])[];
  };
  const { approval = null, language = null, sealedEmail = null } = read;
  const { hasReply = false, toldAt = null, seenAt = null } = read;
  return {
    ...read,
    extra: new Map(read.extra),
    approval,
    language,
    sealedEmail,
    hasReply,
    toldAt,
    seenAt,
    followers: Number(followers),
    // Null if nobody has changed it since it came.
    revision: Number(revision),
  };
}

/** What the request of a row is called, by its number. */
export function titleOfRow({ iid, body }: AnyRow): readonly [string, string] {
  const { title, body: text } = JSON.parse(String(body)) as Pick<CouncilRequest, 'title' | 'body'>;
  return [String(iid), title.trim() === '' ? text : title];
}

/** The requests that have an opinion: within a text of JSON, a quotation mark is escaped. */
export const ratedMark = '"opinion":{';

/** The opinion of a row that has its body, with the number of its request. */
export function opinionOf({ body }: AnyRow): readonly (Opinion & { readonly iid: string })[] {
  const { opinion, iid } = JSON.parse(String(body)) as Pick<CouncilRequest, 'opinion' | 'iid'>;
  return opinion === undefined ? [] : [{ ...opinion, iid }];
}

/** The mails of a change. */
export const mailsOfChange = (
  { mails = [] }: RequestChange,
  before: CouncilRequest,
  after: CouncilRequest,
): readonly NewRequestMail[] => (typeof mails === 'function' ? mails(before, after) : mails);

/** The steps of a change, with what was done besides. */
export function stepsOfChange(
  { by, deeds = [] }: RequestChange,
  before: CouncilRequest,
  after: CouncilRequest,
): readonly NewStep[] {
  const changer = changerOf(after, by);
  const changed = before === after ? [] : requestSteps(before, after, changer);
  return [...changed, ...deeds.map((deed) => ({ ...deed, by: changer.by, at: changer.at }))];
}

/** A request as it was stored, with the number of its last step that changed something. */
export const withRevision = (
  request: CouncilRequest,
  steps: readonly NewStep[],
  last: number | null,
): CouncilRequest =>
  last !== null && steps.some(({ act }) => act !== lookedAct) ? { ...request, revision: last } : request;

/** The mailboxes whose requests everybody may see without a decision of staff. */
export const shownAtOnce = (mailboxes: readonly ShowingMailbox[]): readonly ShowingMailbox[] =>
  mailboxes.filter(({ publish }) => publish === 'atOnce');

/** `2026-000017`: the year and the number in it. */
export const numberOf = (year: number, place: number): string => `${year}-${String(place).padStart(6, '0')}`;

/** The columns of a new request, in the order of the table. */
export function requestValues({ request, key, print, person, from }: RequestEntry, iid: string) {
  const { realm, id, mailbox, createdAt, status, coordinates, approval } = request;
  return [
    realm,
    id,
    iid,
    key,
    print,
    mailbox,
    person,
    createdAt,
    status,
    coordinates?.lat ?? null,
    coordinates?.lng ?? null,
    requestText({ ...request, iid }),
    approval,
    from.device,
    from.email,
    Number(from.isVerified),
  ];
}

/** The columns of a request that change with it. */
export function changedRequestValues(request: CouncilRequest) {
  const { status, approval, coordinates, hasReply } = request;
  const place = [coordinates?.lat ?? null, coordinates?.lng ?? null] as const;
  return [requestText(request), status, approval, ...place, Number(hasReply)] as const;
}

export const assetOf = (row: AnyRow): Asset => ({
  realm: realmId(String(row['realm'])),
  id: String(row['id']),
  owner: String(row['owner']),
  name: String(row['name']),
  kind: String(row['kind']) as FileKind,
  bytes: Number(row['bytes']),
  isSigned: Boolean(row['signed']),
  createdAt: Number(row['created']),
});

/** The request that an upload belongs to; null if there is none. */
export const requestOfAsset = (row: AnyRow | undefined): Reference | null =>
  typeof row?.['request'] === 'string' ? (row['request'] as Reference) : null;

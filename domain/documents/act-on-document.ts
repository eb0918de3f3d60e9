import type { Instant } from '../shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '../shared/result.ts';
import type { Act } from '../office/roles.ts';
import type { DocumentChange, NewRevision } from './document-change.ts';
import { outdatedFields } from './draft.ts';
import type { Fields } from './fields.ts';
import { bodyOf, draftedFields, type OfficeDocument, type Schedule } from './office-document.ts';
import {
  type ActRefused,
  type DocumentAct,
  type DocumentStatus,
  documentActs,
  nextStatus,
  stateOf,
} from './state.ts';

/** What a person wants to do with a document, and what they may. */
export interface Acting {
  readonly act: DocumentAct;
  readonly by: string;
  /** The id of the person or program; null if this program does it by itself. */
  readonly id: string | null;
  readonly at: Instant;
  readonly note: string | null;
  /** When a draft is published and withdrawn, if it is scheduled. */
  readonly schedule: Schedule;
  readonly has: (act: Act) => boolean;
}

/** Why an act is refused. `outdated`: fields of the draft were published anew by somebody else. */
export type ActingRefused = ActRefused | { readonly kind: 'outdated' } | { readonly kind: 'wrongMoment' };

type Next = Either<ActingRefused, DocumentStatus | null>;

/** A withdrawal is scheduled, or taken back, without a draft. */
const isOfWithdrawalOnly = ({ status, schedule }: OfficeDocument, { act, schedule: wanted }: Acting) =>
  status.work !== 'scheduled' &&
  ((act === 'schedule' && wanted.at === null) ||
    (act === 'unschedule' && schedule !== null && schedule.until !== null));

/** The status after an act; of one about the withdrawal only, the same. */
function statusAfter(document: OfficeDocument, acting: Acting): Next {
  const { status } = document;
  const { act, has, schedule } = acting;
  const isScheduled = act === 'schedule';
  const isUntil = schedule.until !== null && schedule.until <= (schedule.at ?? acting.at);
  if (isScheduled && (isUntil || (schedule.at === null && schedule.until === null)))
    return left({ kind: 'wrongMoment' });
  const isWithdrawal = isOfWithdrawalOnly(document, acting);
  if ((isWithdrawal || (isScheduled && schedule.until !== null)) && !has('document.withdraw'))
    return left({ kind: 'notAllowed', act: 'document.withdraw' });
  if (!isWithdrawal) return nextStatus(status, act, has);
  return status.place === 'published' ? right(status) : left({ kind: 'wrongState', state: stateOf(status) });
}

/** What is scheduled after an act: what was published or taken out by a person is not published again by the clock. */
function scheduleAfter({ schedule }: OfficeDocument, { act, schedule: wanted }: Acting): Schedule | null {
  if (act === 'schedule') return wanted;
  const isKept = act === 'publish' || act === 'discard' || act === 'review' || act === 'return';
  const until = isKept ? (schedule?.until ?? null) : null;
  return until === null ? null : { at: null, until };
}

/** What was published before is a revision then. */
const replacesPublished = (act: DocumentAct): boolean => act === 'publish' || act === 'withdraw';

function revisionsOf(document: OfficeDocument, acting: Acting, fields: Fields): readonly NewRevision[] {
  const { act, by, at, note } = acting;
  const loaded: NewRevision = {
    act: 'load',
    at,
    by: 'operator',
    note: null,
    fields: document.fields ?? new Map(),
  };
  const isMade = act === 'publish' || act === 'review';
  return [
    ...(replacesPublished(act) && document.isLoaded ? [loaded] : []),
    ...(isMade ? [{ act, by, at, note, fields }] : []),
  ];
}

function portalAfter({ ref }: OfficeDocument, act: DocumentAct, fields: Fields): DocumentChange['portal'] {
  if (act === 'withdraw') return 'remove';
  return act === 'publish' || act === 'republish' ? { put: bodyOf(ref, fields) } : 'same';
}

/**
 * What an act makes of a document: its state, what portals show, its revision and its step. Left: it is refused, and
 * nothing changes.
 */
export function actOnDocument(
  document: OfficeDocument,
  acting: Acting,
): Either<ActingRefused, DocumentChange> {
  const { act, by, at, note } = acting;
  const next = statusAfter(document, acting);
  if (isLeft(next)) return next;
  const published = document.fields ?? new Map();
  if (act === 'publish' && outdatedFields(published, document.draft).length > 0)
    return left({ kind: 'outdated' });
  const [from, to] = [stateOf(document.status), next.right && stateOf(next.right)];
  const drafted = draftedFields(document);
  const isSettled = act === 'publish' || act === 'discard';
  const after = next.right && {
    ...document,
    status: next.right,
    version: document.version + 1,
    since: at,
    by,
    fields: act === 'publish' ? drafted : document.fields,
    draft: isSettled ? new Map<never, never>() : document.draft,
    schedule: scheduleAfter(document, acting),
    scheduler: next.right.work === 'scheduled' ? (document.scheduler ?? acting.id) : null,
    older: act === 'discard' ? document.olderPublished : document.older,
    olderPublished: act === 'publish' ? document.older : document.olderPublished,
    isLoaded: document.isLoaded && !replacesPublished(act),
  };
  return right({
    document: after,
    portal: portalAfter(document, act, act === 'publish' ? drafted : published),
    revisions: revisionsOf(document, acting, drafted),
    steps: [{ act: `document.${act}`, from, to, words: note, by, at }],
  });
}

/** What a person may do now with a document as it is, by the acts that they have. */
export const possibleActs = (status: DocumentStatus, has: (act: Act) => boolean): readonly DocumentAct[] =>
  documentActs.filter((act) => !isLeft(nextStatus(status, act, has)));

/**
 * What is due of a document by its schedule; null if nothing is. A draft whose time is over before it was published is
 * never published.
 */
export function dueAct(
  { status, schedule }: Pick<OfficeDocument, 'status' | 'schedule'>,
  now: Instant,
): DocumentAct | null {
  const { at, until } = schedule ?? { at: null, until: null };
  if (until !== null && until <= now) return status.place === 'published' ? 'withdraw' : 'unschedule';
  return status.work === 'scheduled' && at !== null && at <= now ? 'publish' : null;
}

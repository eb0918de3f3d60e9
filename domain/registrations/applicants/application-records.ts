import type { JsonObject } from '../../documents/json.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { noLists, type PublishedLists } from '../activity/activity-phase.ts';
import { type Application, mayHavePlace } from './application.ts';

/** The kind of the record of an application. It is in the list of its state, in the order in which applications came. */
export const applicationKind = 'application';
/**
 * The kind of the record of a person who takes part: of the requests that would give them two applications in one activity, the
 * second one is decided anew and refused.
 */
export const participantKind = 'participant';
/** The kind of the record of a waiting list: how many there are. Who comes new does not pass those who wait. */
export const waitingLineKind = 'waitingLine';
/** The kind of the record of a family, which counts its applications. */
export const familyKind = 'family';
/** The kind of the record by which letters lead to their application. */
export const codeKind = 'applicationCode';
/** The kind of the record of the lists that are published. */
export const listsKind = 'admissionLists';
/** The kind of the record of the key of an activity. Without it nothing that is sealed under it can be read. */
export const activityKeyKind = 'activityKey';

/** The record of an application, to be stored as this version. */
export const applicationRecord = (application: Application, version: number): GoodsRecord => ({
  kind: applicationKind,
  id: application.id,
  owner: application.state,
  at: application.at,
  version,
  body: { ...application, status: application.state } as unknown as JsonObject,
});

/** The record that leads from the letters of an application to its key. */
export const applicationCodeRecord = ({
  code,
  id,
  at,
}: Pick<Application, 'code' | 'id' | 'at'>): GoodsRecord => ({
  kind: codeKind,
  id: code,
  owner: '',
  at,
  version: 1,
  body: { application: id },
});

/** The application that a record has. */
export function applicationIn({ body }: Pick<GoodsRecord, 'body'>): Application {
  if (typeof body['code'] !== 'string') throw new TypeError('an application cannot be read');
  // Those of before fees had parts do not say any.
  return { parts: [], ...body } as unknown as Application;
}

/** The record of a person who takes part: their application, or none if it ended without a place. */
export const participantRecord = (
  { holder, id, state }: Pick<Application, 'holder' | 'id' | 'state'>,
  version: number,
  at: Instant,
): GoodsRecord => ({
  kind: participantKind,
  id: holder,
  owner: '',
  at,
  version,
  body: { application: mayHavePlace(state) ? id : null },
});

/** The application that a person has in an activity; null if none. */
export const applicationOf = (record: Pick<GoodsRecord, 'body'> | null): string | null =>
  (record?.body['application'] as string | null | undefined) ?? null;

/** The record that counts something: those who wait for a group, the applications of a family. */
export const countRecord = (
  kind: typeof waitingLineKind | typeof familyKind,
  { id, count }: { readonly id: string; readonly count: number },
  version: number,
  at: Instant,
): GoodsRecord => ({ kind, id, owner: '', at, version, body: { count } });

/** What such a record counts; 0 if there is none. */
export const countedIn = (record: Pick<GoodsRecord, 'body'> | null): number =>
  Number(record?.body['count'] ?? 0);

/** The id of the one record of lists, and of the one of the key. */
export const onlyRecord = 'activity';

/** The record of the lists that are published. */
export const listsRecord = (lists: PublishedLists, version: number, at: Instant): GoodsRecord => ({
  kind: listsKind,
  id: onlyRecord,
  owner: '',
  at,
  version,
  body: { ...lists },
});

/** Which lists are published, and whether it is called off: records of before that say nothing of it. */
export const listsIn = (record: Pick<GoodsRecord, 'body'> | null): PublishedLists => ({
  ...noLists,
  ...record?.body,
});

/** The record of the key of an activity, sealed by a key that is not in the database. */
export const activityKeyRecord = (sealed: string, at: Instant): GoodsRecord => ({
  kind: activityKeyKind,
  id: onlyRecord,
  owner: '',
  at,
  version: 1,
  body: { sealed },
});

/** The key of an activity, as it is stored. */
export function sealedKeyIn({ body }: Pick<GoodsRecord, 'body'>): string {
  if (typeof body['sealed'] !== 'string') throw new TypeError('the key of an activity cannot be read');
  return body['sealed'];
}

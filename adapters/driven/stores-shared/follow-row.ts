import { type Follow, followedKinds, type Subject, subjectKey } from '#domain/following/follow.ts';
import type { AnyRow } from './request-row.ts';

/* Rows of follows, the same in both databases. */

export const followOf = (row: AnyRow | undefined): Follow | null =>
  row === undefined ? null : (JSON.parse(String(row['body'])) as Follow);

/** A row that exists. */
export const followIn = (row: AnyRow): Follow => JSON.parse(String(row['body'])) as Follow;

export function subjectIn(row: AnyRow): Subject {
  const text = String(row['subject']);
  const kind = followedKinds.find((one) => text.startsWith(`${one}/`)) ?? 'proposal';
  return { kind, id: text.slice(kind.length + 1) };
}

/** `counted` is the instant from which its retention counts. */
export const followValues = (
  follow: Follow,
): readonly [string, string, string, string, number, number, string] => [
  follow.realm,
  follow.id,
  follow.follower,
  subjectKey(follow.subject),
  follow.confirmedAt === null ? 0 : 1,
  follow.confirmedAt === null ? follow.askedAt : follow.touchedAt,
  JSON.stringify(follow),
];

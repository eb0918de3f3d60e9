import * as t from 'io-ts';
import { isLeft } from '#domain/shared/result.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type OfficeFind, findKinds, type FindKind } from './finds.ts';

/** Whose they are: the town and the person of staff. */
export interface RecentOwner {
  readonly realm: RealmId;
  readonly name: string;
}

const stored = 'officeRecent';
const most = 6;

const kinds = Object.fromEntries(findKinds.map((kind) => [kind, null])) as Record<FindKind, null>;
const find = t.type({
  kind: t.keyof(kinds),
  path: t.string,
  title: t.string,
  detail: t.union([t.string, t.null]),
});
const kept = t.type({ of: t.string, finds: t.array(find) });

const nameOf = ({ realm, name }: RecentOwner) => `${realm} ${name}`;

/**
 * What the person opened from the search in this tab, the latest first. Titles of requests may name somebody, so they are
 * gone with the tab, and nobody else who signs in there sees them.
 */
export function recentFinds(owner: RecentOwner): readonly OfficeFind[] {
  try {
    const read = kept.decode(JSON.parse(sessionStorage.getItem(stored) ?? 'null'));
    return isLeft(read) || read.right.of !== nameOf(owner) ? [] : read.right.finds;
  } catch {
    return [];
  }
}

/** Puts what was opened first. */
export function keepFind(owner: RecentOwner, opened: OfficeFind): void {
  const others = recentFinds(owner).filter(({ path }) => path !== opened.path);
  const finds = [opened, ...others].slice(0, most);
  try {
    sessionStorage.setItem(stored, JSON.stringify({ of: nameOf(owner), finds }));
  } catch {
    // Without storage there are none the next time.
  }
}

/** Forgets them: the person signs out. */
export function forgetFinds(): void {
  try {
    sessionStorage.removeItem(stored);
  } catch {
    // Without storage there is nothing to forget.
  }
}

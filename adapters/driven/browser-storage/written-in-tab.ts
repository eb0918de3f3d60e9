import type { RealmId } from '#domain/shared/ids.ts';

/** What is written on a page and not sent yet, one entry for each town. */
export interface WrittenInTab {
  readonly written: (realm: RealmId) => unknown;
  /** Keeps what is written; null forgets it. */
  readonly write: (realm: RealmId, entry: unknown) => void;
}

/**
 * What is written, in the storage of the tab: a number of an identity document is not left behind on a device that others
 * use. A browser that refuses to store forgets it with the page.
 */
export const writtenInTab = (nameOf: (realm: RealmId) => string): WrittenInTab => ({
  written: (realm) => {
    try {
      return JSON.parse(sessionStorage.getItem(nameOf(realm)) ?? 'null');
    } catch {
      return null;
    }
  },
  write: (realm, entry) => {
    try {
      if (entry === null) sessionStorage.removeItem(nameOf(realm));
      else sessionStorage.setItem(nameOf(realm), JSON.stringify(entry));
    } catch {
      // It is still on the page.
    }
  },
});

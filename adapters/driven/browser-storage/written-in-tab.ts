import type { RealmId } from '#domain/shared/ids.ts';

/** What is written on a page and not sent yet, one entry for each town. */
export interface WrittenInTab {
  readonly written: (realm: RealmId) => unknown;
  /** Keeps what is written; null forgets it. */
  readonly write: (realm: RealmId, entry: unknown) => void;
}

const writtenIn = (storage: () => Storage, nameOf: (realm: RealmId) => string): WrittenInTab => ({
  written: (realm) => {
    try {
      return JSON.parse(storage().getItem(nameOf(realm)) ?? 'null');
    } catch {
      return null;
    }
  },
  write: (realm, entry) => {
    try {
      if (entry === null) storage().removeItem(nameOf(realm));
      else storage().setItem(nameOf(realm), JSON.stringify(entry));
    } catch {
      // It is still on the page.
    }
  },
});

/**
 * What is written, in the storage of the tab: a number of an identity document is not left behind on a device that others
 * use. A browser that refuses to store forgets it with the page.
 */
export const writtenInTab = (nameOf: (realm: RealmId) => string): WrittenInTab =>
  writtenIn(() => sessionStorage, nameOf);

/** What is written, on the device: a long form is continued another day. Its page leaves numbers of documents out of it. */
export const writtenOnDevice = (nameOf: (realm: RealmId) => string): WrittenInTab =>
  writtenIn(() => localStorage, nameOf);

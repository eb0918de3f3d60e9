import type { PocketNoteName, PocketNotes } from '#application/ports/browser/pocket-notes.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** The key under which a note of a town is stored. */
export const pocketNoteKey = (realm: RealmId, name: PocketNoteName): string => `${name}.${realm}`;

/** The notes of the pocket, in the browser's storage. */
export const localPocketNotes = (): PocketNotes => ({
  read: (realm, name) => {
    try {
      return JSON.parse(localStorage.getItem(pocketNoteKey(realm, name)) ?? 'null');
    } catch {
      return null;
    }
  },
  write: (realm, name, note) => {
    try {
      if (note === null) localStorage.removeItem(pocketNoteKey(realm, name));
      else localStorage.setItem(pocketNoteKey(realm, name), JSON.stringify(note));
      return true;
    } catch {
      return false;
    }
  },
});

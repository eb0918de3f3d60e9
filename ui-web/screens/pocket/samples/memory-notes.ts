import type { PocketNoteName, PocketNotes } from '#application/ports/browser/pocket-notes.ts';

/** For tests: the notes of a device that forgets them with the test; those that are given are of `vilanova`. */
export function memoryNotes(first: Partial<Record<PocketNoteName, unknown>> = {}): PocketNotes {
  const kept = new Map<string, unknown>(
    Object.entries(first).map(([name, note]) => [`vilanova ${name}`, note]),
  );
  return {
    read: (realm, name) => kept.get(`${realm} ${name}`) ?? null,
    write: (realm, name, note) => {
      kept.set(`${realm} ${name}`, note);
      return true;
    },
  };
}

import { describe, expect, it } from 'vitest';
import { type PocketNotes, pocketNoteNames } from '#application/ports/browser/pocket-notes.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];

/** The contract of what keeps the notes of a pocket. */
export function pocketNotesContract(name: string, open: () => PocketNotes): void {
  describe(`${name} keeps the contract of notes of a pocket`, () => {
    it('has none at first, then each under its name and in its town', () => {
      const notes = open();
      for (const one of pocketNoteNames) expect(notes.read(town, one)).toBeNull();
      for (const one of pocketNoteNames) expect(notes.write(town, one, [one])).toBe(true);
      for (const one of pocketNoteNames) expect(notes.read(town, one)).toEqual([one]);
      expect(notes.read(other, 'savedAlerts')).toBeNull();
    });

    it('keeps the last of a name, and forgets it', () => {
      const notes = open();
      for (const note of [['a'], { at: 3 }, false]) notes.write(town, 'savedAlerts', note);
      expect(notes.read(town, 'savedAlerts')).toBe(false);
      notes.write(town, 'savedAlerts', null);
      expect(notes.read(town, 'savedAlerts')).toBeNull();
    });
  });
}

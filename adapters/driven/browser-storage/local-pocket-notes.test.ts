import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pocketNotesContract } from '#contract-tests/ports/browser/pocket-notes.ts';
import { realmId } from '#domain/shared/ids.ts';
import { localPocketNotes } from './local-pocket-notes.ts';

const town = realmId('vilanova');
let kept = new Map<string, string>();

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

pocketNotesContract('the browser’s storage', localPocketNotes);

describe('notes of a pocket in a browser', () => {
  it('leave nothing behind once they are forgotten, and what cannot be read is no note', () => {
    const notes = localPocketNotes();
    notes.write(town, 'savedAlerts', ['a']);
    expect([...kept.keys()]).toEqual(['savedAlerts.vilanova']);
    notes.write(town, 'savedAlerts', null);
    expect(kept.size).toBe(0);
    kept.set('savedAlerts.vilanova', 'nothing');
    expect(notes.read(town, 'savedAlerts')).toBeNull();
  });

  it('are not kept by a browser that refuses, which says so', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(localPocketNotes().write(town, 'favourites', [])).toBe(false);
    expect(localPocketNotes().read(town, 'favourites')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { pocketAddress, pocketNoteNames } from './pocket-notes.ts';

describe('what a device keeps for its pocket', () => {
  it('has a place of its own in each town, and each note a name of its own', () => {
    expect(pocketAddress(realmId('vilanova'))).not.toBe(pocketAddress(realmId('benialt')));
    expect(new Set(pocketNoteNames).size).toBe(pocketNoteNames.length);
  });
});

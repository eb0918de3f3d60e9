import { describe, expect, it } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { mayRestore } from './may-restore.ts';

const keys = { census: 'tag', surveys: { 'nova/poll': 'one', 'nova/budget': 'two' } };
const manifest: BackupManifest = {
  program: 'concejo 0.1.0',
  schema: 2,
  made: '2026-11-18T11:00:00.000Z',
  people: 3,
  surveys: [{ realm: 'nova', survey: 'poll', ballots: 2, marks: 2 }],
  keys,
  parts: [],
};
const keysHere = { ...keys, erased: [] };
const situation = { manifest, known: 2, keys: keysHere, ballotsHere: 0, force: false };

describe('a backup', () => {
  it('may take the place of a data folder without votes', () => {
    expect(mayRestore(situation)).toEqual(right(null));
  });

  it('of an older program may, of a newer one may not, not by force either', () => {
    expect(mayRestore({ ...situation, known: 7 })).toEqual(right(null));
    expect(mayRestore({ ...situation, known: 1, force: true })).toEqual(
      left({ kind: 'fromNewerProgram', version: 2, known: 1 }),
    );
  });

  it('sets votes aside only by force, and so a database that cannot be read', () => {
    expect(mayRestore({ ...situation, ballotsHere: 5 })).toEqual(left({ kind: 'votesHere', ballots: 5 }));
    expect(mayRestore({ ...situation, ballotsHere: null })).toEqual(left({ kind: 'unreadableHere' }));
    for (const ballotsHere of [5, null])
      expect(mayRestore({ ...situation, ballotsHere, force: true })).toEqual(right(null));
  });

  it('needs the keys it was made with, by force too: under others everybody could vote again', () => {
    const force = { ...situation, force: true };
    expect(mayRestore({ ...force, keys: null })).toEqual(left({ kind: 'keysMissing' }));
    expect(mayRestore({ ...force, keys: { ...keysHere, census: 'other' } })).toEqual(
      left({ kind: 'otherKeys' }),
    );
    const one = { ...keysHere, surveys: { 'nova/poll': 'one' } };
    expect(mayRestore({ ...force, keys: one })).toEqual(
      left({ kind: 'keysIncomplete', surveys: ['nova/budget'] }),
    );
    const changed = { ...keysHere, surveys: { ...keys.surveys, 'nova/poll': 'new' } };
    expect(mayRestore({ ...force, keys: changed })).toEqual(
      left({ kind: 'keysIncomplete', surveys: ['nova/poll'] }),
    );
  });

  it('does without the key of a survey whose key was erased on purpose, and with more keys than it knows', () => {
    const erased = {
      census: 'tag',
      surveys: { 'nova/poll': 'one', 'nova/new': 'x' },
      erased: ['nova/budget'],
    };
    expect(mayRestore({ ...situation, keys: erased })).toEqual(right(null));
  });

  it('that could not read its keys needs some, and one without people needs none', () => {
    expect(mayRestore({ ...situation, manifest: { ...manifest, keys: null } })).toEqual(right(null));
    expect(mayRestore({ ...situation, manifest: { ...manifest, keys: null }, keys: null })).toEqual(
      left({ kind: 'keysMissing' }),
    );
    const nobody = { ...manifest, people: 0, surveys: [] };
    expect(mayRestore({ ...situation, manifest: nobody, keys: null })).toEqual(right(null));
    expect(mayRestore({ ...situation, manifest: { ...manifest, people: 0 }, keys: null })).toEqual(
      left({ kind: 'keysMissing' }),
    );
  });
});

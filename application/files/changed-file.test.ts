import { describe, expect, it } from 'vitest';
import { replacedLife, type TownFile } from '#domain/files/town-file.ts';
import { isRight } from '#domain/shared/result.ts';
import { changedFile, type FileChange } from './changed-file.ts';

const content = (hash: string) => ({ hash, type: 'image/jpeg', bytes: 1, width: 1, height: 1, sizes: [] });
const file: TownFile = {
  name: 'a.jpg',
  kind: 'jpg',
  content: content('new'),
  words: { es: 'La plaza' },
  focus: null,
  by: 'Pep',
  at: 2000,
  isPublished: false,
  replaced: [{ content: content('old'), by: 'Neus', at: 1000 }],
};
const changed = (change: FileChange, of = file, at = 3000) => {
  const after = changedFile(of, change, { by: 'Neus', at });
  return isRight(after) ? after.right : after.left.kind;
};

describe('a change of a file', () => {
  it('leaves what it does not name', () => {
    expect(changed({})).toEqual(file);
    expect(changed({ focus: { x: 33.4, y: 66.6 } })).toEqual({ ...file, focus: { x: 33, y: 67 } });
    expect(changed({ focus: null }, { ...file, focus: { x: 1, y: 1 } })).toEqual(file);
    expect(changed({ isPublished: true })).toEqual({ ...file, isPublished: true });
  });

  it('replaces all words, without those that say nothing', () => {
    expect(changed({ words: { va: ' La plaça ', en: ' ' } })).toMatchObject({ words: { va: 'La plaça' } });
    expect(changed({ words: { xx: 'a' } })).toBe('wrongWords');
    expect(changed({ words: { es: 'a'.repeat(501) } })).toBe('wrongWords');
    expect(changed({ words: { es: 'a'.repeat(500) } })).toMatchObject({ words: { es: 'a'.repeat(500) } });
  });

  it('refuses a point beyond the picture, and on what is not a picture', () => {
    for (const [x, y] of [
      [-1, 0],
      [0, 101],
      [101, 0],
      [Number.NaN, 0],
    ] as const)
      expect(changed({ focus: { x, y } })).toBe('wrongFocus');
    expect(changed({ focus: { x: 1, y: 1 } }, { ...file, kind: 'pdf' })).toBe('wrongFocus');
  });

  it('cannot hide what came with the town’s folder', () => {
    expect(changed({ isPublished: false }, { ...file, content: null })).toBe('cameWithFolder');
  });

  it('brings a replaced content back as long as it is stored', () => {
    expect(changed({ restore: 'old' })).toMatchObject({
      content: { hash: 'old' },
      by: 'Neus',
      at: 3000,
      replaced: [{ content: { hash: 'new' }, by: 'Pep', at: 2000 }, { content: { hash: 'old' } }],
    });
    expect(changed({ restore: 'never' })).toBe('noLongerStored');
    expect(changed({ restore: 'old' }, file, 2000 + replacedLife)).toBe('noLongerStored');
  });
});

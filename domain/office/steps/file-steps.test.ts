import { describe, expect, it } from 'vitest';
import type { TownFile } from '../../files/town-file.ts';
import { fileSteps, fileSubject } from './file-steps.ts';

const neus = { by: 'neus', at: 7 };
const file: TownFile = {
  name: 'plaza.jpg',
  kind: 'jpg',
  content: { hash: 'a1', type: 'image/jpeg', bytes: 1, width: 1, height: 1, sizes: [] },
  words: {},
  focus: null,
  by: 'neus',
  at: 1,
  isPublished: false,
  replaced: [],
};
const deeds = (before: TownFile | null, after: TownFile | null) =>
  fileSteps(before, after, neus).map(({ act, from, to }) => [act, from, to]);

describe('the steps of a file', () => {
  it('have its name as their subject, and say who and when', () => {
    expect(fileSubject(file)).toBe('file/plaza.jpg');
    expect(fileSteps(null, file, neus)).toMatchObject([{ by: 'neus', at: 7, words: null }]);
  });

  it('are one for each thing that changed, with the hashes of the contents', () => {
    expect(deeds(null, file)).toEqual([['file.upload', null, 'a1']]);
    expect(deeds(file, null)).toEqual([['file.remove', 'a1', null]]);
    expect(deeds(file, { ...file, isPublished: true, focus: { x: 1, y: 2 } })).toEqual([
      ['file.publish', 'notPublished', 'published'],
      ['file.describe', null, null],
    ]);
    expect(deeds({ ...file, isPublished: true, content: null }, file)).toEqual([
      ['file.replace', null, 'a1'],
      ['file.publish', 'published', 'notPublished'],
    ]);
    expect([deeds(file, file), deeds(null, null)]).toEqual([[], []]);
  });
});

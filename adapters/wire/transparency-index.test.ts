import { describe, expect, it } from 'vitest';
import { isLeft, left } from '#domain/shared/result.ts';
import { pointsIn } from '#domain/transparency/transparency-index.ts';
import { knownEditions, knownIndex, usualEdition } from './known-indexes.ts';
import { readIndex } from './transparency-index.ts';

const edition = (...numbers: readonly number[]) => ({
  edition: 'x',
  name: 'X',
  sections: [
    {
      id: 'A',
      title: 'A',
      groups: [{ id: 'A.1', title: 'A.1', points: numbers.map((ita) => ({ ita, title: 'p' })) }],
    },
  ],
});

describe('the edition of 2017', () => {
  const index = knownIndex(usualEdition);

  it('has 80 points in six sections, in order, in Spanish and Valencian', () => {
    expect(index?.sections.map((section) => [section.id, pointsIn(section).length])).toEqual([
      ['A', 21],
      ['B', 15],
      ['C', 11],
      ['D', 12],
      ['E', 12],
      ['F', 9],
    ]);
    const points = index?.sections.flatMap(pointsIn) ?? [];
    expect(points.map(({ number }) => number)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
    for (const { title } of points) expect(title).toEqual({ es: expect.any(String), va: expect.any(String) });
  });

  it('has the source of every point’s wording, and whether it was seen there', () => {
    const points = index?.sections.flatMap(pointsIn) ?? [];
    expect(points.filter(({ verified }) => verified)).toHaveLength(69);
    expect(points.filter(({ source }) => source === '')).toEqual([]);
  });
});

describe('an edition', () => {
  it('that does not come with the program is missing', () => {
    expect(knownEditions).toEqual(['2017']);
    expect(knownIndex('toString')).toBeNull();
  });

  it('needs a data file, in which unverified points are marked', () => {
    const read = readIndex(edition(1, 2));
    expect(isLeft(read) ? read : read.right.sections[0]?.groups[0]?.points[0]).toEqual({
      number: 1,
      title: 'p',
      verified: false,
      source: '',
    });
  });

  it('with a number twice, or with none, is refused', () => {
    expect(readIndex(edition(1, 1))).toEqual(left({ kind: 'unreadable', where: 'ita 1' }));
    expect(readIndex(edition(0))).toMatchObject(left({ where: 'ita 0' }));
    expect(readIndex(edition(1.5))).toMatchObject(left({ where: 'ita 1.5' }));
    expect(readIndex({ edition: 'x' })).toMatchObject(left({ kind: 'unreadable' }));
  });
});

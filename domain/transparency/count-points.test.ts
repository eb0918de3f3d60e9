import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIndex, anyIndexArticles } from '#fixtures/arbitraries/transparency.ts';
import { type CountedPoint, countPoints, isMet } from './count-points.ts';
import type { IndexArticle } from './index-article.ts';
import { pointNumbers } from './point-numbers.ts';
import type { TransparencyIndex } from './transparency-index.ts';

const point = (number: number) => ({ number, title: `point ${number}`, verified: true, source: '' });
const index: TransparencyIndex = {
  edition: 'small',
  name: 'Small',
  sections: [
    {
      id: 'A',
      title: 'A',
      groups: [
        { id: 'A.1', title: '', points: [point(1), point(2)] },
        { id: 'A.2', title: '', points: [point(3)] },
      ],
    },
    { id: 'B', title: 'B', groups: [{ id: 'B.1', title: '', points: [point(7)] }] },
  ],
};
const article = (ita: string, isPublished = true): IndexArticle => ({
  id: ita,
  title: ita,
  ita,
  isPublished,
  uri: null,
  slug: ita,
  updatedOn: null,
});
const metIn = (counted: ReturnType<typeof countPoints>) =>
  counted.sections.flatMap(({ groups }) =>
    groups.flatMap(({ points }) => points.filter(isMet).map((one) => one.point.number)),
  );

describe('counting the points of an index', () => {
  it('meets a point when some article names it, and every other point not', () => {
    fc.assert(
      fc.property(anyIndex, anyIndexArticles, (anIndex, articles) => {
        const named = new Set(articles.flatMap(({ ita }) => pointNumbers(ita).numbers));
        const points = countPoints(anIndex, articles).sections.flatMap(({ groups }) =>
          groups.flatMap((group) => group.points),
        );
        for (const one of points) expect(isMet(one)).toBe(named.has(one.point.number));
      }),
    );
  });

  it('does not depend on the order of the articles', () => {
    fc.assert(
      fc.property(anyIndex, anyIndexArticles, (anIndex, articles) => {
        expect(metIn(countPoints(anIndex, articles.toReversed()))).toEqual(
          metIn(countPoints(anIndex, articles)),
        );
      }),
    );
  });

  it('adds up: points to groups, groups to sections, sections to the whole', () => {
    fc.assert(
      fc.property(anyIndex, anyIndexArticles, (anIndex, articles) => {
        const counted = countPoints(anIndex, articles);
        expect(counted.met).toBe(metIn(counted).length);
        expect(counted.total).toBe(
          anIndex.sections.flatMap(({ groups }) => groups.flatMap((g) => g.points)).length,
        );
        for (const section of counted.sections) {
          expect(section.met).toBe(section.groups.reduce((sum, { met }) => sum + met, 0));
          expect(section.met).toBeLessThanOrEqual(section.total);
        }
      }),
    );
  });

  it('reads "3, 7,,x,81" as points 3 and 7, and reports x and 81 as invalid', () => {
    const counted = countPoints(index, [article('3, 7,,x,81')]);
    expect(metIn(counted)).toEqual([3, 7]);
    expect(counted).toMatchObject({ met: 2, total: 4 });
    expect(counted.strange.map(({ found }) => found)).toEqual(['81', 'x']);
    expect(counted.sections.map(({ met, total }) => [met, total])).toEqual([
      [1, 3],
      [1, 1],
    ]);
  });

  it('counts a point once, however many articles name it, unpublished ones too', () => {
    const counted = countPoints(index, [article('1'), article('1,1'), article('2', false)]);
    expect(counted.met).toBe(2);
    const [first]: readonly CountedPoint[] = counted.sections[0]?.groups[0]?.points ?? [];
    expect(first?.articles).toHaveLength(2);
  });

  it('meets nothing where there are no articles', () => {
    expect(countPoints(index, [])).toMatchObject({ met: 0, total: 4, strange: [] });
  });
});

describe('a list of points', () => {
  it.each([
    ['', [], []],
    [' , ,', [], []],
    ['03,3', [3], []],
    ['1.5;2', [], ['1.5;2']],
    ['-1', [], ['-1']],
    ['99999999', [], ['99999999']],
  ])('%j names %j, and strangers %j', (ita, numbers, strangers) => {
    expect(pointNumbers(ita)).toEqual({ numbers, strangers });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIndex, anyIndexArticles, anyItaList } from '#fixtures/arbitraries/transparency.ts';
import { countPoints } from './count-points.ts';
import { countYear, yearsOf } from './index-year.ts';
import { lastUpdate } from './point-state.ts';

const aYear = (year: number, edition = '2017', ita = '1') => ({ edition, year, ita });

describe('a year written down', () => {
  it('counts as one article that names all its points', () => {
    fc.assert(
      fc.property(anyIndex, anyItaList, (index, ita) => {
        const article = { id: '', title: '', ita, isPublished: true, uri: null, slug: '', updatedOn: null };
        expect(countYear(index, aYear(2025, 'any', ita)).met).toBe(countPoints(index, [article]).met);
      }),
    );
  });

  it('comes with the others of its edition, the latest first, each once', () => {
    const years = [aYear(2023), aYear(2025), aYear(2024, 'own'), aYear(2025, '2017', '1,2')];
    expect(yearsOf('2017', years)).toEqual([aYear(2025), aYear(2023)]);
    expect(yearsOf('other', years)).toEqual([]);
  });
});

describe('when a point was last updated', () => {
  const article = (updatedOn: string | null, isPublished = true) => ({
    id: '',
    title: '',
    ita: '1',
    isPublished,
    uri: null,
    slug: '',
    updatedOn: updatedOn as never,
  });
  const point = (articles: readonly ReturnType<typeof article>[]) => ({
    point: { number: 1, title: '', verified: true, source: '' },
    articles,
  });

  it('is the latest day of what is published', () => {
    expect(lastUpdate(point([article('2026-01-31'), article('2026-03-01'), article(null)]))).toBe(
      '2026-03-01',
    );
    const three = ['2026-03-01', '2026-01-31', '2026-02-15'].map((day) => article(day));
    expect(lastUpdate(point(three))).toBe('2026-03-01');
    expect(lastUpdate(point([article('2026-09-09', false)]))).toBeNull();
  });

  it('does not depend on the order of the articles', () => {
    fc.assert(
      fc.property(anyIndexArticles, (articles) => {
        const one = { point: { number: 1, title: '', verified: true, source: '' }, articles };
        expect(lastUpdate({ ...one, articles: articles.toReversed() })).toBe(lastUpdate(one));
      }),
    );
  });
});

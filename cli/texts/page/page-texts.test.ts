import { describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { pageTextsIn } from './catalogue.ts';
import { esPage, type PageTexts } from './es.ts';

const places = (texts: PageTexts) =>
  Object.entries(texts)
    .map(([key, text]) => [key, (text.match(/\{\w+\}/gu) ?? []).toSorted()] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

describe.each(languages)('the words of the page of a result in %s', (language) => {
  it('have the same places for figures as those in Spanish, and do not shout', async () => {
    const texts = await pageTextsIn(language);
    expect(places(texts)).toEqual(places(esPage));
    expect(Object.values(texts).join(' ')).not.toMatch(/[!¡]/u);
  });
});

import type { LocalizedText } from '../shared/localized-text.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const marks = /<(?:\/?[a-z]|!)[^>]*>/giu;
/** Marks within a word or a sentence, which part no words. */
const inline = /<\/?(?:a|b|em|i|mark|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/giu;
const signs = /&(?<name>[a-z]+);/gu;

/**
 * The words of a body of plain elements, in one line.
 *
 * @example plainText('<p>Un parque</p><p>para todos</p>') // 'Un parque para todos'
 */
export const plainText = (html: string): string =>
  html
    .replaceAll(inline, '')
    .replaceAll(marks, ' ')
    .replaceAll(signs, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/gu, ' ')
    .trim();

const plainWhereMarked = (text: string): string =>
  text.search(marks) === -1 && text.search(signs) === -1 ? text : plainText(text);

/** A title in every language without the marks that an editor may have left in it; one without any stays as it is. */
export const plainTitle = (text: LocalizedText): LocalizedText =>
  typeof text === 'string'
    ? plainWhereMarked(text)
    : Object.fromEntries(
        Object.entries(text).map(([language, words]) => [language, plainWhereMarked(words)]),
      );

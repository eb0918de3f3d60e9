import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WordChange, wordChanges } from './word-changes.ts';

const marked = (changes: readonly WordChange[]) =>
  changes
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`))
    .join('');
const joined = (changes: readonly WordChange[], without: WordChange['kind']) =>
  changes
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');
const text = fc
  .array(fc.constantFrom('de', 'lunes', 'a', 'jueves', ' ', ' ', '\n', '.', 'ñ'), { maxLength: 24 })
  .map((words) => words.join(''));

describe('the changes of a text', () => {
  it('are its words, not its letters', () => {
    expect(marked(wordChanges('De lunes a viernes, de 10 a 13', 'De lunes a jueves, de 10 a 14'))).toBe(
      'De lunes a [-viernes-][+jueves+], de 10 a [-13-][+14+]',
    );
  });

  it('are read as half a sentence if they follow one another, the old words first', () => {
    expect(marked(wordChanges('votar con tu móvil hoy', 'votar desde un ordenador hoy'))).toBe(
      'votar [-con tu móvil-][+desde un ordenador+] hoy',
    );
  });

  it('are what is added or gone at either end', () => {
    expect(marked(wordChanges('sábado', 'Mercado, sábado'))).toBe('[+Mercado, +]sábado');
    expect(marked(wordChanges('uno y dos', 'uno'))).toBe('uno[- y dos-]');
    expect(wordChanges('', '')).toEqual([]);
    expect(wordChanges('', 'Hola')).toEqual([{ kind: 'new', text: 'Hola' }]);
    expect(wordChanges('Igual', 'Igual')).toEqual([{ kind: 'same', text: 'Igual' }]);
  });

  it('are all of a very long text that has little in common with the other one', () => {
    const words = (word: string) => Array.from({ length: 2000 }, (_, n) => `${word}${n}`).join(' ');
    expect(wordChanges(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['gone', 'new']);
  });

  it('give both texts back, whatever they are', () => {
    fc.assert(
      fc.property(text, text, (was, now) => {
        const changes = wordChanges(was, now);
        expect([joined(changes, 'new'), joined(changes, 'gone')]).toEqual([was, now]);
        expect(
          changes.every((change, at) => change.text !== '' && change.kind !== changes[at + 1]?.kind),
        ).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  documentOf,
  fieldsLike,
  documentFields,
  itemPath,
  listOfOrder,
  memberPath,
  orderPath,
} from './fields.ts';
import { isSameJson, type JsonObject } from './json.ts';

const documents = fc.dictionary(fc.string(), fc.jsonValue()) as fc.Arbitrary<JsonObject>;
const page = {
  title: { es: 'Obras', va: 'Obres' },
  body: [{ text: { es: 'Uno' } }, { text: { es: 'Dos' } }],
};

describe('the fields of a document', () => {
  it('are its texts by language, and the items of its lists by key', () => {
    expect([...documentFields(page)]).toEqual([
      ['title/es', 'Obras'],
      ['title/va', 'Obres'],
      ['body/@', ['1', '2']],
      ['body/@1/text/es', 'Uno'],
      ['body/@2/text/es', 'Dos'],
    ]);
  });

  it('make the same bytes of JSON again', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const again = documentOf(documentFields(document));
        expect(JSON.stringify(again)).toBe(JSON.stringify(document));
      }),
    );
  });

  it('have names with any character, also those that separate steps', () => {
    const document = { '@': 1, '@a/b~c': [{ '': 2 }], '~2': {}, 'a/@': [], list: [{}, { '@': null }] };
    expect(documentOf(documentFields(document))).toEqual(document);
    expect(memberPath('', '@a/b~')).toBe('~2a~1b~0');
  });

  it('leave out an item that is in no order of its list', () => {
    const fields = new Map(documentFields(page)).set(orderPath('body'), ['2', 'nueva']);
    expect(documentOf(fields)['body']).toEqual([{ text: { es: 'Dos' } }, {}]);
  });

  it('take a member in what was empty', () => {
    const fields = new Map(documentFields({ title: {} })).set('title/es', 'Obras');
    expect(documentOf(fields)).toEqual({ title: { es: 'Obras' } });
    expect(documentOf(new Map())).toEqual({});
    expect(documentOf(new Map([['@', []]]))).toEqual({});
  });

  it('know which of them is the order of a list', () => {
    expect(listOfOrder(orderPath('a/b'))).toBe('a/b');
    expect(listOfOrder(itemPath('a', '1'))).toBeNull();
    expect(listOfOrder('a~2')).toBeNull();
  });

  it('keep the keys of known fields of the same document, and no others', () => {
    const moved = new Map(documentFields({ body: [] }));
    moved.delete('body');
    moved.set('body/@', ['b', 'a']).set('body/@a/n', 1).set('body/@b/n', 2);
    expect(fieldsLike({ body: [{ n: 2 }, { n: 1 }] }, moved)).toBe(moved);
    expect([...fieldsLike({ body: [{ n: 1 }] }, moved).keys()]).toEqual(['body/@', 'body/@1/n']);
    expect([...fieldsLike({ n: 1 }, null)]).toEqual([['n', 1]]);
  });
});

describe('two values of JSON', () => {
  it('are the same if they have the same members, in any order, and the same items in the same order', () => {
    expect(isSameJson({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
    for (const other of [
      { a: [] },
      { a: [2] },
      { b: [1] },
      { a: { 0: 1 } },
      { a: [1], b: 1 },
      [1],
      null,
      undefined,
    ])
      expect(isSameJson({ a: [1] }, other)).toBe(false);
    expect(isSameJson([1], { 0: 1, length: 1 })).toBe(false);
  });

  it('are the same as their copy, and not as one with another member', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(isSameJson(document, structuredClone(document))).toBe(true);
        expect(isSameJson(document, { ...document, [Object.keys(document).join('.') + '+']: 1 })).toBe(false);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { textsIn, valuesAt } from './values-at.ts';

const document = {
  title: { es: 'Obras' },
  terms: [{ _id: 'a' }, {}, null, { _id: 'b' }],
  year: 2026,
  note: null,
};
const found = (steps: readonly string[]) =>
  valuesAt(document, steps).map(({ path, value }) => [path.join('.'), value]);

describe('the values at a place of a document', () => {
  it('are found by its steps, in each item of a list', () => {
    expect(found(['title', 'es'])).toEqual([['title.es', 'Obras']]);
    expect(found(['terms', '*', '_id'])).toEqual([
      ['terms.0._id', 'a'],
      ['terms.3._id', 'b'],
    ]);
    expect(found([])).toEqual([['', document]]);
    expect(found(['note'])).toEqual([['note', null]]);
  });

  it.each([[['body']], [['year', '*']], [['title', '*']], [['note', 'es']], [['toString']]])(
    'are none where there is nothing: %j',
    (steps) => {
      expect(found(steps)).toEqual([]);
    },
  );
});

describe('the texts of a document', () => {
  it('are found wherever they are', () => {
    expect(textsIn(document).map(({ path, value }) => [path.join('.'), value])).toEqual([
      ['title.es', 'Obras'],
      ['terms.0._id', 'a'],
      ['terms.3._id', 'b'],
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentFields, documentOf } from './fields.ts';
import type { Json, JsonObject } from './json.ts';
import { withItem, withItems, withMember } from './member-fields.ts';

const document: JsonObject = {
  _id: 'a',
  delivery: { status: 'works', news: [], steps: [{ t: 1 }, { t: 2 }] },
};
const fields = documentFields(document);

describe('a member of a document', () => {
  it('is replaced with all that was below it, and removed', () => {
    const text = withMember(fields, 'delivery/note', { es: 'Sí', va: 'Sí' });
    expect(documentOf(withMember(text, 'delivery/note', { en: 'Yes' }))).toEqual({
      ...document,
      delivery: { ...(document['delivery'] as JsonObject), note: { en: 'Yes' } },
    });
    expect(documentOf(withMember(text, 'delivery/note', undefined))).toEqual(document);
    expect(documentOf(withMember(fields, 'delivery', null))).toEqual({ _id: 'a', delivery: null });
  });

  it('is any value of JSON, and nothing else changes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        // JSON has no -0, and a document is made of what JSON has.
        const more = JSON.parse(JSON.stringify(value)) as Json;
        expect(documentOf(withMember(fields, 'more', more))).toEqual({ ...document, more });
      }),
    );
  });

  it('is not one whose name only begins the same', () => {
    const both = documentFields({ note: 'a', notes: 'b' });
    expect(documentOf(withMember(both, 'note', undefined))).toEqual({ notes: 'b' });
  });
});

describe('an item of a list', () => {
  it('is put at the end of a list that has items, is empty, or is missing', () => {
    const list = (place: string) => {
      const next = documentOf(withItem(fields, place, { t: 3 })) as { delivery: Record<string, unknown> };
      return next.delivery[place.slice('delivery/'.length)];
    };
    expect(list('delivery/steps')).toEqual([{ t: 1 }, { t: 2 }, { t: 3 }]);
    expect(list('delivery/news')).toEqual([{ t: 3 }]);
    expect(list('delivery/other')).toEqual([{ t: 3 }]);
  });

  it('has a key that no other one has or had: drafts of others find theirs', () => {
    const gone = withItems(fields, 'delivery/steps', ['1']);
    const draft = new Map(gone).set('delivery/steps/@9/t', 9);
    const put = withItem(draft, 'delivery/steps', { t: 3 });
    expect(put.get('delivery/steps/@')).toEqual(['1', '10']);
    expect(put.get('delivery/steps/@10/t')).toBe(3);
  });

  it('goes with its fields if it is not among those that stay, which may have another order', () => {
    const steps = (keys: readonly string[]) =>
      (documentOf(withItems(fields, 'delivery/steps', keys)) as { delivery: JsonObject }).delivery['steps'];
    expect(steps(['2', '1'])).toEqual([{ t: 2 }, { t: 1 }]);
    expect(steps(['2'])).toEqual([{ t: 2 }]);
    expect(steps([])).toBeUndefined();
  });
});

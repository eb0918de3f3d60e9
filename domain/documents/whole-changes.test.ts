import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft } from '../shared/result.ts';
import { changeFields } from './change-fields.ts';
import type { FieldChange } from './field-changes.ts';
import { documentFields, documentOf } from './fields.ts';
import type { Json, JsonObject } from './json.ts';
import { draftedFields, type OfficeDocument, unknownDocument } from './office-document.ts';
import { fieldByField } from './whole-changes.ts';

const aDocument = (body: JsonObject): OfficeDocument => ({
  ...unknownDocument({ collection: 'calendario', id: 'c' }),
  status: { place: 'published', work: 'none' },
  fields: documentFields(body),
});

/** The document after one change, and the conflicts of it. */
function changed(document: OfficeDocument, change: FieldChange, rights: 'all' | 'translations' = 'all') {
  const done = changeFields(document, [change], { by: 'Marta', at: 1, rights, usual: 'es' });
  if (isLeft(done)) return done.left.kind;
  const after = done.right.change.document;
  const conflicts = done.right.conflicts.map(({ path }) => path);
  return { body: after && documentOf(draftedFields(after)), conflicts };
}

const day = (date: string) => ({ date });
const value: fc.Arbitrary<Json> = fc.oneof(
  fc.string(),
  fc.constant([]),
  fc.array(fc.record({ date: fc.string(), name: fc.option(fc.string()) }), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('es', 'va'), fc.string()),
);

describe('a list or an object that is written as a whole', () => {
  it('is what the document has then, whatever it was before', () => {
    fc.assert(
      fc.property(value, value, (was, next) => {
        const body = { name: 'N', holidays: was };
        expect(changed(aDocument(body), { path: 'holidays', was, value: next })).toEqual({
          body: { name: 'N', holidays: next },
          conflicts: [],
        });
      }),
    );
  });

  it('can be removed, and put where there was none', () => {
    const body = { holidays: [day('2026-12-24')] };
    const removed = changed(aDocument(body), { path: 'holidays', was: body.holidays, value: undefined });
    expect(removed).toEqual({ body: {}, conflicts: [] });
    const put = changed(aDocument({ name: 'N' }), { path: 'holidays', was: undefined, value: body.holidays });
    expect(put).toEqual({ body: { name: 'N', ...body }, conflicts: [] });
  });

  it('is a conflict if somebody changed it since', () => {
    const document = aDocument({ holidays: [day('2026-12-24'), day('2026-12-31')] });
    const change = { path: 'holidays', was: [day('2026-12-24')], value: [] };
    expect(fieldByField(document.fields ?? new Map(), change)).toEqual([change]);
    expect(changed(document, change)).toMatchObject({ conflicts: ['holidays'] });
  });

  it('is decided field by field for those who translate', () => {
    const document = aDocument({ title: { es: 'Obras', va: 'Obres' } });
    const was = { es: 'Obras', va: 'Obres' };
    const to = (next: Json) => changed(document, { path: 'title', was, value: next }, 'translations');
    expect(to({ es: 'Obras', va: 'Les obres' })).toMatchObject({ conflicts: [] });
    expect(to({ es: 'Otras', va: 'Obres' })).toBe('notAllowed');
  });

  it('leaves the change of a single field as it is', () => {
    const fields = documentFields({ title: { es: 'Obras' }, days: [1, 2] });
    for (const change of [
      { path: 'title/es', was: 'Obras', value: 'Sí' },
      { path: 'title/es', was: 'Obras', value: undefined },
      { path: 'days', was: [1, 2], value: [1] },
      { path: 'new', was: undefined, value: {} },
    ])
      expect(fieldByField(fields, change)).toEqual([change]);
  });
});

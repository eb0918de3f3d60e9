import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#domain/documents/json.ts';
import { typedChanges, withTyped } from './typed-changes.ts';

const texts = fc.dictionary(fc.constantFrom('es', 'va', 'eu'), fc.string());
const phase = fc.record({ name: texts, kind: fc.option(fc.string()), start: fc.string(), end: fc.string() });
/** A step as it is typed: texts by language, plain fields and a list that grows and shrinks. */
const step: fc.Arbitrary<JsonObject> = fc.record({
  title: texts,
  notify: fc.string(),
  hasMailbox: fc.boolean(),
  phases: fc.array(phase, { maxLength: 4 }),
});

describe('what is typed in a step', () => {
  it('is found again as it was, also with phases that were added or taken out', () => {
    fc.assert(
      fc.property(step, step, (saved, typed) => {
        expect(withTyped(saved, typedChanges(saved, typed))).toEqual(typed);
      }),
    );
  });

  it('leaves what somebody else saved meanwhile in the fields that were not touched', () => {
    const typed = typedChanges(
      { title: { es: '' }, email: 'a@b.es' },
      { title: { es: 'Sí' }, email: 'a@b.es' },
    );
    expect(withTyped({ title: { es: 'No', va: 'No' }, email: 'c@d.es' }, typed)).toEqual({
      title: { es: 'Sí', va: 'No' },
      email: 'c@d.es',
    });
  });
});

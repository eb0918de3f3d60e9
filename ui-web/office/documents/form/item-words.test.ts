import { expect, it } from 'vitest';
import { describeDocument } from '#adapters/wire/documents/description/describe-kind.ts';
import { documentFields } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { type Language, languages } from '#domain/shared/localized-text.ts';
import { formOf, type FormPart } from './form-tree.ts';
import { itemWords } from './item-words.ts';

/** The words of the items of the first list with this name, in whatever list it is. */
function wordsOf(document: JsonObject, name: string, language: Language = 'es'): readonly string[] {
  const fields = documentFields(document);
  const lists = (parts: readonly FormPart[]): readonly FormPart[] =>
    parts.flatMap((part) =>
      part.kind === 'list' ? [part, ...part.items.flatMap((item) => lists(item.parts))] : [],
    );
  const all = lists(formOf(describeDocument('actividades', [], document), fields, languages));
  const list = all.find(({ field }) => field.name === name);
  return list?.kind === 'list' ? list.items.map(({ parts }) => itemWords(parts, fields, language).text) : [];
}

const parts = [{ amount: 15 }, { day: '2027-02-07', amount: 1250.5 }, { day: '2027-03-07' }, {}];
const document = { fees: [{ id: 'tres', title: { es: 'En tres pagos' }, price: 45, parts }] };

it('an item of days and sums is known by all of them, as people write them', () => {
  expect(wordsOf(document, 'parts')).toEqual([
    '15,00 €',
    '7 de febrero de 2027 · 1.250,50 €',
    '7 de marzo de 2027',
    '',
  ]);
  expect(wordsOf(document, 'parts', 'va')[2]).toBe('7 de març de 2027');
});

it('an item with a text is known by that', () => {
  expect(wordsOf(document, 'fees')).toEqual(['En tres pagos']);
});

import { describe, expect, it } from 'vitest';
import { aField, aMailbox, anEntry } from '#fixtures/builders/data/mailbox.ts';
import { asksTownCategory, collectionsOf, strangeCategory } from './field-choices.ts';
import { choicesOf } from './field-kinds.ts';

describe('the choices of a field', () => {
  it('are its own, the town’s, or the items of a collection', () => {
    const options = [{ value: 'a', text: 'a' }];
    for (const type of ['select', 'radio', 'selectmultiple', 'category'])
      expect(choicesOf(aField({ type, options: ['a'] }))).toEqual({ kind: 'listed', options });
    expect(choicesOf(aField({ type: 'category' }))).toEqual({ kind: 'town' });
    expect(choicesOf(aField({ type: 'collection', options: 'barrios' }))).toEqual({
      kind: 'collection',
      name: 'barrios',
    });
    expect(choicesOf(aField({ type: 'search', options: 'barrios' }))).toEqual({ kind: 'none' });
  });

  it('are asked for once where two fields have the same collection', () => {
    const form = [
      { name: 'uno', type: 'collection', options: 'barrios' },
      { name: 'dos', type: 'collection', options: 'barrios' },
      { name: 'grupo', fields: [{ name: 'centros', type: 'collection' }] },
      { name: 'calle', type: 'callejero' },
    ];
    expect(collectionsOf(aMailbox(form))).toEqual(['barrios', 'centros']);
  });
});

describe('a category of the town', () => {
  const asking = { name: 'tipo', title: 'Tipo', type: 'category' };
  const mailbox = aMailbox([{ name: 'body' }, asking]);
  const strange = (tipo: string, categories = ['luz', 'agua']) =>
    strangeCategory(mailbox, anEntry({ body: 'ruido', tipo }), categories);

  it('is asked for by a form with a category that has no options of its own', () => {
    expect(asksTownCategory(mailbox)).toBe(true);
    expect(asksTownCategory(aMailbox([{ name: 'body' }, { ...asking, options: ['a'] }]))).toBe(false);
  });

  it('is one that the settings name', () => {
    expect([strange('luz'), strange(' agua '), strange(' '), strange('')]).toEqual([[], [], [], []]);
    expect(strange(' ruido ')).toEqual([
      { kind: 'notAnOption', found: 'ruido', field: 'tipo', title: 'Tipo' },
    ]);
    expect(strangeCategory(mailbox, anEntry({ tipo: true }), ['luz'])).toEqual([]);
    expect(strangeCategory(mailbox, new Map(), ['luz'])).toEqual([]);
  });

  it('cannot be checked if the settings name no category, or if it is not asked', () => {
    expect(strange('ruido', [])).toEqual([]);
    const hidden = aMailbox([{ name: 'body' }, { ...asking, showIf: { field: 'body', value: 'luz' } }]);
    expect(strangeCategory(hidden, anEntry({ body: 'ruido', tipo: 'ruido' }), ['luz'])).toEqual([]);
    expect(strangeCategory(hidden, anEntry({ body: 'luz', tipo: 'ruido' }), ['luz'])).toHaveLength(1);
  });
});

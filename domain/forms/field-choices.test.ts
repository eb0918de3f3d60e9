import { describe, expect, it } from 'vitest';
import { aField, aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { collectionsOf } from './field-choices.ts';
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

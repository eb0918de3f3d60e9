import type { Json } from '../../documents/json.ts';
import { describe, expect, it } from 'vitest';
import { documentFields } from '../../documents/fields.ts';
import {
  builtText,
  definitionAt,
  entriesIn,
  entriesWithin,
  entryAround,
  builtEntryAt,
  formList,
  managementList,
} from './entry-tree.ts';
import { builtFields } from '#fixtures/builders/data/built-mailbox.ts';

const entries = entriesIn(builtFields, 'form');

describe('the entries of a form', () => {
  it('are its pages, groups and fields, in the order in which they are read', () => {
    expect(entriesWithin(entries).map(({ name, kind, choice }) => `${name} ${kind} ${choice}`)).toEqual([
      'suelto text text',
      'que page page',
      'muebles selectmultiple selectmultiple',
      'bultos text number',
      'grupo group group',
      'uno text text',
      'dos radio radio',
      'detalle textarea textarea',
      'donde page page',
      'calle callejero callejero',
      'firma pdf pdf',
    ]);
  });

  it('say how many must be filled, whether they must, and whether they depend on others', () => {
    const of = (name: string) => entriesWithin(entries).find((one) => one.name === name);
    expect(of('grupo')).toMatchObject({ atLeast: 2, isRequired: true, list: 'form/@2/fields', key: '3' });
    expect(of('muebles')).toMatchObject({
      isRequired: true,
      atLeast: 1,
      title: { es: 'Muebles', va: 'Mobles' },
    });
    expect(of('calle')).toMatchObject({ isConditional: true, isRequired: false, title: null });
  });

  it('are found by their place, and around a place', () => {
    expect(builtEntryAt(entries, 'form/@2/fields/@2')?.name).toBe('bultos');
    expect(builtEntryAt(entries, 'form/@9')).toBeNull();
    expect(entryAround(entries, 'form/@2/fields/@3/fields/@2/children/@1/title/es')?.name).toBe('detalle');
    expect(entryAround(entries, 'form/@1')?.name).toBe('suelto');
    expect(entryAround(entries, 'title/es')).toBeNull();
    expect(definitionAt(builtFields, 'form/@1')).toEqual({ name: 'suelto', type: 'text' });
    expect(definitionAt(builtFields, 'form/@9')).toEqual({});
  });

  it('are those of the form that a town put in the place of the usual one', () => {
    const fields = documentFields({ customized: true, customForm: [{ name: 'propio' }] });
    expect(formList(fields)).toBe('customForm');
    expect(entriesIn(fields, formList(fields)).map(({ name }) => name)).toEqual(['propio']);
    expect(formList(builtFields)).toBe('form');
    expect(entriesIn(builtFields, managementList).map(({ name }) => name)).toEqual(['brigada']);
  });

  it('are read leniently: what is no definition is left out, a page is one only in the form itself', () => {
    const fields = documentFields({
      form: [
        { name: 3, type: 'x', required: -1 },
        { name: 'a', fields: [{ name: 'b', isPage: true }] },
      ],
    });
    const found = entriesWithin(entriesIn(fields, 'form'));
    expect(found.map(({ name, kind, atLeast }) => [name, kind, atLeast])).toEqual([
      ['', 'text', 0],
      ['a', 'group', 0],
      ['b', 'text', 0],
    ]);
    expect(entriesIn(documentFields({ form: 'x' }), 'form')).toEqual([]);
    expect(entriesIn(new Map<string, Json>([['form/@', ['1', '2']]]), 'form')).toHaveLength(2);
    expect(
      entriesIn(
        new Map<string, Json>([
          ['form/@', ['1']],
          ['form/@1', 'palabra'],
        ]),
        'form',
      ),
    ).toEqual([]);
  });

  it('have titles as texts, or none', () => {
    expect(builtText('Uno')).toBe('Uno');
    expect(builtText({ es: 'Uno', va: 3 })).toEqual({ es: 'Uno' });
    expect(builtText({})).toBeNull();
    expect(builtText(7)).toBeNull();
  });
});

import type { Json } from '../../documents/json.ts';
import { describe, expect, it } from 'vitest';
import { documentFields } from '../../documents/fields.ts';
import { addOption, moveOption, optionsAt, optionTextWrites, wordsAsOptions } from './options.ts';
import { pasteOptions, readPastedOptions } from './pasted-options.ts';
import { builtFields } from '#fixtures/builders/data/built-mailbox.ts';
import { builtValueAt, withWrites } from './writes.ts';

const list = 'form/@2/fields/@1/options';
const options = optionsAt(builtFields, list);
const values = (fields: typeof builtFields, at = list) => optionsAt(fields, at).map(({ value }) => value);

describe('the options of a list', () => {
  it('have the value and the text that their form reads', () => {
    expect(options.map(({ value, text, textPath }) => [value, text, textPath.split('/').at(-1)])).toEqual([
      ['sofa', { es: 'Sofá' }, 'title'],
      ['2', 'Mesa', 'text'],
      ['Silla', 'Silla', 'text'],
      ['nevera', { es: 'Nevera' }, 'term'],
      ['sin-texto', 'sin-texto', 'title'],
    ]);
    expect(values(builtFields, 'management/@1/options')).toEqual(['1']);
    expect(optionsAt(builtFields, 'form/@1/options')).toEqual([]);
    expect(
      optionsAt(
        new Map<string, Json>([
          ['o/@', ['1']],
          ['o/@1', 'x'],
        ]),
        'o',
      ),
    ).toEqual([]);
    const [blank] = optionsAt(new Map<string, Json>([['o/@', ['1']]]), 'o');
    expect(blank).toMatchObject({ value: '', text: null, hasValue: false });
  });

  it('are added with a value of their own, moved, and stay within the list', () => {
    const more = withWrites(builtFields, addOption(builtFields, list, { es: 'Sofa' }, 'k'));
    expect(values(more)).toEqual(['sofa', '2', 'Silla', 'nevera', 'sin-texto', 'sofa-2']);
    expect(values(withWrites(builtFields, addOption(builtFields, list, {}, 'k'))).at(-1)).toBe('opcion');
    expect(values(withWrites(builtFields, moveOption(builtFields, list, '3', 0)))[0]).toBe('Silla');
    expect(moveOption(builtFields, list, '1', -1)).toEqual([]);
    expect(moveOption(builtFields, list, '1', 5)).toEqual([]);
  });

  it('keep their value when their text changes, so that earlier answers are read', () => {
    const [sofa, , silla] = options;
    if (sofa === undefined || silla === undefined) throw new Error('no options');
    const after = withWrites(builtFields, optionTextWrites(silla, 'es', 'es', 'Sillón'));
    expect(builtValueAt(after, `${list}/@3`)).toEqual({ text: 'Sillón', value: 'Silla' });
    const both = withWrites(builtFields, optionTextWrites(silla, 'va', 'es', 'Cadira'));
    expect(builtValueAt(both, `${list}/@3`)).toEqual({ value: 'Silla', text: { es: 'Silla', va: 'Cadira' } });
    const text = withWrites(builtFields, optionTextWrites(sofa, 'va', 'es', 'Sofà'));
    expect(builtValueAt(text, `${list}/@1`)).toEqual({ value: 'sofa', title: { es: 'Sofá', va: 'Sofà' } });
  });

  it('that were plain words become options with texts, each its own value', () => {
    const fields = documentFields({ form: [{ name: 'a', options: ['Sí', 'No', { value: 'x' }] }] });
    const after = withWrites(fields, wordsAsOptions(fields, 'form/@1/options'));
    expect(optionsAt(after, 'form/@1/options').map(({ value, text }) => [value, text])).toEqual([
      ['Sí', 'Sí'],
      ['No', 'No'],
      ['x', 'x'],
    ]);
    expect(wordsAsOptions(builtFields, list)).toEqual([]);
    expect(wordsAsOptions(documentFields({ options: [] }), 'options')).toEqual([]);
  });
});

describe('a list that is pasted', () => {
  it('has an option a line and a column for each language', () => {
    expect(readPastedOptions('Sofá\tSofà\r\n\n  Mesa \nSofá\tx\n\tNomés', ['es', 'va'])).toEqual([
      { es: 'Sofá', va: 'Sofà' },
      { es: 'Mesa' },
      { va: 'Només' },
    ]);
  });

  it('adds what the list does not have yet', () => {
    let made = 0;
    const pasted = [{ es: 'Sofá' }, { es: 'Armario', va: 'Armari' }, { es: 'Silla' }, { es: 'Cama' }];
    const writes = pasteOptions(builtFields, list, pasted, () => `k${(made += 1)}`);
    expect(values(withWrites(builtFields, writes)).slice(5)).toEqual(['armario', 'cama']);
    const empty = new Map<string, Json>([['o/@', ['1']]]);
    expect(
      values(
        withWrites(
          empty,
          pasteOptions(empty, 'o', [{ es: 'A' }], () => 'k'),
        ),
        'o',
      ),
    ).toEqual(['', 'a']);
  });
});

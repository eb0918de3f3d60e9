import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentFields, documentOf, keysOf } from '../../documents/fields.ts';
import type { Json } from '../../documents/json.ts';
import { builtFields, builtMailbox } from '#fixtures/builders/data/built-mailbox.ts';
import { fieldsBelow, orderWrites, undoOf, builtValueAt, withKeyAt, withWrites, writesOf } from './writes.ts';

describe('what a builder writes', () => {
  it('puts a value in its place and removes what else was there', () => {
    const path = 'form/@3/fields/@1/showIf';
    expect(builtValueAt(builtFields, path)).toEqual({ field: 'muebles', value: 'sofa' });
    const next: Json = { any: [{ field: 'bultos' }] };
    const writes = writesOf(builtFields, path, next);
    expect(builtValueAt(withWrites(builtFields, writes), path)).toEqual(next);
    expect(writes.filter(({ value }) => value === undefined).map((one) => one.path)).toEqual([
      `${path}/field`,
      `${path}/value`,
    ]);
  });

  it('writes only what differs, and nothing for the value that is there', () => {
    expect(writesOf(builtFields, 'form/@1', { name: 'suelto', type: 'text' })).toEqual([]);
    expect(writesOf(builtFields, 'form/@1', { name: 'suelto', type: 'textarea' })).toEqual([
      { path: 'form/@1/type', value: 'textarea' },
    ]);
    expect(builtValueAt(builtFields, 'form/@9')).toBeUndefined();
  });

  it('can be taken back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const writes = writesOf(builtFields, 'form/@2', value as Json);
        const back = undoOf(builtFields, writes);
        const after = withWrites(withWrites(builtFields, writes), back);
        expect(after).toEqual(builtFields);
      }),
    );
  });

  it('gives an order also to a list that was empty', () => {
    const fields = documentFields({ form: [] });
    const writes = [...orderWrites(fields, 'form', ['a']), { path: 'form/@a/name', value: 'uno' }];
    expect(documentOf(withWrites(fields, writes))).toEqual({ form: [{ name: 'uno' }] });
    expect(keysOf(fields, 'form')).toEqual([]);
    expect(keysOf(builtFields, 'form')).toEqual(['1', '2', '3']);
    expect(documentOf(withWrites(builtFields, orderWrites(builtFields, 'form', [])))).toEqual({
      ...builtMailbox,
      form: [],
    });
  });

  it('moves a key, and adds one', () => {
    expect(withKeyAt(['1', '2', '3'], '3', 0)).toEqual(['3', '1', '2']);
    expect(withKeyAt(['1'], '2', 9)).toEqual(['1', '2']);
  });

  it('does not take a longer name for a place within', () => {
    expect(fieldsBelow(documentFields({ form: 'a', former: 'b' }), 'form')).toEqual([['form', 'a']]);
  });
});

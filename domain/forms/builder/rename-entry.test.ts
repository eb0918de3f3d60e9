import { describe, expect, it } from 'vitest';
import { askedBy, namedIn, renameEntry } from './rename-entry.ts';
import { builtFields } from '#fixtures/builders/data/built-mailbox.ts';
import { builtValueAt, withWrites } from './writes.ts';

describe('a field with another name', () => {
  it('has it also where conditions and Open311 name it', () => {
    const after = withWrites(builtFields, renameEntry(builtFields, 'form', 'form/@2/fields/@1', 'cosas'));
    expect(builtValueAt(after, 'form/@2/fields/@1/name')).toBe('cosas');
    expect(namedIn(after, 'form', 'muebles')).toEqual([]);
    expect(namedIn(after, 'form', 'cosas')).toEqual([
      'form/@3/fields/@1/showIf/field',
      'form/@3/fields/@2/requireIf/all/@2/field',
    ]);
    const street = withWrites(builtFields, renameEntry(builtFields, 'form', 'form/@3/fields/@1', 'via'));
    expect(street.get('open311/fields/address')).toBe('via');
  });

  it('keeps its own if another field has the name, if there is none, or if there is no such field', () => {
    expect(renameEntry(builtFields, 'form', 'form/@1', 'bultos')).toEqual([]);
    expect(renameEntry(builtFields, 'form', 'form/@1', '')).toEqual([]);
    expect(renameEntry(builtFields, 'form', 'form/@99', 'x')).toEqual([]);
  });

  it('is known by those that look at its answer', () => {
    expect(askedBy(builtFields, 'form', 'muebles').map(({ name }) => name)).toEqual(['calle', 'firma']);
    expect(askedBy(builtFields, 'form', 'uno')).toEqual([]);
  });
});

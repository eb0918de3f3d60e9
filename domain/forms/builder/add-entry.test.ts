import { describe, expect, it } from 'vitest';
import { addEntry, removeEntry, takenNames } from './add-entry.ts';
import { type BuiltChoice } from './built-kind.ts';
import { entriesIn } from './entry-tree.ts';
import { freeName, nameOfWords } from './field-name.ts';
import { builtFields } from '#fixtures/builders/data/built-mailbox.ts';
import { undoOf, builtValueAt, withWrites } from './writes.ts';

const words = { language: 'es', title: 'Uno', options: ['Opción 1', 'Opción 2'], inside: 'Texto corto' };

function added(choice: BuiltChoice, place = { list: 'form', at: 1 }) {
  const after = withWrites(builtFields, addEntry(builtFields, 'form', place, choice, words, 'k'));
  return {
    value: builtValueAt(after, `${place.list}/@k`),
    names: entriesIn(after, 'form').map(({ name }) => name),
  };
}

describe('a new entry', () => {
  it('is complete and has a name that no other field has', () => {
    expect(added('email')).toEqual({
      value: { name: 'uno-2', title: { es: 'Uno' }, type: 'text', mode: 'email' },
      names: ['suelto', 'uno-2', 'que', 'donde'],
    });
    expect(added('text').value).toEqual({ name: 'uno-2', title: { es: 'Uno' }, type: 'text' });
    expect(added('map').value).toEqual({ name: 'uno-2', title: { es: 'Uno' }, type: 'map' });
  });

  it('of a kind with a list has options to begin with', () => {
    expect(added('radio').value).toMatchObject({
      options: [
        { value: 'opcion-1', title: { es: 'Opción 1' } },
        { value: 'opcion-2', title: { es: 'Opción 2' } },
      ],
    });
  });

  it('is a page without fields, or a group with one of which one must be filled', () => {
    expect(added('page').value).toMatchObject({ isPage: true, fields: [] });
    expect(added('group').value).toMatchObject({
      required: 1,
      fields: [{ name: 'texto-corto', title: { es: 'Texto corto' }, type: 'text' }],
    });
  });

  it('goes again, and comes back as it was', () => {
    const writes = removeEntry(builtFields, 'form', '2');
    const after = withWrites(builtFields, writes);
    expect(entriesIn(after, 'form').map(({ name }) => name)).toEqual(['suelto', 'donde']);
    expect(takenNames(after, 'form')).not.toContain('muebles');
    const back = withWrites(after, undoOf(builtFields, writes));
    expect(entriesIn(back, 'form')).toEqual(entriesIn(builtFields, 'form'));
  });
});

describe('the name of a field', () => {
  it('is made of words, without signs and accents', () => {
    expect(nameOfWords('¿Qué hay que recoger?')).toBe('que-hay-que-recoger');
    expect(nameOfWords('¡¿?!')).toBe('');
    expect(nameOfWords('a'.repeat(60))).toHaveLength(40);
  });

  it('has the first free number if it is taken', () => {
    expect(freeName([], '')).toBe('pregunta');
    expect(freeName(['a', 'a-2'], 'a')).toBe('a-3');
    expect(freeName(['a'], 'b')).toBe('b');
  });
});

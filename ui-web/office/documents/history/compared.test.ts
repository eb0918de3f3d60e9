import { describe, expect, it } from 'vitest';
import { documentFields, documentOf, type Fields } from '#domain/documents/fields.ts';
import type { WrittenField } from '../editor/unsent.ts';
import { broughtBack, comparedFields } from './compared.ts';

const before = documentFields({ title: 'Obras', phases: [{ name: 'Uno' }, { name: 'Dos', days: 3 }] });
const written = (fields: Fields, changes: readonly WrittenField[]): Fields => {
  const next = new Map(fields);
  for (const { path, value } of changes) {
    if (value === undefined) next.delete(path);
    else next.set(path, value);
  }
  return next;
};
const after = written(before, [
  { path: 'title', value: 'Fin de obras' },
  { path: 'phases/@', value: ['1', 'n'] },
  { path: 'phases/@2/name', value: undefined },
  { path: 'phases/@2/days', value: undefined },
  { path: 'phases/@n/name', value: 'Tres' },
  { path: 'phases/@1/name', value: 'Primera' },
]);

describe('two versions of a document', () => {
  it('differ in fields, and in a list once, however many fields its items have', () => {
    expect(comparedFields(before, after).map(({ path }) => path)).toEqual([
      'title',
      'phases/@',
      'phases/@1/name',
    ]);
  });

  it('give one field back, and leave the others as they are', () => {
    const back = written(after, broughtBack('title', before, after));
    expect(documentOf(back)['title']).toBe('Obras');
    expect(comparedFields(before, back).map(({ path }) => path)).toEqual(['phases/@', 'phases/@1/name']);
  });

  it('give a list back with the items that went, without those that came', () => {
    const back = written(after, broughtBack('phases/@', before, after));
    expect(documentOf(back)['phases']).toEqual([{ name: 'Primera' }, { name: 'Dos', days: 3 }]);
  });

  it('take out a list that was not there', () => {
    const empty = documentFields({ title: 'Obras' });
    const back = written(before, broughtBack('phases/@', empty, before));
    expect(documentOf(back)).toEqual({ title: 'Obras' });
  });
});

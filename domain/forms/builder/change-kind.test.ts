import { describe, expect, it } from 'vitest';
import { documentFields, documentOf } from '../../documents/fields.ts';
import type { JsonObject } from '../../documents/json.ts';
import { type BuiltChoice, fieldChoices, hasMember, kindOfChoice, modeOf } from './built-kind.ts';
import { changeKind } from './change-kind.ts';
import { definitionAt } from './entry-tree.ts';
import { withWrites } from './writes.ts';

function changed(definition: JsonObject, choice: BuiltChoice) {
  const fields = documentFields({ form: [definition] });
  const { writes, lost } = changeKind(fields, 'form/@1', choice);
  return { lost, after: definitionAt(withWrites(fields, writes), 'form/@1') };
}

const list: JsonObject = {
  name: 'a',
  type: 'selectmultiple',
  title: 'A',
  hint: 'h',
  max: 2,
  options: [{ value: 'x', title: 'X' }],
  propio: 'queda',
};

describe('a field of another kind', () => {
  it('keeps options between lists, and says that the number of choices goes', () => {
    const { lost, after } = changed(list, 'radio');
    expect(lost).toEqual(['max']);
    expect(after).toEqual({
      name: 'a',
      type: 'radio',
      title: 'A',
      hint: 'h',
      options: [{ value: 'x', title: 'X' }],
      propio: 'queda',
    });
  });

  it('keeps limits that the new kind can have, and loses those that it cannot', () => {
    const number: JsonObject = { name: 'n', type: 'text', mode: 'number', min: 1, max: '5', maxlength: 3 };
    expect(changed(number, 'date').lost).toEqual(['min', 'max']);
    expect(changed(number, 'selectmultiple')).toEqual({
      lost: ['min', 'maxlength'],
      after: { name: 'n', type: 'selectmultiple', max: '5' },
    });
    const day: JsonObject = { name: 'd', mode: 'date', min: '2026-11-20', max: null };
    expect(changed(day, 'datetime')).toEqual({
      lost: [],
      after: { name: 'd', mode: 'datetime', min: '2026-11-20', type: 'text' },
    });
    expect(changed(day, 'email').lost).toEqual(['min']);
    expect(changed({ name: 'd', mode: 'number', min: 'x' }, 'number').lost).toEqual(['min']);
  });

  it('does not take a list of options for the name of a collection, nor the contrary', () => {
    expect(changed(list, 'collection').lost).toEqual(['max', 'options']);
    expect(changed({ name: 'c', type: 'collection', options: 'barrios' }, 'search').lost).toEqual([]);
    expect(changed({ name: 'c', type: 'collection', options: 'barrios' }, 'select').lost).toEqual([
      'options',
    ]);
  });

  it('is a page or a group with the same fields', () => {
    const page: JsonObject = { name: 'p', isPage: true, submit: 'Ya', fields: [{ name: 'a' }] };
    expect(changed(page, 'group')).toEqual({
      lost: ['submit'],
      after: { name: 'p', fields: [{ name: 'a' }] },
    });
    expect(changed({ name: 'p', fields: [{ name: 'a' }] }, 'page').after).toEqual({
      name: 'p',
      isPage: true,
      fields: [{ name: 'a' }],
    });
  });

  it('changes nothing if it is of that kind', () => {
    const fields = documentFields({ form: [list] });
    expect(changeKind(fields, 'form/@1', 'selectmultiple')).toEqual({ writes: [], lost: [] });
    expect(documentOf(fields)).toEqual({ form: [list] });
  });
});

describe('the kinds that are offered', () => {
  it('are all kinds of answers, and each mode of a text by its name', () => {
    expect(new Set(fieldChoices).size).toBe(fieldChoices.length);
    expect(fieldChoices).toHaveLength(24);
    expect([modeOf('email'), modeOf('map'), kindOfChoice('email'), kindOfChoice('group')]).toEqual([
      'email',
      null,
      'text',
      'group',
    ]);
    expect([hasMember('map', 'options'), hasMember('map', 'hint')]).toEqual([false, true]);
  });
});

import { describe, expect, it } from 'vitest';
import { aField, aMailbox } from '../samples/sample-form.ts';
import { aFormVisit, textField } from '../samples/sample-visit.ts';

describe('numbers and keys', () => {
  it('are emptied or clamped when their field is left, with a notice', async () => {
    const number = aField('text', 'bultos', { mode: 'number', min: '1', max: '3' });
    const { presenter, open } = await aFormVisit(
      aMailbox([textField, number, aField('key', 'clave', { valid: ['A'] })]),
    );
    const settled = (name: string, text: string) => {
      presenter.filling.writeText(name, text);
      presenter.filling.settle(name);
      const value = open().entry.get(name);
      return [value?.kind === 'text' ? value.text : '', open().told?.what];
    };
    expect(settled('bultos', '9')).toEqual(['3', 'clamped']);
    expect(settled('bultos', '0')).toEqual(['', 'cleared']);
    expect(settled('clave', 'B')).toEqual(['', 'cleared']);
    expect(settled('clave', 'A')).toEqual(['A', undefined]);
  });
});

import { describe, expect, it } from 'vitest';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { answerFieldsOf } from '../mailbox.ts';
import { askableFields, operatorsFor } from './askable.ts';

const mailbox = aMailbox([
  { name: 'texto' },
  { name: 'grupo', fields: [{ name: 'lista', type: 'radio', options: ['a', 'b'] }] },
  { name: 'varias', type: 'selectmultiple', options: ['a'] },
  { name: 'numero', mode: 'number' },
  { name: 'casilla', type: 'checkbox' },
  { name: 'robot', type: 'captcha' },
  { name: 'censo', type: 'census' },
  { name: 'lugar', type: 'map' },
]);

describe('what a condition may look at', () => {
  it('are the answers before, of groups those within, and no proofs', () => {
    expect(askableFields(mailbox, 'lugar').map(({ name }) => name)).toEqual([
      'texto',
      'lista',
      'varias',
      'numero',
      'casilla',
    ]);
    expect(askableFields(mailbox, 'texto')).toEqual([]);
  });

  it('is compared as its answers can be', () => {
    const of = (name: string) => {
      const field = answerFieldsOf(mailbox).find((one) => one.name === name);
      return field === undefined ? [] : operatorsFor(field);
    };
    expect(of('texto')[0]).toBe('filled');
    expect(of('texto')).toContain('contains');
    expect(of('lista')).toEqual(['is', 'isNot', 'oneOf', 'filled', 'empty']);
    expect(of('varias')).toEqual(['is', 'isNot', 'oneOf', 'filled', 'empty']);
    expect(of('numero')[0]).toBe('atLeast');
    expect(of('casilla')).toEqual(['filled', 'empty']);
  });
});

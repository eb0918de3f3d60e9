import { expect, it } from 'vitest';
import { aDelivery } from '#fixtures/builders/data/delivery.ts';
import { takesSupport, validationTone } from './proposal.ts';

it.each([
  ['2', 'study'],
  ['1', 'validated'],
  ['0', 'refused'],
  [null, 'pending'],
  ['7', 'pending'],
])('a proposal of validation status %s is shown as %s', (status, tone) => {
  expect(validationTone({ status })).toBe(tone);
});

it.each([
  ['validated', '1', null, true],
  ['under study', '2', null, true],
  ['pending', null, null, true],
  ['not viable', '0', null, false],
  ['being carried out', '1', aDelivery({ status: 'works' }), false],
  ['finished', '1', aDelivery({ status: 'finished' }), false],
])('a proposal that is %s can be supported or not', (_, status, delivery, takes) => {
  expect(takesSupport({ delivery, validation: { status, text: null, file: null } })).toBe(takes);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heldAlertName, nameOfNotice } from './held-alert-name.ts';

it('what the council mails of something has the name that the device gives to it, without its key', () => {
  const key = 'a-key-made-by-chance';
  expect(nameOfNotice({ kind: 'appointment', word: 'closed', key })).toBe(heldAlertName('closed', key));
  expect(nameOfNotice({ kind: 'tickets', word: 'moved', key })).toBe('moved/42237441');
  expect(nameOfNotice({ kind: 'tickets', word: 'bought', key })).toBeNull();
});

it('names of other things are others, and have eight digits', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), fc.uuid({ version: 4 }), (one, other) => {
      const names = [one, other].map((key) => heldAlertName('tomorrow', key));
      expect(names[0]).toMatch(/^tomorrow\/[\da-f]{8}$/u);
      expect(names[0] === names[1]).toBe(one === other);
    }),
    { seed: 1 },
  );
});

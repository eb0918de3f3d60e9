import { expect, it } from 'vitest';
import { deskStep } from './desk-step.ts';

it('what staff decided of a reservation is in the chain of its grant, with the reason if there is one', () => {
  const asked = { letters: 'ABCD', state: 'requested' } as const;
  const decided = { act: 'refuse', to: 'refused', words: 'Obras', by: 'rosa', at: 7 } as const;
  expect(deskStep(asked, decided)).toEqual({
    subject: 'grant/ABCD',
    step: { act: 'reservation.refuse', from: 'requested', to: 'refused', words: 'Obras', by: 'rosa', at: 7 },
  });
  expect(deskStep(asked, { ...decided, words: ' ' }).step.words).toBeNull();
});

import { expect, it } from 'vitest';
import { counterStep } from './counter-step.ts';

it('what a counter did says the state, the letters and the desk, and neither the key of the visit nor who came', () => {
  const visit = { office: 'plaza', state: 'called', code: 'A-012', desk: '3' } as const;
  expect(counterStep('arrived', visit, { act: 'call', at: 7, by: 'rosa' })).toEqual({
    subject: 'counter/plaza',
    step: { act: 'visit.call', from: 'arrived', to: 'called A-012 3', words: null, by: 'rosa', at: 7 },
  });
  const ticket = { office: 'plaza', state: 'arrived', code: null, desk: null } as const;
  expect(counterStep(null, ticket, { act: 'arrive', at: 7, by: 'rosa' }).step).toMatchObject({
    from: null,
    to: 'arrived',
  });
});

import { expect, it } from 'vitest';
import { payerStep, runStep } from './run-step.ts';

const done = { by: 'Neus', at: 5 };

it('a step of a run is in the chain of the run, with words only if something was said', () => {
  expect(runStep(3, { act: 'returned', to: '3-0001', words: 'AC04' }, done)).toEqual({
    subject: 'run/3',
    step: { act: 'settlement.returned', from: null, to: '3-0001', words: 'AC04', ...done },
  });
  for (const words of [{}, { words: '' }])
    expect(runStep(3, { act: 'close', to: '500', ...words }, done).step.words).toBeNull();
});

it('a step of the account that pays has the end of the account only', () => {
  expect(payerStep('1332', done)).toEqual({
    subject: 'payer',
    step: { act: 'settlement.setPayer', from: null, to: '1332', words: null, ...done },
  });
});

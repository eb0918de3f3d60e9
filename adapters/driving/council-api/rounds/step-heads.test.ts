import { describe, expect, it } from 'vitest';
import type { Step } from '#domain/office/steps/step.ts';
import { nextStep } from '#domain/office/steps/step.ts';
import { realmId } from '#domain/shared/ids.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { tellStepHeads } from './step-heads.ts';

const realm = realmId('vilanova');
const step = nextStep(
  { at: 5, by: 'neus', act: 'request.note', from: null, to: null, words: null },
  { chain: { realm, subject: 'request/1' }, last: null, salt: 's', hash: sha256Text },
);

async function told(stored: readonly Step[] | null) {
  const said: [string, object][] = [];
  const say = (record: object, words: string) => void said.push([words, record]);
  const steps = {
    towns: async () => {
      if (stored === null) throw new Error('the disk');
      return [realm];
    },
    of: async () => [],
    each: async (_: unknown, read: (one: Step) => void) => stored?.forEach((one) => read(one)),
  };
  await tellStepHeads({ steps, clock: { now: () => 3_600_100 } }, { tell: say, note: say });
  return said;
}

describe('the daily round over the steps', () => {
  it('logs the head of each town', async () => {
    expect(await told([step])).toEqual([
      ['head of steps', expect.objectContaining({ realm, steps: 1, at: '1970-01-01T00:00:00.100Z' })],
    ]);
  });

  it('logs that steps were changed, and that they could not be verified', async () => {
    expect(await told([{ ...step, by: 'x' }])).toMatchObject([
      ['head of steps', {}],
      [
        'steps were changed: run concejo audit',
        { realm, chains: 1, first: { subject: 'request/1', number: 1 } },
      ],
    ]);
    expect(await told(null)).toMatchObject([['steps were not verified', {}]]);
  });
});

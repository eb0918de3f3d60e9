import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nextStep, type Step } from '#domain/office/steps/step.ts';
import { settledAfter } from '#domain/office/steps/town-head.ts';
import { realmId } from '#domain/shared/ids.ts';
import { auditSteps } from './audit-steps.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const stepIn = (realm: string, at: number): Step =>
  nextStep(
    { at, by: 'neus', act: 'request.note', from: null, to: null, words: 'x' },
    { chain: { realm, subject: 'request/1' }, last: null, salt: 's', hash },
  );
const auditOf = (stored: Readonly<Record<string, readonly Step[]>>) =>
  auditSteps({
    hash,
    clock: { now: () => settledAfter + 100 },
    steps: {
      towns: async () => Object.keys(stored).map(realmId),
      each: async (realm, read) => stored[realm]?.forEach((step) => read(step)),
    },
  });

describe('an audit', () => {
  it('verifies every town and prints its head', async () => {
    const whole = stepIn('vilanova', 50);
    const audits = await auditOf({ vilanova: [whole], benialt: [{ ...stepIn('benialt', 5), by: 'x' }] })();
    expect(audits).toMatchObject([
      { realm: 'benialt', chains: 1, steps: 1, broken: [{ kind: 'changed', number: 1 }], lost: [] },
      { realm: 'vilanova', broken: [], head: { realm: 'vilanova', at: 100, steps: 1 }, lost: [] },
    ]);
  });

  it('finds again the heads that were printed, and names those that are lost, of a town without steps too', async () => {
    const stored = { vilanova: [stepIn('vilanova', 50)], benialt: [stepIn('benialt', 5)] };
    const printed = (await auditOf(stored)()).map(({ head }) => head);
    expect((await auditOf(stored)(printed)).flatMap(({ lost }) => lost)).toEqual([]);
    const { vilanova } = stored;
    expect((await auditOf({ vilanova })(printed)).map(({ realm, lost }) => [realm, lost.length])).toEqual([
      ['benialt', 1],
      ['vilanova', 0],
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { noon, type RunningCouncil, startCouncil, today } from '#fixtures/builders/running-council.ts';
import { sampleRealms } from '#fixtures/towns/sample-towns.ts';
import { allChecks } from './all-checks.ts';
import { httpAsker } from './asker.ts';
import type { Check } from './check.ts';
import { knowTown } from './known-town.ts';
import { addCompleteTown, completeRealm } from './proof/complete-town.ts';
import { damages } from './proof/damages.ts';
import { type DamagingProxy, startProxy } from './proof/damaging-proxy.ts';
import { type Outcome, runChecks } from './run-checks.ts';
import { es } from './texts/es.ts';

let council: RunningCouncil;
let proxy: DamagingProxy;
beforeAll(async () => {
  council = await startCouncil();
  await addCompleteTown(council);
  proxy = await startProxy(council.url);
}, 60_000);
afterAll(async () => {
  await proxy.stop();
  await council.stop();
});

async function outcomesOf(
  baseUrl: string,
  realm: string,
  checks: readonly Check[] = allChecks,
  timeoutSeconds = 20,
) {
  const asker = httpAsker({ baseUrl, token: null, timeoutSeconds, rate: 1000 });
  const needed = new Set(checks.flatMap(({ from }) => from));
  const town = await knowTown(asker, { realm: realmId(realm), now: noon, needed });
  if (isLeft(town)) throw new Error(JSON.stringify(town.left));
  const outcomes: Outcome[] = [];
  for await (const outcome of runChecks(checks, { asker, town: town.right, deviations: [], today }))
    outcomes.push(outcome);
  return outcomes;
}

const told = (outcomes: readonly Outcome[], kind: Outcome['kind']) =>
  outcomes
    .filter((outcome) => outcome.kind === kind)
    .map(({ check, ...rest }) => ({ id: check.id, ...rest }));

describe('the council’s own server', () => {
  it('passes every check in a town that has a case for each', async () => {
    for (const url of [council.url, proxy.url]) {
      const outcomes = await outcomesOf(url, completeRealm);
      expect(outcomes.filter(({ kind }) => kind !== 'passes')).toEqual([]);
      expect(outcomes).toHaveLength(allChecks.length);
    }
  });

  it.each(sampleRealms)('deviates in nothing in %s', async (realm) => {
    expect(told(await outcomesOf(council.url, realm), 'deviates')).toEqual([]);
  });
});

describe('every check', () => {
  it('stands once in the list, with its reason', () => {
    expect(allChecks.map(({ id }) => id).toSorted()).toEqual(Object.keys(es.reasons).toSorted());
  });

  it.each(allChecks)('$id fails against a council that is wrong there', async (check) => {
    const { at, change, finds } = damages[check.id];
    let damaged = 0;
    proxy.damageWith((path, answer) => {
      if (!at.test(path)) return answer;
      damaged += 1;
      return change(answer);
    });
    const [outcome] = await outcomesOf(proxy.url, completeRealm, [check], check.id === 'tie-01' ? 0.8 : 20);
    proxy.damageWith(null);
    expect(damaged, damages[check.id].tells).toBeGreaterThan(0);
    expect(outcome, damages[check.id].tells).toMatchObject({ kind: 'deviates', finding: { kind: finds } });
  });

  it('only ever reads', async () => {
    await outcomesOf(proxy.url, completeRealm);
    expect(new Set(proxy.seen.map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  it('asks no question twice', async () => {
    proxy.seen.length = 0;
    await outcomesOf(proxy.url, completeRealm);
    const asked = proxy.seen.map(({ path }) => path);
    // The two calls of `cab-02` come from another site: another question.
    expect(asked.length - new Set(asked).size).toBe(2);
  });
});

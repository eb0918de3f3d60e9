import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checks } from '#application/text/catalogue/keys/kit.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import {
  type RunningCouncil,
  staffToken,
  startCouncil,
} from '#fixtures/builders/councils/running-council.ts';
import { sampleRealms } from '#fixtures/towns/sample-towns.ts';
import { allChecks, readChecks } from './all-checks.ts';
import { httpAsker } from './asker.ts';
import type { Check } from './check.ts';
import { knowTown, sources } from './known-town.ts';
import { addCompleteTown, completePeople, completeRealm } from './proof/complete-town.ts';
import { damages } from './proof/damages.ts';
import { type DamagingProxy, startProxy } from './proof/damaging-proxy.ts';
import { type CheckOutcome, runChecks } from './run-checks.ts';

// A whole run makes many requests, and others use this machine too.
vi.setConfig({ testTimeout: 300_000 });

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

let clock = noon;
function later() {
  clock += 15 * 60_000;
  council.setTime(clock);
}

async function outcomesOf(
  baseUrl: string,
  realm: string,
  checks: readonly Check[] = allChecks,
  timeoutSeconds = 20,
) {
  const allowWrites = checks.some(({ writes }) => writes);
  const asker = httpAsker({ baseUrl, token: null, staffToken, timeoutSeconds, rate: 1000, allowWrites });
  const needed = new Set(checks.flatMap(({ from }) => from));
  const visit = allowWrites ? { people: completePeople, seed: crypto.randomUUID() } : null;
  const town = await knowTown(asker, {
    realm: realmId(realm),
    now: noon,
    needed,
    visit,
    asStaff: realm === completeRealm,
  });
  if (isLeft(town)) throw new Error(JSON.stringify(town.left));
  const outcomes: CheckOutcome[] = [];
  for await (const outcome of runChecks(checks, { asker, town: town.right, deviations: [], today }))
    outcomes.push(outcome);
  return outcomes;
}

const ofKind = (outcomes: readonly CheckOutcome[], kind: CheckOutcome['kind']) =>
  outcomes
    .filter((outcome) => outcome.kind === kind)
    .map(({ check, ...rest }) => ({ id: check.id, ...rest }));

describe('the council’s own server', () => {
  it('passes every check in a town that has a case for each', async () => {
    // Through the proxy of the damages, which changes nothing here: what fails below fails by the damage.
    const outcomes = await outcomesOf(proxy.url, completeRealm);
    expect(outcomes.filter(({ kind }) => kind !== 'passes')).toEqual([]);
    expect(outcomes).toHaveLength(allChecks.length);
  });

  it.each(sampleRealms)('deviates in nothing in %s', async (realm) => {
    expect(ofKind(await outcomesOf(council.url, realm, readChecks), 'deviates')).toEqual([]);
  });
});

describe('every check', () => {
  it('occurs once in the list, with its reason', () => {
    expect(allChecks.map(({ id }) => id).toSorted()).toEqual(Object.keys(checks).toSorted());
  });

  it.each(allChecks)('$id fails against a council that is wrong there', async (check) => {
    const { at, change, finds } = damages[check.id];
    let damaged = 0;
    // The wrong tries of the checks before were a quarter of an hour ago.
    later();
    proxy.damageWith((path, answer, seen) => {
      if (!at.test(path)) return answer;
      damaged += 1;
      return change(answer, seen);
    });
    const [outcome] = await outcomesOf(proxy.url, completeRealm, [check], check.id === 'tie-01' ? 0.8 : 20);
    proxy.damageWith(null);
    expect(damaged, damages[check.id].tells).toBeGreaterThan(0);
    expect(outcome, damages[check.id].tells).toMatchObject({ kind: 'deviates', finding: { kind: finds } });
  });

  it('only reads, unless it says that it writes, and sends no request twice', async () => {
    proxy.seen.length = 0;
    await outcomesOf(proxy.url, completeRealm, readChecks);
    expect(new Set(proxy.seen.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(proxy.seen.filter(({ path }) => path.includes('logout'))).toEqual([]);
    // Calls for staff are made without a token and with a wrong one.
    const asked = proxy.seen.map(({ path, authorization }) => `${path} ${authorization ?? ''}`);
    // The two calls of `cab-02` come from another site, which makes another request.
    expect(asked.length - new Set(asked).size).toBe(2);
  });

  it('that writes is left without a case if writing is not allowed', async () => {
    const writing = allChecks.filter(({ writes }) => writes);
    expect(writing).toHaveLength(allChecks.length - readChecks.length);
    const asker = httpAsker({ baseUrl: council.url, token: null, timeoutSeconds: 20, rate: 1000 });
    const needed = new Set(sources);
    const town = await knowTown(asker, { realm: realmId(completeRealm), now: noon, needed });
    if (isLeft(town)) throw new Error(JSON.stringify(town.left));
    for await (const { kind } of runChecks(writing, { asker, town: town.right, deviations: [], today }))
      expect(kind).toBe('noCase');
  });

  it('that writes can be made again in the same town', async () => {
    const writing = allChecks.filter(({ writes }) => writes);
    for (const _ of [1, 2]) {
      later();
      const outcomes = await outcomesOf(council.url, completeRealm, writing);
      expect(outcomes.filter(({ kind }) => kind !== 'passes')).toEqual([]);
    }
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { noon, today } from '#fixtures/builders/day-of-the-tests.ts';
import { startCouncil } from '#fixtures/builders/councils/running-council.ts';
import { allChecks } from './all-checks.ts';
import type { HttpAnswer } from './ask.ts';
import { type Asker, httpAsker } from './asker.ts';
import { knowTown, sources } from './known-town.ts';
import { runChecks } from './run-checks.ts';

const realm = realmId('benialt');
const visit = { people: [{ id: '11111111H', secrets: ['1975'] }], seed: 'seed' };

/** Runs everything; how it ended matters less than that it ended. */
async function kindsWith(asker: Asker): Promise<readonly string[]> {
  const town = await knowTown(asker, { realm, now: noon, needed: new Set(sources), visit });
  if (isLeft(town)) return [town.left.kind];
  const kinds: string[] = [];
  for await (const { kind } of runChecks(allChecks, { asker, town: town.right, deviations: [], today }))
    kinds.push(kind);
  return kinds;
}

/** Somewhere in a document, some value becomes another. `steps` chooses where. */
function changed(value: unknown, steps: readonly number[], other: unknown): unknown {
  const [step, ...rest] = steps;
  if (typeof value !== 'object' || value === null || step === undefined) return other;
  const keys = Object.keys(value);
  const key = keys[step % keys.length];
  if (key === undefined) return other;
  const next = changed((value as Record<string, unknown>)[key], rest, other);
  return Array.isArray(value) ? value.with(Number(key), next) : { ...value, [key]: next };
}

const answering = (answer: HttpAnswer, json: unknown): HttpAnswer => {
  const text = JSON.stringify(json) ?? '';
  return { ...answer, json, text, bytes: new TextEncoder().encode(text) };
};

it('a council that answers with anything at all gets an outcome for every check', async () => {
  const council = await startCouncil();
  const honest = httpAsker({
    baseUrl: council.url,
    token: null,
    timeoutSeconds: 20,
    rate: 1000,
    allowWrites: true,
  });
  const known = new Map<string, HttpAnswer>();
  const remembering: Asker = async (ask) => {
    const answer = await honest(ask);
    if (!isLeft(answer)) known.set(ask.address, answer.right);
    return answer;
  };
  expect(await kindsWith(remembering)).toHaveLength(allChecks.length);
  const addresses = [...known.keys()];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...addresses),
      fc.array(fc.nat(40), { maxLength: 6 }),
      fc.oneof(
        fc.jsonValue(),
        fc.constantFrom(null, -1, 1e308, '2026-02-30', [null], { _id: '__proto__' }, 'Mars/Zone'),
      ),
      async (address, steps, other) => {
        const lying: Asker = async (ask) => {
          const answer = await honest(ask);
          if (isLeft(answer) || ask.address !== address) return answer;
          return right(answering(answer.right, changed(answer.right.json, steps, other)));
        };
        const kinds = await kindsWith(lying);
        expect(kinds).toHaveLength(allChecks.length);
      },
    ),
    { numRuns: 150 },
  );
  await council.stop();
}, 300_000);

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashedPart } from '#adapters/wire/voting/ballot-list.ts';
import { olderDays, openOlderData, stores } from '#fixtures/builders/databases/older-data.ts';
import { ask, codeOf } from '#fixtures/builders/councils/voter.ts';
import {
  type Answered,
  type Call,
  type LeftBehind,
  make,
  makeAll,
  memberOf,
  must,
} from '#fixtures/older-data/left-behind.ts';
import { postAsStaff } from '#fixtures/older-data/town-calls.ts';
import type { TestCouncil } from '#fixtures/builders/councils/open-council.ts';

const alreadyVoted = { status: 409, json: { errCode: 31 } };
const codeLength = 6;
const hour = 3_600_000;

/** The same person with the same answer, and an unused code. */
function withFreshCode(call: Call): Call {
  const { census } = call.payload as unknown as { census: { readonly secrets: readonly string[] } };
  const secrets = [...census.secrets.slice(0, -codeLength), ...codeOf(900)];
  return { ...call, payload: { ...call.payload, census: { ...census, secrets } } };
}
const withAnswer = (call: Call, answer: unknown, more: object = {}): Call => ({
  ...call,
  payload: { ...call.payload, answer, ...more },
});

/** Each ballot with its answer, as the published list should have them. */
const ballotsOf = (votes: readonly Answered[]) =>
  Object.fromEntries(votes.map((vote) => [memberOf(vote, 'ballot'), vote.call.payload?.['answer']]));

const listOf = async ({ server }: TestCouncil, survey: string) =>
  (await server.inject(`/api/riera/surveys/${survey}/ballots`)).body;

const ballotsIn = (list: string) =>
  Object.fromEntries(
    hashedPart(list)
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { id, answer } = JSON.parse(line) as { id: string; answer: unknown };
        return [id, answer];
      }),
  );

/** A voter who lost the answer to their vote gets it again, and nobody votes twice. */
async function voteAgain({ server }: TestCouncil, { voted, strolledBy }: LeftBehind): Promise<void> {
  for (const vote of [...voted, ...strolledBy]) {
    expect(await make(server, vote.call)).toEqual(vote);
    expect(await make(server, withFreshCode(vote.call))).toMatchObject(alreadyVoted);
  }
}

/**
 * Two change their vote, as clients did then and as they do now, and those who waited vote; returns the number of
 * votes.
 */
async function voteOn({ server }: TestCouncil, { voted, waiting }: LeftBehind): Promise<readonly Answered[]> {
  const changes = [{}, { change: true }];
  const changed = voted.slice(0, 2).map(({ call }, n) => withAnswer(call, ['font', 'parc'], changes[n]));
  const votes = await makeAll(server, [...changed, ...waiting], must);
  const whose = (all: readonly Answered[]) => all.slice(0, 2).map((vote) => memberOf(vote, 'ballot'));
  expect(whose(votes)).toEqual(whose(voted));
  return [...votes, ...voted.slice(2)];
}

/** Programs that show reports at once ignore it; others show earlier reports once staff approve them. */
async function approveReports({ server }: TestCouncil, { nearby }: LeftBehind): Promise<void> {
  const { items } = nearby.json as { readonly items: readonly { readonly iid: string }[] };
  expect(items.length).toBeGreaterThan(0);
  const calls = items.map(({ iid }) => postAsStaff(`staff/requests/${iid}`, { isApproved: true }));
  await makeAll(server, calls, must);
}

/** The days of programs that did not note when a collection changed. */
const beforeChanges = ['2026-11-22', '2026-11-23'];

/** The catalogue's datasets of whole collections that have a day of their last change. */
async function datedCollections({ server }: TestCouncil): Promise<readonly string[]> {
  const { body } = await ask(server, '/api/riera/catalog.jsonld');
  const { '@graph': graph } = body as unknown as { readonly '@graph': readonly Dated[] };
  const datasets = graph.flatMap((node) => node['dcat:dataset'] ?? []);
  const collections = datasets.filter((one) =>
    ['processes', 'proposals'].includes(one['dct:identifier'] ?? ''),
  );
  expect(collections.length).toBeGreaterThan(0);
  return collections.flatMap((one) => ('dct:modified' in one ? [one['dct:identifier'] ?? ''] : []));
}

interface Dated {
  readonly 'dcat:dataset'?: readonly Dated[];
  readonly 'dct:identifier'?: string;
}

describe.each(olderDays)('what the program of %s left', (day) => {
  it.each(stores)('opens on %s: everybody finds what they left, and again after a restart', async (store) => {
    const { council, left } = await openOlderData(day, store);
    if (beforeChanges.includes(day)) expect(await datedCollections(council)).toEqual([]);
    for (const seen of left.seen) expect(await make(council.server, seen.call)).toMatchObject(seen);
    const again = await council.restart({ from: Date.parse(left.noon) + 2 * hour });
    for (const seen of left.seen) expect(await make(again.server, seen.call)).toMatchObject(seen);
    await approveReports(again, left);
    expect(await make(again.server, left.nearby.call)).toMatchObject(left.nearby);
    expect(await make(again.server, left.paid)).toMatchObject({ status: 200 });
    expect([...council.log, ...again.log]).toEqual([]);
    expect((await again.council.audit([])).flatMap(({ broken }) => broken)).toEqual([]);
  });

  it('lets an open vote go on, to the same published list on both stores', async () => {
    const lists = [];
    for (const store of stores) {
      const { council, left } = await openOlderData(day, store);
      await voteAgain(council, left);
      const votes = await voteOn(council, left);
      council.setTime(Date.parse(left.closed));
      const list = await listOf(council, 'poll');
      const { head } = JSON.parse(list.slice(0, list.indexOf('\n'))) as { head: string };
      expect(createHash('sha256').update(hashedPart(list)).digest('hex')).toBe(head);
      expect(ballotsIn(list)).toEqual(ballotsOf(votes));
      const { body } = await ask(council.server, '/api/riera/surveys/poll/results');
      expect(body).toMatchObject({ ballots: votes.length });
      expect(ballotsIn(await listOf(council, 'square'))).toEqual(ballotsOf(left.strolledBy));
      const again = await council.restart({ from: Date.parse(left.closed) });
      expect(await listOf(again, 'poll')).toBe(list);
      expect([...council.log, ...again.log]).toEqual([]);
      expect((await again.council.audit([])).flatMap(({ broken }) => broken)).toEqual([]);
      lists.push(list);
    }
    expect(lists[0]).toBe(lists[1]);
  });
});

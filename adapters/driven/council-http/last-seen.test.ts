import { describe, expect, it } from 'vitest';
import type { Freshness } from '#application/ports/browser/freshness.ts';
import { left, right } from '#domain/shared/result.ts';
import { memoryAnswers } from '#fixtures/memory/answer-store.ts';
import type { ReadOutcome } from './council-call.ts';
import { lastSeen } from './last-seen.ts';

const address = '/api/vilanova/collections/procesos';
const says = (body: unknown): ReadOutcome => right({ status: 200, body, text: '' });
const unreachable: ReadOutcome = left({ kind: 'unreachable' });
const never = new Promise<never>(() => undefined);

/** A council that answers when the test says so, and a time limit that ends when the test says so. */
function council() {
  const answers = memoryAnswers();
  const told: Freshness[] = [];
  let now = 1000;
  let waited: Promise<void> = never;
  const seen = lastSeen({
    answers,
    clock: { now: () => now },
    patience: () => waited,
    onChange: (freshness) => told.push(freshness),
  });
  return {
    answers,
    seen,
    told: () => told.at(-1),
    at: (time: number) => {
      now = time;
    },
    /** From now on the time limit is over at once. */
    hurry: () => {
      waited = Promise.resolve();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** An answer that comes when it is sent. */
function coming() {
  const { promise, resolve } = Promise.withResolvers<ReadOutcome>();
  return { asked: () => promise, send: resolve };
}

describe('stored answers', () => {
  it('are not used while the council answers', async () => {
    const { seen, told, answers } = council();
    expect(await seen.answer(address, async () => says('new'))).toEqual(says('new'));
    await settled();
    expect(told()).toEqual({ kind: 'fresh' });
    expect(await answers.load(address)).toEqual({ body: 'new', at: 1000 });
  });

  it('replace those of a council that cannot be reached, with their time', async () => {
    const { seen, told, at } = council();
    await seen.answer(address, async () => says('then'));
    await settled();
    at(9000);
    expect(await seen.answer(address, async () => unreachable)).toEqual(says('then'));
    await settled();
    expect(told()).toEqual({ kind: 'offline', since: 1000 });
    seen.turnPage();
    expect(told()).toEqual({ kind: 'fresh' });
  });

  it('are shown while the council is slow; the same answer makes them fresh, another says so', async () => {
    const { seen, told, answers, hurry, at } = council();
    await answers.keep(address, { body: 'then', at: 1 });
    hurry();
    const [same, other] = [coming(), coming()];
    expect(await seen.answer(address, same.asked)).toEqual(says('then'));
    expect(told()).toEqual({ kind: 'asking', since: 1 });
    same.send(says('then'));
    await settled();
    expect(told()).toEqual({ kind: 'fresh' });
    at(5);
    await seen.answer(address, other.asked);
    other.send(says('now'));
    await settled();
    expect(told()).toEqual({ kind: 'newer', since: 1000 });
    expect(await answers.load(address)).toEqual({ body: 'now', at: 5 });
  });

  it('are deleted when the council no longer gives them, and kept when it fails', async () => {
    const { seen, answers } = council();
    await answers.keep(address, { body: 'then', at: 1 });
    const failed = left({ kind: 'serverFailed', status: 500 } as const);
    expect(await seen.answer(address, async () => failed)).toEqual(failed);
    await settled();
    expect(await answers.load(address)).not.toBeNull();
    const gone = left({ kind: 'notFound' } as const);
    expect(await seen.answer(address, async () => gone)).toEqual(gone);
    await settled();
    expect(await answers.load(address)).toBeNull();
  });

  it('are waited for from the council if there are none', async () => {
    const { seen, hurry } = council();
    hurry();
    expect(await seen.answer(address, async () => unreachable)).toEqual(unreachable);
    const late = coming();
    const waiting = seen.answer(address, late.asked);
    late.send(says('late'));
    expect(await waiting).toEqual(says('late'));
  });

  it('report the worst and the oldest of a page, and nothing of the page before', async () => {
    const { seen, told, answers, hurry } = council();
    const pages = ['a', 'b', 'c'].map((name) => `${address}/${name}`);
    for (const [at, one] of pages.entries()) await answers.keep(one, { body: one, at: 10 - at });
    hurry();
    const [a, b, c] = [coming(), coming(), coming()];
    for (const [at, one] of [a, b, c].entries()) await seen.answer(pages[at] ?? '', one.asked);
    expect(told()).toEqual({ kind: 'asking', since: 8 });
    a.send(unreachable);
    await settled();
    expect(told()).toEqual({ kind: 'offline', since: 8 });
    seen.turnPage();
    b.send(says('other'));
    c.send(unreachable);
    await settled();
    expect(told()).toEqual({ kind: 'fresh' });
  });

  it('include those that were sent with the page', async () => {
    const { seen, answers } = council();
    await seen.note(address, says('page'));
    expect(await answers.load(address)).toEqual({ body: 'page', at: 1000 });
  });
});

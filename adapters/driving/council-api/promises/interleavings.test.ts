import { describe, expect, it } from 'vitest';
import { answersOf, holds, inAllOrders, stage } from '#fixtures/builders/councils/two-actors.ts';

describe('two things at once, in whatever order their steps come', { timeout: 60_000 }, () => {
  it('a person votes twice: one vote is accepted and stored, the other leaves nothing', async () => {
    const on = await stage();
    let before = 0;
    await inAllOrders(async (scheduler) => {
      on.begin();
      const both = await on.together(scheduler, on.vote(1, 'a'), on.vote(2, 'b'));
      const list = await holds(on);
      const taken = both.filter(({ isTaken }) => isTaken);
      expect(taken).toHaveLength(1);
      for (const one of taken) expect(answersOf(list, one)).toEqual(one.answer);
      expect(list.size).toBe(before + 1);
      before = list.size;
    });
  });

  it('a person votes and changes: whatever order, there is one ballot, and it has the answer that was accepted last', async () => {
    const on = await stage();
    await inAllOrders(async (scheduler) => {
      on.begin();
      const first = await on.vote(1, 'a')();
      const [other, change] = await on.together(scheduler, on.vote(2, 'b'), on.vote(1, 'c'));
      const list = await holds(on);
      expect([first.isTaken, other.isTaken, change.isTaken]).toEqual([true, false, true]);
      expect(answersOf(list, first)).toEqual(['c']);
    });
  });

  it('a person changes twice: the ballot has one of the two, and both got the answer that they were accepted', async () => {
    const on = await stage();
    await inAllOrders(async (scheduler) => {
      on.begin();
      const first = await on.vote(1, 'a')();
      const both = await on.together(scheduler, on.vote(1, 'b'), on.vote(1, 'c'));
      const list = await holds(on);
      expect(both.map(({ isTaken }) => isTaken)).toEqual([true, true]);
      expect([['b'], ['c']]).toContainEqual(answersOf(list, first));
    });
  });

  it('a person votes, and changes that vote at once: the change comes after it, or is refused and stores nothing', async () => {
    const on = await stage();
    const outcomes = new Set<unknown>();
    let before = 0;
    await inAllOrders(async (scheduler) => {
      on.begin();
      const [first, change] = await on.together(scheduler, on.vote(1, 'a'), on.change(1, 'b'));
      const list = await holds(on);
      expect(first.isTaken).toBe(true);
      expect(answersOf(list, first)).toEqual(change.isTaken ? ['b'] : ['a']);
      expect(list.size).toBe(before + 1);
      before = list.size;
      outcomes.add(change.isTaken ? 'taken' : change.errCode);
    });
    expect(outcomes).toEqual(new Set(['taken', 39]));
  });

  it('a person votes while the survey closes: accepted and in the list that was read first, or refused and not in it', async () => {
    const on = await stage();
    const outcomes = new Set<boolean>();
    await inAllOrders(async (scheduler) => {
      on.begin();
      const [vote, read] = await on.together(scheduler, on.vote(1, 'a'), on.close);
      const list = await holds(on);
      expect([read.list, read.results]).toEqual([await on.published(), await on.results()]);
      expect(list.has(vote.ballot)).toBe(vote.isTaken);
      if (!vote.isTaken) expect(vote.errCode).toBe(33);
      outcomes.add(vote.isTaken);
    });
    expect(outcomes).toEqual(new Set([true, false]));
  });

  it('a person changes while the survey closes: the list that was read first agrees with the answer', async () => {
    const on = await stage();
    const outcomes = new Set<boolean>();
    await inAllOrders(async (scheduler) => {
      on.begin();
      const first = await on.vote(1, 'a')();
      const [change, read] = await on.together(scheduler, on.vote(1, 'b'), on.close);
      const list = await holds(on);
      expect([read.list, read.results]).toEqual([await on.published(), await on.results()]);
      expect(answersOf(list, first)).toEqual(change.isTaken ? ['b'] : ['a']);
      outcomes.add(change.isTaken);
    });
    expect(outcomes).toEqual(new Set([true, false]));
  });

  it('two read the list as the survey closes: both read the same bytes', async () => {
    const on = await stage();
    await inAllOrders(async (scheduler) => {
      on.begin();
      await on.vote(1, 'a')();
      const [one, two] = await on.together(scheduler, on.close, on.close);
      await holds(on);
      expect(one).toEqual(two);
    });
  });
});

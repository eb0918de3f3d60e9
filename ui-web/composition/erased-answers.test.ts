import { describe, expect, it } from 'vitest';
import { memoryAnswers } from '#fixtures/memory/answer-store.ts';
import { erasedAnswers, removedAt } from './erased-answers.ts';

const timing = (name: string, description: string) =>
  ({ name, description, duration: 0 }) as PerformanceServerTiming;

describe('what a device has stored of a town', () => {
  it('is erased if it is from before something was taken out, before anything of it is read', async () => {
    const answers = memoryAnswers();
    await answers.keep('/old', { body: 'withdrawn', at: 1000 });
    await answers.keep('/new', { body: 'shown', at: 60_000 });
    const left = erasedAnswers(answers, 50_000);
    expect([await left.load('/old'), await left.load('/new')]).toMatchObject([null, { body: 'shown' }]);
    await left.keep('/old', { body: 'again', at: 61_000 });
    expect(await left.load('/old')).toMatchObject({ body: 'again' });
  });

  it('is erased too if the clock of the device was a little ahead', async () => {
    const answers = memoryAnswers();
    await answers.keep('/old', { body: 'withdrawn', at: 54_000 });
    expect(await erasedAnswers(answers, 50_000).load('/old')).toBeNull();
  });

  it('is kept while nothing was taken out', async () => {
    const answers = memoryAnswers();
    await answers.keep('/old', { body: 'shown', at: 1 });
    expect(await erasedAnswers(answers, null).load('/old')).toMatchObject({ body: 'shown' });
  });

  it('goes by what the page said of itself', () => {
    const page = { serverTiming: [timing('clock', '99'), timing('removed', '1795000000000')] };
    expect(removedAt(page)).toBe(1_795_000_000_000);
    for (const description of ['0', '', 'soon', '-5'])
      expect(removedAt({ serverTiming: [timing('removed', description)] })).toBeNull();
    expect(removedAt({ serverTiming: [] })).toBeNull();
    expect(removedAt(undefined)).toBeNull();
  });
});

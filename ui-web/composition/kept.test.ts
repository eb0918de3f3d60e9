import { describe, expect, it, vi } from 'vitest';
import { right } from '#domain/shared/result.ts';
import { keptAnswers } from './kept.ts';

const settings = '/api/vilanova/collections/settings?name=participa';
const answer = right({ status: 200, body: 'now', text: '' });
const idle = () => new Promise((resolve) => setTimeout(resolve, 1100));

describe('answers stored for later', () => {
  it('are the council’s own if the script that stores them does not load', async () => {
    const composed = vi.fn<() => Promise<never>>(async () => Promise.reject(new Error('no line')));
    const kept = keptAnswers(composed);
    expect(await kept.through(settings, true, async () => answer)).toEqual(answer);
    expect(composed).not.toHaveBeenCalled();
    kept.page.turn();
    await idle();
    expect(composed).toHaveBeenCalledTimes(1);
    expect(await kept.through(settings, false, async () => answer)).toEqual(answer);
    expect(composed).toHaveBeenCalledTimes(2);
  });
});

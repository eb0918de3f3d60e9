import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateMetrics } from './late-metrics.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const aPage = {
  method: 'GET',
  route: 'page',
  status: 200,
  milliseconds: 3,
  realm: 'nova',
  refusal: null,
} as const;
const counted = (text: string) =>
  /request_duration_seconds_count\{[^}]*\} (?<n>\d+)/u.exec(text)?.groups?.['n'];

describe('the figures of a server that has just started', () => {
  it('count what came before they were ready, and what comes after, once each', async () => {
    const metrics = lateMetrics();
    for (let n = 0; n < 3; n += 1) metrics.see(aPage);
    const first = await metrics.page();
    metrics.see(aPage);
    expect([first, await metrics.page()].map(({ text }) => counted(text))).toEqual(['3', '4']);
    expect(first.contentType).toContain('text/plain');
    metrics.close();
  });

  it('are made ready a second after the first request, even if they are not asked for', async () => {
    const metrics = lateMetrics();
    metrics.see(aPage);
    metrics.see(aPage);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(vi.getTimerCount()).toBe(0);
    metrics.see(aPage);
    expect(counted((await metrics.page()).text)).toBe('3');
    metrics.close();
  });

  it('leave nothing behind, whenever they are closed', async () => {
    const unasked = lateMetrics();
    unasked.see(aPage);
    unasked.close();
    expect(vi.getTimerCount()).toBe(0);
    const asked = lateMetrics();
    const page = asked.page();
    asked.close();
    expect(counted((await page).text)).toBeUndefined();
  });
});

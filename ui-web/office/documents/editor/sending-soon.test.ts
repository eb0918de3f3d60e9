import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendingSoon } from './sending-soon.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Presses a key at each of these moments, and gives when it was sent within ten seconds. */
function sentAt(keys: readonly number[]): readonly number[] {
  const sent: number[] = [];
  let now = 0;
  const { begin } = sendingSoon(() => sent.push(now));
  for (now = 0; now <= 10_000; now += 50) {
    vi.advanceTimersByTime(now === 0 ? 0 : 50);
    if (keys.includes(now)) begin();
  }
  return sent;
}

describe('what is written', () => {
  it('is sent half a second after the last key', () => {
    expect(sentAt([0, 200, 400])).toEqual([900]);
    expect(sentAt([0, 2000])).toEqual([500, 2500]);
  });

  it('is sent while somebody goes on writing, so that nothing of it waits for two seconds', () => {
    const keys = Array.from({ length: 60 }, (_, n) => n * 100);
    const sent = sentAt(keys);
    expect(sent.length).toBeGreaterThan(3);
    for (const key of keys) expect(sent.some((at) => at >= key && at - key <= 1500)).toBe(true);
  });

  it('is not sent by itself once that has ended', () => {
    const send = vi.fn<() => void>();
    const { begin, end } = sendingSoon(send);
    begin();
    end();
    vi.advanceTimersByTime(5000);
    expect(send).not.toHaveBeenCalled();
    begin();
    vi.advanceTimersByTime(500);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

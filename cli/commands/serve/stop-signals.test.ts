import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startersToWatch, stopSignals } from './stop-signals.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What resolved so far. */
function watched(starters: string | null = null, startersNow: () => string = () => '7') {
  const source = new EventEmitter();
  const seen: string[] = [];
  const signals = stopSignals(source, starters, startersNow, () => Date.now());
  void signals.asked.then((reason) => seen.push(reason));
  void signals.askedAgain.then(() => seen.push('again'));
  return { source, seen };
}

describe('a server that is asked to stop', () => {
  it('counts one Ctrl-C as one request, though it comes from the terminal and from npm', async () => {
    const { source, seen } = watched();
    source.emit('SIGINT');
    await vi.advanceTimersByTimeAsync(900);
    source.emit('SIGINT');
    source.emit('SIGTERM');
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toEqual(['SIGINT']);
  });

  it('hears the hurry of a second request', async () => {
    const { source, seen } = watched();
    source.emit('SIGTERM');
    await vi.advanceTimersByTimeAsync(1500);
    source.emit('SIGINT');
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['SIGTERM', 'again']);
  });

  it('stops when the process that started it has ended, which is no second request', async () => {
    let starters = '7 5';
    const { source, seen } = watched('7 5', () => starters);
    await vi.advanceTimersByTimeAsync(2000);
    expect(seen).toEqual([]);
    starters = '7 1';
    await vi.advanceTimersByTimeAsync(600);
    expect(seen).toEqual(['parentGone']);
    const stopping = watched('7 5', () => starters);
    stopping.source.emit('SIGTERM');
    source.emit('SIGHUP');
    await vi.advanceTimersByTimeAsync(3000);
    expect(stopping.seen).toEqual(['SIGTERM']);
  });

  it('outlives its parent only if neither npm nor an older Node started it', () => {
    expect(startersToWatch({}, () => '7')).toBeNull();
    expect(startersToWatch({ npm_lifecycle_event: 'start' }, () => '7')).toBe('7');
    expect(startersToWatch({ CONCEJO_ENDS_WITH_PARENT: 'yes' }, () => '7')).toBe('7');
    expect(startersToWatch({ npm_lifecycle_event: 'start' })).toContain(`${process.ppid}`);
  });
});

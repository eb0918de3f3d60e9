import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leisure, noteAsked } from './leisure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const onLine = (connection: object | undefined) => vi.stubGlobal('navigator', { connection });

describe('the leisure to fetch what nobody asked for', () => {
  it('comes four seconds after the last thing that a page asked for', async () => {
    onLine(undefined);
    noteAsked();
    let has = false;
    const coming = leisure().then((is) => (has = is));
    await vi.advanceTimersByTimeAsync(3000);
    noteAsked();
    await vi.advanceTimersByTimeAsync(3900);
    expect(has).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await coming).toBe(true);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'never comes on a connection that is to be spared: %j',
    async (connection) => {
      onLine(connection);
      expect(await leisure()).toBe(false);
    },
  );

  it('ends if data are saved from a moment on', async () => {
    onLine({ saveData: false, effectiveType: '4g' });
    noteAsked();
    const coming = leisure();
    onLine({ saveData: true });
    await vi.advanceTimersByTimeAsync(4000);
    expect(await coming).toBe(false);
  });
});

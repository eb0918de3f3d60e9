import { describe, expect, it, vi } from 'vitest';
import { speechOf, startSpeaking } from './speak.ts';

/** A speech, and how often it had to look a text up. */
async function listened() {
  const speaker = await startSpeaking('es');
  const looked = vi.spyOn(speaker.services.interpolator, 'interpolate');
  return { speech: speechOf(speaker, 'es', 'es'), looked };
}

describe('the speech of a page', () => {
  it('caches its texts, with the values that were filled in', async () => {
    const { speech, looked } = await listened();
    const say = (n: number) => speech.t('request:left', { count: n, n: String(n) });
    const [first, other] = [say(600), say(599)];
    const times = looked.mock.calls.length;
    expect([say(600), say(599)]).toEqual([first, other]);
    expect(first).not.toBe(other);
    expect(looked.mock.calls.length).toBe(times);
  });

  it('empties its cache before counters fill a device', async () => {
    const { speech, looked } = await listened();
    const say = (n: number) => speech.t('request:left', { count: n, n: String(n) });
    for (let n = 0; n <= 2000; n += 1) say(n);
    const times = looked.mock.calls.length;
    say(0);
    expect(looked.mock.calls.length).toBeGreaterThan(times);
  });

  it('finds a text that is loaded with later pages, even if it was asked for before', async () => {
    const speech = speechOf(await startSpeaking('es', 'first'), 'es', 'es');
    const say = () =>
      [speech.t('request:optional'), speech.t('request:left', { count: 1, n: '1' })].join(' ');
    expect(say()).toContain('⟦');
    await speech.later();
    expect(say()).not.toContain('⟦');
  });

  it('looks up again a text with more than words and figures', async () => {
    const { speech, looked } = await listened();
    const say = () => speech.t('request:left', { count: 1, n: '1', replace: { n: '2' } });
    say();
    const times = looked.mock.calls.length;
    say();
    expect(looked.mock.calls.length).toBeGreaterThan(times);
  });
});

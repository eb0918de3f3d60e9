import { describe, expect, it, vi } from 'vitest';
import { speak, speechOf, startSpeaking } from './speak.ts';

const spanish = async () => speechOf(await startSpeaking('es'), 'es', 'es');

describe('the speech of a page', () => {
  it('fills values in, and chooses by the count', async () => {
    const { t } = await spanish();
    const say = (count: number) => t('request:left', { count, n: String(count) });
    expect(say(600)).toContain('600');
    expect(say(1)).not.toBe(say(2).replace('2', '1'));
  });

  it('groups counts, and leaves a year as it is', async () => {
    const { t } = await spanish();
    expect(t('request:street.found', { count: 1234 })).toContain('1.234');
    expect(t('front:statistics.list', { year: 2026 })).toContain('2026');
  });

  it('says nothing in the place of a value that is not given', async () => {
    const { t } = await spanish();
    expect(t('request:left', { count: 600 })).not.toMatch(/[{}]|undefined/u);
  });

  it('shows the key of a text that is missing, and warns those who develop', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { t } = await spanish();
    for (const key of ['request:nowhere.at', 'nowhere:left', 'request']) expect(t(key)).toBe(`⟦${key}⟧`);
    expect(warn).toHaveBeenCalledTimes(3);
    warn.mockRestore();
  });

  it('finds a text that is loaded with later pages, even if it was asked for before', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const speech = speechOf(await startSpeaking('es', 'first'), 'es', 'es');
    const say = () =>
      [speech.t('request:optional'), speech.t('request:left', { count: 1, n: '1' })].join(' ');
    expect(say()).toContain('⟦');
    await speech.later();
    expect(say()).not.toContain('⟦');
    warn.mockRestore();
  });

  it('tells of each text that is missing, so that all texts are asked for', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const missed = vi.fn<() => void>();
    const speech = speechOf(await startSpeaking('es', 'first', missed), 'es', 'es');
    speech.t('shell:loading');
    expect(missed).not.toHaveBeenCalled();
    speech.t('request:optional');
    expect(missed).toHaveBeenCalledOnce();
    await speech.later();
    speech.t('request:optional');
    expect(missed).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('is said in another language beside the first, each with its own texts', async () => {
    const speaker = await startSpeaking('es', 'first');
    await speak(speaker, 'va');
    const say = (language: 'es' | 'va') => speechOf(speaker, language, 'es').t('shell:skip');
    expect(say('es')).not.toBe(say('va'));
    expect(say('va')).not.toContain('⟦');
  });

  it('says all texts in a built page where those of one screen do not come, as without a line', async () => {
    vi.stubEnv('PROD', true);
    vi.stubGlobal('saidTextsHash', 'gone');
    const speech = speechOf(await startSpeaking('es', 'first'), 'es', 'es');
    const words = speech.later('request');
    expect(speech.later('request')).toBe(words);
    await words;
    for (const key of ['request:optional', 'survey:send']) expect(speech.t(key)).not.toContain('⟦');
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
});

import { describe, expect, it } from 'vitest';
import { localeFrom } from './locale.ts';

describe('the language of the command line', () => {
  it('is the one asked for', () => {
    expect(localeFrom('eu', { LC_ALL: 'en_GB.UTF-8' })).toBe('eu');
  });

  it('is else that of the system, if it is one of ours', () => {
    expect(localeFrom(undefined, { LANG: 'ca_ES.UTF-8' })).toBe('ca');
    expect(localeFrom(undefined, { LANG: 'en_GB.UTF-8', LC_ALL: 'eu_ES' })).toBe('eu');
    expect(localeFrom(undefined, { LANG: 'ca_ES.UTF-8@valencia' })).toBe('va');
  });

  it('is else Spanish', () => {
    expect(localeFrom(undefined, {})).toBe('es');
    expect(localeFrom(undefined, { LANG: 'C.UTF-8' })).toBe('es');
    expect(localeFrom(undefined, { LANG: 'de_DE' })).toBe('es');
  });
});

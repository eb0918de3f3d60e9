import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText } from '#fixtures/arbitraries/hostile-text.ts';
import { isRight, left, right } from '../shared/result.ts';
import { embeddingSite } from './embedding-site.ts';

describe('a site that may show cards of the portal', () => {
  it.each([
    ['https://www.vilanova.example', 'https://www.vilanova.example'],
    [' https://WWW.Vilanova.example/ ', 'https://www.vilanova.example'],
    ['https://vilanova.example:8443', 'https://vilanova.example:8443'],
    ['https://vilanova.example:443', 'https://vilanova.example'],
    ['https://vilanova.example:65535', 'https://vilanova.example:65535'],
    ['https://vilanova.example:08443', 'https://vilanova.example:8443'],
    [`https://${'a'.repeat(63)}.example`, `https://${'a'.repeat(63)}.example`],
    [`https://${'a.'.repeat(123)}example`, `https://${'a.'.repeat(123)}example`],
    ['https://xn--alqueria-e7a.xn--p1ai', 'https://xn--alqueria-e7a.xn--p1ai'],
  ])('is one origin over https: %s', (written, site) => {
    expect(embeddingSite(written)).toEqual(right(site));
  });

  it.each([
    ['notHttps', 'http://www.vilanova.example'],
    ['notHttps', 'www.vilanova.example'],
    ['notHttps', ''],
    ['notHttps', "'self'"],
    ['notHttps', 'javascript:alert(1)'],
    ['wildcard', '*'],
    ['wildcard', 'https://*'],
    ['wildcard', 'https://*.com.es'],
    ['wildcard', 'https://*.vilanova.example'],
    ['notAnOrigin', 'https://vilanova.example/agenda'],
    ['notAnOrigin', 'https://vilanova.example?a'],
    ['notAnOrigin', 'https://ana@vilanova.example'],
    ['notAnOrigin', 'https://a.example https://b.example'],
    ['notAnOrigin', "https://a.example; script-src 'unsafe-inline'"],
    ['notAnOrigin', 'https://a.example, https://b.example'],
    ['noDomain', 'https://es'],
    ['noDomain', 'https://localhost'],
    ['noDomain', 'https://127.0.0.1'],
    ['noDomain', 'https://[::1]'],
    ['noDomain', 'https://-a.example'],
    ['noDomain', 'https://a..example'],
    ['noDomain', 'https://a-.example'],
    ['noDomain', 'https://a.example-'],
    ['noDomain', 'https://a.e'],
    ['noDomain', `https://${'a'.repeat(64)}.example`],
    ['noDomain', `https://a${'.a'.repeat(123)}.example`],
    ['notAnOrigin', 'https://a.example//'],
    ['notAnOrigin', 'https://a.example#b'],
    ['notAnOrigin', String.raw`https://a.example\b`],
    ['notAnOrigin', 'https://a.example"b'],
    ['noDomain', 'https://alquería.example'],
    ['noDomain', 'https://a.example:0'],
    ['noDomain', 'https://a.example:65536'],
    ['noDomain', 'https://a.example:x'],
    ['noDomain', 'https://a.example:8080:80'],
    ['noDomain', `https://${'a.'.repeat(130)}example`],
  ])('is refused as %s where it is %s', (kind, written) => {
    expect(embeddingSite(written)).toEqual(left({ kind }));
  });

  it('never lets anything into a policy but letters of a name, whatever was written', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom('', 'https://', 'https://a.example'), (text, before) => {
        const site = embeddingSite(before + text);
        const policy = isRight(site) ? site.right : 'https://none';
        expect(policy).toMatch(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/u);
      }),
    );
  });
});

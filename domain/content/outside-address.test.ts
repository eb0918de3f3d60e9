import { describe, expect, it } from 'vitest';
import { hostOf, linkedAddress, outsideAddress } from './outside-address.ts';

describe('an address that a council links to', () => {
  it.each([
    'https://www.vilanova.example/ple?any=2026#acta',
    ' http://a.example:8080 ',
    'HTTPS://ajuntament.example',
    'https://españa.example/a%20b',
  ])('leads to the web: %s', (uri) => {
    expect(outsideAddress(uri)).toBe(uri.trim());
  });

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://facebook.com@evil.example/',
    'https://a.example/"onclick=x',
    'https://a.example\\@evil.example',
    'https://a b.example',
    'https:///evil.example',
    '//evil.example',
    'ftp://a.example',
    'facebook',
  ])('is left out: %j', (uri) => {
    expect(outsideAddress(uri)).toBeNull();
    expect(linkedAddress(uri)).toBeNull();
  });

  it('may be a path of the portal', () => {
    expect(linkedAddress(' /pagina/guia?x=1 ')).toBe('/pagina/guia?x=1');
    expect(linkedAddress('https://a.example/')).toBe('https://a.example/');
    expect(linkedAddress('/\\evil.example')).toBeNull();
  });
});

describe('the host of an address', () => {
  it('goes without www, and is nothing where there is none', () => {
    expect(hostOf('https://WWW.Ivace.es:443/x')).toBe('ivace.es');
    expect(hostOf('/pagina')).toBe('');
  });
});

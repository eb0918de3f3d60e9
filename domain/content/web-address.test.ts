import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hostOf,
  isLinkAddress,
  isPictureAddress,
  isTownFile,
  linkedAddress,
  outsideAddress,
} from './web-address.ts';

describe('an address of a menu', () => {
  it.each(['/noticias', '/', 'https://vilanova.example/x', 'mailto:a@b.example', 'tel:+34960', '#guia'])(
    'may stand in a link: %s',
    (address) => expect(isLinkAddress(address)).toBe(true),
  );
  it.each([
    'javascript:x()',
    'JaVaScript:x()',
    'data:text/html,x',
    '//evil.example',
    '/\\evil',
    'noticias',
    '',
    'https://',
    ' /x',
    '/a b',
    'https://town.example@evil.example/',
    'mailto:',
    'mailto:a b',
    'xmailto:a@b.es',
    'tel:',
    'tel:a',
    'xtel:960',
    'tel:960 1',
    'x#guia',
    '#a b',
    '/a"b',
    '/a<b',
    '/a>b',
    'x/a',
  ])('may not: %s', (address) => expect(isLinkAddress(address)).toBe(false));
  it('is a picture only on the page’s own server', () => {
    expect(isPictureAddress('/files/vilanova/foto.svg')).toBe(true);
    for (const address of [
      'https://evil.example/x.png',
      '//evil.example/x.png',
      '/\\evil/x.png',
      '',
      'x.png',
    ])
      expect(isPictureAddress(address)).toBe(false);
  });
});

describe('a file of a town', () => {
  it('is one of its own folder, with an ending that is asked for', () => {
    expect(isTownFile('/files/benialt/estil.css', 'benialt', ['css'])).toBe(true);
    expect(isTownFile('/files/vilanova/estil.css', 'benialt', ['css'])).toBe(false);
    expect(isTownFile('/files/benialt/estil.svg', 'benialt', ['css'])).toBe(false);
    expect(isTownFile('/files/benialt/css', 'benialt', ['css'])).toBe(false);
    expect(isTownFile('/files/benialt/estil.v2.css', 'benialt', ['svg', 'css'])).toBe(true);
  });
  it('never leads out of the folder, nor out of the attribute it stands in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        if (isTownFile(`/files/benialt/${name}`, 'benialt', ['css', 'svg']))
          expect(name).not.toMatch(/[/\\"<>&?#%\s]/u);
      }),
    );
    for (const name of ['../x.css', '..%2fx.css', 'a/b.css', 'x.css"><script>', 'x.css?y.css'])
      expect(isTownFile(`/files/benialt/${name}`, 'benialt', ['css'])).toBe(false);
  });
});

describe('an address that a council links to', () => {
  it.each([
    'https://www.vilanova.example/ple?any=2026#acta',
    ' http://a.example:8080 ',
    'HTTPS://ajuntament.example',
    'https://españa.example/a%20b',
    'http://a/b',
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
    'xhttps://a.example',
    'https://a.example:123456',
    'https://a.example:x',
    'https://-a.example',
    'https://a.example.',
    'https://a.example/<b',
    'https://a.example/>b',
    'https://a.example/a b',
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
    expect(hostOf(' https://a.www.example ')).toBe('a.www.example');
  });
});

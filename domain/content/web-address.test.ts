import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLinkAddress, isPictureAddress, isTownFile } from './web-address.ts';

describe('an address that a council wrote', () => {
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

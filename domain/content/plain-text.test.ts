import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, plainTitle } from './plain-text.ts';

describe('the words of a body', () => {
  it('stand without its elements, and with the signs that it names', () => {
    expect(plainText('<p>Un <b>parque</b></p><p>para todos &lt;3 &euro;</p>')).toBe(
      'Un parque para todos <3 &euro;',
    );
  });

  it('have every sign that has a name here, and nothing of a comment', () => {
    expect(plainText('&amp;&lt;&gt;&quot;&apos;&nbsp;a')).toBe(`&<>"' a`);
    expect(plainText(' uno<!-- dos -->\n<BR/>tres ')).toBe('uno tres');
  });

  it('are parted where an element parts them, and not by one within a sentence', () => {
    expect(plainText('¿Más <b>sombra</b>?<br>H<sub>2</sub>O <a href="/x">aquí</a>.')).toBe(
      '¿Más sombra? H2O aquí.',
    );
  });

  it('keep what only looks like an element', () => {
    expect(plainText('si a < b y c > d, o 3<4')).toBe('si a < b y c > d, o 3<4');
  });
});

describe('a title', () => {
  it('loses the marks that an editor left in it, in every language', () => {
    expect(plainTitle('<p>Obras &amp; calles</p>')).toBe('Obras & calles');
    expect(plainTitle('Obras &amp; calles')).toBe('Obras & calles');
    expect(plainTitle('Obras<br>calles')).toBe('Obras calles');
    expect(plainTitle({ es: '<p>Qué pasa</p>', va: 'Què passa' })).toEqual({
      es: 'Qué pasa',
      va: 'Què passa',
    });
  });

  it('stays as it is where it has none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\u00a0', '<', '>', '3', '&') }), (text) => {
        fc.pre(!/<a|&a/u.test(text));
        expect(plainTitle(text)).toBe(text);
      }),
    );
  });
});

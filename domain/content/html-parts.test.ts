import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingsIn, isHtml, htmlLinksIn, picturesIn } from './html-parts.ts';

describe('a text in HTML', () => {
  it('is told from a plain one by its elements', () => {
    expect(['<p>a</p>', '<BR>'].map(isHtml)).toEqual([true, true]);
    expect(['3 < 4', 'a', ''].map(isHtml)).toEqual([false, false, false]);
  });

  it('has its headings in order, with their levels and words', () => {
    expect(
      headingsIn('<h2 id="a">Los <em>plazos</em></h2><p>x</p><H4>Mayo &amp; junio</H4><!-- <h1>no</h1> -->'),
    ).toEqual([
      { level: 2, words: 'Los plazos' },
      { level: 4, words: 'Mayo & junio' },
    ]);
    expect(headingsIn('<h3>sin cierre')).toEqual([{ level: 3, words: 'sin cierre' }]);
    expect(headingsIn('<header>no</header><hr>')).toEqual([]);
  });

  it('has its links, whatever the quotes around their addresses', () => {
    expect(
      htmlLinksIn(
        `<a class=x href="/guia?a=1&amp;b=2">La <b>guía</b></a><a href='/b'>B</a><a href=/c>C</a><a name="d">D</a>`,
      ),
    ).toEqual([
      { address: '/guia?a=1&b=2', words: 'La guía' },
      { address: '/b', words: 'B' },
      { address: '/c', words: 'C' },
    ]);
    expect(htmlLinksIn('<a href="/sin-cierre">Hola')).toEqual([{ address: '/sin-cierre', words: 'Hola' }]);
    expect(htmlLinksIn('<abbr title="x">x</abbr> a href="/no"')).toEqual([]);
  });

  it('has links with the words of their pictures', () => {
    expect(htmlLinksIn('<a href="/a"><img src="/files/n/a.png" alt="El mapa"></a>')).toEqual([
      { address: '/a', words: 'El mapa' },
    ]);
    expect(htmlLinksIn('<a href="/a"><img src="/files/n/a.png"></a>')).toEqual([
      { address: '/a', words: '' },
    ]);
  });

  it('has pictures with words, with none on purpose, and without any', () => {
    expect(picturesIn('<img src="/a.png" alt="Un banco"/><img alt="" src="/b.png"><img src=/c.png>')).toEqual(
      [
        { address: '/a.png', words: 'Un banco' },
        { address: '/b.png', words: '' },
        { address: '/c.png', words: null },
      ],
    );
    expect(picturesIn('<img alt src="/a.png"><img data-x="1">')).toEqual([
      { address: '/a.png', words: '' },
      { address: '', words: null },
    ]);
  });

  it('is read whatever is written', () => {
    const piece = fc.constantFrom('<a href="', '">', '</a>', '<h2>', '</h2>', '<img ', 'alt=', "'", '<!--');
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
        const html = pieces.join('');
        for (const { words } of [...headingsIn(html), ...htmlLinksIn(html)]) expect(words).toBe(words.trim());
        expect(picturesIn(html).length).toBeLessThanOrEqual(html.split(/<img/iu).length - 1);
      }),
    );
  });
});

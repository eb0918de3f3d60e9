import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filesNamedIn, withAddressesOf, withFilesOf } from './files-named.ts';

const filesIn = (body: unknown) => filesNamedIn(body, 'nova');

describe('the files that a document names', () => {
  it('are found in its fields, in its HTML and in whole addresses, at any depth', () => {
    expect(
      filesIn({
        image: '/files/nova/plaza.jpg',
        parts: [
          { html: '<a href="/files/nova/bases.pdf">Bases</a> <img src=\'/files/nova/font.png?w=480\'>' },
        ],
        link: { es: 'https://nova.es/files/nova/acta.pdf#page=2', va: null },
        size: 12,
      }),
    ).toEqual(['acta.pdf', 'bases.pdf', 'font.png', 'plaza.jpg']);
  });

  it('are only those of its own town, each once', () => {
    expect(filesIn(['/files/vella/a.jpg', '/files/nova/b.jpg', '/files/nova/b.jpg', '/files/nova/'])).toEqual(
      ['b.jpg'],
    );
    expect(filesIn(null)).toEqual([]);
  });

  it('have their names decoded; a name that cannot be decoded is as it is written', () => {
    expect(filesIn('/files/nova/actas/pleno%20n%C2%BA%201.pdf')).toEqual(['actas/pleno nº 1.pdf']);
    expect(filesIn('/files/nova/100%.pdf')).toEqual(['100%.pdf']);
  });

  it('are found under any name, once it is encoded', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (name) => {
        fc.pre(name.isWellFormed());
        const encoded = encodeURIComponent(name).replaceAll(
          /['()]/gu,
          (c) => `%${c.charCodeAt(0).toString(16)}`,
        );
        expect(filesIn({ html: `<img src="/files/nova/${encoded}">` })).toEqual([name]);
      }),
    );
  });
});

describe('a document with the files of another town', () => {
  const to = { names: new Set(['plaza.jpg', 'acta 2.pdf']), realm: 'copia' };

  it('names those that were moved there, and all others as before', () => {
    const body = {
      image: '/files/nova/plaza.jpg#xy=30,70',
      parts: [{ html: '<a href="/files/nova/acta%202.pdf">Acta</a> <img src="/files/nova/font.png">' }],
      other: '/files/vella/plaza.jpg',
      n: 3,
      none: null,
    };
    expect(withFilesOf(body, 'nova', to)).toEqual({
      ...body,
      image: '/files/copia/plaza.jpg#xy=30,70',
      parts: [{ html: '<a href="/files/copia/acta%202.pdf">Acta</a> <img src="/files/nova/font.png">' }],
    });
  });

  it('names all of its files there and none here, if all were moved', () => {
    const name = fc.stringMatching(/^[a-z0-9-]{1,12}\.(?:jpg|pdf)$/u);
    const text = fc.array(name).map((names) => names.map((one) => `"/files/nova/${one}"`).join(' '));
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const names = filesNamedIn(texts, 'nova');
        const moved = withFilesOf(texts, 'nova', { names: new Set(names), realm: 'copia' });
        expect([filesNamedIn(moved, 'copia'), filesNamedIn(moved, 'nova')]).toEqual([names, []]);
      }),
    );
  });
});

describe('a document whose files are elsewhere', () => {
  it('has the new addresses wherever it names them, and all else as it was', () => {
    const body = {
      text: '<img src="/files/nova/a%201.jpg"> <a href="/files/nova/b.pdf">B</a> /files/altra/a%201.jpg',
      parts: [{ uri: '/files/nova/a%201.jpg', size: 7, title: null }],
    };
    const moved = withAddressesOf(body, 'nova', (name) => (name === 'a 1.jpg' ? '/other/a' : null));
    expect(moved).toEqual({
      text: '<img src="/other/a"> <a href="/files/nova/b.pdf">B</a> /files/altra/a%201.jpg',
      parts: [{ uri: '/other/a', size: 7, title: null }],
    });
  });
});

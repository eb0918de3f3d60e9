import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filesNamedIn } from './files-named.ts';

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

import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { safeAddress } from '#domain/content/council-html.ts';
import { CouncilHtml } from './council-html.tsx';
import { CouncilLines } from './council-lines.tsx';

afterEach(cleanup);

const drawn = (html: string) => {
  const { container } = render(<CouncilHtml of={html} />);
  const inside = container.firstElementChild?.innerHTML ?? '';
  cleanup();
  return inside;
};

describe('a text that a council wrote', () => {
  it('keeps its paragraphs, lists, headings, tables and links', () => {
    const html =
      '<h3>Cómo</h3><ul><li><strong>Vota</strong><br></li></ul><table><tbody><tr><th>Año</th><td>2027</td></tr></tbody></table><p><a href="/guia">Guía</a></p>';
    expect(drawn(html)).toBe(html);
  });

  it('loses everything that could run code or set its own style', () => {
    expect(drawn('<p onclick="x()" style="color:red" class="a">Hola</p>')).toBe('<p>Hola</p>');
    expect(drawn('<script>x()</script><style>p{}</style><object>x</object>Hola')).toBe('Hola');
    expect(drawn('<img src="x" onerror="x()">Hola<form><button>Envía</button></form>')).toBe('HolaEnvía');
    expect(drawn('<a href="javascript:x()">Aquí</a>')).toBe('Aquí');
  });

  it('keeps pictures of the portal’s own server, with their words', () => {
    expect(drawn('<p>Uno</p><img src="/files/nova/a.jpg" alt="Un banco" width="9" onerror="x()">')).toBe(
      '<p>Uno</p><img alt="Un banco" loading="lazy" src="/files/nova/a.jpg">',
    );
    expect(drawn('<img src="https://a.example/a.jpg" alt="Un banco"><img alt="x">')).toBe('');
  });

  it('has no heading of the page’s level, and no empty boxes', () => {
    expect(drawn('<h1>Uno</h1><div><p>Dos</p></div><div>Tres</div>')).toBe(
      '<h2>Uno</h2><p>Dos</p><p>Tres</p>',
    );
  });

  it('keeps no attribute but the address of a link, whatever is written', () => {
    const piece = fc.constantFrom(
      '<blockquote id=a onload=x>',
      '</blockquote>',
      '<a href="',
      'javascript:',
      'https://a.example',
      '">',
      '</a>',
      '<svg onload=x>',
      '<b>',
      '<table><tr>',
      '<math>',
      '"',
      "'",
      '<',
      '<!--',
      '-->',
      'texto',
      '<img src=x onerror=x>',
      '<base href=//x>',
      '<em style=x>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { container } = render(<CouncilHtml of={pieces.join('')} />);
        for (const element of container.querySelectorAll('div > * , div > * *')) {
          if (element === container.firstElementChild) continue;
          expect(element.getAttributeNames().filter((name) => name !== 'href')).toEqual([]);
          expect(['script', 'style', 'iframe', 'svg', 'img', 'base', 'form']).not.toContain(
            element.localName,
          );
          const href = element.getAttribute('href');
          expect(href === null || safeAddress(href) === href).toBe(true);
        }
        cleanup();
      }),
    );
  });
});

describe('a text that a council wrote for a line', () => {
  const lines = (html: string) => {
    const { container } = render(<CouncilLines of={html} />);
    const inside = container.firstElementChild?.innerHTML ?? '';
    cleanup();
    return inside;
  };

  it('keeps inline elements, and makes a line of each paragraph, entry and cell', () => {
    expect(lines('<p>Comprobamos que <b>vives</b> aquí.</p>')).toBe(
      'Comprobamos que <strong>vives</strong> aquí.',
    );
    expect(lines('<div><p>Uno</p>\n<ul><li>dos</li><li><a href="/guia">tres</a></li></ul></div>fin')).toBe(
      'Uno<br>dos<br><a href="/guia">tres</a><br>fin',
    );
    expect(lines('Sin marcas, 3 < 4')).toBe('Sin marcas, 3 &lt; 4');
    expect(lines('uno<br>dos <span>tres</span>')).toBe('uno<br>dos tres');
  });

  it('loses what could run code, and no word', () => {
    expect(
      lines('<p onclick="x()">Hola <a href="javascript:x()">aquí</a></p><script>x()</script><!-- x -->'),
    ).toBe('Hola aquí');
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<ul><li>',
      '</li></ul>',
      'texto ',
      'más ',
      '<i>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const { container } = render(<CouncilLines of={pieces.join('')} />);
        expect(container.textContent.match(/texto|más/gu)).toEqual(pieces.join('').match(/texto|más/gu));
        expect(container.querySelector('p, ul, li')).toBeNull();
        cleanup();
      }),
    );
  });
});

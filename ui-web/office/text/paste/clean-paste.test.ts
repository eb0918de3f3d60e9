import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openHtml, storedHtml } from '../stored-html.ts';
import { cleanPaste, mostCode, mostLetters } from './clean-paste.ts';
import { fromGoogleDocs, fromLibreOffice, fromTheWeb, fromWord } from './samples/copied-texts.ts';
import { plainSlice } from './plain-paste.ts';

const pasted = (html: string) => storedHtml(openHtml(cleanPaste(html).html));

describe('a text pasted from another program', () => {
  it('has the paragraphs, headings, nested lists and tables of Word, without its rubbish', () => {
    expect(pasted(fromWord)).toBe(
      '<h2>Plazos de la consulta</h2>' +
        '<p>La consulta dura <strong>dos semanas</strong>, “como siempre”.</p>' +
        '<ul><li>Del 9 al 23 de noviembre<ul><li>de lunes a jueves</li></ul></li><li>En la biblioteca</li></ul>' +
        '<ol><li>Primero, lee</li><li>Después, <em>vota</em></li></ol>' +
        '<table><tbody><tr><td><strong>Mesa</strong></td><td>Hora</td></tr><tr><td>Mercado</td><td>10.00</td></tr></tbody></table>' +
        '<p><a href="https://www.vilanova.example/bases.pdf">Las bases</a></p>',
    );
  });

  it('has the marks of Google Docs, which are styles, and is not bold as a whole', () => {
    expect(pasted(fromGoogleDocs)).toBe(
      '<h2>Reunión</h2><p>El <strong>jueves 12</strong> en <em>la plaza</em>.</p><ul><li>Café</li><li>Mapas</li></ul>',
    );
  });

  it('has the structure of LibreOffice', () => {
    expect(pasted(fromLibreOffice)).toBe(
      '<h2>Acta</h2><p>Asisten <strong>doce</strong> personas.</p><ol><li>Lectura</li><li>Ruegos</li></ol>',
    );
  });

  it('has the text of a page of the web, without its menus’ boxes, scripts and pictures', () => {
    expect(pasted(fromTheWeb)).toBe(
      '<h2>Corte de agua</h2><p>Mañana de 9 a 11.</p><p>Más en <a href="https://agua.example/avisos">los avisos</a>.</p><blockquote>No bebáis</blockquote>',
    );
    expect(cleanPaste(fromTheWeb).pictures).toBe(1);
  });

  it('keeps the pictures of the portal', () => {
    expect(pasted('<p>Uno</p><img src="/files/nova/a.jpg" alt="x">')).toContain('src="/files/nova/a.jpg"');
  });

  it('has headings in order', () => {
    expect(pasted('<h1>a</h1><h5>b</h5><h6>c</h6><h1>d</h1>')).toBe(
      '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>',
    );
    expect(cleanPaste('<h1>a</h1><h2>b</h2><h4>c</h4>', 3).html).toBe('<h3>a</h3><h3>b</h3><h4>c</h4>');
  });

  it('has nothing that the editor does not know, whatever is copied', () => {
    const piece = fc.constantFrom(
      '<p class=MsoListParagraph style="mso-list:l0 level2 lfo1">',
      '<span style="mso-list:Ignore">1.</span>',
      '<o:p>',
      '</o:p>',
      '<b style="font-weight:normal">',
      '<span style="font-weight:700;font-style:italic">',
      '</span>',
      '<table><tr><td colspan=3 style="x">',
      '<object data=x>',
      '<input value=x>',
      '<a href="file:///C:/x">',
      '<a href="/guia" onclick=x>',
      '<h6 id=x>',
      '<img src="data:image/png;base64,AAAA">',
      '<![if !supportLists]>',
      'texto',
    );
    const allowed =
      /^(?:<\/?(?:p|ul|ol|li|h[2-4]|strong|em|br|blockquote|table|t(?:body|r|h|d))>|<a href="\/guia">|<\/a>|[^<])*$/u;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        expect(pasted(pieces.join(''))).toMatch(allowed);
      }),
    );
  });
});

describe('a long text', () => {
  const page = `<p class=MsoNormal style='margin:0'><span lang=ES style='font-size:11.0pt;mso-ansi-language:ES'>${'Una frase de un texto muy largo. '.repeat(30)}</span></p>`;

  it('is taken up to the end of a paragraph, and says that it was cut', () => {
    const { html, isCut } = cleanPaste(page.repeat(200));
    expect(isCut).toBe(true);
    expect(html.replaceAll(/<[^>]*>/gu, '').length).toBeLessThanOrEqual(mostLetters);
    expect(html.endsWith('</p>')).toBe(true);
    expect(cleanPaste(page).isCut).toBe(false);
  });

  it('is a table with its first rows, which are fewer if their cells are short', () => {
    const { html, isCut } = cleanPaste(`<table>${'<tr><td>1</td><td>2</td></tr>'.repeat(5000)}</table>`);
    expect(isCut).toBe(true);
    expect(html.startsWith('<table><tbody><tr><td>1</td><td>2</td></tr>')).toBe(true);
    expect(html.split('<tr>').length).toBeLessThan(3000);
  });

  it('is whole if it is a table of 300 rows and a dozen columns', () => {
    const row = `<tr height=20>${'<td class=xl65>una celda</td>'.repeat(12)}</tr>`;
    const { html, isCut } = cleanPaste(`<table>${row.repeat(300)}</table>`);
    expect([isCut, html.split('<tr').length - 1]).toEqual([false, 300]);
  });

  it('of whose code only the beginning is read says that it was cut', () => {
    const thousand = `<p class="${'a'.repeat(984)}"></p>`;
    const { html, isCut } = cleanPaste(thousand.repeat(mostCode / 1000 + 1));
    expect([thousand.length, html, isCut]).toEqual([1000, '', true]);
  });

  it('is cut within its only paragraph', () => {
    const { html, isCut } = cleanPaste(`<p>${'a'.repeat(mostLetters + 5)}</p>`);
    expect(html.length).toBeLessThanOrEqual(mostLetters + '<p></p>'.length);
    expect(html.startsWith('<p>aaa')).toBe(true);
    expect(isCut).toBe(true);
  });
});

describe('plain text', () => {
  const texts = (text: string) => {
    const found: string[] = [];
    plainSlice(text).content.forEach((node) => {
      found.push(node.textBetween(0, node.content.size, '', '|'));
    });
    return found;
  };

  it('has a paragraph after each blank line, and lines within', () => {
    expect(texts('Uno\ndos\r\n\r\n \nTres\n\n\n')).toEqual(['Uno|dos', 'Tres']);
    expect(texts('')).toEqual([]);
  });
});

import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { count, type Report, text } from '#application/reports/report.ts';
import { pdfStreams } from '#fixtures/builders/pdf-pages.ts';
import { documentWriter } from './document-writer.ts';
import { fontsBy } from './font-files.ts';

const sheet = {
  about: [['Proceso', 'PB']],
  figures: [['Gastado', '9,00']],
  spent: { share: 0.5, words: 'La mitad.' },
  recount: { title: 'Recuento', text: 'Cualquiera puede.', facts: [['Huella', 'abababab']] },
  signatures: { title: 'Firmas', lines: ['Nombre', 'Firma'] },
} as const;

async function written(rows: number, blankColumns = 0, more: Partial<Report> = {}) {
  const report: Report = {
    subject: 'Łódź <&>',
    told: [['regla', 'por votos']],
    chart: { label: 'title', value: 'votes' },
    table: {
      key: 'result',
      // A blank column is not drawn, but it counts.
      columns: ['title', 'votes', ...Array.from({ length: blankColumns }, (_, at) => `b${at}`)],
      rows: Array.from({ length: rows }, (_, at) => [text(`ñ${at}`), count(rows - at)]),
    },
    further: [],
    provenance: [['sha256', 'abc']],
    ...more,
  };
  const language = {
    wording: (key: string) => key,
    tag: 'es',
    ofAll: (part: number, all: number) => `${part}/${all}`,
  };
  const bytes = await documentWriter(language, () => fontsBy(readFile)).write(report);
  const raw = Buffer.from(bytes).toString('latin1');
  const drawn = pdfStreams(bytes).filter((stream) => /\bBT\b/u.test(stream));
  const roles = Array.from(raw.matchAll(/\/StructElem \/S \/(\w+)/gu), ([, role = '']) => role);
  return { raw, drawn, roles, of: (role: string) => roles.filter((one) => one === role).length };
}

describe('the structure of a document', () => {
  it('has headings, paragraphs, a figure with alternative text, and a table with its rows and headings once', async () => {
    const { raw, drawn, of } = await written(120);
    expect(drawn.length).toBeGreaterThan(2);
    expect(raw).toMatch(/^%PDF-1\.7/u);
    expect(raw).toContain('/MarkInfo <</Marked true>>');
    expect(['Document', 'H1', 'P', 'Figure', 'Table', 'TR', 'TH', 'TD'].map(of)).toEqual([
      1, 1, 2, 1, 1, 121, 122, 120,
    ]);
    const firstBar = Buffer.from('ñ0: 120; ', 'utf16le').swap16().toString('hex');
    expect(raw).toContain(`/Alt <FEFF${firstBar}`);
    expect(raw.match(/\/Scope \/Column/gu)).toHaveLength(2);
    expect(raw.match(/\/S \/TH [^\n]*\/Scope \/Row/gu)).toHaveLength(120);
    expect(raw).toMatch(/\/S \/Figure [^\n]*\/BBox \[42\.00 \d+\.\d+ 553\.28 \d+\.\d+\]/u);
  });

  it('contains everything that is drawn except lines, backgrounds, repeated headings and the foot, numbered from 0 on each page', async () => {
    const { raw, drawn } = await written(120);
    for (const [at, page] of drawn.entries()) {
      const numbers = Array.from(page.matchAll(/MCID (\d+)/gu), ([, number]) => Number(number));
      expect(numbers).toEqual(numbers.map((_, place) => place));
      const parents = new RegExp(`[\\[ ]${at} \\[((?:\\d+ 0 R ?)+)\\]`, 'u').exec(raw)?.[1] ?? '';
      expect(parents.match(/ 0 R/gu)).toHaveLength(numbers.length);
      expect(page.match(/\b(?:BDC|BMC)\b/gu)?.length).toBe(page.match(/\bEMC\b/gu)?.length);
      expect(page.match(/\/Artifact BMC/gu)).toHaveLength(3);
    }
  });

  it('of a printed result has one title first, words for each figure, and nothing outside of it', async () => {
    const { raw, drawn, roles } = await written(3, 0, { sheet });
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.indexOf('H1')).toBeLessThan(roles.indexOf('H2'));
    const figures = raw.match(/\/S \/Figure [^\n]*/gu) ?? [];
    expect(figures).toHaveLength(2);
    for (const figure of figures) expect(figure).toMatch(/\/Alt <FEFF(?:[\dA-Fa-f]{4})+>/u);
    for (const page of drawn) {
      // What shows text or fills a shape is within a part of the structure or an artifact.
      const outside = page.replaceAll(/(?:BDC|BMC)[\s\S]*?EMC/gu, '');
      expect(outside).not.toMatch(/\bTj\b|\bre\b/u);
    }
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw).toContain('/Lang (es)');
  });

  it('comes with metadata in UTF-8 that any program can read: title, language and program, without a date', async () => {
    const { raw } = await written(3);
    const place = /\/Metadata (\d+) 0 R/u.exec(raw)?.[1];
    const object = new RegExp(
      `\\n${place} 0 obj\\n<</Type /Metadata /Subtype /XML /Length (\\d+)>>\\nstream\\n`,
      'u',
    ).exec(raw);
    const begin = Number(object?.index) + String(object?.[0]).length;
    const packet = Buffer.from(raw.slice(begin, begin + Number(object?.[1])), 'latin1').toString();
    expect(packet).toMatch(/^<\?xpacket begin="\uFEFF"[\s\S]+<\?xpacket end="r"\?>$/u);
    expect(raw.slice(begin + Number(object?.[1]))).toMatch(/^\nendstream\nendobj/u);
    expect(packet).toContain('<rdf:li xml:lang="x-default">result: Łódź &lt;&amp;&gt;</rdf:li>');
    expect(packet).toContain('<dc:language><rdf:Bag><rdf:li>es</rdf:li>');
    expect(packet).toContain('<xmp:CreatorTool>Concejo</xmp:CreatorTool>');
    expect(packet).not.toMatch(/Date|pdfuaid|pdfaid/u);
  });

  it('has no rectangle around a figure that goes on over the page, and nests no part that is not known', async () => {
    const groupOf = (at: number) => text(`${'x'.repeat(100)}${at}`);
    const wide = Array.from({ length: 12 }, () => text('Ayuntamiento'));
    const { raw, roles } = await written(0, 0, {
      chart: { label: 'title', value: 'votes', group: 'group' },
      table: {
        key: 'result',
        columns: ['title', 'votes', 'group', ...wide.keys().map(String)],
        rows: Array.from({ length: 25 }, (_, at) => [text(`ñ${at}`), count(25 - at), groupOf(at), ...wide]),
      },
    });
    expect(roles).toContain('Figure');
    expect(raw.match(/\/S \/Figure [^\n]*/gu)?.every((figure) => !figure.includes('/BBox'))).toBe(true);
    const known = ['Document', 'H1', 'H2', 'P', 'Figure', 'Table', 'TR', 'TH', 'TD'];
    expect(roles.filter((role) => !known.includes(role))).toEqual([]);
    // Every element but the root names its parent, and every parent exists.
    const parents = Array.from(raw.matchAll(/\/StructElem \/S \/\w+ \/P (\d+) 0 R/gu), ([, id]) => id);
    expect(parents.filter((id) => !raw.includes(`\n${id} 0 obj`))).toEqual([]);
  });

  it('is left out if it would be too large', async () => {
    const { raw, drawn } = await written(40, 750);
    expect(raw).not.toContain('/StructTreeRoot');
    expect(drawn.some((page) => page.includes('BDC'))).toBe(false);
  });
});

import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  blank,
  count,
  decimal,
  fraction,
  money,
  type Report,
  term,
  text,
} from '#application/reports/report.ts';
import { cents } from '#domain/shared/money.ts';
import { pdfPages } from '#fixtures/builders/pdf-pages.ts';
import { documentWriter } from './document-writer.ts';
import { fontsBy } from './font-files.ts';

const names = [
  'Łódź',
  'Budapest: őű',
  'col·legi, peña, forçat',
  'À Ñ Ç €',
  'Şişli',
  'Ελλάδα',
  'България',
  'Ștefan',
];

const report: Report = {
  subject: 'Presupuestos de Łódź',
  told: [
    ['regla', 'por votos'],
    ['vacía', ''],
  ],
  chart: { label: 'title', value: 'votes', group: 'result' },
  table: {
    key: 'result',
    columns: ['title', 'amount', 'votes', 'result', 'nothing', 'share', 'each'],
    rows: names.map((name, at) => [
      text(name),
      money(cents(1_260_050 + at)),
      count(1102 - at),
      term(at < 3 ? 'funded' : 'overBudget'),
      blank,
      decimal(12_476, 1),
      at === 0 ? fraction('1428.571429') : blank,
    ]),
  },
  further: [
    { key: 'steps', columns: ['id'], rows: [[text('a')]] },
    { key: 'empty', columns: ['id'], rows: [] },
  ],
  provenance: [
    ['sha256', 'abc'],
    ['program', 'concejo 1.2.3'],
  ],
};

const written = (changes: Partial<Report> = {}) =>
  documentWriter(
    { wording: (key) => `${key}.`, tag: 'ca-ES-valencia', ofAll: (part, all) => `${part} de ${all}` },
    () => fontsBy(readFile),
  ).write({ ...report, ...changes });

const rawOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('a report as a document', () => {
  it('has a title, how it came about, its tables, and its source', async () => {
    const [page = ''] = pdfPages(await written());
    const lines = page.split('\n');
    expect(lines.slice(0, 3)).toEqual(['result.: Presupuestos de Łódź', 'Regla ', 'por votos']);
    expect(lines).toContain('steps.');
    expect(lines).not.toContain('empty.');
    expect(lines).not.toContain('Vacía ');
    expect(lines.slice(lines.indexOf('provenance.'))).toEqual(
      expect.arrayContaining(['Sha256. ', 'abc', 'concejo 1.2.3', '1 de 1']),
    );
  });

  it('can set every letter of Europe, in the chart and in the table', async () => {
    const lines = pdfPages(await written())
      .join('\n')
      .split('\n');
    for (const name of names) expect(lines.filter((line) => line === name)).toHaveLength(2);
    const far = await written({ subject: '中文 and 😀 ة' });
    expect(pdfPages(far)[0]?.split('\n')[0]).toBe('result.: \uFFFD\uFFFD and \uFFFD \uFFFD');
    const apart = await written({ subject: 'Lo\u0301dz\u202E\u0007' });
    expect(pdfPages(apart)[0]?.split('\n')[0]).toBe('result.: Lódz');
  });

  it('has numbers in the notation of people, and no empty column', async () => {
    const lines = pdfPages(await written())
      .join('\n')
      .split('\n');
    expect(lines).toEqual(expect.arrayContaining(['12.600,50', '1.102', '1.247,6', '1.428,57']));
    expect(lines).not.toContain('nothing.');
  });

  it('draws bars with their numbers, only the first of many, and none if nothing was counted', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => [text(`p${at}`), count(40 - at), term('funded')]);
    const table = { key: 'result', columns: ['title', 'votes', 'result'], rows };
    expect(pdfPages(await written({ table }))[0]).toContain('votes. (25 de 40)');
    const ballots = { ...table, rows: [...rows.slice(0, 2), [term('blankBallots'), count(6), blank]] };
    const [counted = ''] = pdfPages(await written({ table: ballots }));
    expect(counted.match(/blankBallots/gu)).toHaveLength(1);
    const none = { ...table, rows: [[text('a'), count(0), term('funded')]] };
    expect(pdfPages(await written({ table: none }))[0]?.split('\n')).not.toContain('funded.\nvotes.');
  });

  it('keeps all bars on one page with their heading and legend', async () => {
    const rows = Array.from({ length: 25 }, (_, at) => [text(`p${at}`), count(40 - at), term(`group ${at}`)]);
    const told = Array.from({ length: 25 }, (_, at) => ['regla', `línea ${at}`] as const);
    const table = { key: 'result', columns: ['title', 'votes', 'result'], rows };
    const [first = '', second = ''] = pdfPages(await written({ table, told }));
    expect(first).toContain('línea 24');
    expect(first).not.toContain('votes.');
    for (const part of ['votes.', 'group 0', 'group 24', 'p0', 'p24'])
      expect(second.split('\n')).toContainEqual(expect.stringContaining(part));
    const wide = {
      ...table,
      columns: [...table.columns, ...'abcdefghijk'],
      rows: rows.map((row) => [...row, ...Array.from({ length: 11 }, () => text('Ayuntamiento'))]),
    };
    const [, landscape = ''] = pdfPages(await written({ table: wide, told }));
    for (const part of ['votes.', 'group 24', 'p0', 'p24']) expect(landscape).toContain(part);
  });

  it('repeats the headings of a long table and numbers its pages', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => [text(`p${at}`), count(at)]);
    const pages = pdfPages(await written({ table: { key: 'result', columns: ['title', 'votes'], rows } }));
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`${at + 1} de ${pages.length}`);
      if (at < pages.length - 1) expect(page).toContain('title.\nvotes.');
    }
  });

  it('splits a row only if it is longer than a page, and loses no line of it', async () => {
    const words = Array.from({ length: 2400 }, (_, at) => `w${at}`);
    const rows = [
      ...Array.from({ length: 12 }, (_, at) => [text(`p${at}`), count(0)]),
      [text(words.join(' ')), count(0)],
    ];
    const pages = pdfPages(await written({ table: { key: 'result', columns: ['title', 'votes'], rows } }));
    expect(pages.join(' ').match(/w\d+/gu)).toEqual(words);
    const [first = '', second = ''] = pages;
    expect(first).not.toContain('w0');
    expect(second.split('\n').slice(0, 3)).toEqual(['title.', 'votes.', expect.stringMatching(/^w0 w1 /u)]);
    expect(pages.filter((page) => page.includes('title.\nvotes.')).length).toBeGreaterThan(2);
  });

  it('says of which vote it is, its figures and how to count again, and ends with lines to be signed', async () => {
    const long = '123.456.789.012,34\u00a0PLN';
    const sheet = {
      about: [['Proceso', 'PB Toulouse']],
      figures: ['Presupuesto', 'Gastado', 'Queda', 'Papeletas', 'Propuestas financiadas'].map(
        (name) => [name, long] as const,
      ),
      spent: { share: 0.994, words: `Se gasta ${long}.` },
      recount: { title: 'Recuento', text: 'Cualquiera puede.', facts: [['Huella', 'abababab cdcdcdcd']] },
      signatures: { title: 'Firmas', lines: ['Nombre', 'Firma'] },
    } as const;
    const bytes = await written({ sheet });
    const [first = '', ...others] = pdfPages(bytes);
    const lines = first.split('\n');
    expect(lines).toContain('PB Toulouse');
    expect(lines).toContain('Propuestas financiadas ');
    // No figure is broken, however long.
    expect(lines.filter((line) => line === long)).toHaveLength(5);
    const all = [first, ...others].join('\n');
    expect(all).toContain('abababab cdcdcdcd');
    expect(all.lastIndexOf('Firma')).toBeGreaterThan(all.indexOf('concejo 1.2.3'));
    const alternative = Buffer.from(sheet.spent.words, 'utf16le').swap16().toString('hex');
    expect(rawOf(bytes)).toContain(`/Alt <FEFF${alternative}>`);
  });

  it('has the lines to be signed on one page with the fingerprint, never on a page of their own', async () => {
    const sheet = {
      about: [],
      figures: [],
      recount: { title: 'Recuento', text: 'Cualquiera puede.', facts: [['Huella', 'abababab cdcdcdcd']] },
      signatures: { title: 'Firmas', lines: ['Nombre', 'Cargo', 'Fecha', 'Firma'] },
    } as const;
    const signedWith = async (rows: number) => {
      const all = Array.from({ length: rows }, (_, at) => [text(`p${at}`), count(at)]);
      const table = { key: 'result', columns: ['title', 'votes'], rows: all };
      const { chart: _, ...plain } = report;
      const bytes = await documentWriter(
        { wording: (key) => key, tag: 'es', ofAll: (part, of) => `${part} de ${of}` },
        () => fontsBy(readFile),
      ).write({ ...plain, sheet, table, further: [] });
      return pdfPages(bytes);
    };
    expect(await signedWith(2)).toHaveLength(1);
    for (const rows of [14, 18, 22, 26, 30, 34]) {
      const last = (await signedWith(rows)).at(-1) ?? '';
      for (const part of ['abababab cdcdcdcd', 'concejo 1.2.3', 'Firma']) expect(last).toContain(part);
    }
  });

  it('draws no bar if it would be the only one, and long names whole while half of the line is enough', async () => {
    const one = { key: 'result', columns: ['title', 'votes'], rows: [[text('alone'), count(103)]] };
    expect(pdfPages(await written({ table: one }))[0]?.match(/alone/gu)).toHaveLength(1);
    const name = 'Recuperación de los lavaderos y de la fuente de la Alqueria Vella';
    const table = { ...one, rows: [[text(name), count(9)], ...one.rows] };
    expect(pdfPages(await written({ table }))[0]?.split(name)).toHaveLength(3);
    const longer = { ...table, rows: [[text(`${name} y del molino`), count(9)], ...one.rows] };
    expect(pdfPages(await written({ table: longer }))[0]).toContain('…');
  });

  it('has no bar of a budget of which nothing is spent', async () => {
    const empty = { about: [], figures: [['Gastado', '0,00']], spent: { share: 0, words: 'Nada.' } } as const;
    const end = { recount: { title: 'R', text: 't', facts: [] }, signatures: { title: 'F', lines: ['N'] } };
    expect(pdfPages(await written({ sheet: { ...empty, ...end } }))[0]).toContain('Nada.');
  });

  it('names its language, shows its title and has an outline', async () => {
    const raw = rawOf(await written());
    expect(raw).toContain('/Lang (ca-ES-valencia)');
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw).toContain('/Outlines');
    expect(raw).toContain('/Creator (concejo 1.2.3)');
    expect(raw).toContain('/MediaBox [0 0 595.28');
  });

  it('uses landscape pages if it has many columns', async () => {
    const columns = Array.from({ length: 12 }, (_, at) => `c${at}`);
    const rows = [columns.map((_, at) => count(at))];
    const raw = rawOf(await written({ table: { key: 'result', columns, rows } }));
    expect(raw).toContain('/MediaBox [0 0 841.89');
  });

  it('has the same bytes whenever it is written', async () => {
    expect(await written()).toEqual(await written());
  });
});

import { CFB, read } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import {
  blank,
  count,
  dayCell,
  decimal,
  fraction,
  linkCell,
  money,
  type Report,
  term,
  text,
  yearCell,
} from '#application/reports/report.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { binaryWorkbook } from '../xls/binary/binary-workbook.ts';
import { openDocumentWorkbook } from './open-document-workbook.ts';

const report: Report = {
  table: {
    key: 'result',
    columns: ['title', 'amount', 'votes', 'result', 'missing', 'share', 'each'],
    rows: [
      [
        text('Łódź, l·l, ñ'),
        money(cents(1_260_050)),
        count(1102),
        term('funded'),
        blank,
        decimal(476, 1),
        fraction('428.571429'),
      ],
      [text('=1+1'), money(cents(1)), count(4.5), term('overBudget'), money(cents(3)), blank, blank],
    ],
  },
  further: [{ key: 'steps', columns: ['id'], rows: [[text('a')]] }],
  provenance: [['sha256', 'abc']],
};
const words = (key: string) => `«${key}»`;

describe.each([
  ['xls', binaryWorkbook],
  ['ods', openDocumentWorkbook],
] as const)('a report as .%s', (format, writer) => {
  const written = () => writer(words).write(report);

  it('has a sheet for each table and one for its source', async () => {
    const { SheetNames } = read(await written());
    expect(SheetNames).toEqual(['«result»', '«steps»', '«provenance»']);
  });

  it('has numbers as numbers, with their decimals, and empty cells empty', async () => {
    const sheet = read(await written(), { cellNF: true }).Sheets['«result»'] ?? {};
    const values = (row: number) => [...'ABCDEFG'].map((column) => sheet[`${column}${row}`]?.v);
    expect(values(1)).toEqual([
      '«title»',
      '«amount»',
      '«votes»',
      '«result»',
      '«missing»',
      '«share»',
      '«each»',
    ]);
    expect(values(2)).toEqual(['Łódź, l·l, ñ', 12_600.5, 1102, '«funded»', undefined, 47.6, 428.571429]);
    expect(values(3)).toEqual(['=1+1', 0.01, 4.5, '«overBudget»', 0.03, undefined, undefined]);
    expect(['B2', 'C2', 'F2'].map((place) => sheet[place]?.t)).toEqual(['n', 'n', 'n']);
    if (format === 'xls') expect(sheet['B2']?.z).toBe('#,##0.00\u00a0"€"');
  });

  it('has days, years and links as such, and text as it is', async () => {
    const cells = [
      dayCell('2024-02-29' as CalendarDay),
      yearCell(2024),
      linkCell('https://c.example/a?b=1&c=2'),
      linkCell('javascript:alert(1)'),
      text('+34 961 234 567'),
    ];
    const table = { key: 'r', columns: ['a', 'b', 'c', 'd', 'e'], rows: [cells] };
    const bytes = await writer(words).write({ table, further: [], provenance: [] });
    const sheet = read(bytes, { cellDates: true, UTC: true, cellNF: true }).Sheets['«r»'] ?? {};
    expect(sheet['A2']?.v).toEqual(new Date('2024-02-29T00:00:00Z'));
    expect(sheet['B2']?.v).toBe(2024);
    expect(['C2', 'D2'].map((place) => sheet[place]?.l?.Target)).toEqual([
      'https://c.example/a?b=1&c=2',
      undefined,
    ]);
    expect(sheet['E2']?.v).toBe('+34 961 234 567');
  });

  it('holds no formula', async () => {
    const { Sheets } = read(await written());
    for (const sheet of Object.values(Sheets)) {
      for (const cell of Object.values(sheet)) expect(Object(cell).f).toBeUndefined();
    }
  });

  it('has the same bytes whenever it is written', async () => {
    expect(await written()).toEqual(await written());
  });
});

/** The text of a file of an archive. */
const partOf = (bytes: Uint8Array, name: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(CFB.find(CFB.read(bytes, { type: 'array' }), name)?.content ?? []),
  );

describe('an OpenDocument workbook', () => {
  it('begins with its media type, and keeps its headings in sight', async () => {
    const bytes = await openDocumentWorkbook(words).write(report);
    const begin = new TextDecoder('latin1').decode(bytes.slice(30, 90));
    expect(begin).toContain('mimetypeapplication/vnd.oasis.opendocument.spreadsheet');
    const settings = partOf(bytes, 'settings.xml');
    expect(settings).toContain('config:name="«result»"');
    expect(settings).toContain('VerticalSplitPosition');
  });

  it('repeats bold headings on landscape pages as wide as the sheet, and can be filtered', async () => {
    const bytes = await openDocumentWorkbook(words).write(report);
    const content = partOf(bytes, 'content.xml');
    expect(content).toContain(
      '<table:table-header-rows><table:table-row><table:table-cell table:style-name="Heading"',
    );
    expect(content).toContain(`table:target-range-address="'«result»'.A1:'«result»'.G3"`);
    const styles = partOf(bytes, 'styles.xml');
    expect(styles).toContain('style:print-orientation="landscape"');
    expect(styles).toContain('style:scale-to-X="1" style:scale-to-Y="0"');
    expect(styles).toMatch(/style:name="Heading"[^>]+><style:text-properties fo:font-weight="bold"/u);
  });

  it('defines every style that its cells have, each width of a column included', async () => {
    const wide = { ...report.table, rows: [[text('x'.repeat(200)), count(1)]] };
    const bytes = await openDocumentWorkbook(words).write({
      ...report,
      further: [wide, { ...wide, columns: ['id'] }],
    });
    const [content, styles] = [partOf(bytes, 'content.xml'), partOf(bytes, 'styles.xml')];
    const used = new Set(Array.from(content.matchAll(/table:style-name="([^"]+)"/gu), ([, name]) => name));
    const defined = `${content}${styles}`;
    expect(used.size).toBeGreaterThan(6);
    expect([...used].filter((name) => !defined.includes(`style:name="${name}"`))).toEqual([]);
  });

  it('has the currency in its amounts, decimals only where there are any, and days by year, month and day', async () => {
    const cells = [money(cents(250)), count(4.5), decimal(476, 1), dayCell('2024-02-29' as CalendarDay)];
    const table = { key: 'r', columns: ['a', 'b', 'c', 'd'], rows: [cells] };
    const bytes = await openDocumentWorkbook(words).write({
      table,
      further: [],
      provenance: [],
      currency: 'PLN',
    });
    const styles = partOf(bytes, 'styles.xml');
    expect(partOf(bytes, 'content.xml')).toContain(
      'office:value-type="currency" office:currency="PLN" office:value="2.5"',
    );
    expect(styles).toContain('<number:currency-symbol>PLN</number:currency-symbol>');
    expect(styles).toContain('number:decimal-places="6" number:min-decimal-places="0"');
    expect(styles).toContain('number:decimal-places="1" number:min-decimal-places="1"');
    expect(styles).toContain('<number:date-style');
  });

  it('keeps lines, spaces and symbols of a text, and removes what no XML may contain', async () => {
    const written = [' dos  espacios ', 'una\ndos', '<b> & "c"', 'campana\u0007'];
    const table = { key: 'r', columns: ['a'], rows: written.map((one) => [text(one)]) };
    const bytes = await openDocumentWorkbook(words).write({ table, further: [], provenance: [] });
    const sheet = read(bytes).Sheets['«r»'] ?? {};
    expect([2, 3, 4, 5].map((row) => sheet[`A${row}`]?.v)).toEqual([...written.slice(0, 3), 'campana']);
  });
});

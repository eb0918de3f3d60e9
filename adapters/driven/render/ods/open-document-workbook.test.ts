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

describe('an OpenDocument workbook', () => {
  it('begins with its media type, and keeps its headings in sight', async () => {
    const bytes = await openDocumentWorkbook(words).write(report);
    const begin = new TextDecoder('latin1').decode(bytes.slice(30, 90));
    expect(begin).toContain('mimetypeapplication/vnd.oasis.opendocument.spreadsheet');
    const found = CFB.find(CFB.read(bytes, { type: 'array' }), 'settings.xml');
    const settings = new TextDecoder().decode(Uint8Array.from(found?.content ?? []));
    expect(settings).toContain('config:name="«result»"');
    expect(settings).toContain('VerticalSplitPosition');
  });
});

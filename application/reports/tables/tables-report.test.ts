import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { left } from '#domain/shared/result.ts';
import { countPoints } from '#domain/transparency/count-points.ts';
import type { TransparencyIndex } from '#domain/transparency/transparency-index.ts';
import { anAssociation } from '#fixtures/builders/data/association.ts';
import { aGrant } from '#fixtures/builders/data/grant.ts';
import {
  byCallRows,
  callRows,
  grantRows,
  type SubsidyView,
  subsidyColumns,
} from '../../subsidies/subsidy-rows.ts';
import { associationTypeIn } from '#adapters/driven/texts/sentences-in.ts';
import { associationsReport } from './associations-report.ts';
import { chosenColumns } from '../chosen-columns.ts';
import type { Report } from '../report.ts';
import { subsidiesReport, subsidyFileName } from './subsidies-report.ts';
import { transparencyReport } from '../transparency/transparency-report.ts';

const origin = { name: 'file.json', sha256: 'abc', program: 'concejo 1' };
const shown = ({ table }: Report) =>
  table.rows.map((row) =>
    row.map((cell) => {
      if (cell.kind === 'text') return cell.text;
      if (cell.kind === 'day') return cell.day;
      if (cell.kind === 'link') return cell.href;
      if (cell.kind === 'count') return cell.count;
      if (cell.kind === 'term') return `<${cell.term}>`;
      return cell.kind === 'money' ? cell.amount : null;
    }),
  );

describe('the download of associations', () => {
  it('has the columns of the specification, and types in the reader’s language', () => {
    const report = associationsReport(
      [
        anAssociation('Coral', {
          types: ['Musicales', 'Fiestas'],
          address: { street: 'Plaça, 1', zipCode: '46999', city: 'Vilanova', province: '' },
          telephones: ['960', '961'],
          emails: ['a@b.example'],
        }),
      ],
      { language: 'va', typeName: associationTypeIn('va') },
      { ...origin, sha256: null },
    );
    expect(report.table.columns).toEqual(['Asociación', 'Subtipos', 'Domicilio', 'Teléfono', 'Email']);
    expect(shown(report)).toEqual([
      ['Coral', 'Musicals, Festes', 'Plaça, 1, 46999 Vilanova', '960, 961', 'a@b.example'],
    ]);
    expect(report.provenance).toEqual([
      ['rows', '1'],
      ['source', 'file.json'],
      ['writtenBy', 'concejo 1'],
    ]);
  });
});

describe('the downloads of subsidies', () => {
  const call = {
    code: '809117',
    department: 'Cultura',
    body: 'Alcaldía',
    title: { es: 'Ayudas', va: 'Ajudes' },
  };
  const calls = [
    { ...call, recoveryPlan: true, date: '2025-03-12' as CalendarDay },
    { ...call, code: '', recoveryPlan: false, date: null },
  ];
  const grants = [aGrant(), aGrant({ amount: cents(50), date: null, callCode: '' })];
  const rows = {
    calls: callRows(calls, 'va'),
    'by-call': byCallRows(grants, 'es'),
    grants: grantRows(grants, 'es'),
  };

  it.each<SubsidyView>(['calls', 'by-call', 'grants'])('have in %s a cell for each column', (view) => {
    const report = subsidiesReport(view, rows[view], origin);
    expect(report.table.columns).toEqual(subsidyColumns[view]);
    for (const row of report.table.rows) expect(row).toHaveLength(subsidyColumns[view].length);
    expect(report.table.key).toBe(view === 'calls' ? 'convocatorias' : 'concesiones');
  });

  it('have the names of the specification, each table another', () => {
    expect((['calls', 'by-call', 'grants'] as const).map(subsidyFileName)).toEqual([
      'convocatorias',
      'concesiones-por-convocatoria',
      'concesiones',
    ]);
  });

  it('tell calls with the page of the national register', () => {
    const link = 'https://www.pap.hacienda.gob.es/bdnstrans/GE/es/convocatorias/809117';
    expect(shown(subsidiesReport('calls', rows.calls, origin))).toEqual([
      ['809117', '<Sí>', 'Cultura', 'Alcaldía', '2025-03-12', 'Ajudes', link],
      ['', null, 'Cultura', 'Alcaldía', null, 'Ajudes', null],
    ]);
  });

  it('have whole addresses if the portal is known', () => {
    const [grant] = grantRows([aGrant({ termsUrl: '/files/bases.pdf' })], 'es');
    if (grant === undefined) throw new Error('no row');
    const linksOf = (site?: string) =>
      subsidiesReport('grants', [grant], { ...origin, ...(site !== undefined && { site }) }).table
        .rows[0]?.[4];
    expect(linksOf()).toEqual({ kind: 'link', href: '/files/bases.pdf' });
    expect(linksOf('https://c.example')).toEqual({ kind: 'link', href: 'https://c.example/files/bases.pdf' });
  });

  it('can be searched by what cells show, amounts and counts included', () => {
    expect(rows['by-call'].map(({ cells }) => cells.slice(0, 5))).toEqual([
      ['Ayudas a entidades musicales', '18.500,00\u00a0€', '1', 'Subvención', '2025'],
      ['Ayudas a entidades musicales', '0,50\u00a0€', '1', 'Subvención', ''],
    ]);
    expect(rows.calls[1]?.cells[1]).toBe('');
    expect(rows.grants[1]?.cells.slice(3, 9)).toEqual([
      '',
      '',
      '2025/334/48000',
      '',
      'Societat Musical',
      '0,50\u00a0€',
    ]);
  });
});

describe('the report of the index', () => {
  const point = (number: number) => ({ number, title: `p${number}`, verified: true, source: '' });
  const index: TransparencyIndex = {
    edition: 'x',
    name: 'X',
    sections: [
      { id: 'A', title: 'Section', groups: [{ id: 'A.1', title: 'Group', points: [point(1), point(2)] }] },
    ],
  };
  const articles = [
    { id: '1', title: 'Agenda', ita: '1', isPublished: true, uri: null, slug: '1', updatedOn: null },
    { id: '2', title: 'Draft', ita: '1', isPublished: false, uri: null, slug: '2', updatedOn: null },
  ];
  const report = transparencyReport(countPoints(index, articles), 'es', origin);

  it('has a row for each point, its articles and those not published yet', () => {
    expect(shown(report)).toEqual([
      ['A', 'A.1', 1, 'p1', '<yes>', 'Agenda', 'Draft'],
      ['A', 'A.1', 2, 'p2', '<no>', '', ''],
    ]);
  });

  it('sums sections and groups, and says edition, count and percentage', () => {
    expect(report.further.map(({ key, rows }) => [key, rows[0]?.at(-1)])).toEqual([
      ['sections', { kind: 'decimal', units: 5000, decimals: 2 }],
      ['groups', { kind: 'decimal', units: 5000, decimals: 2 }],
    ]);
    expect(report.provenance.slice(0, 4)).toEqual([
      ['edition', 'x'],
      ['pointsMet', '1'],
      ['pointsInAll', '2'],
      ['percentage', '50,00'],
    ]);
  });
});

describe('chosen columns', () => {
  const report = associationsReport(
    [anAssociation('Coral', { emails: ['a@b.example'] })],
    { language: 'es', typeName: String },
    origin,
  );

  it('come in the order in which they were asked for, whatever their capitals', () => {
    expect(chosenColumns(report, ['email', ' Asociación'])).toMatchObject({
      right: {
        table: {
          columns: ['Email', 'Asociación'],
          rows: [
            [
              { kind: 'text', text: 'a@b.example' },
              { kind: 'text', text: 'Coral' },
            ],
          ],
        },
      },
    });
  });

  it('that are not there are refused by name', () => {
    expect(chosenColumns(report, ['Email', 'Fax'])).toEqual(left({ kind: 'unknownColumn', found: 'Fax' }));
  });

  it('are drawn only while the name and the length of a bar are among them', () => {
    const drawn = { ...report, chart: { label: 'Asociación', value: 'Email' } };
    expect(chosenColumns(drawn, ['email', 'asociación'])).toMatchObject({ right: { chart: drawn.chart } });
    const chosen = chosenColumns(drawn, ['asociación']);
    expect(chosen).not.toHaveProperty('right.chart');
  });
});

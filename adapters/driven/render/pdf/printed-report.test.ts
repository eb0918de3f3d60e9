import { isLeft } from '#domain/shared/result.ts';
import { describe, expect, it } from 'vitest';
import { compareRules } from '#application/budget/compare-rules.ts';
import { text } from '#application/reports/report.ts';
import { tally as tallyOf } from '#domain/scoring/tally.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { countPoints } from '#domain/transparency/count-points.ts';
import { votedElection } from '#fixtures/arbitraries/ballots.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { pdfPages } from '#fixtures/builders/pdf-pages.ts';
import { paintWhen } from '../../terminal/paint.ts';
import { sayIn } from '../../texts/cli-say.ts';
import type { ReportContent } from '../report-content.ts';
import { renderPdf } from './render.ts';

/** The text of every page, a line of text on each line. */
async function printed(content: ReportContent, language: Language = 'es') {
  const means = {
    say: sayIn(language),
    language,
    byteOrderMark: false,
    columns: null,
    paint: paintWhen(false),
  };
  const bytes = await renderPdf(content, means);
  if (isLeft(bytes)) throw new Error('a document is never refused');
  return pdfPages(Buffer.from(bytes.right as Uint8Array));
}

const answers = [anOption('a', { text: 'El autobús' }), anOption('b', { text: 'La biblioteca' })];
const votes = tallyOf({ kind: 'ratingAnswers', answers, range: { min: 1, max: 5 } }, [
  { a: 1, b: 5 },
  { a: 2 },
]);

const counted = (about: object = {}) => {
  if (votes === null) throw new Error('a kind that is counted');
  return {
    kind: 'tally',
    counted: {
      survey: 'raval-servicios',
      tally: votes,
      nameOf: (id: string) => (id === 'a' ? 'El autobús' : 'La biblioteca'),
      input: { name: 'lista.jsonl', sha256: 'ab'.repeat(32) },
      program: 'concejo 0',
      leastStars: 1,
      census: 8,
      ...about,
    },
  } as const;
};

describe('a printed count', () => {
  it('says on its first page of which vote it is, between which days, how it is counted, and its figures', async () => {
    const about = {
      title: '¿Qué te parecen estos servicios?',
      council: 'Vilanova',
      from: '2026-04-21' as CalendarDay,
      until: '2026-05-08' as CalendarDay,
      isOpen: false,
      list: { name: 'lista.jsonl', command: 'concejo survey tally lista.jsonl' },
    };
    const [first = ''] = await printed(counted({ about }));
    for (const said of [
      'Resultado: ¿Qué te parecen estos servicios?',
      'Vilanova',
      '21 de abril de 2026',
      '8 de mayo de 2026',
      'Cada papeleta da estrellas a las respuestas que quiere.',
      'Participación',
      '25,0\u00a0%',
      'Nota media',
      'abababab abababab',
      'concejo survey tally lista.jsonl',
      'Firmas',
    ])
      expect(first).toContain(said);
    expect(first).not.toContain('Identificador');
    expect(first).not.toContain('ratingAnswers');
  });

  it('has the id of a survey whose source does not say its title', async () => {
    const [first = ''] = await printed(counted(), 'eu');
    expect(first).toContain('Emaitza: raval-servicios');
    expect(first).toContain('Boto-paper bakoitzak izarrak ematen dizkie');
  });
});

describe('a printed comparison', () => {
  const election = votedElection(
    10_000,
    [
      ['a', 6000],
      ['b', 3500],
      ['c', 4000],
    ],
    'ab ab ab ab ab a c c c c',
  );
  const compared = (about: readonly (readonly [string, string])[]): ReportContent => {
    const comparison = compareRules(election, [defaultByVotes, defaultEqualShares]);
    if (isLeft(comparison)) throw new Error(comparison.left.refusal.kind);
    return {
      kind: 'comparison',
      compared: {
        comparison: comparison.right,
        names: ['by-votes', 'equal-shares'],
        input: { name: 'town.pb', sha256: 'ab'.repeat(32) },
        currency: 'EUR',
        program: 'concejo 0',
      },
      about,
      part: 'projects',
    };
  };

  it('says which election it is, names its rules in words, and has the proposals that differ first', async () => {
    const [first = ''] = await printed(
      compared([
        ['description', 'Presupuestos de Toulouse'],
        ['unit', 'Toulouse'],
        ['date_end', '15.10.2019'],
      ]),
    );
    for (const said of [
      'Comparación de reglas de reparto: Presupuestos de Toulouse',
      '15 de octubre de 2019',
      'A · Por votos',
      'B · Partes iguales',
      'Propuestas: según la regla',
      'Solo la regla del ayuntamiento decide',
    ])
      expect(first.replaceAll('\n', ' ')).toContain(said);
    expect(first.indexOf('según la regla')).toBeLessThan(first.indexOf('Propuestas: con todas las reglas'));
    const named = [
      ['description', 'Presupuestos 2027'],
      ['instance', 'Presupuestos 2027'],
    ] as const;
    const [ofSurvey = ''] = await printed(compared(named));
    expect(ofSurvey).toMatch(/^Comparación de reglas de reparto: Presupuestos 2027$/mu);
    expect(ofSurvey).not.toContain('Proceso');
    const [unnamed = ''] = await printed(compared([]));
    expect(unnamed).toContain('Comparación de reglas de reparto: town.pb');
  });
});

describe('a printed index or list', () => {
  it('has a title in words, and the figures of the index', async () => {
    const point = { number: 1, title: 'Agenda', verified: true, source: '' };
    const index = {
      edition: '2017',
      name: 'Índice de los Ayuntamientos',
      sections: [{ id: 'A', title: 'Sección', groups: [{ id: 'A.1', title: 'Grupo', points: [point] }] }],
    };
    const content: ReportContent = {
      kind: 'transparency',
      counted: countPoints(index, []),
      origin: { name: 'a.json', sha256: null, program: 'concejo 0' },
    };
    const [first = ''] = await printed(content);
    expect(first).toMatch(/^Índice de transparencia\n/u);
    expect(first).toContain('Índice de los Ayuntamientos, 2017');
    expect(first.indexOf('Secciones')).toBeLessThan(first.indexOf('Puntos\n'));
    const list = { table: { key: 'concesiones', columns: ['Importe'], rows: [[text('a')]] }, further: [] };
    const [named = ''] = await printed({
      kind: 'rows',
      report: { ...list, provenance: [], name: 'Subvenciones' },
    });
    expect(named).toMatch(/^Subvenciones\n/u);
  });
});

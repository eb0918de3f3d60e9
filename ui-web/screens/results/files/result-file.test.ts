import ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { workbookWriter } from '#adapters/driven/render/xlsx/browser/workbook-writer.ts';
import { blank, count, decimal, money, term, text } from '#application/reports/report.ts';
import { tally as tallyOf } from '#domain/scoring/tally.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { question, survey, tally } from '#fixtures/builders/data/closed-vote.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aCouncil } from '#ui-web/shell/samples/sample-council.ts';
import type { Speech } from '#ui-web/speech.ts';
import { budgetView } from '../kinds/budget-amount/view.ts';
import { csvOf } from './csv.ts';
import { likesFigures } from '../kinds/likes/view.ts';
import { ratedView } from '../kinds/rating-answers/view.ts';
import { asText, figuresFile, resultFile, type ResultFile, textsFile } from './result-file.ts';
import { publishedFingerprint } from './result-sheet.ts';
import { workbookWords } from './report-words.ts';
import { slidersView } from '../kinds/limited-sliders/view.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});

const budgetFile = () =>
  resultFile(survey, tally, budgetView(survey, question, tally, 'final', speech), speech);

type Cell = string | number | undefined;

/** The rows of a workbook's first sheet as the CSV would have them; null is an empty cell. */
async function openedRows(file: ResultFile) {
  const workbook = new ExcelJS.Workbook();
  const bytes = await workbookWriter(workbookWords(speech)).write(file.report);
  // A copy with memory of its own: small buffers share theirs.
  await workbook.xlsx.load(Uint8Array.from(bytes).buffer);
  const [result, provenance] = workbook.worksheets;
  const rowsOf = (sheet: ExcelJS.Worksheet | undefined) =>
    (sheet?.getSheetValues() ?? []).slice(1).map((row) => (Array.isArray(row) ? row.slice(1) : []));
  return {
    names: workbook.worksheets.map(({ name }) => name),
    result,
    rows: rowsOf(result),
    provenance: rowsOf(provenance),
  };
}

describe('the table as a file', () => {
  it('has a decimal comma, no grouping, and cells that no spreadsheet reads as a formula', () => {
    expect(
      csvOf([
        [text('=1+1'), count(1234), money(cents(4850000)), decimal(12_345, 1)],
        [text('a;"b"'), blank, count(0), term('@x')],
      ]),
    ).toBe('\uFEFF\'=1+1;1234;48500,00;1234,5\r\n"a;""b""";;0;\'@x\r\n');
  });

  it('has the rows of the page, one by one', () => {
    const file = budgetFile();
    expect(file.name).toBe('resultado-s');
    const lines = asText(file).slice(1).split('\r\n');
    expect(lines.length).toBe(8 + 2);
    expect(lines[0]).toBe('N.º;Propuesta;Votos;%;Importe;Resultado;Motivo');
    expect(lines[1]).toBe('1;bancos;1102;47,6;12600,00;Se hará;Quedan 187.400,00\u00a0€');
  });

  it('has typed numbers in a workbook, under fixed headings, and names its source', async () => {
    const { names, rows, result, provenance } = await openedRows(budgetFile());
    expect(names).toEqual(['Resultado', 'Procedencia']);
    expect(rows[0]).toEqual(['N.º', 'Propuesta', 'Votos', '%', 'Importe', 'Resultado', 'Motivo']);
    expect(rows[1]).toEqual([1, 'bancos', 1102, 47.6, 12_600, 'Se hará', 'Quedan 187.400,00\u00a0€']);
    expect(result?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(provenance).toEqual([
      ['Dato', 'Valor'],
      ['Encuesta', 's'],
      ['Papeletas', '2.317'],
    ]);
  });
});

describe('the printed report of a result', () => {
  const place = {
    publisher: 'Vilanova',
    zone: 'Europe/Madrid',
    list: 'https://v.example/api/v/surveys/s',
    fingerprint: 'ab'.repeat(32),
    now: Date.parse('2030-01-01T12:00:00Z'),
  };

  it('has the figures of the budget, and the address with which anyone can count again', () => {
    const view = budgetView(survey, question, tally, 'final', speech);
    const sheet = resultFile(survey, tally, view, speech).sheetFor?.(place);
    expect(sheet?.about[0]).toEqual(['Ayuntamiento o entidad', 'Vilanova']);
    expect(sheet?.figures.map(([name]) => name)).toEqual([
      'Presupuesto',
      'Gastado',
      'Queda',
      'Papeletas',
      'Propuestas financiadas',
    ]);
    expect(sheet?.recount?.facts.map(([, value]) => value)).toContain(
      Array.from({ length: 8 }, () => 'abababab').join(' '),
    );
    expect(sheet?.recount?.facts).toContainEqual(['Orden', `concejo budget compute ${place.list}`]);
  });

  it('of a poll has its ballots, what a ballot is, and lines to sign only after the end', () => {
    const asked = aSurvey('p', {
      title: '¿Qué tal?',
      startsAt: Date.parse('2026-01-01T12:00:00Z'),
      endDay: '2026-02-01' as CalendarDay,
    });
    const found = tallyOf({ kind: 'rating', range: { min: 1, max: 5 } }, [4, 5]);
    if (found === null) throw new Error('a kind that is counted');
    const { sheetFor } = figuresFile(asked, found, likesFigures(found, speech), speech);
    const sheet = sheetFor?.(place);
    expect(sheet?.about).toEqual([
      ['Ayuntamiento o entidad', 'Vilanova'],
      ['Votación', '¿Qué tal?'],
      ['Empezó', '1 de enero de 2026'],
      ['Terminó', '1 de febrero de 2026'],
      ['Regla', 'Cada papeleta da un número de estrellas.'],
    ]);
    expect(sheet?.figures).toEqual([
      ['Papeletas', '2'],
      ['Nota media', '4,50'],
    ]);
    expect(sheet?.recount?.facts).toContainEqual(['Orden', `concejo survey tally ${place.list}`]);
    expect(sheet?.signatures?.lines).toHaveLength(4);
    const before = sheetFor?.({ ...place, now: Date.parse('2026-01-15T12:00:00Z') });
    expect(before?.about.at(-1)?.[1]).toContain('sigue abierta');
    expect(before).not.toHaveProperty('signatures');
  });

  it('has the fingerprint that the published list states, and none if the list cannot be read', async () => {
    const { realm, surveys } = aCouncil();
    const found = (ballotList: typeof surveys.ballotList) =>
      publishedFingerprint({ realm, surveys: { ...surveys, ballotList } }, survey.id);
    const head = JSON.stringify({ survey: 's', head: 'ab'.repeat(32), question: {} });
    expect(await found(async () => right(`${head}\n{"id":"1","answer":[]}\n`))).toBe('ab'.repeat(32));
    expect(await found(async () => right(`{}\n${head}\n`))).toBeNull();
    expect(await found(async () => left({ kind: 'notAllowed' }))).toBeNull();
  });

  it('is not made of a result that is not decided', () => {
    const view = { ...budgetView(survey, question, tally, 'final', speech), allocation: null };
    expect(resultFile(survey, tally, view, speech)).not.toHaveProperty('sheetFor');
  });
});

describe('the files of every kind of result', () => {
  const answers = [anOption('a', { text: { es: '=Fuente' } }), anOption('b', { text: { es: 'Bancos' } })];
  const range = { min: 1, max: 5 };
  const counted = (asked: Question, ballots: readonly RawAnswer[]) => {
    const found = tallyOf(asked, ballots);
    if (found === null) throw new Error('a kind that is counted');
    return found;
  };
  const cases: readonly (readonly [string, () => ResultFile, readonly (readonly Cell[])[]])[] = [
    [
      'rated answers',
      () => {
        const found = counted({ kind: 'ratingAnswers', answers, range }, [{ a: 4 }, { a: 5 }, { a: 4 }]);
        return figuresFile(survey, found, ratedView(answers, range, found, speech).figures, speech);
      },
      [
        ['=Fuente', 4.33, 0, 0, 0, 2, 1],
        ['Bancos', undefined, 0, 0, 0, 0, 0],
      ],
    ],
    [
      'sliders',
      () => {
        const found = counted({ kind: 'limitedSliders', answers }, [{ a: 7, b: 3 }, { a: 7 }]);
        return figuresFile(survey, found, slidersView(answers, found, speech).figures, speech);
      },
      [
        ['=Fuente', 70],
        ['Bancos', 15],
      ],
    ],
    [
      'likes',
      () => {
        const found = counted({ kind: 'likes' }, [1, 1, 1]);
        return figuresFile(survey, found, likesFigures(found, speech), speech);
      },
      [['Me gusta', 3]],
    ],
    [
      'free answers',
      () => textsFile(aSurvey('f'), counted({ kind: 'free', longest: 120 }, ['@yo', 'bancos']), speech),
      [['@yo'], ['bancos']],
    ],
  ];

  it.each(cases)('of %s hold the same rows in both formats', async (_kind, file, expected) => {
    const { rows } = await openedRows(file());
    expect(rows.slice(1)).toEqual(expected);
    const fromCsv = asText(file())
      .slice(1)
      .split('\r\n')
      .slice(1, -1)
      .map((line) =>
        line.split(';').map((cell) => (/^[\d,]+$/u.test(cell) ? Number(cell.replace(',', '.')) : cell)),
      );
    // Separated text has no types: only there a text that could be a formula is quoted.
    const quoted = (cell: Cell) => String(cell).replace(/^[=@]/u, "'$&");
    expect(fromCsv).toEqual(
      expected.map((row) => row.map((cell) => (typeof cell === 'string' ? quoted(cell) : (cell ?? '')))),
    );
  });
});

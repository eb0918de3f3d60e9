import { describe, expect, it } from 'vitest';
import { closing, type ClosingKey } from '#application/text/catalogue/keys/closing.ts';
import { sayFrom } from '#application/text/say.ts';
import { aRecordToPrint, aSaidPaper, aSaidRecord } from '#fixtures/builders/data/printed-record.ts';
import { closingSheet, type RecordToPrint } from './closing-sheet.ts';
import type { SheetSurveyRecord } from './record-said.ts';

const say = sayFrom<ClosingKey>((name) => (closing as Readonly<Record<string, string>>)[name]);
const sheetOf = (more: Partial<RecordToPrint> = {}) =>
  closingSheet(aRecordToPrint(more), { say, language: 'es' });
const section = (heading: string, more: Partial<RecordToPrint> = {}) =>
  sheetOf(more).sections.find((one) => one.heading === heading);
const survey = (more: Partial<SheetSurveyRecord>) => ({
  said: aSaidRecord({ surveys: [{ ...(aSaidRecord().surveys[0] as SheetSurveyRecord), ...more }] }),
});

describe('a closing record in words', () => {
  it('says of which vote it is, its hash, and what was fixed', () => {
    const sheet = sheetOf();
    expect([sheet.title, sheet.subject, sheet.tag, sheet.ofAll(1, 2)]).toEqual([
      'Acta de cierre',
      'Presupuesto joven',
      'es-ES',
      'Página 1 de 2',
    ]);
    expect(sheet.about).toEqual([
      ['Municipio', 'Vilanova del Camp'],
      ['Votación', 'Presupuesto joven (joven)'],
      ['Huella del acta (SHA-256)', 'a803'],
      ['Huella de lo que se fijó al abrir', 'h0'],
      ['Huella tras el cambio 1', 'h1'],
      ['Censo', '3.200 personas; huella p'],
      ['Enmienda 1 del censo', 'altas: 14; bloqueos: 2; readmisiones: 0; números corregidos: 1'],
    ]);
    expect(sheet.fields).toEqual(['Firma electrónica 1', 'Firma electrónica 2']);
    expect(
      sheetOf({ said: aSaidRecord({ census: null, title: 'Otra' }) }).about.map(([name]) => name),
    ).not.toContain('Censo');
  });

  it('has the figures of each survey, who is funded, and the ties that decided it', () => {
    expect(section('Reparte 60.000 €')).toEqual({
      heading: 'Reparte 60.000 €',
      lines: [],
      pairs: [
        ['Último día', '27 de noviembre de 2026'],
        ['Marcas de participación', '1.275'],
        ['Papeletas', '1.270'],
        ['Papeletas en blanco', '12'],
        ['Huella de la lista publicada', 'l0'],
        ['Regla de reparto', 'Por votos'],
        ['Orden en los empates', 'el importe menor, el sorteo: p2,p1'],
        ['Financiadas', 'Proyecto p1'],
        ['Empate que decidió', 'Proyecto p1, Proyecto p2. Lo resolvió: el importe menor'],
        ['Sellado', ''],
      ],
      figures: [
        ['1.100', 'Proyecto p1'],
        ['40', 'Proyecto p2'],
      ],
    });
    const none = survey({ result: { allocation: { funded: [], ties: [], refused: null } } });
    expect(section('Reparte 60.000 €', none)?.pairs).toContainEqual(['Financiadas', 'ninguna']);
    const refused = survey({ result: { allocation: { funded: [], ties: [], refused: 'unresolvedTie' } } });
    expect(section('Reparte 60.000 €', refused)?.pairs).toContainEqual([
      'Sin reparto',
      'la regla no decide (unresolvedTie)',
    ]);
    expect(section('Reparte 60.000 €', { ruleOf: () => null })?.pairs.map(([name]) => name)).not.toContain(
      'Financiadas',
    );
  });

  it('has shares only, or nothing but a digest, of what is not published', () => {
    const hidden = { marks: null, ballots: null, blank: null, list: null, sealed: 'd9' };
    const shares = survey({ ...hidden, result: { shares: [{ id: 'si', n: 75 }], allocation: null } });
    expect(section('Reparte 60.000 €', shares)).toMatchObject({ figures: [['75 %', 'Proyecto si']] });
    const pairs = section('Reparte 60.000 €', survey({ ...hidden, result: null }))?.pairs.filter(
      ([, value]) => value !== '',
    );
    expect(pairs).toEqual([
      ['Último día', '27 de noviembre de 2026'],
      ['Sellado', 'lo que esta votación no publica; huella d9'],
    ]);
  });

  it('has the ballot boxes and the samples for those who get them', () => {
    expect(section('Papel')).toMatchObject({
      lines: [
        'Mercat + Residencia: 1.061 dadas, 1.060 en la urna, 1.058 con voto, 1 en blanco, 1 nulas; diferencia: 1',
        'Reparte 60.000 €: papeletas de la lista: de la web: 1.189; de papel: 81',
      ],
      pairs: [['Muestra', 'no se comprobó ninguna papeleta a mano']],
    });
    const sample = {
      number: 1,
      seed: '3141592653',
      source: 'Diez dados',
      size: 40,
      boxes: [{ ballots: 81 }],
    };
    const samples = [
      { ...sample, wrong: 1, words: 'Una cruz.', mostWrong: 5 },
      { ...sample, number: 2, wrong: null, words: null, mostWrong: null },
      { ...sample, number: 3, wrong: 0, words: null, mostWrong: null },
    ];
    expect(
      section('Papel', { paper: aSaidPaper({ samples, surveys: [{ id: 'otra', web: 1, paper: 0 }] }) }),
    ).toMatchObject({
      pairs: [
        [
          'Muestra 1',
          '40 de 81 papeletas, sorteadas con «3141592653» (Diez dados). Mal introducidas: 1. Con una confianza del 95 % no hay más de 5 mal introducidas entre las 81. Una cruz.',
        ],
        ['Muestra 2', '40 de 81 papeletas, sorteadas con «3141592653» (Diez dados)'],
        ['Muestra 3', expect.stringContaining('no hay más de 81')],
      ],
    });
    expect(section('Papel', { paper: null })?.lines).toEqual([expect.stringContaining('Huella: d0')]);
    expect(section('Papel', { said: aSaidRecord({ paper: null }) })).toBeUndefined();
    expect(section('Canales de la web')?.pairs).toEqual([
      ['Con ayuda, en un quiosco', '104'],
      ['Por su cuenta', '1.085'],
    ]);
    expect(section('Canales de la web', { assisted: { assisted: 3, alone: null } })?.pairs[1]).toEqual([
      'Por su cuenta',
      '',
    ]);
    expect(section('Canales de la web', { assisted: null })).toBeUndefined();
  });

  it('says what does not agree, why, what went wrong, and who signed', () => {
    expect(section('Lo que no cuadra')?.lines).toEqual([expect.stringContaining('Todo cuadra')]);
    const faults = [
      { kind: 'webMarks', of: 'joven' },
      { kind: 'boxOver', of: 'mercat' },
      { kind: 'sampleWrong', of: '1' },
      { kind: 'unheardOf', of: 'x' },
    ];
    const said = aSaidRecord({ faults, explanation: 'Una persona cerró el navegador', incidents: [] });
    expect(section('Lo que no cuadra', { said })).toMatchObject({
      lines: [
        'Las papeletas de la web no son tantas como las marcas de la web (Reparte 60.000 €)',
        'La urna tenía más papeletas de las dadas (Mercat + Residencia)',
        'En la muestra 1 había papeletas mal introducidas',
      ],
      pairs: [['Explicación', 'Una persona cerró el navegador']],
    });
    expect(section('Incidencias')?.pairs).toEqual([['12. 24 de noviembre de 2026', 'Se fue la luz']]);
    expect(section('Incidencias', { said })?.lines).toEqual(['Ninguna anotada']);
    expect(section('Firmas')?.lines).toEqual([
      'Amparo, con su llave de acceso: sábado, 9:04',
      'Vicent, con su llave de acceso: sábado, 9:41',
      expect.stringContaining('concejo survey record --verify'),
    ]);
    expect(section('Firmas', { signatures: [] })?.lines).toEqual([expect.stringContaining('Todavía no')]);
  });
});

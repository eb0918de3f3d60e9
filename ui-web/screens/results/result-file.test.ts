import { beforeAll, describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { budgetView } from './budget-view.ts';
import { csvOf } from './csv.ts';
import { resultFile } from './result-file.ts';
import { question, survey, tally } from '#fixtures/builders/closed-vote.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});

const view = () => budgetView(survey, question, tally, 'final', speech);

describe('the table as a file', () => {
  it('has a decimal comma, no grouping, and cells that no spreadsheet takes for a formula', () => {
    expect(
      csvOf([
        ['=1+1', 1234, { amount: cents(4850000) }],
        ['a;"b"', '', 0],
      ]),
    ).toBe('\uFEFF\'=1+1;1234;48500,00\r\n"a;""b""";;0\r\n');
  });

  it('says what the page says, row by row', () => {
    const { name, text } = resultFile(survey, tally, view(), speech);
    expect(name).toBe('resultado-s.csv');
    const lines = text.slice(1).split('\r\n');
    expect(lines.length).toBe(8 + 2);
    expect(lines[0]).toBe('N.º;Propuesta;Votos;%;Importe;Resultado;Motivo');
    expect(lines[1]).toBe('1;bancos;1102;47,6;12600,00;Se hará;Quedan 187.400,00\u00a0€');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { anOption, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { countedView } from './view.ts';
import { joined } from '#fixtures/builders/data/closed-vote.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});

describe('the result of a question', () => {
  const options = aSurvey('o', {
    question: { kind: 'options', answers: [anOption('a'), anOption('b'), anOption('c')] },
  });
  const counted = (a: number, b: number, c: number) =>
    countedView(options, aTally('options', a + b + c, { a, b, c }), speech);

  it('names the answer chosen most, and puts it first', () => {
    const { conclusion, rows, bars } = counted(1, 1200, 3);
    expect(conclusion).toBe(
      joined('La respuesta más elegida es <em>«b»</em>, con 1.200 votos (99,7 % de las papeletas).'),
    );
    expect(rows.map(({ id, votes: n }) => [id, n])).toEqual([
      ['b', '1.200'],
      ['c', '3'],
      ['a', '1'],
    ]);
    expect(bars[0]?.share).toBe(100);
  });

  it('names all of them when they are level', () => {
    expect(counted(2, 2, 2).conclusion).toBe('Hay empate: <em>«a», «b» y «c»</em>, con 2 votos cada una.');
  });
});

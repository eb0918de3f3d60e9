import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { joined, question, survey, tally } from '#fixtures/builders/data/closed-vote.ts';
import { budgetView } from './view.ts';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});

const whyOf = (id: string, standing: 'final' | 'soFar', told = speech) =>
  budgetView(survey, question, tally, standing, told).rows.find((row) => row.id === id)?.outcome?.why;

describe('why a proposal was funded or not, on the results page', () => {
  it('is a sentence in each row, once voting is over', () => {
    expect(whyOf('fuentes', 'final')).toEqual({
      summary: 'Por qué',
      sentence: joined('Se financia: había 50.700,00 € y quedan 36.300,00 €.'),
    });
    expect(whyOf('cruces', 'final')?.sentence).toContain('Con 1 voto más se habría financiado.');
  });

  it('does not say how many votes would change the result while voting is open', () => {
    expect(whyOf('cruces', 'soFar')).toBeUndefined();
  });

  it.each(languages)('is given in %s', async (language) => {
    const translated = speechOf(await startSpeaking(language), language, 'es');
    expect(whyOf('placas', 'final', translated)?.sentence).toContain('36.300,00');
  });
});

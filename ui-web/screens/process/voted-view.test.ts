import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedSurvey } from '#adapters/wire/voting/survey.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { boxView } from './box-view.ts';
import { cardView } from './card-view.ts';
import { aDay, aProcess } from './sample-process.ts';
import { processStatus } from './process-status.ts';
import { budgetVote, moment, standing, votedIn } from '#fixtures/builders/screens/process-standing.ts';

let es: Speech;
let va: Speech;
beforeAll(async () => {
  es = speechOf(await startSpeaking('es'), 'es', 'es');
  va = speechOf(await startSpeaking('va'), 'va', 'es');
});

describe('a process in which this device has voted', () => {
  const box = (more: Partial<ListedSurvey['survey']>, speech = es) =>
    boxView(votedIn(budgetVote(more, 3)), moment, speech);
  const vote = '/procesos-participativos/p/participa';

  it('says whether the vote can be changed, and until when', () => {
    expect(box({})).toMatchObject({
      title: 'Ya has votado',
      daysLeft: null,
      sentence: 'El voto se envió desde este dispositivo. No se puede cambiar.',
      action: null,
      notes: ['Han participado 3 personas.'],
    });
    expect(box({ canChangeVote: true })).toMatchObject({
      sentence: expect.stringContaining('hasta el viernes 27 de noviembre, a las 23.59.'),
      action: { text: 'Ver o cambiar tu voto', href: vote, main: false },
    });
    expect(box({ canChangeVote: true, endDay: null }).sentence).toContain(
      'mientras la votación esté abierta.',
    );
    expect(box({ canChangeVote: true }, va).sentence).toContain('pots vore’l i canviar-lo fins al divendres');
  });

  it('leads to the results if they are shown, and says that they will be if they are published later', () => {
    const results =
      'Cuando se publiquen los resultados podrás comprobar aquí, con el código de tu justificante';
    expect(box({ showResultsAfterPollIsClosed: true })).toMatchObject({
      sentence: expect.stringContaining(results),
      action: null,
    });
    expect(box({ showResults: true })).toMatchObject({
      sentence: expect.not.stringContaining(results),
      action: { text: 'Ver los resultados', href: vote },
    });
  });

  it('leaves the vote open to another person of the household if a census is checked', () => {
    expect(box({ census: true }).notes.at(-1)).toBe(
      'Si otra persona quiere votar desde este dispositivo, puede hacerlo en «Participa».',
    );
  });

  it('says of a vote with several questions that some answers stay, if they cannot be changed', () => {
    const next = aSurvey('next', { canChangeVote: true });
    const chain = budgetVote({ chain: [next.id] });
    const status = processStatus(
      aProcess('p', { survey: surveyId('s') }),
      [chain, { survey: next, voteCount: null }],
      moment,
      new Set([surveyId('s')]),
    );
    const partly = 'Las respuestas que no se pueden cambiar se quedan como están.';
    expect(boxView(status, moment, es).sentence).toContain(partly);
    expect(box({ canChangeVote: true }).sentence).not.toContain(partly);
    expect(box({}).sentence).not.toContain(partly);
  });

  it('says after the close how to check that the vote is counted', () => {
    const over = { endDay: aDay('2026-11-17') };
    expect(box({ ...over, showResultsAfterPollIsClosed: true }).notes.at(-1)).toContain(
      'puedes comprobar, con el código de tu justificante, que tu voto está contado',
    );
    expect(box(over).notes.at(-1)).toBe('Has votado en ella desde este dispositivo.');
    expect(boxView(standing(budgetVote(over)), moment, es).notes.at(-1)).not.toContain('Has votado');
  });

  it('says when results will be published, if the council names the day', () => {
    const over = { endDay: aDay('2026-11-17'), showResultsAfterPollIsClosed: true };
    const resultsFrom = Date.parse('2026-12-06T10:00:00+01:00');
    const notesOf = (speech: Speech) =>
      boxView(standing(budgetVote({ ...over, resultsFrom })), moment, speech).notes;
    expect(notesOf(es)).toEqual(['Los resultados se publicarán el 6 de diciembre de 2026.']);
    expect(notesOf(va)[0]).toContain('Data de publicació: 6 de desembre de 2026');
    const never = boxView(standing(budgetVote({ endDay: over.endDay })), moment, es).notes;
    expect(never).toEqual(['El Ayuntamiento no muestra aquí los resultados de esta votación.']);
  });

  it('is not said to have been voted in while the vote waits to be sent', () => {
    const vote = budgetVote({ endDay: null });
    expect(boxView(standing(vote), moment, es, { isUnsent: true })).toMatchObject({
      title: 'Tu voto está pendiente de enviar',
      sentence:
        'Hemos guardado en este dispositivo lo que has elegido. Aún no has votado. La votación está abierta y no tiene fecha de cierre.',
      action: { text: 'Seguir con tu voto', main: true },
    });
    expect(boxView(votedIn(vote), moment, es, { isUnsent: true }).title).toBe('Ya has votado');
  });

  it('is a card that says so, and leads to the process or the change, until the vote is over', () => {
    expect(cardView(votedIn(budgetVote()), es)).toMatchObject({
      voted: 'Ya has votado',
      action: { text: 'Más información' },
    });
    expect(cardView(votedIn(budgetVote({ canChangeVote: true })), es).action).toEqual({
      text: 'Ver o cambiar tu voto',
      href: vote,
    });
    expect(cardView(standing(budgetVote()), es).voted).toBeUndefined();
    expect(cardView(votedIn(budgetVote({ isActive: false })), es).voted).toBeUndefined();
    const over = budgetVote({ endDay: aDay('2026-11-17'), showResultsAfterPollIsClosed: true });
    expect(boxView(votedIn(over), moment, es).title).toBe('La votación ha terminado');
    expect(cardView(votedIn(over), es).action.text).toBe('Ver los resultados');
  });
});

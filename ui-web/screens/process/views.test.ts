import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedSurvey } from '#adapters/wire/voting/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { heroView } from '#ui-web/screens/home/hero-view.ts';
import { boxView, surveyToVote } from './box-view.ts';
import { cardView } from './card-view.ts';
import { aDay, aProcess } from './sample-process.ts';
import { daysLeftWords, insideSentence, phaseWords } from './words.ts';
import { budgetVote, moment, standing, votedIn } from '#fixtures/builders/screens/process-standing.ts';

let es: Speech;
let va: Speech;
beforeAll(async () => {
  es = speechOf(await startSpeaking('es'), 'es', 'es');
  va = speechOf(await startSpeaking('va'), 'va', 'es');
});

describe('the card of a process', () => {
  it('leads to the vote while it is open', () => {
    expect(cardView(standing(budgetVote()), es)).toMatchObject({
      stateText: 'Activo',
      phase: { name: 'Votación', dates: 'Del 9 al 27 de noviembre de 2026' },
      action: { text: 'Participar', href: '/procesos-participativos/p/participa' },
    });
  });

  it('leads to the results once they are shown, else to the process', () => {
    const over = { endDay: aDay('2026-11-17') };
    const shown = cardView(standing(budgetVote({ ...over, showResultsAfterPollIsClosed: true })), es);
    expect(shown.action).toEqual({
      text: 'Ver los resultados',
      href: '/procesos-participativos/p/participa',
    });
    expect(cardView(standing(budgetVote(over)), es).action).toEqual({
      text: 'Más información',
      href: '/procesos-participativos/p',
    });
  });
});

describe('a process that accepts proposals', () => {
  const [first] = aProcess('p').ranges;
  const ranges = first ? [{ ...first, end: aDay('2026-11-30') }] : [];
  const taking = (listed: ListedSurvey | null) => standing(listed, { mailbox: 'propuestas', ranges });
  const propose = '/procesos-participativos/p/enviar-propuesta';

  it('says so in its box and leads there, until there is a vote to see', () => {
    const next = budgetVote({
      startsAt: Date.parse('2026-12-09T00:00:00+01:00'),
      endDay: aDay('2026-12-20'),
    });
    for (const listed of [null, next])
      expect(boxView(taking(listed), moment, es)).toMatchObject({
        title: 'Ahora puedes proponer',
        sentence: 'Se reciben propuestas hasta el 30 de noviembre de 2026.',
        action: { text: 'Enviar una propuesta', href: propose },
      });
    expect(boxView(taking(budgetVote()), moment, es).title).toBe('Ahora puedes votar');
    const over = budgetVote({ endDay: aDay('2026-11-17') });
    expect(boxView(taking(over), moment, es).title).not.toBe('Ahora puedes proponer');
  });

  it('leads there from its card and from the head of the home page', () => {
    expect(cardView(taking(null), es).action).toEqual({ text: 'Participar', href: propose });
    const action = { text: 'Enviar una propuesta', href: propose };
    expect(heroView(taking(null), moment, es).action).toEqual(action);
  });
});

describe('the words for the days that are left', () => {
  const days = (left: number) => ({
    lastDay: aDay('2026-11-27'),
    left,
    span: { firstDay: aDay('2026-11-09'), total: 19, today: 18 - left },
  });

  it('count the days, and name the last one with its hour', () => {
    expect(daysLeftWords(days(9), es)).toEqual({
      number: '9',
      title: 'días para votar',
      detail: 'Hasta el viernes 27 de noviembre, a las 23.59',
      days: { total: 19, today: 9, from: '9 nov.', now: 'Hoy', to: '27 nov.' },
    });
    expect(daysLeftWords(days(1), va).title).toBe('dia per a votar');
  });

  it('say on the last day that it is the last', () => {
    expect(daysLeftWords(days(0), es)).toMatchObject({ number: 'Hoy', title: 'es el último día para votar' });
    expect(daysLeftWords(days(0), va).number).toBe('Hui');
  });
});

describe('the name of a phase inside a sentence', () => {
  it('begins with a small letter, unless it is written in capitals', () => {
    const small = (text: string) => insideSentence({ text, lang: 'es' }).text;
    expect(['Votación', 'Última fase', 'ORA', 'A'].map(small)).toEqual([
      'votación',
      'última fase',
      'ORA',
      'A',
    ]);
  });

  it('comes with its place among the phases', () => {
    const { phase } = standing(null);
    expect(phase && phaseWords(phase, es)).toEqual({
      count: 'Fase 2 de 3:',
      name: { text: 'votación', lang: 'es' },
    });
  });
});

describe('the box beside the title', () => {
  it('offers the vote, and gives a minimum of participants if a census is checked', () => {
    const view = boxView(standing(budgetVote({ census: true }, 1275)), moment, es);
    expect(view).toMatchObject({ title: 'Ahora puedes votar', action: { text: 'Vota ahora', main: true } });
    expect(view.notes).toEqual([
      'Han participado al menos 1.275 personas.',
      'Necesitas tu NIF o NIE y tu año de nacimiento o el código que recibiste por carta.',
    ]);
    const needOf = (more: Partial<ListedSurvey['survey']>, checksIdentity = false) =>
      heroView(standing(budgetVote(more)), moment, es, checksIdentity).need;
    expect(needOf({ census: true }, true)).toBe(
      'Necesitas tu documento de identidad y tu fecha de nacimiento.',
    );
    expect(needOf({ census: true, censusQuestions: [{ es: '¿Dónde?' }] })).toBe(
      'Necesitas tu NIF o NIE y responder a las preguntas del censo.',
    );
    expect(needOf({}, true)).toBeNull();
  });

  it('gives the exact number without a census, and no number if the council hides it', () => {
    expect(boxView(standing(budgetVote({}, 1284)), moment, es).notes).toEqual([
      'Han participado 1.284 personas.',
    ]);
    expect(boxView(standing(budgetVote()), moment, es).notes).toEqual([]);
  });

  it('names the survey of a vote before and while one can vote', () => {
    const over = { endDay: aDay('2026-11-17') };
    const later = { startsAt: Date.parse('2026-11-20T00:00:00+01:00') };
    expect(surveyToVote(standing(budgetVote()))?.id).toBe('s');
    expect(surveyToVote(standing(budgetVote(later)))?.id).toBe('s');
    for (const none of [standing(null), standing(budgetVote(over)), votedIn(budgetVote())])
      expect(surveyToVote(none)).toBeNull();
  });

  it('says when a vote opens', () => {
    const later = budgetVote({ startsAt: Date.parse('2026-11-20T00:00:00+01:00') });
    expect(boxView(standing(later), moment, va)).toMatchObject({
      title: 'La votació encara no ha començat',
      sentence: 'Data d’obertura: 20 de novembre de 2026.',
      action: null,
    });
  });

  it('leads to the results of a closed vote', () => {
    const over = budgetVote(
      { endDay: aDay('2026-11-17'), showResultsAfterPollIsClosed: true, census: true },
      643,
    );
    expect(boxView(standing(over), moment, es)).toMatchObject({
      title: 'La votación ha terminado',
      sentence: 'Se cerró el 17 de noviembre de 2026.',
      action: { text: 'Ver los resultados' },
      notes: ['Han participado 643 personas.'],
    });
  });

  it('describes the phases of a process that has no vote', () => {
    expect(boxView(standing(null, { survey: null }), moment, es).sentence).toBe(
      'Votación. Del 9 al 27 de noviembre de 2026.',
    );
  });
});

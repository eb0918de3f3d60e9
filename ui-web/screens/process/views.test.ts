import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedSurvey } from '#adapters/wire/voting/survey.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import type { Process } from '#domain/processes/process.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { cents } from '#domain/shared/money.ts';
import { aBudget, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { noon } from '#ui-web/shell/samples/sample-council.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { heroView } from '#ui-web/screens/home/hero-view.ts';
import { boxView } from './box-view.ts';
import { cardView } from './card-view.ts';
import { fileSize } from '#ui-web/components/document-list/file-detail.ts';
import { documentItems, factViews } from './facts-view.ts';
import { aDay, aProcess } from './sample-process.ts';
import { processStatus } from './process-status.ts';
import { sectionTabs } from './tabs-view.ts';
import { daysLeftWords, insideSentence, phaseWords } from './words.ts';

let es: Speech;
let va: Speech;
beforeAll(async () => {
  es = speechOf(await startSpeaking('es'), 'es', 'es');
  va = speechOf(await startSpeaking('va'), 'va', 'es');
});

const moment = { now: noon, zone: 'Europe/Madrid' };
const proposals = [aProposal('banco', 1200), aProposal('fuente', 800)];
const budgetVote = (
  more: Partial<ListedSurvey['survey']> = {},
  voteCount: number | null = null,
): ListedSurvey => ({
  survey: aSurvey('s', {
    question: aBudget(2000, proposals),
    startsAt: Date.parse('2026-11-09T00:00:00+01:00'),
    endDay: aDay('2026-11-27'),
    ...more,
  }),
  voteCount,
});
const standing = (listed: ListedSurvey | null, more: Partial<Process> = {}) =>
  processStatus(aProcess('p', { survey: surveyId('s'), ...more }), listed ? [listed] : [], moment);
const votedIn = (listed: ListedSurvey) =>
  processStatus(aProcess('p', { survey: surveyId('s') }), [listed], moment, new Set([surveyId('s')]));

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

describe('the sections of a process', () => {
  const tabs = (one: ReturnType<typeof standing>, surveysKnown = true) =>
    sectionTabs(
      { standing: one, surveysKnown, zone: moment.zone, today: aDay('2026-11-18') },
      'info',
      es,
    ).map((tab) => [tab.text, tab.kind === 'open' ? tab.href : null, tab.note]);

  it('are links if they are open, and else say why they are closed', () => {
    expect(tabs(standing(budgetVote()))).toEqual([
      ['Información', '/procesos-participativos/p', 'Fases y documentos'],
      ['Enviar propuesta', null, 'Se cerró el 30 de septiembre'],
      ['Propuestas', '/procesos-participativos/p/propuestas', '2 en votación'],
      ['Participa', '/procesos-participativos/p/participa', 'Abierto hasta el 27 de noviembre'],
    ]);
  });

  it('are closed if the council has switched them off', () => {
    const off = standing(budgetVote(), { switchedOff: ['propuestas', 'participa'] });
    expect(tabs(off).slice(2)).toEqual([
      ['Propuestas', null, 'No disponible en este proceso'],
      ['Participa', null, 'No disponible en este proceso'],
    ]);
  });

  it('offer the form while the process accepts proposals', () => {
    const ranges = [
      {
        name: { es: 'Recogida' },
        kind: 'proposals',
        note: null,
        start: aDay('2026-11-01'),
        end: aDay('2026-11-30'),
      },
    ];
    expect(tabs(standing(null, { survey: null, mailbox: 'propuestas', ranges }))[1]).toEqual([
      'Enviar propuesta',
      '/procesos-participativos/p/enviar-propuesta',
      'Abierto hasta el 30 de noviembre',
    ]);
  });

  it('stay open while the surveys are not loaded', () => {
    expect(tabs(standing(null), false).slice(2)).toEqual([
      ['Propuestas', '/procesos-participativos/p/propuestas', undefined],
      ['Participa', '/procesos-participativos/p/participa', undefined],
    ]);
    expect(tabs(standing(null, { survey: null }), false)[3]).toEqual([
      'Participa',
      null,
      'No hay ninguna encuesta',
    ]);
  });

  it('say when a vote opens, and when one without shown results closed', () => {
    const note = (more: Partial<ListedSurvey['survey']>) => tabs(standing(budgetVote(more)))[3]?.slice(1);
    expect(note({ startsAt: Date.parse('2026-11-20T00:00:00+01:00') })).toEqual([
      null,
      'Se abre el 20 de noviembre',
    ]);
    expect(note({ endDay: aDay('2026-11-17') })).toEqual([null, 'Se cerró el 17 de noviembre']);
  });
});

describe('the facts in brief', () => {
  it('name budget, voters, rule and contact', () => {
    const one = standing(budgetVote(), { who: { es: 'Personas del censo' }, contact: 'a@b.example' });
    expect(
      factViews(one, es).map((fact) => [fact.term, 'rule' in fact ? fact.rule : textOf(fact.value)]),
    ).toEqual([
      ['Presupuesto', '2.000,00\u00a0€'],
      ['Quién vota', 'Personas del censo'],
      ['Regla del recuento', defaultByVotes],
      ['Contacto', 'a@b.example'],
    ]);
  });

  it('use the process’s own amount before the vote’s', () => {
    expect(factViews(standing(budgetVote(), { amount: cents(500_000) }), es)[0]).toMatchObject({
      value: '5.000,00\u00a0€',
    });
  });
});

describe('the documents', () => {
  it('give type and size, and one without a title says so', () => {
    const file = { uri: '/files/bases.pdf', type: 'application/pdf', size: 412_000, title: '' };
    const other = { uri: '/files/17', type: 'text/csv', size: null, title: { es: 'Censo' } };
    expect(documentItems([file, other], es)).toMatchObject([
      { title: 'Sin título', detail: 'PDF, 412\u00a0kB' },
      { title: { text: 'Censo' }, detail: 'CSV' },
    ]);
  });

  it('write sizes in kilobytes, then in megabytes', () => {
    expect([0, 499, 412_000, 999_999, 1_000_000, 1_849_999].map(fileSize)).toEqual([
      '1\u00a0kB',
      '1\u00a0kB',
      '412\u00a0kB',
      '1000\u00a0kB',
      '1,0\u00a0MB',
      '1,8\u00a0MB',
    ]);
  });
});

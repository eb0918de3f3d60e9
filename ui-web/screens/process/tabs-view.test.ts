import { beforeAll, describe, expect, it } from 'vitest';
import type { ListedSurvey } from '#adapters/wire/voting/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { aDay } from './sample-process.ts';
import { sectionTabs } from './tabs-view.ts';
import { budgetVote, moment, standing } from '#fixtures/builders/screens/process-standing.ts';

let es: Speech;
beforeAll(async () => {
  es = speechOf(await startSpeaking('es'), 'es', 'es');
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

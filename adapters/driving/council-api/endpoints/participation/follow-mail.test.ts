import { describe, expect, it } from 'vitest';
import { linkKeys, aFollow } from '#fixtures/builders/data/follow.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import type { Event } from '#domain/following/followed-event.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { followMails } from './follow-mail.ts';

const lastDay = '2026-11-27' as CalendarDay;
const works = ['study', 'design', 'tender', 'works', 'finished', 'stopped'] as const;
const events: readonly Event[] = [
  { kind: 'phaseBegan', name: 'Voto', lastDay },
  { kind: 'phaseEnded', name: 'Voto' },
  { kind: 'voteOpened', lastDay },
  { kind: 'voteOpened', lastDay: null },
  { kind: 'voteClosesSoon', lastDay },
  { kind: 'voteClosed' },
  { kind: 'resultsPublished' },
  { kind: 'newsAdded', title: 'Mesas' },
  { kind: 'documentAdded', title: 'Bases' },
  { kind: 'statusChanged', status: 'Validada' },
  { kind: 'statusChanged', status: null },
  { kind: 'vouchersOpened' },
  { kind: 'voucherDrawOpened', lastDay },
  { kind: 'stepReached', title: 'Contrato firmado' },
  { kind: 'projectStep', project: 'Moreras', title: 'Contrato firmado' },
  ...works.map((status) => ({ kind: 'projectChanged', project: 'Moreras', status }) as const),
  ...works.map((status) => ({ kind: 'deliveryChanged', status }) as const),
];

const mails = followMails({ keys: linkKeys(), portalUrl: 'https://participa.example' });
const subject = aFollow().subject;
const fresh = events.map((event, n) => ({ key: String(n), event, at: null, until: null }));
const news = (language: (typeof languages)[number], channel = aFollow().channel) =>
  mails.news({
    town: aTown(),
    follow: aFollow({ language, channel }),
    found: { subject, title: 'La plaza', path: '/p', events: fresh },
    fresh,
  });

describe('mails to followers', () => {
  it('say each event in a sentence of its own, in each language', () => {
    for (const language of languages) {
      const lines = news(language)
        .text.split('\n')
        .filter((line) => line.startsWith('- '));
      expect(new Set(lines).size).toBe(events.length);
    }
    expect(news('es').text).toContain(
      [
        '- Ha empezado la fase «Voto». Dura hasta el 27 de noviembre de 2026.',
        '- Ha terminado la fase «Voto».',
        '- Se ha abierto la votación. Puedes votar hasta el 27 de noviembre de 2026.',
        '- Se ha abierto la votación.',
        '- La votación se cierra pronto: el último día es el 27 de noviembre de 2026.',
        '- La votación se ha cerrado.',
        '- Se han publicado los resultados.',
        '- Noticia: Mesas',
        '- Nuevo documento: Bases',
        '- Su validación técnica ha cambiado: Validada.',
        '- Ha cambiado su validación técnica.',
        '- Ya se pueden conseguir bonos, hasta agotarlos.',
        '- Ya puedes apuntarte al sorteo de los bonos, hasta el 27 de noviembre de 2026.',
        '- Se ha cumplido un hito: Contrato firmado.',
        '- «Moreras»: se ha cumplido un hito, Contrato firmado.',
        '- El estado de «Moreras» es ahora: en estudio.',
        '- El estado de «Moreras» es ahora: en redacción.',
        '- El estado de «Moreras» es ahora: en licitación.',
        '- El estado de «Moreras» es ahora: en obras.',
        '- El estado de «Moreras» es ahora: terminado.',
        '- El estado de «Moreras» es ahora: parado.',
        '- Su estado es ahora: en estudio.',
      ].join('\n'),
    );
  });

  it('are not sent to an address if the operator switched them off', () => {
    const channel = { kind: 'push', endpoint: 'https://push.example', p256dh: '', auth: '' } as const;
    expect(news('es', channel).to).toBe('');
  });

  it('are short in a browser, and lead to the page', () => {
    const { title, body, url } = mails.message({
      town: aTown(),
      follow: aFollow({ language: 'es' }),
      found: { subject, title: 'La plaza', path: '/p', events: fresh },
      fresh: fresh.slice(4, 6),
    });
    expect(title).toBe('La plaza');
    expect(body).toBe(
      'La votación se cierra pronto: el último día es el 27 de noviembre de 2026.\nLa votación se ha cerrado.',
    );
    expect(url).toBe('/p?realm=vilanova&locale=es');
  });

  it('are the same message if they say the same', () => {
    const id = (language: 'es' | 'va') => news(language).headers?.['Message-ID'];
    expect(id('es')).toMatch(/^<[0-9a-f]{32}@participa\.example>$/u);
    expect(id('es')).toBe(id('va'));
  });
});

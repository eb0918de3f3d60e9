import { describe, expect, it } from 'vitest';
import type { ProcessCardFacts } from '#application/content/process-card.ts';
import type { Process } from '#domain/processes/process.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { type CardLook, cardPage, leftWords } from './embed-card.ts';
import { serverSayIn } from '../../server-texts.ts';

const look: CardLook = {
  language: 'es',
  realmDefault: 'es',
  primaryColour: '#0a6f6a',
  theme: null,
  portal: '',
  addressOf: (path) => `https://participa.example${path}`,
};
const process = { slug: 'plaza', title: 'La plaza' } as unknown as Process;
const until = (left: number) => ({ day: '2026-11-27' as CalendarDay, left });
const card = (more: Partial<ProcessCardFacts>): ProcessCardFacts => ({
  ribbon: 'active',
  phase: null,
  action: 'read',
  until: null,
  ...more,
});

describe('the words of a card', () => {
  it('count the days to the last one, in every language', () => {
    for (const language of languages) {
      const left = (days: number) => leftWords(days, serverSayIn(language));
      expect(new Set([left(0), left(1), left(2)]).size).toBe(3);
      expect(left(12)).toContain('12');
    }
    expect(cardPage(process, card({ until: until(0) }), look)).toContain('Hoy es el último día');
    expect(cardPage(process, card({ until: until(1) }), look)).toContain('Queda un día');
  });

  it('link to what a resident can do', () => {
    const at = (action: ProcessCardFacts['action']) =>
      /href="(?<to>[^"]*)"/u.exec(cardPage(process, card({ action }), look))?.groups?.['to'];
    expect(at('read')).toBe('https://participa.example/procesos-participativos/plaza');
    expect(at('results')).toBe('https://participa.example/procesos-participativos/plaza/participa');
  });

  it('name the phase, and mark it if it is in another language', () => {
    const phase = { name: { va: 'Votació' } } as unknown as NonNullable<ProcessCardFacts['phase']>;
    expect(cardPage(process, card({ phase }), look)).toContain(
      '<span lang="ca-ES-valencia">Votació</span></p>',
    );
  });
});

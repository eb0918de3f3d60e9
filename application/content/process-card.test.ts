import { describe, expect, it } from 'vitest';
import type { Process } from '#domain/processes/process.ts';
import { type CalendarDay, instantAt } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { processCard } from './process-card.ts';

const day = (text: string) => text as CalendarDay;
const zone = 'Europe/Madrid';
const at = (text: string) => ({ now: instantAt(day(text), 43_200, zone), zone });
const phase = {
  name: 'Votación',
  kind: null,
  note: null,
  start: day('2026-11-09'),
  end: day('2026-11-30'),
};
const process = (more: Partial<Process> = {}) =>
  ({
    extent: { start: day('2026-11-01'), end: day('2026-12-31') },
    ranges: [phase],
    survey: surveyId('s'),
    switchedOff: [],
    ...more,
  }) as unknown as Process;
const survey = (more: object = {}) =>
  aSurvey('s', { isActive: true, startsAt: null, endDay: day('2026-11-27'), ...more });

describe('the card of a process', () => {
  it('asks to vote while one can, and says until when', () => {
    expect(processCard(process(), [survey()], at('2026-11-18'))).toEqual({
      ribbon: 'active',
      phase,
      action: 'vote',
      until: { day: '2026-11-27', left: 9 },
    });
    expect(processCard(process(), [survey()], at('2026-11-27')).until?.left).toBe(0);
    expect(processCard(process(), [survey({ endDay: null })], at('2026-11-18'))).toMatchObject({
      action: 'vote',
      until: null,
    });
  });

  it('leads to the results once everybody may see them', () => {
    const shown = survey({ showResultsAfterPollIsClosed: true });
    expect(processCard(process(), [shown], at('2026-11-28'))).toMatchObject({
      action: 'results',
      until: { day: '2026-11-30', left: 2 },
    });
    const hidden = { showResults: false, showResultsBefore: false, showResultsAfterPollIsClosed: false };
    expect(processCard(process(), [survey(hidden)], at('2026-11-28')).action).toBe('read');
  });

  it('leads to the process where there is nothing to vote on', () => {
    const unstarted = survey({ startsAt: at('2026-11-20').now });
    expect(processCard(process(), [unstarted], at('2026-11-18')).action).toBe('read');
    expect(processCard(process(), [], at('2026-12-01'))).toEqual({
      ribbon: 'active',
      phase: null,
      action: 'read',
      until: null,
    });
    const closed = process({ switchedOff: ['participa'] });
    expect(processCard(closed, [survey()], at('2026-11-18')).action).toBe('read');
    expect(processCard(process({ survey: null }), [survey()], at('2027-01-01'))).toMatchObject({
      ribbon: 'finished',
      action: 'read',
    });
  });
});

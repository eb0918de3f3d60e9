import { describe, expect, it } from 'vitest';
import { documentChanges, isOfDocument } from './document-changes.ts';
import type { WaitingDocument } from './waiting-work.ts';

const aDocument = (schedule: WaitingDocument['schedule']): WaitingDocument => ({
  subject: 'articulos/obras',
  title: { es: 'Obras' },
  in: { process: 'parques' },
  since: null,
  by: null,
  isInReview: false,
  schedule,
});
const appears = Date.parse('2026-11-30T23:30:00Z');
const goes = Date.parse('2026-12-24T11:00:00Z');
const shown = (schedule: WaitingDocument['schedule']) =>
  documentChanges([aDocument(schedule)], 'Europe/Madrid').map(({ what, day }) => `${what} ${day}`);

describe('the changes of a scheduled document', () => {
  it('are its publication and its end, on the days of the town', () => {
    expect(shown({ at: appears, until: goes })).toEqual([
      'documentAppears 2026-12-01',
      'documentGoes 2026-12-24',
    ]);
    expect(shown({ at: null, until: goes })).toEqual(['documentGoes 2026-12-24']);
    expect(shown({ at: appears, until: null })).toEqual(['documentAppears 2026-12-01']);
    expect(shown(null)).toEqual([]);
  });

  it('are known to the office alone, and those of processes and votes to everybody', () => {
    expect(
      documentChanges([aDocument({ at: appears, until: goes })], 'Europe/Madrid').every(isOfDocument),
    ).toBe(true);
    expect(isOfDocument({ what: 'voteOpens' })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { noticeIn } from '../notices/notice.ts';
import { visitNotices } from './appointment-notices.ts';
import type { OfficeVisit, VisitPerson } from './visit.ts';

const now = Date.parse('2026-11-18T11:00:00Z');
const empar: VisitPerson = { name: 'Empar', email: 'empar@correo.example', language: 'va' };
const visit = (person: VisitPerson | null): OfficeVisit => ({
  id: 'a',
  office: 'plaza',
  services: ['padron'],
  people: 1,
  at: now + 3 * 86_400_000,
  seat: null,
  state: 'confirmed',
  code: 'C-118',
  holder: 'h',
  person,
  moved: 1,
  desk: null,
  deeds: [],
});
const said = (...asked: Parameters<typeof visitNotices>) =>
  visitNotices(...asked).map((record) => noticeIn(record));

describe('the mails about an appointment', () => {
  it('say what happened, why, and what goes back', () => {
    expect(said(visit(empar), 'moved', now)).toMatchObject([
      { reason: '', amount: 0, state: 1, to: empar.email },
    ]);
    expect(
      said(visit(null), 'cancelled', now, { person: empar, reason: 'Obras', amount: 200 }),
    ).toMatchObject([{ about: { word: 'cancelled', key: 'a' }, reason: 'Obras', amount: 200 }]);
  });

  it('are none for who left no mail, and two for who wants to be reminded', () => {
    expect(said(visit(null), 'moved', now)).toEqual([]);
    expect(said(visit({ ...empar, email: '' }), 'moved', now)).toEqual([]);
    const words = (word: 'moved' | 'cancelled') =>
      said(visit({ ...empar, isReminded: true }), word, now).map((one) => one?.about);
    expect(words('moved')).toMatchObject([{ word: 'moved' }, { word: 'reminder' }]);
    expect(words('cancelled')).toMatchObject([{ word: 'cancelled' }]);
  });
});

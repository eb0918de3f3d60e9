import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/calendar-day.ts';
import { left, right } from '../shared/result.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import {
  checkAsking,
  decideInternal,
  decidesAbout,
  type InternalRequest,
  internalRequestIn,
  internalRequestRecord,
  awaitsDecision,
  withdrawInternal,
  withoutFormer,
} from './internal-request.ts';

const [first, last] = ['2026-12-28', '2026-12-31'] as CalendarDay[] as [CalendarDay, CalendarDay];
const rosa = { id: 'rosa', name: 'Rosa' };
const miquel = { id: 'm1', name: 'Miquel' };
const holidays = { id: 'vacaciones', approver: 'Miquel', asksDays: true, mailbox: null };
const fault = { id: 'averia', approver: null, asksDays: false, mailbox: null };
const request: InternalRequest = {
  id: 'r1',
  form: 'vacaciones',
  from: rosa,
  text: '',
  firstDay: first,
  lastDay: last,
  answers: [],
  at: 5,
  decision: null,
  withdrawnAt: null,
};

describe('what a person of staff asks for', () => {
  it('has days if its form asks for them, in their order', () => {
    expect(checkAsking(holidays, { text: ' ', firstDay: first, lastDay: last, answers: {} })).toMatchObject({
      right: { text: '', firstDay: first, lastDay: last },
    });
    expect(checkAsking(holidays, { text: '', firstDay: first, lastDay: null, answers: {} })).toMatchObject({
      right: { lastDay: first },
    });
    expect(checkAsking(holidays, { text: 'a', firstDay: null, lastDay: last, answers: {} })).toEqual(
      left({ kind: 'noDays' }),
    );
    expect(checkAsking(holidays, { text: '', firstDay: last, lastDay: first, answers: {} })).toEqual(
      left({ kind: 'wrongDays' }),
    );
  });

  it('has a text if its form asks for no days, and no days then', () => {
    expect(
      checkAsking(fault, { text: ' La impresora ', firstDay: first, lastDay: last, answers: {} }),
    ).toMatchObject({
      right: { text: 'La impresora', firstDay: null, lastDay: null },
    });
    expect(checkAsking(fault, { text: ' ', firstDay: null, lastDay: null, answers: {} })).toEqual(
      left({ kind: 'noText' }),
    );
  });

  it('is decided once, and with a reason if it is refused', () => {
    const decision = { isGranted: true, by: miquel, at: 9, reason: '' };
    const granted = decideInternal(request, decision);
    expect(granted).toMatchObject({ right: { decision } });
    expect(decideInternal({ ...request, decision }, decision)).toEqual(left({ kind: 'decided' }));
    expect(decideInternal(request, { ...decision, isGranted: false })).toEqual(left({ kind: 'noReason' }));
    expect(
      decideInternal(request, { ...decision, isGranted: false, reason: ' Ese día no hay nadie ' }),
    ).toMatchObject({
      right: { decision: { isGranted: false, reason: 'Ese día no hay nadie' } },
    });
  });

  it('is decided by the approver of its form or, without one, by who answers requests', () => {
    expect(decidesAbout(holidays, miquel, false)).toBe(true);
    expect(decidesAbout({ approver: 'm1' }, miquel, false)).toBe(true);
    expect(decidesAbout(holidays, rosa, true)).toBe(false);
    expect(decidesAbout(fault, rosa, true)).toBe(true);
    expect(decidesAbout(fault, rosa, false)).toBe(false);
  });

  it('is not decided by who asks', () => {
    const decision = { isGranted: true, by: rosa, at: 9, reason: '' };
    expect(decideInternal(request, decision)).toEqual(left({ kind: 'own' }));
  });

  it('needs no text if its form has fields, and its answers are checked', () => {
    const mailbox = aMailbox([{ name: 'donde', title: 'Dónde', required: true }]);
    const form = { ...fault, mailbox };
    const days = { firstDay: null, lastDay: null };
    expect(checkAsking(form, { text: '', ...days, answers: { donde: 'Padrón' } })).toMatchObject({
      right: { text: '', answers: [{ name: 'donde', title: 'Dónde', value: 'Padrón' }] },
    });
    expect(checkAsking(form, { text: 'a', ...days, answers: {} })).toEqual(left({ kind: 'wrongAnswers' }));
  });

  it('is taken back by who asks until it is decided, and is not decided then', () => {
    const decision = { isGranted: true, by: miquel, at: 9, reason: '' };
    expect(withdrawInternal(request, miquel, 7)).toEqual(left({ kind: 'notYours' }));
    expect(withdrawInternal({ ...request, decision }, rosa, 7)).toEqual(left({ kind: 'decided' }));
    const withdrawn = { ...request, withdrawnAt: 7 };
    expect(withdrawInternal(request, rosa, 7)).toEqual(right(withdrawn));
    expect(withdrawInternal(withdrawn, rosa, 8)).toEqual(right(withdrawn));
    expect(decideInternal(withdrawn, decision)).toEqual(left({ kind: 'withdrawn' }));
    expect([request, withdrawn, { ...request, decision }].map(awaitsDecision)).toEqual([true, false, false]);
  });

  it('no longer names who is gone: who decided it, or who asked and what they wrote', () => {
    const decision = { isGranted: false, by: miquel, at: 9, reason: 'Estás de guardia' };
    const decided = { ...request, text: 'Me caso', decision };
    expect(withoutFormer(decided, new Set(['pau']))).toBe(decided);
    expect(withoutFormer(request, new Set(['m1']))).toBe(request);
    const unnamed = withoutFormer(decided, new Set(['m1']));
    expect(unnamed).toEqual({ ...decided, decision: { ...decision, by: { id: 'm1', name: '' } } });
    expect(withoutFormer(unnamed, new Set(['m1']))).toBe(unnamed);
    expect(withoutFormer(decided, new Set(['rosa']))).toEqual({
      ...decided,
      from: { id: 'rosa', name: '' },
      text: '',
      decision: { ...decision, reason: '' },
    });
    expect(withoutFormer(request, new Set(['rosa']))).toMatchObject({ from: { name: '' }, decision: null });
  });

  it('is stored in the list of who asks', () => {
    const record = internalRequestRecord(request, 2);
    expect(record).toMatchObject({ kind: 'internalRequest', id: 'r1', owner: 'rosa', at: 5, version: 2 });
    expect(internalRequestIn(record)).toEqual({ request, version: 2 });
    const { answers: _, withdrawnAt: __, ...before } = request;
    expect(internalRequestIn({ body: before as never, version: 1 })).toEqual({ request, version: 1 });
  });
});

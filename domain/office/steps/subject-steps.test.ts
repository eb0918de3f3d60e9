import { describe, expect, it } from 'vitest';
import { aComment } from '#fixtures/builders/data/comment.ts';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import { type Comment, deleted, type HideReason, moderated } from '../../comments/comment.ts';
import type { CouncilRequest } from '../../forms/request.ts';
import { type CalendarDay } from '../../shared/calendar-day.ts';
import { withUndo } from '../../forms/handling/undo.ts';
import { retracted } from '../../forms/sender/retracted-request.ts';
import {
  bySender,
  changerOf,
  enteredStep,
  commentSteps,
  commentSubject,
  erasedStep,
  requestSteps,
  requestSubject,
} from './subject-steps.ts';

const neus = { by: 'neus', at: 5 };
const before = aRequest({ status: 'Recibida', assignedTo: null, approval: null, isPublished: false });
const said = (text: string, isNote: boolean) => ({ at: 5, by: 'neus', text, isNote });
const steps = (more: Partial<CouncilRequest>, changer = neus) =>
  requestSteps(before, { ...before, ...more }, changer);
const step = (act: string, more: object = {}) => ({
  act,
  from: null,
  to: null,
  words: null,
  ...neus,
  ...more,
});

describe('the steps of a request', () => {
  it('say what staff did: an answer with its state, a note, and whose it is', () => {
    expect(steps({ status: 'En gestión', threads: [said('Vamos', false), said('Falta', true)] })).toEqual([
      step('request.answer', { from: 'Recibida', to: 'En gestión', words: 'Vamos' }),
      step('request.note', { words: 'Falta' }),
    ]);
    expect(steps({ status: 'Resuelta' })).toEqual([
      step('request.answer', { from: 'Recibida', to: 'Resuelta' }),
    ]);
    expect(steps({ threads: [said('Uno', false), said('Dos', false)] })).toEqual([
      step('request.answer', { words: 'Uno' }),
      step('request.answer', { words: 'Dos' }),
    ]);
    expect(steps({ assignedTo: 'Brigada' })).toEqual([step('request.assign', { to: 'Brigada' })]);
  });

  it('say what was made public, and what was decided about a proposal', () => {
    expect(steps({ approval: 'approved' })).toEqual([step('request.publish', { to: 'approved' })]);
    expect(steps({ isPublished: true, decision: { status: '1' } })).toEqual([
      step('proposal.validate', { to: '1' }),
      step('proposal.publish', { from: 'notPublished', to: 'published' }),
    ]);
    const shown = { ...before, isPublished: true, decision: { status: '1' } };
    expect(requestSteps(shown, { ...shown, isPublished: false, decision: { amount: null } }, neus)).toEqual([
      step('proposal.validate', { from: '1' }),
      step('proposal.publish', { from: 'published', to: 'notPublished' }),
    ]);
  });

  it('say what staff changed of their work, with each field in words that can be erased', () => {
    const [start, end] = ['2026-11-01' as CalendarDay, '2026-11-30' as CalendarDay];
    expect(steps({ priority: 'urgent' })).toEqual([
      step('request.prioritise', { from: 'normal', to: 'urgent' }),
    ]);
    expect(steps({ managed: { brigada: 'luz', nota: 'Pep' }, publishPeriod: { start, end: null } })).toEqual([
      step('request.manage', { to: 'brigada', words: '"luz"' }),
      step('request.manage', { to: 'nota', words: '"Pep"' }),
      step('request.publishPeriod', { to: '2026-11-01/' }),
    ]);
    const filled: CouncilRequest = {
      ...before,
      priority: 'low',
      managed: { brigada: 'luz', nota: 'Pep' },
      publishPeriod: { start: null, end },
    };
    const left = requestSteps(filled, { ...before, managed: { brigada: 'luz' } }, neus);
    expect(left).toEqual([
      step('request.prioritise', { from: 'low', to: 'normal' }),
      step('request.manage', { to: 'nota' }),
      step('request.publishPeriod', { from: '/2026-11-30' }),
    ]);
  });

  it('say that its sender replied or took it back, and repeat no word of theirs', () => {
    const sender = { by: bySender, at: 5 };
    const threads = [{ ...said('Me llamo Ana', false), reply: { images: [], key: 'k' } }];
    expect(steps({ threads }, sender)).toEqual([step('request.reply', sender)]);
    const { undo, ...handled } = withUndo(
      before,
      { ...before, status: 'Resuelta' },
      { key: null, owner: 'neus', at: 5 },
    );
    const back = { ...before, undone: { key: null, owner: 'neus', at: 5 } };
    expect(requestSteps({ ...handled, ...(undo && { undo }) }, back, neus)).toEqual([
      step('request.undo', { from: 'Resuelta', to: 'Recibida' }),
    ]);
    expect(requestSteps(before, retracted(before, 9), sender)).toEqual([
      step('request.retract', { ...sender, from: 'Recibida', to: 'Retirada' }),
    ]);
  });

  it('are none if only its sender looked at it', () => {
    expect(steps({ seenAt: 9 }, { by: bySender, at: 5 })).toEqual([]);
    expect(steps({ seenAt: 9, updatedAt: 9 })).toEqual([]);
  });

  it('are those of the program where nobody is named', () => {
    expect(changerOf({ ...before, updatedAt: 7 }, undefined)).toEqual({ by: 'system', at: 7 });
    expect(changerOf(before, neus)).toBe(neus);
    expect(erasedStep(3)).toEqual(step('request.erase', { by: 'system', at: 3 }));
  });

  it('are under its public number, which opens nothing', () => {
    expect(requestSubject({ iid: '2026-000017' })).toBe('request/2026-000017');
  });
});

describe('the first step of a request that staff entered', () => {
  it('has how the person came, and nothing of them', () => {
    expect(enteredStep({ by: 'neus', channel: 'telephone' }, 5)).toEqual(
      step('request.enter', { to: 'telephone' }),
    );
  });
});

describe('the step of an opinion', () => {
  it('has its score and none of its words', () => {
    const opinion = { isSolved: true, score: 4, text: 'Gracias', at: 5 };
    expect(steps({ opinion }, { by: bySender, at: 5 })).toEqual([
      { ...step('request.rate', { to: '4' }), by: bySender },
    ]);
  });
});

describe('the steps of what staff correct of a request', () => {
  const id = before.id;

  it('say with which other one it was merged, on both sides, and that it was separated', () => {
    const merged = { id, iid: '2', status: 'Recibida' } as const;
    const duplicate = { id, iid: '3', followers: 1 };
    expect(steps({ merged })).toEqual([step('request.merge', { to: '2' })]);
    expect(steps({ duplicates: [duplicate] })).toEqual([step('request.absorb', { from: '3' })]);
    expect(requestSteps({ ...before, merged }, before, neus)).toEqual([
      step('request.separate', { from: '2' }),
    ]);
    expect(requestSteps({ ...before, duplicates: [duplicate] }, before, neus)).toEqual([
      step('request.release', { to: '3' }),
    ]);
  });

  it('have the reason of a corrected contact and of what was erased, and nothing of the person', () => {
    const because = { ...neus, why: 'Lo pidió' };
    expect(steps({ contact: { firstName: 'Empar' } }, because)).toEqual([
      step('request.correct', { words: 'Lo pidió' }),
    ]);
    expect(steps({ contact: { firstName: 'Empar' } })).toEqual([step('request.correct')]);
    const erased = { personErasedAt: 9, contact: {}, approval: 'withdrawn', isPublished: false } as const;
    const full = { ...before, contact: { firstName: 'Empar' }, isPublished: true };
    expect(requestSteps(full, { ...full, ...erased }, because)).toEqual([
      step('request.erase', { words: 'Lo pidió' }),
    ]);
    expect(requestSteps(full, { ...full, ...erased }, neus)).toEqual([step('request.erase')]);
  });

  it('say that it has a public title of staff, or its own again', () => {
    const titled = { ...before, publicTitle: 'Cajas' };
    expect(steps({ publicTitle: 'Cajas' })).toEqual([step('request.title', { from: 'own', to: 'staff' })]);
    expect(requestSteps(titled, before, neus)).toEqual([step('request.title', { from: 'staff', to: 'own' })]);
  });
});

describe('the steps of a comment', () => {
  const comment = aComment('a');
  const decide = (before: Comment, by: string, hidden: HideReason | null, at: number): Comment => {
    const after = moderated(before, { at, by, hidden });
    if (after === null) throw new Error('not moderated');
    return after;
  };

  it('say what staff decided, with the reason', () => {
    const hidden = decide(comment, 'neus', 'insults', 5);
    expect(commentSteps(comment, hidden, 9)).toEqual([
      step('comment.moderate', { from: 'published', to: 'hidden/insults' }),
    ]);
    expect(commentSteps(hidden, decide(hidden, 'pau', null, 6), 9)).toEqual([
      step('comment.moderate', { from: 'hidden/insults', to: 'published', by: 'pau', at: 6 }),
    ]);
  });

  it('say that its author deleted it, once', () => {
    const gone = deleted(comment);
    expect(commentSteps(comment, gone, 9)).toEqual([
      step('comment.delete', { from: 'published', to: 'deleted', by: 'sender', at: 9 }),
    ]);
    expect(commentSteps(gone, deleted(gone), 9)).toEqual([]);
    expect(commentSubject({ id: 'abc' })).toBe('comment/abc');
  });
});

import { describe, expect, it } from 'vitest';
import { aComment } from '#fixtures/builders/data/comment.ts';
import { deleted, firstState, isPublishedComment, moderated } from './comment.ts';
import { moderationOf, readSwitch } from './moderation.ts';

describe('the switch of comments', () => {
  it('is off if neither town nor process sets it', () => {
    expect(moderationOf(null, null)).toBeNull();
    expect(moderationOf(null, 'no')).toBeNull();
  });

  it('is the town’s, unless the process says otherwise', () => {
    expect(moderationOf(null, 'before')).toBe('before');
    expect(moderationOf('after', 'before')).toBe('after');
    expect(moderationOf('no', 'after')).toBeNull();
    expect(moderationOf('after', null)).toBe('after');
  });

  it('has no value for an unknown setting', () => {
    expect(['before', 'after', 'no', 'yes', true, null, undefined].map(readSwitch)).toEqual([
      'before',
      'after',
      'no',
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('a comment', () => {
  it('waits for staff where they look at comments before, and is published at once where they look after', () => {
    expect(firstState('before')).toEqual({ kind: 'pending' });
    expect(firstState('after')).toEqual({ kind: 'published' });
  });

  it('is published by staff, which settles its reports, and says who did it and when', () => {
    const step = { at: 7, by: 'Ana', hidden: null };
    const comment = moderated(aComment('a', { state: { kind: 'pending' }, reports: 3 }), step);
    expect(comment).toMatchObject({ state: { kind: 'published' }, reports: 0, history: [step] });
    expect(comment !== null && isPublishedComment(comment)).toBe(true);
  });

  it('is hidden by staff for a reason, keeps its words for them, and can be published again', () => {
    const step = { at: 7, by: 'Ana', hidden: 'insults' } as const;
    const hidden = moderated(aComment('a', { text: 'Hola' }), step);
    expect(hidden).toMatchObject({ state: { kind: 'hidden', reason: 'insults' }, text: 'Hola' });
    expect(hidden !== null && isPublishedComment(hidden)).toBe(false);
    const again = hidden && moderated(hidden, { ...step, at: 8, hidden: null });
    expect(again).toMatchObject({ state: { kind: 'published' }, history: [step, { at: 8 }] });
  });

  it('that its author deleted keeps neither words nor name, and staff can do nothing with it', () => {
    const gone = deleted(aComment('a', { text: 'Hola', name: 'Ana', reports: 2 }));
    expect(gone).toMatchObject({ text: '', name: null, reports: 0, state: { kind: 'deleted' } });
    expect(moderated(gone, { at: 1, by: 'Ana', hidden: null })).toBeNull();
  });
});

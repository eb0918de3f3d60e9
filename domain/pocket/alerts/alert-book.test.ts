import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPocketAlert } from '#fixtures/builders/pocket.ts';
import {
  marksOf,
  noMarks,
  shownAlerts,
  toldLately,
  untold,
  withFound,
  withMark,
  withoutMark,
  withToldMarks,
} from './alert-book.ts';
import { type FoundAlert, requestAlertName } from './pocket-alert.ts';

const day = 24 * 3_600_000;
const found = (id: string): FoundAlert => {
  const { at: _, ...alert } = aPocketAlert({ id });
  return alert;
};
const idsOf = (alerts: readonly FoundAlert[]) => alerts.map(({ id }) => id);

describe('the alerts of a device', () => {
  it('are noticed once, the newest first, and keep the moment at which they were', () => {
    const first = withFound([], [found('a'), found('a')], noMarks, 1);
    const second = withFound(first, [found('a'), found('b')], noMarks, 2);
    expect(second.map(({ id, at }) => [id, at])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });

  it('go by themselves after 30 days, unless they are saved or still so', () => {
    const kept = ['old', 'saved', 'still'].map((id) => aPocketAlert({ id, at: 0 }));
    const saved = withMark(noMarks, 'saved', ['saved']);
    expect(idsOf(withFound(kept, [found('still')], saved, 30 * day - 1))).toEqual(['old', 'saved', 'still']);
    expect(idsOf(withFound(kept, [found('still')], saved, 30 * day))).toEqual(['saved', 'still']);
  });

  it('that the council told are of the moment at which it did, once, and go 30 days after it', () => {
    const told = [aPocketAlert({ id: 'told', kind: 'told', at: 5 })];
    const first = withFound([], toldLately(told, day), noMarks, day);
    expect(first).toEqual(told);
    expect(withFound(first, toldLately(told, 2 * day), noMarks, 2 * day)).toEqual(told);
    const last = 5 + 30 * day;
    expect(withFound(first, toldLately(told, last - 1), noMarks, last - 1)).toEqual(told);
    expect(withFound(first, toldLately(told, last), noMarks, last)).toEqual([]);
  });

  it('are not noticed beside what the council told of the same, unless they are saved, and marks go over', () => {
    const told = [
      { ...aPocketAlert({ id: 'mail', kind: 'told' }), about: requestAlertName('2026-000017', 'open') },
      { ...aPocketAlert({ id: 'other', kind: 'told' }), about: null },
    ];
    const noticed = [aPocketAlert({ id: 'request/2026-000017/open' }), aPocketAlert({ id: 'door/a/1' })];
    const ids = (saved: readonly string[]) => untold(noticed, told, { saved }).map(({ id }) => id);
    expect(ids([])).toEqual(['door/a/1']);
    expect(ids(['request/2026-000017/open'])).toHaveLength(2);
    const marks = { seen: ['request/2026-000017/open'], deleted: [], saved: [] };
    expect(withToldMarks(marks, told, noticed)).toEqual({ ...marks, seen: [...marks.seen, 'mail'] });
    const gone = { ...noMarks, deleted: ['request/2026-000017/open'] };
    expect(withToldMarks(gone, told, noticed).deleted).toContain('mail');
  });

  it('of things whose key is secret are the same as what the council told under another name', () => {
    const told = [{ ...aPocketAlert({ id: 'mail', kind: 'told' }), about: 'moved/42237441' }];
    const noticed = [
      { ...aPocketAlert({ id: 'moved/key/7' }), toldAs: 'moved/42237441' },
      { ...aPocketAlert({ id: 'moved/other/7' }), toldAs: 'moved/00000000' },
    ];
    expect(idsOf(untold(noticed, told, noMarks))).toEqual(['moved/other/7']);
    const seen = { ...noMarks, seen: ['moved/key/7'] };
    expect(withToldMarks(seen, told, noticed).seen).toEqual(['moved/key/7', 'mail']);
    expect(withToldMarks({ ...noMarks, seen: ['moved/other/7'] }, told, noticed).seen).not.toContain('mail');
  });

  it('are at most two hundred: the oldest make room', () => {
    const kept = Array.from({ length: 200 }, (_, n) => aPocketAlert({ id: `${n}` }));
    const full = withFound(kept, [found('new')], noMarks, 1);
    expect([full.length, full[0]?.id, full.at(-1)?.id]).toEqual([200, 'new', '198']);
  });

  it('are shown with what was done with them, and deleting one can be taken back', () => {
    const kept = [aPocketAlert({ id: 'a', at: 1 }), aPocketAlert({ id: 'b', at: 2 })];
    const marks = withMark(withMark(noMarks, 'seen', ['a', 'a']), 'saved', ['b']);
    expect(marks.seen).toEqual(['a']);
    expect(shownAlerts(kept, marks)).toMatchObject([
      { id: 'b', isSeen: false, isSaved: true },
      { id: 'a', isSeen: true, isSaved: false },
    ]);
    const deleted = withMark(marks, 'deleted', ['a']);
    expect(idsOf(shownAlerts(kept, deleted))).toEqual(['b']);
    expect(idsOf(shownAlerts(kept, withoutMark(deleted, 'deleted', 'a')))).toEqual(['b', 'a']);
  });

  it('leave no marks behind', () => {
    const marks = { seen: ['a', 'gone'], deleted: ['gone'], saved: ['a'] };
    expect(marksOf([aPocketAlert({ id: 'a' })], marks)).toEqual({ seen: ['a'], deleted: [], saved: ['a'] });
  });

  it('never come back once they are deleted, however often the device looks', () => {
    const ids = fc.array(fc.constantFrom<string>('a', 'b', 'c', 'd'), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(ids), ids, (looks, deleted) => {
        let alerts = withFound([], looks.flat().map(found), noMarks, 0);
        let marks = withMark(noMarks, 'deleted', deleted);
        looks.forEach((look, n) => {
          alerts = withFound(alerts, look.map(found), marks, n * 20 * day);
          marks = { ...marksOf(alerts, marks), deleted: marks.deleted };
          const shown = idsOf(shownAlerts(alerts, marks));
          expect(new Set(shown).size).toBe(shown.length);
          expect(shown.filter((id) => deleted.includes(id))).toEqual([]);
        });
      }),
    );
  });

  it('keep the marks of what is still so, so that it is not reported again', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 }), (days) => {
        const marks = withMark(noMarks, 'deleted', ['a']);
        const later = withFound([aPocketAlert({ id: 'a', at: 0 })], [found('a')], marks, days * day);
        expect(shownAlerts(later, marksOf(later, marks))).toEqual([]);
      }),
    );
  });
});

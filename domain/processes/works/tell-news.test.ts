import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someDay, someStatus, toldAmount } from '#fixtures/arbitraries/delivery.ts';
import { aDelivery, aNews } from '#fixtures/builders/data/delivery.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { cents } from '../../shared/money.ts';
import { isLeft, left, right } from '../../shared/result.ts';
import { isNewsTold, longestNews, type ToldNews, tellNews } from './tell-news.ts';

const day = (text: string) => text as CalendarDay;
const told = (more: Partial<ToldNews> = {}): ToldNews => ({
  key: 'k1',
  day: day('2026-11-18'),
  text: null,
  language: 'es',
  milestones: [],
  spent: null,
  images: [],
  status: null,
  ...more,
});
const milestone = (id: string, reached: string | null = null) => ({
  id,
  title: id,
  planned: null,
  reached: reached === null ? null : day(reached),
});

describe('news of a project', () => {
  it('has a milestone, what is paid and a sentence, which says what is going on now', () => {
    const before = aDelivery({
      note: { va: 'Els pals' },
      milestones: [milestone('suelo', '2026-09-16'), milestone('techo')],
      spent: cents(500),
      committed: cents(900),
      updated: day('2026-09-16'),
    });
    const news = told({ text: 'Ya tiene techo.', milestones: ['suelo', 'techo'], spent: cents(1195) });
    expect(tellNews(before, news)).toEqual(
      right({
        news: {
          id: 'k1',
          day: '2026-11-18',
          text: { es: 'Ya tiene techo.' },
          images: [],
          milestones: ['techo'],
          spent: 1195,
        },
        updated: '2026-11-18',
        status: 'works',
        reason: null,
        note: { es: 'Ya tiene techo.' },
        spent: 1195,
        committed: 1195,
      }),
    );
  });

  it('keeps the note without a sentence, and the later day of the figures', () => {
    const before = aDelivery({ note: 'Los postes', updated: day('2026-11-20'), committed: cents(9) });
    const effect = tellNews(before, told({ images: ['/files/a.jpg'], spent: cents(5) }));
    expect(effect).toMatchObject(
      right({ note: 'Los postes', updated: '2026-11-20', spent: 5, committed: 9 }),
    );
  });

  it.each([
    ['nothing', told({ spent: cents(5), status: 'works' }), 'nothingTold'],
    ['a milestone that was reached before', told({ milestones: ['a'] }), 'nothingTold'],
    ['a milestone that it does not have', told({ milestones: ['b'], text: 'x' }), 'unknownMilestone'],
    ['a very long sentence', told({ text: 'x'.repeat(longestNews + 1) }), 'textTooLong'],
    ['that the works stopped, without saying why', told({ status: 'stopped' }), 'reasonMissing'],
  ])('is refused if it tells %s', (_, news, why) => {
    const before = aDelivery({ spent: cents(5), milestones: [milestone('a', '2026-09-16')] });
    expect(tellNews(before, news)).toEqual(left(why));
  });

  it('says why works stop, keeps the reason while they are stopped, and drops it when they go on', () => {
    const stop = tellNews(aDelivery(), told({ text: 'Sin oferta.', status: 'stopped' }));
    expect(stop).toMatchObject(right({ status: 'stopped', reason: { es: 'Sin oferta.' } }));
    const stopped = aDelivery({ status: 'stopped', reason: 'Sin oferta.' });
    expect(tellNews(stopped, told({ text: 'Aún nada.' }))).toMatchObject(right({ reason: 'Sin oferta.' }));
    expect(tellNews(stopped, told({ status: 'works' }))).toMatchObject(
      right({ status: 'works', reason: null, news: { text: null } }),
    );
    const unexplained = aDelivery({ status: 'stopped' });
    expect(tellNews(unexplained, told({ text: 'Sin oferta.' }))).toMatchObject(
      right({ reason: { es: 'Sin oferta.' } }),
    );
  });

  it('never leaves less committed than paid, nor takes back a milestone', () => {
    const reached = fc.option(someDay);
    fc.assert(
      fc.property(
        toldAmount,
        toldAmount,
        toldAmount,
        reached,
        someStatus,
        (spent, committed, paid, one, status) => {
          const before = aDelivery({
            spent,
            committed: committed === null ? null : cents(committed + (spent ?? 0)),
            milestones: [{ id: 'm', title: 'm', planned: null, reached: one }],
          });
          const effect = tellNews(before, told({ spent: paid, milestones: ['m'], status, text: 'x' }));
          if (isLeft(effect)) throw new Error(effect.left);
          const after = effect.right;
          if (after.committed !== null) expect(after.committed).toBeGreaterThanOrEqual(after.spent ?? 0);
          expect(after.news.milestones).toEqual(one === null ? ['m'] : []);
          expect(after.spent).toBe(paid ?? spent);
        },
      ),
    );
  });

  it('is known by its key', () => {
    const delivery = aDelivery({ news: [aNews('k1', '2026-11-18')] });
    expect([isNewsTold(delivery, 'k1'), isNewsTold(delivery, 'k2')]).toEqual([true, false]);
  });
});

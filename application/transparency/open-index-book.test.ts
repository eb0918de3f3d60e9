import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { openIndexBook } from './open-index-book.ts';

const town = realmId('vilanova');
const away = async () => left({ kind: 'unreachable' } as const);
const none = async () => right([]);
const article = { id: 'a', title: 'A', ita: '1', isPublished: true, uri: null, slug: 'a', updatedOn: null };
const link = (uri: string, answers: boolean) => ({
  uri,
  answers,
  status: null,
  checkedOn: '2026-11-16' as CalendarDay,
});
const archive = { indexes: none, years: none, links: none };

describe('what a page about transparency is made of', () => {
  it('is told with the addresses that did not answer', async () => {
    const links = async () => right([link('/here', true), link('/gone', false)]);
    const open = openIndexBook({
      articles: { all: async () => right([article]) },
      archive: { ...archive, links },
    });
    expect(await open(town)).toMatchObject({
      right: { articles: [article], isWhole: true, silent: new Map([['/gone', link('/gone', false)]]) },
    });
  });

  it('is told without years and indexes that cannot be had, and says that something is missing', async () => {
    const parts = { articles: { all: none }, archive: { indexes: away, years: away, links: away } };
    expect(await openIndexBook(parts)(town)).toMatchObject({
      right: { indexes: [], years: [], isWhole: false },
    });
  });

  it('is nothing without the articles', async () => {
    expect(await openIndexBook({ articles: { all: away }, archive })(town)).toEqual(
      left({ kind: 'unreachable' }),
    );
  });
});

import { addresses } from '#adapters/wire/addresses.ts';
import { readArticle } from '#adapters/wire/site/article.ts';
import { readMoment } from '#domain/shared/calendar-day.ts';
import { ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { firstFinding } from '../finding.ts';
import type { KnownTown } from '../known-town.ts';
import { differs, miscounted, unreadBy, valueAt, withList, withObject } from '../read-answer.ts';
import { categoryOf, idsWithin, slugIn } from './support/doc-fields.ts';

const collection = (realm: string) => `/api/${encodeURIComponent(realm)}/collections/articulos`;

/** Published articles of the category that most have, on pages of this size. */
function inCategory({ realm, articles }: KnownTown, limit: number, offset: number) {
  const published = articles.filter(({ isPublished }) => isPublished === true);
  const category = categoryOf(published);
  if (category === null) return null;
  const ids = idsWithin(published, category);
  return { ids, asked: ask(addresses.articles(realm, category, limit, offset)) };
}

export const articleChecks: readonly Check[] = [
  {
    id: 'art-01',
    clause: '3-contenidos §3',
    from: [],
    trials: ({ realm, zone }) => [
      trial(ask(`${collection(realm)}?limit=10000`), (answer) =>
        withList(answer, ({ items }) =>
          firstFinding(items.entries(), ([at, item]) => unreadBy(readArticle(item, zone), `items.${at}.`)),
        ),
      ),
    ],
  },
  {
    id: 'art-02',
    clause: '3-contenidos §7',
    from: ['articles'],
    trials: (town) => {
      const sought = inCategory(town, 10_000, 0);
      if (sought === null) return [];
      return [
        trial(sought.asked, (answer) =>
          withList(answer, ({ items }) => {
            const stranger = items.find(({ _id }) => !sought.ids.includes(_id));
            return stranger
              ? { kind: 'unwanted', what: stranger._id }
              : miscounted(items.length, sought.ids.length);
          }),
        ),
      ];
    },
  },
  {
    id: 'art-03',
    clause: '3-contenidos §7',
    from: ['articles'],
    trials: (town) => {
      const sought = inCategory(town, 10_000, 0);
      if (sought === null) return [];
      const start = (item: unknown) =>
        readMoment(String(valueAt(item, 'publishPeriod', 'start')), town.zone)?.instant ?? -Infinity;
      return [
        trial(sought.asked, (answer) =>
          withList(answer, ({ items }) =>
            firstFinding(items.slice(1).entries(), ([at, item]) => {
              const before = items[at];
              if (before === undefined || start(before) >= start(item)) return null;
              return { kind: 'order', first: before._id, second: item._id };
            }),
          ),
        ),
      ];
    },
  },
  {
    id: 'art-04',
    clause: '3-contenidos §7',
    from: ['articles'],
    trials: (town) => {
      const [page, next] = [inCategory(town, 1, 0), inCategory(town, 1, 1)];
      if (page === null || next === null) return [];
      return [
        trial([page.asked, next.asked], (one, two) =>
          withList(one, (first) =>
            withList(two, (second) => {
              const ids = [...first.items, ...second.items].map(({ _id }) => _id);
              const totals =
                miscounted(first.total, page.ids.length) ?? miscounted(second.total, page.ids.length);
              return totals ?? miscounted(new Set(ids).size, Math.min(2, page.ids.length));
            }),
          ),
        ),
      ];
    },
  },
  {
    id: 'art-05',
    clause: '3-contenidos §7',
    from: ['articles'],
    trials: ({ realm, articles }) =>
      articles
        .slice(0, 2)
        .map((article) =>
          trial(ask(`${collection(realm)}/${encodeURIComponent(article._id)}`), (answer) =>
            withObject(answer, (found) => differs('_id', found['_id'], article._id)),
          ),
        ),
  },
  {
    id: 'art-06',
    clause: '3-contenidos §7',
    from: ['articles'],
    trials: ({ realm, articles }) =>
      articles
        .filter((article) => slugIn(article) !== null)
        .slice(0, 2)
        .map((article) =>
          trial(
            ask(`${collection(realm)}/?or=data.slug=${encodeURIComponent(slugIn(article) ?? '')}`),
            (answer) => withList(answer, ({ items }) => differs('items.0._id', items[0]?._id, article._id)),
          ),
        ),
  },
];

import { addresses } from '#adapters/wire/addresses.ts';
import { readMoment } from '#domain/shared/calendar-day.ts';
import { ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { firstFinding } from '../finding.ts';
import { miscounted, missingFrom, valueAt, withList } from '../read-answer.ts';

const collection = (realm: string) => `/api/${encodeURIComponent(realm)}/collections/articulos`;

/** Queries that ask for only some fields (specification 3, section 7). */
export const fieldChecks: readonly Check[] = [
  {
    id: 'pro-11',
    clause: '3-contenidos §7',
    from: ['processes'],
    trials: ({ realm, zone, processes }) => {
      const day = readMoment(String(valueAt(processes[0], 'period', '_extent', 'start')), zone)?.day;
      if (day === undefined) return [];
      return [
        trial(ask(`${addresses.processesBetween(realm, day, day)}&fields=title,period`), (answer) =>
          withList(answer, ({ items }) =>
            firstFinding(items, (item) => {
              const other = Object.keys(item).find((key) => !['_id', 'title', 'period'].includes(key));
              return other === undefined
                ? missingFrom(item, ['title', 'period'])
                : { kind: 'unwanted', what: other };
            }),
          ),
        ),
      ];
    },
  },
  {
    id: 'art-07',
    clause: '3-contenidos §7',
    from: [],
    trials: ({ realm }) => [
      trial(ask(`${collection(realm)}?fields=title,data&limit=1000`), (answer) =>
        withList(answer, ({ items }) =>
          firstFinding(items, (item) => {
            const other = Object.keys(item).find((key) => !['_id', 'title', 'data'].includes(key));
            return other === undefined ? null : { kind: 'unwanted', what: other };
          }),
        ),
      ),
    ],
  },
  {
    id: 'art-08',
    clause: '3-contenidos §7',
    from: ['articles'],
    trials: ({ realm, articles }) => {
      const points = articles.filter(({ ita }) => ita !== undefined && ita !== null && ita !== '');
      const asked = ask(`${collection(realm)}?fields=title,ita,meta,isPublished,data&ita&limit=1000`);
      if (points.length === 0) return [];
      return [
        trial(asked, (answer) =>
          withList(answer, ({ items }) => {
            const without = items.find(({ ita }) => ita === undefined || ita === null || ita === '');
            return without
              ? { kind: 'unwanted', what: without._id }
              : miscounted(items.length, Math.min(1000, points.length));
          }),
        ),
      ];
    },
  },
];

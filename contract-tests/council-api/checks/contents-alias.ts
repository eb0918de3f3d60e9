import { addresses } from '#adapters/wire/addresses.ts';
import { readMoment } from '#domain/shared/calendar-day.ts';
import { ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { differs, type Doc, valueAt, withList, withObject } from '../read-answer.ts';

const idsOf = (items: readonly Doc[]) => items.map(({ _id }) => _id);

/** The same request under both bases. */
const underBoth = (address: string) => [ask(address), ask(address.replace(/^\/api\//u, '/contents/'))];

/** The two bases of collections give the same (specification 1, section 7). */
export const contentsAliasChecks: readonly Check[] = [
  {
    id: 'con-01',
    clause: '1-base §7',
    from: [],
    trials: ({ realm }) => [
      trial(
        underBoth(`/api/${encodeURIComponent(realm)}/collections/procesos?limit=200&expand=false`),
        (api, contents) =>
          withList(api, (asked) =>
            withList(contents, (found) => differs('items', idsOf(found.items), idsOf(asked.items))),
          ),
      ),
    ],
  },
  {
    id: 'con-02',
    clause: '1-base §7',
    from: ['articles'],
    trials: ({ realm, articles }) =>
      articles
        .slice(0, 1)
        .map(({ _id }) =>
          trial(
            underBoth(`/api/${encodeURIComponent(realm)}/collections/articulos/${encodeURIComponent(_id)}`),
            (api, contents) =>
              withObject(api, (asked) => withObject(contents, (found) => differs('{…}', found, asked))),
          ),
        ),
  },
  {
    id: 'con-03',
    clause: '1-base §7',
    from: ['processes'],
    trials: ({ realm, zone, processes }) => {
      const start = valueAt(processes[0], 'period', '_extent', 'start');
      const day = readMoment(String(start), zone)?.day;
      if (day === undefined) return [];
      return [
        trial(underBoth(addresses.processesBetween(realm, day, day)), (api, contents) =>
          withList(api, (asked) =>
            withList(contents, (found) => differs('items', idsOf(found.items), idsOf(asked.items))),
          ),
        ),
      ];
    },
  },
];

import { addresses } from '#adapters/wire/addresses.ts';
import { decode } from '#adapters/wire/decode.ts';
import { settingsWire } from '#adapters/wire/site/settings.ts';
import { readMenu } from '#adapters/wire/site/site.ts';
import { ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { firstFinding } from '../finding.ts';
import { differs, missingFrom, unreadBy, valueAt, withList, withObject } from '../read-answer.ts';

const vocabularies = ['propuestas', 'barrios', 'categories'] as const;

/** What a portal is set up from: region, settings, menu, vocabularies. */
export const siteChecks: readonly Check[] = [
  {
    id: 'reg-01',
    clause: '1-base §7',
    from: [],
    trials: ({ realm }) => [
      trial(ask(`/api/regions/collections/all?region.realm=${encodeURIComponent(realm)}`), (answer) =>
        withList(answer, ({ items }) => {
          const region = valueAt(items[0], 'region');
          return missingFrom(region, ['name', 'coordinates.lat', 'coordinates.lng', 'privacyPolicy']);
        }),
      ),
    ],
  },
  {
    id: 'reg-02',
    clause: '1-base §1',
    from: [],
    trials: ({ realm }) => [
      trial(ask(`/api/regions/collections/all?region.realm=${encodeURIComponent(realm)}`), (answer) =>
        withList(answer, ({ items }) =>
          firstFinding(items, (item) => differs('region.realm', valueAt(item, 'region', 'realm'), realm)),
        ),
      ),
    ],
  },
  {
    id: 'aju-01',
    clause: '3-contenidos §7',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addresses.settings(realm)), (answer) =>
        withList(answer, ({ items }) =>
          items[0] === undefined
            ? { kind: 'missing', what: 'items.0' }
            : unreadBy(decode(settingsWire, items[0]), 'items.0.'),
        ),
      ),
    ],
  },
  {
    id: 'aju-02',
    clause: '1-base §7',
    from: [],
    trials: ({ realm }) => [
      trial(ask(`/api/${encodeURIComponent(realm)}/collections/settings`), (answer) =>
        withList(answer, ({ items }) => missingFrom(items[0], ['logo', 'name', 'categories'])),
      ),
    ],
  },
  {
    id: 'men-01',
    clause: '3-contenidos §7',
    from: ['settings'],
    trials: ({ realm, menu }) =>
      menu === null
        ? []
        : [
            trial(ask(addresses.menu(realm, menu)), (answer) =>
              withObject(answer, (found) => unreadBy(readMenu(found))),
            ),
          ],
  },
  {
    id: 'voc-01',
    clause: '3-contenidos §7',
    from: [],
    trials: ({ realm }) =>
      vocabularies.map((name) =>
        trial(ask(`/api/${encodeURIComponent(realm)}/collections/vocabularios?name=${name}`), (answer) =>
          withList(answer, ({ items }) => {
            const terms = valueAt(items[0], 'terms');
            if (!Array.isArray(terms)) return { kind: 'missing', what: 'items.0.terms' };
            return firstFinding<unknown>(terms, (term) => missingFrom(term, ['_id', 'term']));
          }),
        ),
      ),
  },
];

import { addresses } from '#adapters/wire/addresses.ts';
import { readProcess } from '#adapters/wire/processes/process.ts';
import { ask } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { firstFinding } from '../finding.ts';
import type { KnownTown } from '../known-town.ts';
import { differs, miscounted, unreadBy, withList } from '../read-answer.ts';
import { categoryOf, idsWithin, slugIn } from './support/doc-fields.ts';
import { betweenTrials, outOfOrder, pageSize } from './process-dates.ts';

const everything = 10_000;

const first = ({ realm }: KnownTown) => ask(addresses.processes(realm, pageSize, 0));
const second = ({ realm }: KnownTown) => ask(addresses.processes(realm, pageSize, pageSize));
const whole = ({ realm }: KnownTown) => ask(addresses.processes(realm, everything, 0));

export const processChecks: readonly Check[] = [
  {
    id: 'pro-01',
    clause: '3-contenidos §3',
    from: [],
    trials: (town) => [
      trial(whole(town), (answer) =>
        withList(answer, ({ items }) =>
          firstFinding(items.entries(), ([at, item]) =>
            unreadBy(readProcess(item, town.zone), `items.${at}.`),
          ),
        ),
      ),
    ],
  },
  {
    id: 'pro-02',
    clause: '3-contenidos §9',
    from: ['processes'],
    trials: (town) => [
      trial(first(town), (answer) =>
        withList(answer, ({ items }) => miscounted(items.length, Math.min(pageSize, town.processes.length))),
      ),
    ],
  },
  {
    id: 'pro-03',
    clause: '3-contenidos §7',
    from: [],
    trials: (town) => [
      trial(whole(town), (answer) => withList(answer, ({ items }) => outOfOrder(items, town.zone))),
    ],
  },
  {
    id: 'pro-04',
    clause: '3-contenidos §7',
    from: ['processes'],
    trials: (town) => [
      trial([first(town), second(town)], (one, two) =>
        withList(one, (page) =>
          withList(two, (next) =>
            differs(
              'items.*._id',
              [...page.items, ...next.items].map(({ _id }) => _id),
              town.processes.slice(0, 2 * pageSize).map(({ _id }) => _id),
            ),
          ),
        ),
      ),
    ],
  },
  {
    id: 'pro-05',
    clause: '3-contenidos §7',
    from: ['processes'],
    trials: (town) => [
      trial([first(town), second(town)], (one, two) =>
        firstFinding([one, two], (answer) =>
          withList(answer, ({ total }) => miscounted(total, town.processes.length)),
        ),
      ),
    ],
  },
  {
    id: 'pro-06',
    clause: '3-contenidos §7',
    from: ['processes'],
    trials: ({ realm, processes }) =>
      processes.slice(0, 2).map(({ _id }) =>
        trial(ask(addresses.process(realm, _id)), (answer) =>
          withList(answer, ({ items }) =>
            differs(
              'items.*._id',
              items.map((item) => item._id),
              [_id],
            ),
          ),
        ),
      ),
  },
  {
    id: 'pro-07',
    clause: '3-contenidos §7',
    from: ['processes'],
    trials: ({ realm, processes }) =>
      processes
        .filter((process) => slugIn(process) !== null)
        .slice(0, 2)
        .map((process) =>
          trial(ask(addresses.process(realm, slugIn(process) ?? '')), (answer) =>
            withList(answer, ({ items }) => differs('items.0._id', items[0]?._id, process._id)),
          ),
        ),
  },
  {
    id: 'pro-08',
    clause: '3-contenidos §7',
    from: [],
    trials: ({ realm }) => [
      trial(ask(addresses.process(realm, 'no-hay-tal-proceso')), (answer) =>
        withList(answer, ({ items, total }) => miscounted(items.length + total, 0)),
      ),
    ],
  },
  {
    id: 'pro-09',
    clause: '3-contenidos §7',
    from: ['processes'],
    trials: betweenTrials,
  },
  {
    id: 'pro-10',
    clause: '3-contenidos §7',
    from: ['processes'],
    trials: (town) => {
      const category = categoryOf(town.processes);
      if (category === null) return [];
      const address = `${addresses.processes(town.realm, everything, 0)}&categories=${encodeURIComponent(category)}`;
      return [
        trial(ask(address), (answer) =>
          withList(answer, ({ items }) =>
            differs(
              'items.*._id',
              items.map(({ _id }) => _id),
              idsWithin(town.processes, category),
            ),
          ),
        ),
      ];
    },
  },
];

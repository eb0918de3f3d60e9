import fc from 'fast-check';
import { expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { left } from '#domain/shared/result.ts';
import { type SeenAct, seenActs } from '#domain/showcase/shop-visits.ts';
import { bookingTown as town } from '#fixtures/builders/appointments/booking-town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { memoryGoods } from '#fixtures/memory/goods-store.ts';
import { gatheredVisits } from './gathered-visits.ts';
import { keepVisits } from './keep-visits.ts';
import { readVisits } from './read-visits.ts';

/** Two processes that count and store in one council. */
function twoProcesses() {
  const goods = memoryGoods();
  const clock = { now: () => noon };
  let drawn = 0;
  const process = (ask = goods.ask) => {
    const visits = gatheredVisits();
    const ports = { goods: { ...goods, ask }, goodsRecords: goods, clock, visits };
    const keep = keepVisits({ ...ports, random: (length) => new Uint8Array(length).fill((drawn += 1)) });
    const note = (shop: string, act: SeenAct, month = '2026-11') =>
      visits.note(town.realm, { shop, month }, act);
    return { note, keep };
  };
  const read = (shop?: string) => readVisits({ goodsRecords: goods, clock })(town, shop);
  return { goods, process, read };
}
const hidden = { views: null, calls: null, ways: null };
const times = (count: number, work: () => void) => Array.from({ length: count }).forEach(work);

it('visits are told by shop and month, and of all shops together; fewer than five are not told', async () => {
  const { process, read } = twoProcesses();
  const { note, keep } = process();
  expect(await read('forn')).toEqual([{ month: '2026-11', ...hidden }]);
  times(4, () => note('forn', 'views'));
  times(5, () => note('forn', 'calls'));
  note('roig', 'views');
  times(6, () => note('forn', 'ways', '2026-10'));
  expect(await read('forn')).toEqual([{ month: '2026-11', ...hidden }]);
  await keep();
  expect(await read('forn')).toEqual([
    { month: '2026-11', ...hidden, calls: 5 },
    { month: '2026-10', ...hidden, ways: 6 },
  ]);
  expect(await read()).toMatchObject([{ views: 5, calls: 5 }, { ways: 6 }]);
  note('forn', 'views');
  await keep();
  expect(await read('forn')).toMatchObject([{ views: 5 }, {}]);
});

it('a month without visits is told, and of years of them the last twelve months', async () => {
  const { process, read } = twoProcesses();
  const { note, keep } = process();
  for (let year = 2024; year < 2027; year += 1)
    for (let month = 1; month < 11; month += 1)
      times(5, () => note('forn', 'views', `${year}-${String(month).padStart(2, '0')}`));
  await keep();
  const all = await read('forn');
  expect(all.map(({ month }) => month)).toEqual([
    '2026-11',
    ...Array.from({ length: 10 }, (_, n) => `2026-${String(10 - n).padStart(2, '0')}`),
    '2025-10',
  ]);
});

it('what was stored is counted once, though its answer was lost, and what was not is kept for the next round', async () => {
  const { goods, process, read } = twoProcesses();
  let how: 'lost' | 'refused' | 'down' | 'well' = 'lost';
  const { note, keep } = process(async (...asked) => {
    if (how === 'down') throw new Error('the storage is away');
    if (how === 'refused') return left({ kind: 'recordChanged', record: 'visits' });
    const answer = await goods.ask(...asked);
    if (how === 'lost') throw new Error('no answer came');
    return answer;
  });
  times(5, () => note('forn', 'views'));
  await expect(keep()).rejects.toThrow('no answer came');
  note('forn', 'views');
  how = 'well';
  await keep();
  expect(await read('forn')).toMatchObject([{ views: 5 }]);
  how = 'down';
  await expect(keep()).rejects.toThrow('the storage is away');
  how = 'refused';
  await keep();
  expect(await read('forn')).toMatchObject([{ views: 5 }]);
  how = 'well';
  await keep();
  await keep();
  expect(await read('forn')).toMatchObject([{ views: 6 }]);
});

it('nothing is lost or counted twice by processes that store at the same moment, and no town sees another', async () => {
  const visit = fc.tuple(
    fc.integer({ min: 0, max: 1 }),
    fc.constantFrom('forn', 'roig'),
    fc.constantFrom(...seenActs),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(visit, { maxLength: 12 }), { maxLength: 4 }), async (rounds) => {
      const { process, read } = twoProcesses();
      const both = [process(), process()];
      for (const round of rounds) {
        for (const [n, shop, act] of round) both[n]?.note(shop, act);
        // oxlint-disable-next-line no-await-in-loop -- one round after the other
        await Promise.all(both.map(({ keep }) => keep()));
      }
      await Promise.all(both.map(({ keep }) => keep()));
      const count = (shop: string | null, act: SeenAct) =>
        rounds.flat().filter((one) => (shop === null || one[1] === shop) && one[2] === act).length;
      for (const shop of ['forn', 'roig', null]) {
        // oxlint-disable-next-line no-await-in-loop -- three of them
        const [told] = await read(shop ?? undefined);
        for (const act of seenActs) {
          const n = count(shop, act);
          expect(told?.[act]).toBe(n < 5 ? null : n);
        }
      }
    }),
  );
  const visits = gatheredVisits();
  visits.note(realmId('other'), { shop: 'forn', month: '2026-11' }, 'views');
  expect(visits.take(town.realm)).toEqual([]);
  expect(visits.realms()).toEqual(['other']);
});

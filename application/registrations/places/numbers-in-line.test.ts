import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Application } from '#domain/registrations/applicants/application.ts';
import { applicationRecord } from '#domain/registrations/applicants/application-records.ts';
import { inLine } from '#domain/registrations/places/waiting-line.ts';
import { freeCourse } from '#fixtures/builders/registrations/activity.ts';
import { registeringTown } from '#fixtures/builders/registrations/registering-town.ts';
import { numbersInLine } from './numbers-in-line.ts';

const groups = ['dilluns', 'dimarts'];
const person = fc.record({
  at: fc.integer({ min: 1, max: 6 }),
  lines: fc.subarray(groups),
  isWaiting: fc.boolean(),
});

/** People who wait, in a store; each has letters by chance. */
async function waitingPeople(
  people: readonly { at: number; lines: readonly string[]; isWaiting: boolean }[],
) {
  const { ports, places, sends, find, goods } = registeringTown(freeCourse);
  await sends(1);
  const one = await find(1);
  const all = people.map(
    ({ at, lines, isWaiting }, n): Application => ({
      ...one,
      id: `id-${n}`,
      code: `code-${(n * 7) % 11}-${n}`,
      state: isWaiting ? 'waiting' : 'withdrawn',
      at,
      lines,
    }),
  );
  const request = { key: 'all', bodyHash: '', at: 9, by: 'test', acts: [], money: [] };
  await ports.goods.ask(places.good, { ...request, records: all.map((each) => applicationRecord(each, 1)) });
  return { ports, good: places.good, all, goods };
}

describe('the number in a waiting list', () => {
  it('is one more than those who wait for the same and came before, also in one millisecond', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 12 }), async (people) => {
        const { ports, good, all } = await waitingPeople(people);
        for (const own of all) {
          const naive = own.lines.map((group) => {
            const line = all.filter((one) => one.state === 'waiting' && one.lines.includes(group));
            return {
              group,
              n: line.filter((one) => one.id !== own.id && inLine(group, one, own) < 0).length + 1,
            };
          });
          expect(await numbersInLine(ports)(good, own, freeCourse)).toEqual(naive);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('reads none of those who came in another millisecond, however many there are', async () => {
    const many = Array.from({ length: 300 }, (_, n) => ({ at: n + 1, lines: ['dilluns'], isWaiting: true }));
    const { good, all, goods } = await waitingPeople(many);
    let read = 0;
    const list: typeof goods.list = async (id, query) => {
      const found = await goods.list(id, query);
      read += found.length;
      return found;
    };
    const own = all[299] as Application;
    const found = await numbersInLine({ goodsRecords: { ...goods, list } })(good, own, freeCourse);
    expect([found, read]).toEqual([[{ group: 'dilluns', n: 300 }], 1]);
  });
});

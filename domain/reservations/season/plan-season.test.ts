import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '../../shared/calendar-day.ts';
import { unitsOfPlace } from '../venue-place.ts';
import { anySeason, sampleSeason, seasonWish } from '#fixtures/arbitraries/season.ts';
import { planSeason } from './plan-season.ts';
import type { Season, SeasonClub, SeasonWish } from './season.ts';
import type { SeasonPlan, SeasonTurn, SeasonUse } from './season-plan.ts';

const monday = '2026-10-05' as CalendarDay;
const [tuesday, nextMonday] = [addDays(monday, 1), addDays(monday, 7)];
const at18 = { weekday: 1, from: 18 * 60, minutes: 60 };
const at20 = { ...at18, from: 20 * 60 };
const club = (id: string, more: Partial<SeasonClub> = {}): SeasonClub => ({
  id,
  title: id,
  tier: 1,
  licences: 10,
  ...more,
});
const wish = (id: string, of: string, more: Partial<SeasonWish> = {}): SeasonWish => ({
  ...seasonWish,
  id,
  club: of,
  slot: at18,
  ...more,
});
const season = (more: Partial<Season>): Season => ({ ...sampleSeason, weeks: 2, ...more });
const turnOf = (plan: SeasonPlan, id: string): SeasonTurn => {
  const found = plan.turns.find((turn) => turn.wish === id);
  if (found === undefined) throw new Error(`no turn for ${id}`);
  return found;
};

describe('a season of clubs', () => {
  it('gives a club what it wants on every week of the season, on the place that it named first', () =>
    expect(planSeason(season({ clubs: [club('volei')], wishes: [wish('w', 'volei')] })).turns).toEqual([
      {
        round: 1,
        club: 'volei',
        wish: 'w',
        weeks: [monday, nextMonday],
        uses: [
          { day: monday, from: 1080, minutes: 60, places: ['court1'], isReplacement: false },
          { day: nextMonday, from: 1080, minutes: 60, places: ['court1'], isReplacement: false },
        ],
        refused: [],
        refusals: [],
      },
    ]));

  it.each([
    ['of the lower tier', { tier: 2, licences: 90 }, { tier: 1, licences: 3 }, 'tier'],
    ['of more licences', { licences: 40 }, { licences: 41 }, 'licences'],
    ['whose id comes first', {}, {}, 'register'],
  ] as const)('lets the club %s choose first, and says so to the other one', (_, late, first, by) => {
    const clubs = [club('b', late), club('a', first)];
    const only = { places: ['court1'] };
    const plan = planSeason(season({ clubs, wishes: [wish('b1', 'b', only), wish('a1', 'a', only)] }));
    expect(plan.turns.map((turn) => turn.club)).toEqual(['a', 'b']);
    expect(turnOf(plan, 'b1').refusals).toEqual([
      {
        slot: at18,
        place: 'court1',
        days: [monday, nextMonday],
        obstacle: { kind: 'taken', club: 'a', wish: 'a1', round: 1, by },
      },
    ]);
  });

  it('gives every club a turn before any has a second one', () => {
    const clubs = [club('big', { licences: 500 }), club('small')];
    const only = { places: ['court1'] };
    const wishes = [
      wish('big2', 'big', { ...only, rank: 2 }),
      wish('big1', 'big', { ...only, rank: 1, slot: at20 }),
      wish('small1', 'small', only),
    ];
    const plan = planSeason(season({ clubs, wishes }));
    expect(plan.turns.map((turn) => turn.wish)).toEqual(['big1', 'small1', 'big2']);
    expect(turnOf(plan, 'big2').refusals[0]?.obstacle).toEqual({
      kind: 'taken',
      club: 'small',
      wish: 'small1',
      round: 1,
      by: 'round',
    });
  });

  it('finds another time in a week whose own is closed, and says which days are refused and why', () => {
    const why = 'Festivo';
    const closures = [
      { place: null, day: monday, from: 0, until: 1440, why },
      { place: 'hall', day: tuesday, from: 1020, until: 1200, why: 'Pleno' },
    ];
    const more = { places: ['court1'], alternatives: [{ weekday: 2, from: 1200, minutes: 60 }] };
    const wishes = [wish('w', 'volei', more), wish('x', 'volei', { rank: 2, ...more, alternatives: [] })];
    const plan = planSeason(season({ weeks: 4, closures, clubs: [club('volei')], wishes }));
    expect(turnOf(plan, 'w').uses.map(({ day, isReplacement }) => [day, isReplacement])).toEqual([
      [tuesday, true],
      [nextMonday, false],
      ['2026-10-19', false],
      ['2026-10-26', false],
    ]);
    expect(turnOf(plan, 'x').refused).toEqual(turnOf(plan, 'x').weeks);
    expect(turnOf(plan, 'x').refusals.map(({ days, obstacle }) => [days.length, obstacle])).toEqual([
      [1, { kind: 'closed', why }],
      [3, { kind: 'own', wish: 'w' }],
    ]);
  });

  it('stays with the club’s first time while three quarters of it can be had, and else takes the best one', () => {
    const closed = (weeks: readonly number[]) =>
      weeks.map((week) => ({
        place: null,
        day: addDays(monday, week * 7),
        from: 0,
        until: 1440,
        why: 'Obras',
      }));
    const tuesdays = { weekday: 2, from: 1080, minutes: 60 };
    const wishes = [wish('w', 'volei', { alternatives: [tuesdays] })];
    const daysOf = (weeks: readonly number[]) =>
      planSeason(season({ weeks: 4, closures: closed(weeks), clubs: [club('volei')], wishes }))
        .turns.flatMap(({ uses }) => uses)
        .map(({ day, isReplacement }) => `${day}${isReplacement ? ' instead' : ''}`);
    expect(daysOf([0])).toEqual(['2026-10-06 instead', '2026-10-12', '2026-10-19', '2026-10-26']);
    expect(daysOf([0, 2])).toEqual(['2026-10-06', '2026-10-13', '2026-10-20', '2026-10-27']);
  });

  it('takes the time of most weeks if none has three quarters of them', () => {
    const shut = (day: string) => ({ place: null, day: day as CalendarDay, from: 0, until: 1440, why: '' });
    const closures = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-06', '2026-10-13'].map(shut);
    const wishes = [wish('w', 'volei', { alternatives: [{ weekday: 2, from: 1080, minutes: 60 }] })];
    const plan = planSeason(season({ weeks: 4, closures, clubs: [club('volei')], wishes }));
    expect(turnOf(plan, 'w').uses.map(({ day, isReplacement }) => [day, isReplacement])).toEqual([
      ['2026-10-20', false],
      ['2026-10-27', false],
    ]);
  });

  it('gives a hall with all its courts or none, and several courts only together', () => {
    const clubs = [club('a'), club('b'), club('c')];
    const wishes = [
      wish('one', 'a', { places: ['court2'] }),
      wish('hall', 'b', { places: ['hall'] }),
      wish('three', 'c', { places: ['court1', 'court2', 'court3'], count: 3 }),
      wish('two', 'c', { places: ['hall', 'court1', 'court2', 'court3'], count: 2, rank: 2 }),
    ];
    const plan = planSeason(season({ clubs, wishes }));
    expect(turnOf(plan, 'hall').refusals[0]?.obstacle).toMatchObject({ kind: 'taken', club: 'a' });
    expect(turnOf(plan, 'three').refusals.map(({ place, obstacle }) => [place, obstacle.kind])).toEqual([
      ['court1', 'tooFew'],
      ['court2', 'taken'],
      ['court3', 'tooFew'],
    ]);
    expect(turnOf(plan, 'three').refusals[0]?.obstacle).toEqual({ kind: 'tooFew', free: 2 });
    expect(turnOf(plan, 'two').uses.map(({ places }) => places)).toEqual([
      ['court1', 'court3'],
      ['court1', 'court3'],
    ]);
  });

  it('leaves a place empty between two clubs, also before it opens and after it closes', () => {
    const clubs = [club('a'), club('b'), club('c')];
    const at = (from: number) => ({ places: ['court1'], slot: { ...at18, from } });
    const wishes = [wish('a1', 'a', at(1080)), wish('b1', 'b', at(1140)), wish('c1', 'c', at(1155))];
    const hours = [{ weekday: 1, from: 1080, until: 1215 }];
    const plan = planSeason(season({ before: 5, after: 10, hours, clubs, wishes }));
    expect(plan.turns.map(({ wish: id, uses }) => [id, uses.length])).toEqual([
      ['a1', 2],
      ['b1', 0],
      ['c1', 2],
    ]);
  });

  it('gives nothing outside its hours and its days, and looks only at weeks that are wanted', () => {
    const wishes = [
      wish('early', 'a', { slot: { ...at18, from: 8 * 60 } }),
      wish('late', 'a', { rank: 2, from: '2026-10-13' as CalendarDay, until: '2027-10-13' as CalendarDay }),
      wish('never', 'a', { rank: 3, from: '2027-10-05' as CalendarDay, until: '2027-10-13' as CalendarDay }),
    ];
    const plan = planSeason(season({ clubs: [club('a')], wishes }));
    expect(turnOf(plan, 'early').refusals[0]?.obstacle).toEqual({ kind: 'outsideHours' });
    expect(turnOf(plan, 'late')).toMatchObject({ weeks: [], uses: [], refused: [], refusals: [] });
    expect(turnOf(plan, 'never')).toMatchObject({ weeks: [], uses: [] });
  });
});

/** The stretches of five minutes of each unit that a use has, with the minutes that stay empty. */
const cellsOf = ({ places, before, after }: Season, use: SeasonUse): readonly string[] =>
  use.places.flatMap((place) =>
    unitsOfPlace(places, place).flatMap((unit) => {
      const first = Math.max(0, use.from - before);
      const end = Math.min(1440, use.from + use.minutes + after);
      return Array.from({ length: (end - first) / 5 }, (_, at) => `${unit} ${use.day} ${first + at * 5}`);
    }),
  );

/** Whether a place could still be had at a time, by what was granted alone. */
function isStillFree(one: Season, taken: ReadonlySet<string>, use: SeasonUse & { weekday: number }): boolean {
  const isOpen = one.hours.some(
    ({ weekday, from, until }) =>
      weekday === use.weekday && from <= use.from && use.from + use.minutes <= until,
  );
  const isClosed = one.closures.some(
    ({ place, day, from, until }) =>
      day === use.day &&
      from < use.from + use.minutes &&
      use.from < until &&
      (place === null ||
        use.places.some((other) =>
          unitsOfPlace(one.places, other).some((unit) => unitsOfPlace(one.places, place).includes(unit)),
        )),
  );
  return isOpen && !isClosed && cellsOf(one, use).every((cell) => !taken.has(cell));
}

describe('any season', () => {
  it('gives no unit to two clubs at a time, and nothing outside its hours', () =>
    fc.assert(
      fc.property(anySeason, (one) => {
        const taken = new Set<string>();
        for (const { uses } of planSeason(one).turns)
          for (const use of uses) {
            const weekday = new Date(`${use.day}T00:00:00Z`).getUTCDay() || 7;
            expect(isStillFree(one, taken, { ...use, weekday })).toBe(true);
            for (const cell of cellsOf(one, use)) {
              expect(taken.has(cell)).toBe(false);
              taken.add(cell);
            }
          }
      }),
    ));

  it('grants or refuses every week that was wanted, and gives a reason for each refusal', () =>
    fc.assert(
      fc.property(anySeason, (one) => {
        for (const turn of planSeason(one).turns) {
          expect(turn.uses.length + turn.refused.length).toBe(turn.weeks.length);
          const { count } = one.wishes.find(({ id }) => id === turn.wish) as SeasonWish;
          expect(turn.uses.every(({ places }) => places.length === count)).toBe(true);
          expect(turn.refusals.length > 0).toBe(turn.refused.length > 0);
        }
      }),
    ));

  it('refuses nobody what is still free at the end', () =>
    fc.assert(
      fc.property(anySeason, (one) => {
        const { turns } = planSeason(one);
        const taken = new Set(turns.flatMap(({ uses }) => uses.flatMap((use) => cellsOf(one, use))));
        for (const { wish: id, refusals } of turns) {
          const { count } = one.wishes.find((other) => other.id === id) as SeasonWish;
          for (const { slot, place, days } of refusals)
            for (const day of count === 1 ? days : [])
              expect(isStillFree(one, taken, { ...slot, day, places: [place], isReplacement: false })).toBe(
                false,
              );
        }
      }),
    ));

  it('is shared out in the same way whatever the order of its lists', () =>
    fc.assert(
      fc.property(anySeason, fc.infiniteStream(fc.nat()), (one, numbers) => {
        const shuffled = <T>(items: readonly T[]): readonly T[] =>
          items
            .map((item) => ({ item, at: numbers.next().value ?? 0 }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ item }) => item);
        const other: Season = {
          ...one,
          places: shuffled(one.places),
          hours: shuffled(one.hours),
          closures: shuffled(one.closures),
          clubs: shuffled(one.clubs),
          wishes: shuffled(one.wishes),
        };
        expect(planSeason(other)).toEqual(planSeason(one));
      }),
    ));
});

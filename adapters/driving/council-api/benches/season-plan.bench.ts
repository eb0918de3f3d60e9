// How long it takes to share a season out: 40 clubs, 12 courts and their two pavilions, 40 weeks, three wishes a club with two
// alternatives each. The floor looks once at every court and time that clubs named, in an array of the same size.
import { planSeason } from '#domain/reservations/season/plan-season.ts';
import type { Season, SeasonSlot } from '#domain/reservations/season/season.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar-day.ts';

const from = '2026-09-07' as CalendarDay;
const [weeks, clubCount] = [40, 40];
const courts = Array.from({ length: 12 }, (_, at) => ({
  id: `court${at}`,
  within: at < 6 ? 'north' : 'south',
}));
const slot = (at: number): SeasonSlot => ({
  weekday: (at % 5) + 1,
  from: 17 * 60 + (at % 4) * 60,
  minutes: 90,
});
const season: Season = {
  places: [{ id: 'north', within: null }, { id: 'south', within: null }, ...courts],
  from,
  weeks,
  before: 0,
  after: 5,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 17 * 60, until: 22 * 60 })),
  closures: Array.from({ length: 14 }, (_, at) => ({
    place: null,
    day: addDays(from, at * 19),
    from: 0,
    until: 1440,
    why: 'Festivo',
  })),
  clubs: Array.from({ length: clubCount }, (_, at) => ({
    id: `club${at}`,
    title: `Club ${at}`,
    tier: (at % 3) + 1,
    licences: (at * 7) % 90,
  })),
  wishes: Array.from({ length: clubCount * 3 }, (_, at) => ({
    id: `wish${at}`,
    club: `club${at % clubCount}`,
    rank: Math.floor(at / clubCount) + 1,
    slot: slot(at),
    alternatives: [slot(at + 1), slot(at + 6)],
    places: courts.map(({ id }) => id),
    count: at % 10 === 0 ? 2 : 1,
    from,
    until: addDays(from, weeks * 7 - 1),
  })),
};

const cells = new Int32Array(12 * weeks * 7 * 288);
let seen = 0;
let began = performance.now();
for (const wish of season.wishes)
  for (const one of [wish.slot, ...wish.alternatives])
    for (let court = 0; court < 12; court += 1)
      for (let week = 0; week < weeks; week += 1) {
        const start = ((court * weeks + week) * 7 + one.weekday - 1) * 288 + one.from / 5;
        for (let at = start; at < start + 19; at += 1) seen += cells[at] ?? 0;
      }
const floor = performance.now() - began;
began = performance.now();
const { turns } = planSeason(season);
const took = performance.now() - began;
const refused = turns.reduce((sum, turn) => sum + turn.refused.length, seen);
const granted = turns.reduce((sum, turn) => sum + turn.uses.length, 0);
console.log(
  `season of ${clubCount} clubs: ${took.toFixed(0)} ms (goal 2,000), floor ${floor.toFixed(0)} ms; ${granted} uses granted, ${refused} refused with reasons`,
);

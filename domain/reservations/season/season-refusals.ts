import { addDays, type CalendarDay } from '../../shared/calendar-day.ts';
import { freePlaces, timesOfWish, stretchOf, type WishWeek } from './choose-series.ts';
import type { Season } from './season.ts';
import type { CellObstacle, SeasonGrid } from './season-grid.ts';
import { type OrderedWish, precedenceOf } from './season-order.ts';
import type { SeasonObstacle, SeasonRefusal } from './season-plan.ts';

/** Who had what, when a wish had its turn. */
export interface TurnsBefore {
  readonly season: Season;
  readonly grid: SeasonGrid;
  readonly order: readonly OrderedWish[];
}

function itemAt<T>(items: readonly T[], at: number): T {
  const item = items[at];
  if (item === undefined) throw new Error('a cell of a season names what is not in its lists');
  return item;
}

function toldObstacle(
  { season, order }: TurnsBefore,
  turn: OrderedWish,
  obstacle: CellObstacle,
): SeasonObstacle {
  if (obstacle.kind === 'outside') return { kind: 'outsideHours' };
  if (obstacle.kind === 'closure') return { kind: 'closed', why: itemAt(season.closures, obstacle.at).why };
  const other = itemAt(order, obstacle.at);
  if (other.club.id === turn.club.id) return { kind: 'own', wish: other.wish.id };
  const by = precedenceOf(other, turn);
  return { kind: 'taken', club: other.club.id, wish: other.wish.id, round: other.round, by };
}

interface OneRefusal extends Omit<SeasonRefusal, 'days'> {
  readonly day: CalendarDay;
}

/** Why nothing was granted in a week: for every time and place that is wanted there. */
function inWeek(before: TurnsBefore, turn: OrderedWish, week: WishWeek): readonly OneRefusal[] {
  const { season, grid } = before;
  const { wish } = turn;
  return timesOfWish(wish).flatMap((slot, option) => {
    const stretch = stretchOf(wish, week, option);
    if (stretch === null) return [];
    const free = freePlaces(season, grid, wish, { week, option }).length;
    return wish.places.map((place) => {
      const found = grid.obstacle(place, stretch);
      const obstacle: SeasonObstacle =
        found === null ? { kind: 'tooFew', free } : toldObstacle(before, turn, found);
      return { slot, place, day: addDays(season.from, stretch.day), obstacle };
    });
  });
}

/** Why nothing was granted in some weeks of a wish; the same reason for several days is said once. */
export function seasonRefusalsOf(
  before: TurnsBefore,
  turn: OrderedWish,
  weeks: readonly WishWeek[],
): readonly SeasonRefusal[] {
  const all = weeks.flatMap((week) => inWeek(before, turn, week));
  const alike = new Map<string, SeasonRefusal>();
  for (const { day, ...one } of all) {
    const key = JSON.stringify(one);
    alike.set(key, { ...one, days: [...(alike.get(key)?.days ?? []), day] });
  }
  return [...alike.values()];
}

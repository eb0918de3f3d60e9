import type { GoodsAct } from '../scarcity/goods-act.ts';
import type { GoodsGrant, Take } from '../scarcity/goods-grant.ts';
import type { Pool } from '../scarcity/pool.ts';
import type { Instant } from '../shared/calendar-day.ts';
import { waitingGrant } from '../waiting-list/waiting-records.ts';
import type { VisitSeat } from './visit.ts';

/**
 * The good of all appointments of a town. One for all offices: that a person has one open appointment of a family holds
 * over all of them, and an appointment moves from one to another in one request.
 */
export const appointmentGood = 'appointments';
/** The pool of the cells of all desks. */
export const desksPool = 'desks';
/** The pool by which a device holds one time. */
export const holdingPool = 'holding';
/** The pool by which a person has one open appointment of a family. */
export const familyPool = (family: string): string => `family/${family}`;

/** Who holds a time that was given back and is not shown yet. */
export const restingHolder = 'resting';

/** No pool but that of a holder is ever full: a desk has each of its cells once, by the key of the cell. */
const plenty = 1_000_000_000;

const setting = (pool: string): GoodsAct => ({
  kind: 'setPool',
  pool,
  size: plenty,
  perHolder: pool === desksPool ? null : 1,
  isClosed: false,
});

/** The acts that make the pools which acts hold of, where there are none yet. */
export function missingPools(
  acts: readonly GoodsAct[],
  pools: readonly Pick<Pool, 'id'>[],
): readonly GoodsAct[] {
  const known = new Set(pools.map(({ id }) => id));
  const wanted = acts.flatMap((act) => (act.kind === 'hold' ? act.takes.map(({ pool }) => pool) : []));
  return [...new Set(wanted)].filter((pool) => !known.has(pool)).map(setting);
}

const cellsTake = ({ unit, day }: VisitSeat, cells: readonly number[]): Take => ({
  pool: desksPool,
  pieces: cells.length,
  cells: cells.map((index) => ({ unit, day, index })),
});

const onePiece = (pool: string): Take => ({ pool, pieces: 1, cells: [] });

/** Sets the time of a seat aside for a device. */
export const holdForDevice = (seat: VisitSeat, device: string, until: Instant): GoodsAct => ({
  kind: 'hold',
  grant: seat.grant,
  holder: device,
  takes: [cellsTake(seat, seat.cells), onePiece(holdingPool)],
  until,
  uses: 1,
});

/** Gives a seat to a person until it is over: then they can book another one of its families. */
export const giveToPerson = (
  seat: VisitSeat,
  person: string,
  families: readonly string[],
): readonly GoodsAct[] => [
  {
    kind: 'hold',
    grant: seat.grant,
    holder: person,
    takes: [cellsTake(seat, seat.cells), ...families.map((family) => onePiece(familyPool(family)))],
    until: seat.end,
    uses: 1,
  },
  { kind: 'confirm', grant: seat.grant, until: seat.end },
];

/** Sets the cells of a seat aside until a moment: they are free from then on without anybody doing anything. */
export const setAside = (seat: VisitSeat, holder: string, until: Instant): GoodsAct => ({
  kind: 'hold',
  grant: seat.grant,
  holder,
  takes: [cellsTake(seat, seat.cells)],
  until,
  uses: 1,
});

/** Keeps cells that were given back from being seen until a moment. */
export const letRest = (seat: VisitSeat, cells: readonly number[], until: Instant): readonly GoodsAct[] =>
  cells.length === 0 ? [] : [setAside({ ...seat, cells, grant: `${seat.grant}/rest` }, restingHolder, until)];

/** The pool by which a person has one place on the waiting list of a family. */
export const waitingPool = (family: string): string => `waiting/${family}`;

/** Gives a person their place on the waiting list of each family until their last day is over. */
export const waitFor = (
  {
    name,
    holder,
    families,
  }: { readonly name: string; readonly holder: string; readonly families: readonly string[] },
  until: Instant,
): readonly GoodsAct[] => [
  {
    kind: 'hold',
    grant: waitingGrant(name),
    holder,
    takes: families.map((family) => onePiece(waitingPool(family))),
    until,
    uses: 1,
  },
  { kind: 'confirm', grant: waitingGrant(name), until },
];

/** The same, of what a device let go of before it was a person's: the cells that its grant has. */
export const letGrantRest = (grant: GoodsGrant, until: Instant): GoodsAct => ({
  kind: 'hold',
  grant: `${grant.id}/rest`,
  holder: restingHolder,
  takes: grant.takes.filter(({ pool }) => pool === desksPool),
  until,
  uses: 1,
});

const longestRest = 2 * 3_600_000;
/** Time enough to offer it, also for a server that starts anew. */
const leastForWaiting = 10 * 60_000;

/**
 * Until when a time that was given back rests: up to two hours, by a number from 0 up to 1 that chance drew, so that who
 * gives one back for somebody else cannot say when to be there. Close to its time it rests for half of what is left. If
 * somebody waits for such times, the first minutes of that are theirs, whatever chance drew.
 */
export function restsUntil(start: Instant, now: Instant, drawn: number, isWaitedFor = false): Instant {
  const longest = Math.max(0, Math.min(longestRest, (start - now) / 2));
  const least = isWaitedFor ? Math.min(leastForWaiting, longest / 2) : 0;
  return now + 1 + Math.floor(least + drawn * (longest - least));
}

import { auditGoods } from '#application/scarcity/audit-goods.ts';
import { type Actor, chanceFrom, playOut, shareOf } from './actors.ts';
import {
  doneWork,
  type Held,
  nthIdentity,
  offices,
  opening,
  type RushTown,
  townOfRush,
  tried,
} from './rush-town.ts';

/** How many people want a place, and what the farm has. */
export interface FarmOf {
  readonly people: number;
  readonly addresses: number;
  /** Numbers of the census with birth dates that the farm knows. */
  readonly identities: number;
  /** The processors of the farm, each four times as fast as a telephone. */
  readonly processors: number;
}

/** What came of it. */
export interface FarmFigures {
  readonly placed: number;
  /** Seconds from the opening to an appointment: of half of the people, and of nine of ten. */
  readonly median: number;
  readonly slow: number;
  readonly ofFarm: number;
  /** How many times the farm held at most at the same moment, without an appointment. */
  readonly mostHeld: number;
  /** What of the books does not sum up. */
  readonly faults: number;
}

const second = 1000;
const minute = 60 * second;
/** Hashes in a millisecond: of a telephone at a quarter of the speed of a usual computer, and of that computer. */
const [phoneSpeed, farmSpeed] = [500 / tried, 2000 / tried];
const farmGivesUp = opening + 25 * minute;

/** A person who looks for a time, chooses one, says who they are when they are asked, and confirms. */
async function* person(council: RushTown, n: number, done: (seconds: number) => void): Actor {
  const chance = chanceFrom(n);
  const identity = nthIdentity(n);
  let isNamed = false;
  for (;;) {
    const office = `office${Math.floor(chance() * 4)}`;
    const starts = await council.times(office);
    yield (8 + chance() * 20) * second;
    const at = starts[Math.floor(chance() * starts.length)];
    if (at === undefined) continue;
    const asked = { key: council.newKey(), office, at, device: `phone ${n}` };
    let held = await council.hold({ ...asked, identity: isNamed ? identity : null, work: null });
    if (held !== 'held' && held.work !== null) {
      yield held.work.tries / phoneSpeed;
      held = await council.hold({ ...asked, identity: null, work: doneWork(held.work) });
    }
    if (held !== 'held' && held.where === 'identityNeeded') {
      yield (20 + chance() * 30) * second;
      isNamed = true;
      held = await council.hold({ ...asked, identity, work: null });
    }
    if (held !== 'held') continue;
    // Name and mail, and what was not written before.
    yield (15 + chance() * 20 + (isNamed ? 0 : 20 + chance() * 30)) * second;
    if ((await council.confirm(asked.key, identity)) !== 'confirmed') continue;
    done((council.clock.now() - opening) / second);
    return;
  }
}

/** What robots of one farm share. */
interface Farm {
  readonly council: RushTown;
  readonly holds: Map<string, number>;
  /** What is free, in an order that the farm draws; read again after a quarter of a minute. */
  free: { readonly office: string; readonly at: number }[];
  readAt: number;
  busyUntil: number;
  got: number;
  mostHeld: number;
}

const drawn = chanceFrom(7);

/** A place that is free and that no other robot tries now; null if there is none. */
async function nextPlace(farm: Farm): Promise<{ readonly office: string; readonly at: number } | null> {
  const { council } = farm;
  const now = council.clock.now();
  if (now >= farm.readAt + 15 * second) {
    farm.readAt = now;
    farm.free = [];
    for (const office of offices) {
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      const starts = await council.times(office);
      farm.free.push(...starts.map((at) => ({ office, at })));
    }
    farm.free = farm.free
      .map((place) => ({ place, order: drawn() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ place }) => place);
  }
  return farm.free.pop() ?? null;
}

function noteHold(farm: Farm, key: string, now: number): void {
  for (const [old, at] of farm.holds) if (at <= now - 15 * minute) farm.holds.delete(old);
  farm.holds.set(key, now);
  farm.mostHeld = Math.max(farm.mostHeld, farm.holds.size);
}

/** How long a robot waits after it was answered. */
const pauseAfter = (held: Held, chance: () => number): number => {
  if (held === 'held') return 10 * minute;
  return held.where === 'taken' ? second : (20 + chance() * 20) * second;
};

/** A robot at an address of its own: it holds whatever it can, without a name and with an invented one. */
async function* robot(farm: Farm, n: number, processors: number): Actor {
  const { council } = farm;
  const chance = chanceFrom(1_000_000 + n);
  const device = `robot ${n}`;
  let isInventing = true;
  while (council.clock.now() < farmGivesUp) {
    const place = await nextPlace(farm);
    if (place === null) {
      yield 15 * second;
      continue;
    }
    const asked = { key: council.newKey(), ...place, device };
    let held = await council.hold({ ...asked, identity: null, work: null });
    if (held !== 'held' && held.work !== null) {
      const now = council.clock.now();
      farm.busyUntil = Math.max(farm.busyUntil, now) + held.work.tries / farmSpeed / processors;
      yield farm.busyUntil - now;
      held = await council.hold({ ...asked, identity: null, work: doneWork(held.work) });
    }
    if (held !== 'held' && held.where === 'identityNeeded' && isInventing) {
      isInventing = false;
      held = await council.hold({ ...asked, identity: nthIdentity(500_000 + n), work: null });
    }
    if (held === 'held') noteHold(farm, asked.key, council.clock.now());
    yield pauseAfter(held, chance);
  }
}

/** A person of the census whose number and birth date the farm knows: it books for them as often as it can. */
async function* bought(farm: Farm, identity: string): Actor {
  const { council } = farm;
  for (let tries = 0; tries < 20; tries += 1) {
    const place = await nextPlace(farm);
    yield second;
    if (place === null) continue;
    const asked = { key: council.newKey(), ...place, device: `bought ${identity}`, identity, work: null };
    if (
      (await council.hold(asked)) === 'held' &&
      (await council.confirm(asked.key, identity)) === 'confirmed'
    )
      farm.got += 1;
    yield minute;
  }
}

/**
 * Plays the opening of a day: people come within minutes, with or without a farm that is there in the first second. The same
 * people come both times.
 */
export async function playRush(of: FarmOf): Promise<FarmFigures> {
  const council = townOfRush(of);
  const chance = chanceFrom(42);
  const waits: number[] = [];
  const crowd = Array.from({ length: of.people }, (_, n) => ({
    // Half of them in the first three minutes, the last ones after half an hour.
    from: opening + Math.min(30 * minute, 0 - Math.log(1 - chance()) * 4.3 * minute),
    actor: person(council, n + 1, (seconds) => waits.push(seconds)),
  }));
  const farm: Farm = {
    council,
    holds: new Map(),
    free: [],
    readAt: 0,
    busyUntil: opening,
    got: 0,
    mostHeld: 0,
  };
  const robots = Array.from({ length: of.addresses }, (_, n) => ({
    from: opening + n,
    actor: robot(farm, n, of.processors),
  }));
  const known = Array.from({ length: of.identities }, (_, n) => ({
    from: opening + n,
    actor: bought(farm, nthIdentity(of.people + n + 1)),
  }));
  await playOut([...robots, ...known, ...crowd], council.setTime);
  const faults = (await auditGoods(council)()).flatMap((good) => good.faults);
  council.close();
  return {
    placed: waits.length,
    median: shareOf(waits),
    slow: shareOf(waits, 0.9),
    ofFarm: farm.got,
    mostHeld: farm.mostHeld,
    faults: faults.length,
  };
}

import type { Rehearsals } from '#application/ports/server/office/rehearsals.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { isHeld, type Rehearsal } from '#domain/voting/rehearsal/rehearsal.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { closeTown } from './close-town.ts';
import { discarding } from './discarding.ts';
import { making, notes } from './making.ts';
import { openRehearsals } from './open-rehearsals.ts';
import type { RehearsalParts } from './rehearsal-parts.ts';

/** How long another process may take to make one, in milliseconds. */
const longestMaking = 120_000;

/** Does one after the other; there are few. */
async function eachInTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  await all.reduce((before, one) => before.then(() => work(one)), Promise.resolve());
}

export function councilRehearsals(parts: RehearsalParts): Rehearsals<ServerParts> {
  const { register, voteDesk, clock, isShared } = parts;
  const open = openRehearsals(parts);
  const noted = notes(parts);
  const { held, put, moveTo } = noted;
  const { discard, remove } = discarding(parts, open);
  const { begin, underWay } = making(parts, noted, open, remove);
  /** A crash of PostgreSQL empties the tables of rehearsals. */
  const isEmpty = async (name: RealmId): Promise<boolean> =>
    isShared && (await (await open.get(name)).council.realms.town(name)) === null;
  const isDue = async ({ name, town, vote, ...one }: Rehearsal): Promise<boolean> => {
    if (one.state === 'making') return false;
    if (!isHeld(one, clock.now()) || (await voteDesk.openedVote(town, vote)) !== null) return true;
    return isEmpty(name);
  };
  return {
    of: (town, vote) => {
      const isOf = (one: Rehearsal) => one.town === town && one.vote === vote;
      return register.all().find((one) => isOf(one) && isHeld(one, clock.now())) ?? null;
    },
    held,
    begin,
    closePoll: async ({ name }) => {
      await closeTown(await open.get(name), name, clock.now());
      moveTo(name, 'closed');
    },
    givePerson: (name) => {
      const found = put(name, ({ given }) => ({ given: given + 1 }));
      return found === null ? null : (found.given % found.people) + 1;
    },
    discard: ({ name }) => discard(name),
    open: async (name) => (held(name) === null ? null : open.get(name)),
    sweep: async () => {
      const orphans = register.orphans(clock.now(), isShared ? longestMaking : 0);
      await eachInTurn(orphans, async (name) => (underWay.has(name) ? undefined : remove(name)));
      await eachInTurn(register.all(), async (one) => ((await isDue(one)) ? discard(one.name) : undefined));
    },
    closeGone: async () => {
      const gone = open.names().filter((name) => !underWay.has(name) && held(name) === null);
      await Promise.all(gone.map(open.close));
    },
    stop: async () => {
      await Promise.all(open.names().map(open.close));
    },
  };
}

import { createHmac } from 'node:crypto';
import type { Clock } from '#application/ports/clock.ts';
import type { TownBundle } from '#application/ports/server/town-keeper.ts';
import type { VoteDesk } from '#application/ports/server/office/vote-desk.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import { voteSubject } from '#adapters/driven/stores-shared/vote-row.ts';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import { rehearsalStep } from '#application/office/votes/rehearsal/rehearsal-step.ts';
import { closedTown, surveyDocumentsOf } from '#application/office/votes/rehearsal/rehearsed-town.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { SurveyBody } from '#domain/voting/opening/frozen-vote.ts';
import { closedBody } from '#domain/voting/rehearsal/rehearsed-bodies.ts';
import { inventedPerson, type InventedPerson } from '#domain/voting/rehearsal/invented-person.ts';
import {
  isHeld,
  type Rehearsal,
  type RehearsalRefused,
  type RehearsalState,
  whyNotRehearsed,
} from '#domain/voting/rehearsal/rehearsal.ts';
import type { OpenRehearsal, RehearsalDatabases } from './open-rehearsal.ts';
import type { RehearsalRegister } from './rehearsal-register.ts';

/** The people of a rehearsal, whom only its seed makes known. */
export const peopleOf = ({ seed, people }: Pick<Rehearsal, 'seed' | 'people'>): readonly InventedPerson[] =>
  Array.from({ length: people }, (_, at) =>
    inventedPerson(
      at + 1,
      createHmac('sha256', seed)
        .update(String(at + 1))
        .digest('hex'),
    ),
  );

/** The rehearsals of a council. */
export interface Rehearsals {
  /** The one that is held of a vote; null if there is none. */
  readonly of: (town: RealmId, vote: string) => Rehearsal | null;
  /** The one of that name; null if people do not find it, or not any longer. */
  readonly held: (name: RealmId) => Rehearsal | null;
  /** Makes one, with what its town has. Nobody finds it before all of it is there. */
  readonly begin: (
    wanted: Omit<Rehearsal, 'state' | 'given' | 'over'>,
    bundle: TownBundle,
  ) => Promise<Either<RehearsalRefused, Rehearsal>>;
  /** Closes its poll, so that results are shown as they will be. */
  readonly closePoll: (rehearsal: Rehearsal) => Promise<void>;
  /** Gives the next invented person out: their number from 1 on, from the first again after the last. */
  readonly givePerson: (name: RealmId) => number | null;
  /** Deletes everything of it but one step. */
  readonly discard: (rehearsal: Rehearsal) => Promise<void>;
  /** Its database, open; null if it is not held. */
  readonly open: (name: RealmId) => Promise<OpenRehearsal | null>;
  /** Discards what is over, belongs to a vote that was opened, or was left by a program that ended. */
  readonly sweep: () => Promise<void>;
  /** Closes what is open of rehearsals that are held no longer, perhaps since another process discarded them. */
  readonly closeGone: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface RehearsalParts {
  readonly register: RehearsalRegister;
  readonly databases: RehearsalDatabases;
  readonly voteDesk: Pick<VoteDesk, 'change' | 'openedVote'>;
  readonly steps: Pick<StepStore, 'of'>;
  readonly clock: Clock;
  /** Whether other processes may be making rehearsals in the same place. */
  readonly isShared: boolean;
}

/** How long another process may take to make one, in milliseconds. */
const longestMaking = 120_000;

/** Keeps the databases of rehearsals open that somebody looks at. */
function openOnes({ register, databases }: Pick<RehearsalParts, 'register' | 'databases'>) {
  const all = new Map<RealmId, Promise<OpenRehearsal>>();
  const close = async (name: RealmId) => {
    const one = all.get(name);
    all.delete(name);
    // One that could not be opened has nothing to close.
    await (await one?.catch(() => undefined))?.close();
  };
  return {
    names: () => [...all.keys()],
    put: (name: RealmId, opened: OpenRehearsal) => void all.set(name, Promise.resolve(opened)),
    get: (name: RealmId): Promise<OpenRehearsal> => {
      const one = all.get(name) ?? databases.open(name, register.folderOf(name));
      all.set(name, one);
      one.catch(() => all.delete(name));
      return one;
    },
    close,
  };
}

/** Discards rehearsals: the step first, which is noted once, then keys, database and folder. */
function discarding(parts: RehearsalParts, open: ReturnType<typeof openOnes>) {
  const { register, databases, voteDesk, steps, clock } = parts;
  const remove = async (name: RealmId) => {
    await open.close(name);
    await databases.drop(name);
    register.remove(name);
  };
  /** From then on nobody finds it; null if another process removed it meanwhile. */
  const end = (name: RealmId): Rehearsal | null =>
    register.change((all) => {
      const found = all.find((one) => one.name === name);
      if (found === undefined) return { put: null, answer: null };
      if (found.state === 'over') return { put: null, answer: found };
      const put: Rehearsal = { ...found, state: 'over', over: clock.now() };
      return { put, answer: put };
    });
  const discard = async (name: RealmId) => {
    const ended = end(name);
    if (ended === null) return;
    const { town, vote, over } = ended;
    const asked = { surveys: [], withCensus: false };
    const before = await steps.of(town, voteSubject(vote));
    const act = rehearsalStep(ended, over ?? clock.now(), before);
    await voteDesk.change(town, vote, asked, () => ({ act, answer: null }));
    await remove(name);
  };
  return { discard, remove };
}

export function rehearsalsOf(parts: RehearsalParts): Rehearsals {
  const { register, databases, voteDesk, clock, isShared } = parts;
  const open = openOnes(parts);
  const { discard, remove } = discarding(parts, open);
  const making = new Set<RealmId>();
  const held = (name: RealmId) => {
    const found = register.find(name);
    return found !== null && isHeld(found, clock.now()) ? found : null;
  };
  const put = (name: RealmId, change: (found: Rehearsal) => Partial<Rehearsal>) =>
    register.change((all) => {
      const found = all.find((one) => one.name === name && one.state !== 'over');
      const changed = found === undefined ? null : { ...found, ...change(found) };
      return { put: changed, answer: found ?? null };
    });
  const moveTo = (name: RealmId, state: RehearsalState) => put(name, () => ({ state }));
  const isDue = async (one: Rehearsal): Promise<boolean> => {
    if (one.state === 'making') return false;
    return !isHeld(one, clock.now()) || (await voteDesk.openedVote(one.town, one.vote)) !== null;
  };

  return {
    of: (town, vote) =>
      register.all().find((one) => one.town === town && one.vote === vote && isHeld(one, clock.now())) ??
      null,
    held,
    begin: async (wanted, bundle) => {
      const made: Rehearsal = { ...wanted, state: 'making', given: 0, over: null };
      const refused = register.change((all) => {
        const why = whyNotRehearsed(
          made,
          all.filter(({ state }) => state !== 'over'),
        );
        return { put: why === null ? made : null, answer: why };
      });
      if (refused !== null) return left(refused);
      const { name } = made;
      making.add(name);
      try {
        const opened = await databases.make(name, register.folderOf(name));
        open.put(name, opened);
        await opened.keeper.keep(bundle);
        moveTo(name, 'open');
        return right({ ...made, state: 'open' });
      } catch (error) {
        await remove(name);
        throw error;
      } finally {
        making.delete(name);
      }
    },
    closePoll: async ({ name }) => {
      const { keeper } = await open.get(name);
      const kept = await keeper.kept(name);
      if (kept === null) return;
      const { timeZone } = kept.town;
      const today = dayAt(clock.now(), timeZone);
      const bodies = kept.surveys.map((body) => closedBody(body as SurveyBody, today));
      const surveys = surveyDocumentsOf(bodies, (body) => {
        const read = readSurvey(body, timeZone);
        return isLeft(read) ? null : read.right;
      });
      await keeper.keep(closedTown(kept, surveys));
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
      for (const name of orphans.filter((one) => !making.has(one))) {
        // oxlint-disable-next-line no-await-in-loop -- a few, one after the other
        await remove(name);
      }
      for (const one of register.all()) {
        // oxlint-disable-next-line no-await-in-loop -- a few, one after the other
        if (await isDue(one)) await discard(one.name);
      }
    },
    closeGone: async () => {
      await Promise.all(
        open
          .names()
          .filter((name) => !making.has(name) && held(name) === null)
          .map(open.close),
      );
    },
    stop: async () => {
      await Promise.all(open.names().map(open.close));
    },
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { shownCount } from '#application/voting/read-vote-count.ts';
import { nextPublication } from '#application/voting/published-surveys.ts';
import type { ContentState } from '#application/ports/server/content-watch.ts';
import type { Town } from '#domain/access/town.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import type { RefusalTag } from '#adapters/wire/refusals.ts';
import { networkOf } from '../limits/network-of.ts';
import { type NetworkPace, networkPace } from '../limits/network-pace.ts';
import { withinServer } from '../limits/within-server.ts';
import { refuse } from '../plugins/refuse.ts';
import { type ByteStore, byteStore } from './byte-store.ts';
import { type KeptBody, keptBody, type MadeAnswer } from './kept-body.ts';

/** What an answer was made from, besides the contents of its town. */
export interface Made extends MadeAnswer {
  /** The next instant at which its words may change. Null: it is sent, but not kept. */
  readonly until: Instant | null;
  /** The surveys whose counts it shows. */
  readonly counted: readonly Survey[];
}

/** An answer that is kept as long as its content holds. */
interface Kept {
  readonly body: KeptBody;
  readonly version: number;
  readonly counted: readonly Survey[];
  /** The counts that it shows. */
  readonly shown: string;
  readonly from: Instant;
  readonly until: Instant;
}

/** What has been made, or why nothing was. */
type Finished = { readonly kept: Kept } | { readonly refusal: RefusalTag };

/** An answer of the API. */
export const madeJson = (answer: unknown): MadeAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(answer),
});

/** What an answer is asked for by: the town, and all that the answer varies with. */
export interface AskedAnswer {
  /** Null: the answer is the same in all towns. */
  readonly town: Town | null;
  readonly state: ContentState;
  readonly key: readonly string[];
  /** It is made of other answers. Only such answers wait for each other: those that they wait for must not. */
  readonly isComposed?: true;
}

/** Answers that are the same for every reader. */
export interface KeptAnswers {
  /** Lets a request in when its network's turn has come; false if it was refused. */
  readonly letIn: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  /** Sends the answer; `make` is only called if none is kept that still holds. */
  readonly send: (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: AskedAnswer,
    make: () => Promise<Made | RefusalTag>,
  ) => Promise<FastifyReply>;
}

/** Bytes of all answers that are kept. */
const mostBytes = 24 * 1024 * 1024;
/** Milliseconds of a core: what sending a kept answer costs, rounded up. */
const sending = 1;
/**
 * The same for an answer that must be made: what a page costs on a small machine. Not measured: on a busy machine a
 * measure would count what others do.
 */
const making = 25;
/** How many composed answers are made at once; the others wait. */
const mostAtOnce = 4;
/** The part of a core, and the milliseconds at once, that may go into making answers again because votes came. */
const [shareForCounts, atOnceForCounts] = [0.1, 1000];

/** Readers on the machine itself do not wait, and neither do the server's own calls: they are no network. */
const isWithin = ({ ip, socket }: FastifyRequest) =>
  socket.remoteAddress === withinServer || /^(?:127\.|::1$|::ffff:127\.)/u.test(ip);

/** Milliseconds after which a network that asks for too much is refused. */
const slowRefusal = 1000;

/** How time passes for readers. */
interface Time {
  /** Milliseconds of a clock that is never set. */
  readonly steady: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const realTime: Time = {
  steady: () => performance.now(),
  pause: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
};

/** Does at most this number of pieces of work at once, in the order in which they came. */
function inTurn(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free > 0) free -= 1;
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

/** An allowance of work that fills up again with time. */
function allowance(now: () => number) {
  let [left, at] = [atOnceForCounts, now()];
  return {
    isLeft: () => {
      left = Math.min(atOnceForCounts, left + (now() - at) * shareForCounts);
      at = now();
      return left > 0;
    },
    take: (work: number) => {
      left -= work;
    },
  };
}

/** The counts as these surveys show them now. */
const countsOf = (surveys: readonly Survey[], { town, state }: AskedAnswer, now: Instant): string =>
  surveys
    .map((survey) =>
      town === null ? null : shownCount(survey, state.ballots.get(survey.id) ?? 0, now, town.timeZone),
    )
    .join();

/**
 * No answer of a town is kept beyond the publication of its next survey: what is held back leaves no moment in the
 * answer.
 */
async function untilPublication(
  realms: ServerParts['realms'],
  { town }: AskedAnswer,
  from: Instant,
  until: Instant,
): Promise<Instant> {
  const next = town === null ? null : await nextPublication(realms.all, town, from);
  return next === null ? until : Math.min(until, next);
}

/** Makes answers; all who ask for the same in the same state wait for one making. */
function maker({ clock, realms }: Pick<ServerParts, 'clock' | 'realms'>, store: ByteStore<Kept>) {
  const underWay = new Map<string, Promise<Finished>>();
  const turns = inTurn(mostAtOnce);
  const makeNow = async (
    name: string,
    asked: AskedAnswer,
    work: () => Promise<Made | RefusalTag>,
  ): Promise<Finished> => {
    const from = clock.now();
    const made = await work();
    if (typeof made === 'string') return { refusal: made };
    const { until: named, counted, ...answer } = made;
    const until = named === null ? null : await untilPublication(realms, asked, from, named);
    const kept: Kept = {
      body: keptBody(answer),
      version: asked.state.version,
      counted,
      shown: countsOf(counted, asked, from),
      from,
      until: until ?? from,
    };
    if (until === null) store.drop(name);
    else store.put(name, kept, kept.body.bytes + name.length * 2 + 1000);
    return { kept };
  };
  return async (
    name: string,
    asked: AskedAnswer,
    work: () => Promise<Made | RefusalTag>,
    begins: () => void,
  ): Promise<Finished> => {
    const task = JSON.stringify([name, asked.state.version, [...asked.state.ballots.values()]]);
    const known = underWay.get(task);
    if (known !== undefined) return known;
    begins();
    const now = () => makeNow(name, asked, work);
    const begun = (asked.isComposed ? turns(now) : now()).finally(() => underWay.delete(task));
    underWay.set(task, begun);
    return begun;
  };
}

/** Lets requests in, each network at its pace. */
const entrance =
  (pace: NetworkPace, pause: Time['pause']): KeptAnswers['letIn'] =>
  async (request, reply) => {
    const wait = isWithin(request) ? 0 : pace.enter(networkOf(request.ip), sending);
    if (wait === null) {
      // A client that does not stop is answered slowly.
      await pause(slowRefusal);
      refuse(reply, 'tooManyAttempts', { retryAfter: 10 });
      return false;
    }
    if (wait > 0) await pause(wait);
    return true;
  };

/**
 * Keeps answers until their content changes, or an instant at which their words may change. Whether it has changed is
 * asked of the store with every request, so that a change by another process is seen too. One exception: if votes come
 * so fast that making answers again because of their counts would take more than a tenth of a core, an answer with the
 * counts of a moment ago is sent meanwhile.
 */
export function answersForAll(
  { clock, realms }: Pick<ServerParts, 'clock' | 'realms'>,
  { steady, pause }: Time = realTime,
): KeptAnswers {
  const store = byteStore<Kept>(mostBytes);
  const [pace, forCounts] = [networkPace(steady), allowance(steady)];
  const make = maker({ clock, realms }, store);
  return {
    letIn: entrance(pace, pause),
    send: async (request, reply, asked, work) => {
      const { town, state, key } = asked;
      const name = JSON.stringify([town?.realm, ...key]);
      const [kept, now] = [store.get(name), clock.now()];
      const holds =
        kept !== undefined && kept.version === state.version && kept.from <= now && now < kept.until;
      const isExact = () => kept?.shown === countsOf(kept?.counted ?? [], asked, now);
      if (holds && (isExact() || !forCounts.isLeft())) return kept.body.send(request, reply);
      const made = await make(name, asked, work, () => {
        if (holds) forCounts.take(making);
        if (!isWithin(request)) pace.spent(networkOf(request.ip), making);
      });
      return 'refusal' in made ? refuse(reply, made.refusal) : made.kept.body.send(request, reply);
    },
  };
}

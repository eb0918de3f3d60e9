import type { FastifyReply, FastifyRequest } from 'fastify';
import { shownCount } from '#application/voting/read-vote-count.ts';
import type { Clock } from '#application/ports/clock.ts';
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

/** What has been made, or why nothing was, and the milliseconds that it took. */
type Finished =
  | { readonly kept: Kept; readonly cost: number }
  | { readonly refusal: RefusalTag; readonly cost: number };

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
/** How many answers are made at once; the others wait. */
const mostAtOnce = 4;
/** The part of a core, and the milliseconds at once, that may go into making answers again because votes came. */
const [shareForCounts, atOnceForCounts] = [0.1, 1000];

/** Readers on the machine itself do not wait, and neither do the server's own calls: they are no network. */
const isWithin = ({ ip, socket }: FastifyRequest) =>
  socket.remoteAddress === withinServer || /^(?:127\.|::1$|::ffff:127\.)/u.test(ip);

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

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

/** Accounts for what an answer has cost; `again` if it was made only because its counts had changed. */
type Pay = (request: FastifyRequest, cost: number, again: boolean) => void;

/** What answers are made with. `steady` is a clock that is never set. */
interface Workshop {
  readonly clock: Clock;
  readonly steady: () => number;
  readonly store: ByteStore<Kept>;
}

/** Makes answers; all who ask for the same in the same state wait for one making. */
function maker({ clock, steady, store }: Workshop, pay: Pay) {
  const making = new Map<string, Promise<Finished>>();
  const turns = inTurn(mostAtOnce);
  const makeNow = async (
    name: string,
    asked: AskedAnswer,
    work: () => Promise<Made | RefusalTag>,
  ): Promise<Finished> => {
    const [from, began] = [clock.now(), steady()];
    const made = await work();
    const cost = steady() - began;
    if (typeof made === 'string') return { refusal: made, cost };
    const { until, counted, ...answer } = made;
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
    return { kept, cost };
  };
  return async (
    name: string,
    asked: AskedAnswer,
    work: () => Promise<Made | RefusalTag>,
    request: FastifyRequest,
    again: boolean,
  ): Promise<Finished> => {
    const task = JSON.stringify([name, asked.state.version, [...asked.state.ballots.values()]]);
    const known = making.get(task);
    if (known !== undefined) return known;
    const begun = turns(() => makeNow(name, asked, work)).finally(() => making.delete(task));
    making.set(task, begun);
    const made = await begun;
    pay(request, made.cost, again);
    return made;
  };
}

/** Lets requests in, each network at its pace. */
const entrance =
  (pace: NetworkPace): KeptAnswers['letIn'] =>
  async (request, reply) => {
    const wait = isWithin(request) ? 0 : pace.enter(networkOf(request.ip), sending);
    if (wait === null) {
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
  { clock }: Pick<ServerParts, 'clock'>,
  steady: () => number = () => performance.now(),
): KeptAnswers {
  const store = byteStore<Kept>(mostBytes);
  const [pace, forCounts] = [networkPace(steady), allowance(steady)];
  const make = maker({ clock, steady, store }, (request, cost, again) => {
    if (again) forCounts.take(cost);
    if (!isWithin(request)) pace.spent(networkOf(request.ip), cost);
  });
  return {
    letIn: entrance(pace),
    send: async (request, reply, asked, work) => {
      const { town, state, key } = asked;
      const name = JSON.stringify([town?.realm, ...key]);
      const [kept, now] = [store.get(name), clock.now()];
      const holds =
        kept !== undefined && kept.version === state.version && kept.from <= now && now < kept.until;
      const isExact = () => kept?.shown === countsOf(kept?.counted ?? [], asked, now);
      if (holds && (isExact() || !forCounts.isLeft())) return kept.body.send(request, reply);
      const made = await make(name, asked, work, request, holds);
      return 'refusal' in made ? refuse(reply, made.refusal) : made.kept.body.send(request, reply);
    },
  };
}

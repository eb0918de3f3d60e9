import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  addressOf,
  crowdVote,
  type CrowdVote,
  distantPost,
  pollPath,
} from '#fixtures/builders/councils/distant-voter.ts';
import { personOf, spellingsOf } from '#fixtures/builders/towns/crowd-files.ts';
import type { AnsweredVote } from '../stored-crowd.ts';

/** A vote, when it was sent for the first and the last time, and when that was answered. */
export interface TimedVote extends AnsweredVote {
  readonly firstSentAt: number;
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly tries: number;
}

/** A request with a file, as its sender knows it. */
export interface DrilledRequest {
  readonly key: string;
  /** Null if no answer came. */
  readonly id: string | null;
  readonly file: string | null;
  readonly hash: string;
}

const choices = [['a'], ['b', 'a'], ['c']];
const patience = 20_000;

/** The votes of a person: one under each spelling of the identity number, each with a code of its own. */
export const votesOf = (person: number): readonly CrowdVote[] =>
  spellingsOf(personOf(person).id).map((spelling, k) => ({
    person,
    spelling,
    seed: person * 3 + k,
    answer: choices[(person + k) % 3] ?? [],
  }));

/** One try; null if there was no answer, or one that says nothing about the vote. */
async function cast(url: string, cookie: string, vote: CrowdVote): Promise<number | null> {
  try {
    const sent = distantPost(url + pollPath, vote.person, crowdVote(vote), cookie);
    const answer = await Promise.race([sent, pause(patience, null, { ref: false })]);
    if (answer === null) return null;
    await answer.arrayBuffer();
    return answer.status >= 500 || answer.status === 429 ? null : answer.status;
  } catch {
    return null;
  }
}

/** Sends a vote again and again, always with the same code, until it is decided or nobody waits any more. */
export async function castUntilDecided(
  url: string,
  cookie: string,
  vote: CrowdVote,
  isOver: () => boolean,
): Promise<TimedVote> {
  const firstSentAt = Date.now();
  for (let tries = 1; ; tries += 1) {
    const sentAt = Date.now();
    const status = await cast(url, cookie, vote);
    const answeredAt = Date.now();
    if (status !== null || isOver()) return { ...vote, status, firstSentAt, sentAt, answeredAt, tries };
    await pause(400 + Math.random() * 800);
  }
}

/** An answer that trying again does not change. */
class Refused extends Error {}

/** Sends something again and again until it is taken; null if nobody waits any more. */
async function sendUntilTaken(
  send: () => Promise<Response>,
  isOver: () => boolean,
): Promise<Readonly<Record<string, unknown>> | null> {
  for (;;) {
    try {
      const answer = await send();
      const body = await answer.text();
      if (answer.status === 200) return JSON.parse(body) as Readonly<Record<string, unknown>>;
      if (answer.status < 500 && answer.status !== 429) throw new Refused(`${answer.status} ${body}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    if (isOver()) return null;
    await pause(400 + Math.random() * 800);
  }
}

const idIn = (body: Readonly<Record<string, unknown>> | null) =>
  typeof body?.['_id'] === 'string' ? body['_id'] : null;

/** Sends a file and a request that has it, each until it is answered. */
async function sendRequest(
  { url, cookie }: Pick<Load, 'url' | 'cookie'>,
  n: number,
  isOver: () => boolean,
): Promise<DrilledRequest> {
  const post = (path: string, body: string, headers: Readonly<Record<string, string>>) => () =>
    fetch(url + path, {
      method: 'POST',
      headers: { cookie, 'x-forwarded-for': addressOf(n), ...headers },
      body,
      signal: AbortSignal.timeout(patience),
    });
  const words = `Fanal ${n}\n`;
  const part = `--x\r\nContent-Disposition: form-data; name="file"; filename="fanal.txt"\r\n\r\n${words}\r\n--x--\r\n`;
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const file = idIn(await sendUntilTaken(post('/api/nova/avisos/assets2', part, form), isOver));
  const key = createHash('sha256').update(`request ${n}`).digest('hex').slice(0, 32);
  const hash = createHash('sha256').update(words).digest('hex');
  if (file === null) return { key, id: null, file, hash };
  const body = JSON.stringify({ body: `Un fanal apagat, el ${n}`, files: [file] });
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const create = post('/incidences2/nova/requests/avisos/create', body, headers);
  return { key, id: idIn(await sendUntilTaken(create, isOver)), file, hash };
}

/** What the crowd has sent so far, and those who still wait for an answer. */
export interface Crowd {
  readonly votes: TimedVote[];
  readonly requests: DrilledRequest[];
  readonly waiting: () => number;
  /** Lets nobody new begin, and waits for those who have begun; after `seconds` they give up. */
  readonly settle: (seconds: number) => Promise<void>;
}

interface Load {
  readonly url: string;
  readonly cookie: string;
  readonly from: number;
  readonly to: number;
  /** Milliseconds from one voter to the next; each of them sends three votes. */
  readonly every: number;
  readonly withRequests: boolean;
}

/** So many votes at most wait at a time: while the database is away, no more voters come. */
const mostWaiting = 60;

/** People come one after the other and vote under three spellings at once. Now and then one sends a request. */
export function startCrowd({ url, cookie, from, to, every, withRequests }: Load): Crowd {
  const [votes, requests]: [TimedVote[], DrilledRequest[]] = [[], []];
  let [next, isOver, failure]: [number, boolean, unknown] = [from, false, null];
  const pending = new Set<Promise<unknown>>();
  const follow = (work: Promise<unknown>) => {
    const done = work.catch((error: unknown) => {
      failure ??= error;
    });
    pending.add(done);
    void done.finally(() => pending.delete(done));
  };
  const vote = async (one: CrowdVote, after: number) => {
    await pause(after);
    votes.push(await castUntilDecided(url, cookie, one, () => isOver));
  };
  const come = () => {
    if (next >= to || pending.size >= mostWaiting) return;
    const person = next;
    next += 1;
    votesOf(person).forEach((one, k) => follow(vote(one, k === 2 ? Math.random() * 300 : 0)));
    if (withRequests && person % 10 === 0)
      follow(sendRequest({ url, cookie }, person, () => isOver).then((sent) => requests.push(sent)));
  };
  const coming = setInterval(come, every);
  const settle = async (seconds: number) => {
    clearInterval(coming);
    const deadline = setTimeout(() => {
      isOver = true;
    }, seconds * 1000);
    await Promise.all(pending);
    clearTimeout(deadline);
    if (failure !== null) throw failure;
  };
  return { votes, requests, waiting: () => pending.size, settle };
}

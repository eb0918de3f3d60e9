import { createHash } from 'node:crypto';
import type { Finding } from '../finding.ts';

/** An answer on its way to the client. */
export interface ServedAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** The request that it answers, and how often the same address had been sent something, this time included. */
export interface Seen {
  readonly path: string;
  readonly method: string;
  readonly sent: string;
  readonly authorization: string | undefined;
  readonly nth: number;
}

/** One way for a council to be wrong: at which addresses, what happens there, and what the check must find. */
export interface Damage {
  readonly tells: string;
  readonly at: RegExp;
  readonly change: (answer: ServedAnswer, seen: Seen) => ServedAnswer | Promise<ServedAnswer>;
  readonly finds: Finding['kind'];
}

export type Raw = Record<string, unknown>;

type Simple = (answer: ServedAnswer) => ServedAnswer;

/** Damages only the answers to some requests. */
export const onlyWhere =
  (concerns: (answer: ServedAnswer, seen: Seen) => boolean, change: Simple): Damage['change'] =>
  (answer, seen) =>
    concerns(answer, seen) ? change(answer) : answer;

/** Changes the JSON of an answer. */
export const json =
  (change: (body: Raw) => unknown): Simple =>
  (answer) => ({ ...answer, body: JSON.stringify(change(JSON.parse(answer.body) as Raw)) });

const itemsIn = (body: Raw) => body['items'] as Raw[];

/** Changes the items of a list and leaves its count as it was. */
export const items = (change: (items: Raw[]) => Raw[]): Simple =>
  json((body) => ({ ...body, items: change(itemsIn(body)) }));

/** The same list with another count. */
export const recounted = (change: (items: Raw[]) => Raw[]): Simple =>
  json((body) => ({ items: change(itemsIn(body)), itemsCount: change(itemsIn(body)).length }));

export const inEveryItem = (change: (item: Raw) => Raw): Simple => items((all) => all.map(change));

export const without =
  (...fields: readonly string[]) =>
  (item: Raw): Raw =>
    Object.fromEntries(Object.entries(item).filter(([key]) => !fields.includes(key)));

/** Replaces the answer altogether. */
export const instead =
  (status: number, body: unknown): Simple =>
  (answer) => ({ ...answer, status, body: JSON.stringify(body) });

export const header =
  (name: string, value: string | null): Simple =>
  (answer) => {
    const headers = new Map(answer.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return { ...answer, headers };
  };

/** Changes the ballot lines of a list and, unless the head itself is the damage, gives it the matching head. */
export const ballots =
  (change: (lines: string[]) => string[], mendsHead = true): Damage['change'] =>
  (answer) => {
    const [first = '', ...rest] = answer.body.trimEnd().split('\n');
    const lines = change(rest)
      .map((line) => `${line}\n`)
      .join('');
    const head = createHash('sha256').update(lines).digest('hex');
    const headLine = mendsHead ? JSON.stringify({ ...(JSON.parse(first) as Raw), head }) : first;
    return { ...answer, body: `${headLine}\n${lines}` };
  };

/** Changes one ballot line. */
export const firstBallot = (change: (ballot: Raw) => Raw, mendsHead = true): Damage['change'] =>
  ballots(([first = '', ...rest]) => [JSON.stringify(change(JSON.parse(first) as Raw)), ...rest], mendsHead);

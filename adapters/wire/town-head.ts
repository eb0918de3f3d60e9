import * as t from 'io-ts';
import type { TownHead } from '#domain/office/steps/town-head.ts';
import { isLeft } from '#domain/shared/result.ts';
import { decode } from './decode.ts';

/** The head of a town's steps as it is logged and printed, and as an audit reads it again. */
const townHeadWire = t.type({ realm: t.string, at: t.string, steps: t.number, hash: t.string });

export const writeTownHead = ({ realm, at, steps, hash }: TownHead) => ({
  realm,
  at: new Date(at).toISOString(),
  steps,
  hash,
});

/** The head in a line of a file; null if the line is about something else, as most lines of a log are. */
export function readTownHead(line: string): TownHead | null {
  try {
    const read = decode(townHeadWire, JSON.parse(line));
    if (isLeft(read)) return null;
    const at = Date.parse(read.right.at);
    return Number.isNaN(at) ? null : { ...read.right, at };
  } catch {
    return null;
  }
}

import * as t from 'io-ts';
import type { ProgramToken } from '#domain/office/access/program-token.ts';
import { writeScope } from '#domain/office/grant.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isoOf, isoOrNull, roleWire } from './grant.ts';

/** The token of a program, without its text. */
export const programTokenWire = t.type({
  id: t.string,
  name: t.string,
  role: roleWire,
  scope: t.string,
  until: t.string,
  /** The id of the person who made it, and their name. */
  madeBy: t.type({ id: t.string, name: t.string }),
  madeAt: t.string,
  revokedAt: t.union([t.string, t.null]),
  state: t.keyof({ valid: null, over: null, revoked: null }),
});

function stateOf(
  { revokedAt, until }: ProgramToken,
  now: Instant,
): t.TypeOf<typeof programTokenWire>['state'] {
  if (revokedAt !== null) return 'revoked';
  return until <= now ? 'over' : 'valid';
}

export const writeToken = (
  token: ProgramToken,
  maker: string,
  now: Instant,
): t.TypeOf<typeof programTokenWire> => ({
  id: token.id,
  name: token.name,
  role: token.role,
  scope: writeScope(token.scope),
  until: isoOf(token.until),
  madeBy: { id: token.madeBy, name: maker },
  madeAt: isoOf(token.madeAt),
  revokedAt: isoOrNull(token.revokedAt),
  state: stateOf(token, now),
});

import type { Instant } from '../shared/calendar-day.ts';
import { type Role, voteRoles } from './roles.ts';

/** Where a grant is valid: in all of the town, or in one part of it. */
export type Scope =
  | { readonly kind: 'town' }
  | {
      readonly kind: 'mailbox' | 'process' | 'vote' | 'office' | 'campaign';
      readonly id: string;
    };

/** The parts of a town that a scope can name. */
export type TownPart = Exclude<Scope['kind'], 'town'>;
/** Every part. */
export const townParts = [
  'mailbox',
  'process',
  'vote',
  'office',
  'campaign',
] as const satisfies readonly TownPart[];

/** That one person gives a grant, and when. */
export interface Signature {
  /** The id of the member of staff; `operator` for the command line. */
  readonly by: string;
  readonly at: Instant;
}

/** A role that a member of staff has, where, and until when. */
export interface RoleGrant {
  readonly role: Role;
  readonly scope: Scope;
  /** The first moment at which it is no longer valid; null if it has no end. */
  readonly until: Instant | null;
  /** Who gave it, in order of time. */
  readonly givenBy: readonly Signature[];
}

/** The scope that a text names: `town`, or a part and its id as `mailbox:incidencias`; null if it names none. */
export function readScope(text: string): Scope | null {
  if (text === 'town') return { kind: 'town' };
  const at = text.indexOf(':');
  const kind = townParts.find((part) => part === text.slice(0, at));
  const id = text.slice(at + 1);
  return kind === undefined || id === '' ? null : { kind, id };
}

/** A scope as `readScope` reads it. */
export const writeScope = (scope: Scope): string =>
  scope.kind === 'town' ? 'town' : `${scope.kind}:${scope.id}`;

/** How many people must give a role: two for the roles of a vote. */
export const signaturesFor = (role: Role): number => (voteRoles.includes(role) ? 2 : 1);

/** From when a grant is valid: the last signature that it needs; null as long as one is missing. */
export function validFrom({ role, givenBy }: RoleGrant): Instant | null {
  const people = new Map<string, Instant>();
  for (const { by, at } of givenBy) people.set(by, Math.min(at, people.get(by) ?? at));
  const times = [...people.values()].toSorted((a, b) => a - b);
  return times[signaturesFor(role) - 1] ?? null;
}

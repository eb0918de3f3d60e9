import type { Instant } from '../shared/calendar-day.ts';
import { type Either, left, right } from '../shared/result.ts';
import { type RoleGrant, type TownPart, type Scope, validFrom } from './grant.ts';
import { type Act, areOpposed, hasAct, isSided, type Role } from './roles.ts';

/** A member of staff, or a program that acts with a token. */
export interface Holder {
  readonly id: string;
  readonly grants: readonly RoleGrant[];
}

/** What an act is done to: the parts of the town that it belongs to. */
export interface StaffSubject {
  readonly in: Readonly<Partial<Record<TownPart, string>>>;
  /** For acts of a vote: when it opens, and when nobody can learn or change anything of it any more (null: not yet known). */
  readonly vote?: { readonly opens: Instant; readonly over: Instant | null };
}

/** Why an act is refused. */
export type Refused =
  /** No grant of that person has the act. */
  | { readonly kind: 'noRole' }
  /** There is a grant, for other parts of the town only. */
  | { readonly kind: 'outsideScope' }
  | { readonly kind: 'ended'; readonly at: Instant }
  /** The second person who must give it has not yet done so. */
  | { readonly kind: 'unsigned' }
  /** That person has a role of the other side of this vote, and waits until it is over. */
  | { readonly kind: 'opposedRole'; readonly role: Role };

/** Whether a scope contains a subject. */
export const covers = (scope: Scope, subject: StaffSubject): boolean =>
  scope.kind === 'town' || subject.in[scope.kind] === scope.id;

const hasEnded = ({ until }: RoleGrant, now: Instant): boolean => until !== null && until <= now;

/**
 * A grant of the other side that came first, or at the same moment, and was valid at some time of this vote: it need not be
 * valid now, since what was learnt or changed by it stays so.
 */
function opposing(
  holder: Holder,
  { role, from }: { readonly role: Role; readonly from: Instant },
  subject: StaffSubject,
): RoleGrant | undefined {
  const { vote } = subject;
  if (vote === undefined) return undefined;
  return holder.grants.find((other) => {
    const since = validFrom(other);
    return (
      since !== null &&
      since <= from &&
      areOpposed(other.role, role) &&
      covers(other.scope, subject) &&
      !hasEnded(other, vote.opens)
    );
  });
}

/** Why one grant does not allow an act; null if it does. */
function refusedBy(holder: Holder, grant: RoleGrant, asked: Asked): Refused | null {
  const { act, subject, now } = asked;
  if (!hasAct(grant.role, act)) return { kind: 'noRole' };
  if (!covers(grant.scope, subject)) return { kind: 'outsideScope' };
  if (grant.until !== null && grant.until <= now) return { kind: 'ended', at: grant.until };
  const from = validFrom(grant);
  if (from === null || from > now) return { kind: 'unsigned' };
  const over = subject.vote?.over ?? null;
  const isOver = over !== null && over <= now;
  const other = isSided(act) && !isOver ? opposing(holder, { role: grant.role, from }, subject) : undefined;
  return other === undefined ? null : { kind: 'opposedRole', role: other.role };
}

/** What is asked: an act on a subject, now. */
export interface Asked {
  readonly act: Act;
  readonly subject: StaffSubject;
  readonly now: Instant;
}

/** Reasons from the least to the most useful to a reader: the last one is what would be nearest to a yes. */
const order: readonly Refused['kind'][] = ['noRole', 'outsideScope', 'ended', 'unsigned', 'opposedRole'];

/** A yes if one grant allows it; else the reason that is nearest to a yes. */
function decided(answers: readonly (Refused | null)[]): Either<Refused, true> {
  let nearest: Refused = { kind: 'noRole' };
  for (const refused of answers) {
    if (refused === null) return right(true);
    if (order.indexOf(refused.kind) > order.indexOf(nearest.kind)) nearest = refused;
  }
  return left(nearest);
}

/**
 * Whether a holder may do something. It is the only such decision of the program: every call of staff asks it.
 * Left: why not; of several reasons the one that is nearest to a yes.
 *
 * @example
 * decide(neus, { act: 'request.answer', subject: { in: { mailbox: 'incidencias' } }, now });
 */
export const decide = (holder: Holder, asked: Asked): Either<Refused, true> =>
  decided(holder.grants.map((grant) => refusedBy(holder, grant, asked)));

/**
 * Whether a holder may do something in some part of the town, so that a call is worth reading. It decides nothing about a
 * subject.
 */
export const decideSomewhere = (
  holder: Holder,
  { act, now }: Omit<Asked, 'subject'>,
): Either<Refused, true> =>
  decided(holder.grants.map((grant) => refusedBy(holder, grant, { act, subject: within(grant.scope), now })));

/**
 * The ids of one kind of part in which a holder may do something, for a list that shows only these; `all` if the town has
 * no part where they may not. Acts of a vote are decided vote by vote instead.
 */
export function partsFor(
  holder: Holder,
  { act, part, now }: { readonly act: Act; readonly part: TownPart; readonly now: Instant },
): 'all' | readonly string[] {
  const valid = holder.grants.filter(
    (grant) => refusedBy(holder, grant, { act, subject: within(grant.scope), now }) === null,
  );
  if (valid.some(({ scope }) => scope.kind === 'town')) return 'all';
  return [...new Set(valid.flatMap(({ scope }) => (scope.kind === part ? [scope.id] : [])))];
}

const within = (scope: Scope): StaffSubject => ({
  in: scope.kind === 'town' ? {} : { [scope.kind]: scope.id },
});

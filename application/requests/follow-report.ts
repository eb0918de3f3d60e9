import type { Wish, Wished, WishRefusal } from '#application/following/ask-to-follow.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import type { Town } from '#domain/access/town.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { findShownRequest } from './find-shown-request.ts';

interface Ports {
  readonly requests: RequestStore;
  readonly mailboxes: MailboxRegister;
  readonly clock: Clock;
  readonly attempts: AttemptBudget;
  /** Begins to follow by mail, as a process or a proposal is followed: asked first, confirmed, ended by a link. */
  readonly ask: (wish: Omit<Wish, 'language'>) => Promise<Either<WishRefusal, Wished>>;
}

/** The person and the report; an address if they want notices. */
interface Follower {
  readonly iid: string;
  readonly visitor: string;
  readonly network: string;
  readonly email: string | null;
  /** Whether the address is known to be theirs. */
  readonly isOwn: boolean;
}

interface ReportFollowed {
  /** How many devices asked for it. */
  readonly followers: number;
  /** Null where no address was left. */
  readonly wished: Wished | null;
}

type FollowRefusal =
  | { readonly kind: 'unknownRequest' }
  | { readonly kind: 'tooManyAttempts'; readonly retryAfter: number };

/**
 * Counts a person who supports a report instead of sending it again, and notifies them of its state if they leave an
 * address. Only public reports can be followed; every number that is tried counts against the network.
 */
export const followReport =
  ({ requests, mailboxes, attempts, clock, ask }: Ports) =>
  async (
    town: Town,
    { iid, visitor, network, email, isOwn }: Follower,
  ): Promise<Either<FollowRefusal, ReportFollowed>> => {
    const { realm } = town;
    const guesser = { realm: `reports ${realm}`, network, identity: `${iid} ${visitor}` };
    const found = await attempts.within(
      guesser,
      () => findShownRequest({ requests, mailboxes, clock })(town, iid),
      () => true,
    );
    if (isLeft(found)) return left({ kind: 'tooManyAttempts', retryAfter: found.left });
    if (found.right === null) return left({ kind: 'unknownRequest' });
    const subject = { kind: 'request', id: iid } as const;
    const wished = email === null ? null : await ask({ subject, channel: { kind: 'mail', email }, isOwn });
    if (wished !== null && isLeft(wished))
      return left(wished.left.kind === 'tooManyAttempts' ? wished.left : { kind: 'unknownRequest' });
    const followers = await requests.follow(realm, found.right.id, visitor);
    return right({ followers, wished: wished === null ? null : wished.right });
  };

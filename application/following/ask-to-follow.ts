import type { Clock } from '#application/ports/clock.ts';
import type { FollowStore } from '#application/ports/server/follow-store.ts';
import type { FollowedSubject, FollowedSubjects } from '#application/ports/server/followed-subjects.ts';
import type { Mail, Mailer } from '#application/ports/server/mailer.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { AttemptBudget } from '#application/voting/attempt-budget.ts';
import type { Town } from '#domain/access/town.ts';
import type { Channel, Follow, Subject } from '#domain/following/follow.ts';
import { sentSoFar } from '#domain/following/followed-event.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { followerOf, followId } from './follow-links.ts';

interface Ports {
  readonly follows: FollowStore;
  readonly subjects: FollowedSubjects;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly keys: Pick<VotingKeys, 'account'>;
  readonly attempts: AttemptBudget;
}

/** What a person wants to follow, and how they want to be notified. */
export interface Wish {
  readonly subject: Subject;
  readonly channel: Channel;
  readonly language: Language;
  /** Whether the channel is known to be theirs: a verified e-mail of their own, or the very browser that asks. */
  readonly isOwn: boolean;
}

/** The mail to the person who asked: the link to confirm or, if they already follow it, a note that they do. */
export type WriteConfirmation = (
  follow: Follow,
  subject: FollowedSubject,
  standing: 'asked' | 'follows',
) => Mail;

export type WishRefusal =
  | { readonly kind: 'unknownDocument' }
  | { readonly kind: 'tooManyAttempts'; readonly retryAfter: number };

/** `asked`: a mail is on its way, whatever that address followed before. `post` hands it over. */
export type Wished =
  | { readonly kind: 'following'; readonly follow: Follow }
  | { readonly kind: 'asked'; readonly post: () => Promise<void> };

/** The same mail is not sent twice within ten minutes. */
const betweenMails = 10 * 60_000;
const day = 86_400_000;
/** How many unanswered confirmation mails one address gets a day, from any sender and any network. */
const mostUnanswered = 5;

/** A wish with what is known about it: who follows what, under which id. */
interface Asking {
  readonly town: Town;
  readonly id: string;
  readonly follower: string;
  readonly found: FollowedSubject;
  readonly wish: Wish;
}

/** The follow that a wish begins. */
const begin = (
  { town: { realm }, id, follower, found, wish: { subject, channel, language, isOwn } }: Asking,
  now: Instant,
): Follow => ({
  realm,
  id,
  follower,
  subject,
  channel,
  language,
  askedAt: now,
  confirmedAt: isOwn ? now : null,
  told: isOwn ? sentSoFar(found.events, now) : [],
  touchedAt: now,
  failing: null,
});

const followOwn = async (follows: FollowStore, asking: Asking, now: Instant): Promise<Wished> => {
  const { channel, language } = asking.wish;
  let follow = begin(asking, now);
  await follows.change(asking.town.realm, asking.id, (before) => {
    follow =
      before === null || before.confirmedAt === null ? begin(asking, now) : { ...before, channel, language };
    return follow;
  });
  return { kind: 'following', follow };
};

const ask = async (
  { follows, mailer }: Pick<Ports, 'follows' | 'mailer'>,
  asking: Asking,
  write: WriteConfirmation,
  now: Instant,
): Promise<Wished> => {
  const { id, follower, found } = asking;
  const { realm } = asking.town;
  const quiet: Wished = { kind: 'asked', post: async () => {} };
  const unanswered = (await follows.of(realm, follower)).filter(
    (one) => one.id !== id && one.confirmedAt === null && one.askedAt > now - day,
  );
  if (unanswered.length >= mostUnanswered) return quiet;
  const drawn: { mail: Mail | null } = { mail: null };
  await follows.change(realm, id, (before) => {
    const isNew = before === null || before.askedAt <= now - betweenMails;
    if (before !== null && before.confirmedAt !== null) drawn.mail = write(before, found, 'follows');
    else drawn.mail = isNew ? write(begin(asking, now), found, 'asked') : null;
    return before !== null && (before.confirmedAt !== null || !isNew) ? before : begin(asking, now);
  });
  const { mail } = drawn;
  return mail === null ? quiet : { kind: 'asked', post: () => mailer.send(mail) };
};

/**
 * Begins to follow. An address that is not known to belong to the person gets a confirmation mail, and no notices until
 * its reader confirms. The answer never reveals whether the address already follows.
 */
export const askToFollow =
  (ports: Ports) =>
  async (
    town: Town,
    network: string,
    wish: Wish,
    write: WriteConfirmation,
  ): Promise<Either<WishRefusal, Wished>> => {
    const { follows, subjects, clock, keys, attempts } = ports;
    const { subject, channel, isOwn } = wish;
    const { realm } = town;
    const found = await subjects.find(town, subject);
    if (found === null) return left({ kind: 'unknownDocument' });
    const follower = followerOf(keys, realm, channel);
    const id = followId(keys, realm, follower, subject);
    const asking: Asking = { town, id, follower, found, wish };

    // Every mail counts against budgets of the address and of the network that asks; without one, against the network's.
    const guesser = isOwn
      ? { realm: `follows ${realm}`, network, identity: id }
      : { realm: `mails ${realm}`, network, identity: follower };
    const wished = await attempts.within(
      guesser,
      () => (isOwn ? followOwn(follows, asking, clock.now()) : ask(ports, asking, write, clock.now())),
      () => true,
    );
    return isLeft(wished) ? left({ kind: 'tooManyAttempts', retryAfter: wished.left }) : right(wished.right);
  };

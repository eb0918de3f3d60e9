import type { Clock } from '#application/ports/clock.ts';
import type { FollowStore } from '#application/ports/server/follow-store.ts';
import type { FollowedSubject, FollowedSubjects } from '#application/ports/server/followed-subjects.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { Town } from '#domain/access/town.ts';
import type { Follow } from '#domain/following/follow.ts';
import { unreachedFor } from '#domain/push/unreached.ts';
import { type FollowedEvent, dueNotices } from '#domain/following/followed-event.ts';

/** The content of one message. */
export interface News {
  readonly town: Town;
  readonly follow: Follow;
  readonly found: FollowedSubject;
  readonly fresh: readonly FollowedEvent[];
}

interface Ports {
  readonly realms: Pick<RealmRegister, 'towns'>;
  readonly follows: FollowStore;
  readonly subjects: FollowedSubjects;
  readonly clock: Clock;
  /** Sends a message; `gone`: the channel no longer exists. Throws if it cannot be sent now. */
  readonly deliver: (news: News) => Promise<'sent' | 'gone'>;
  /** False: the server is about to stop, and begins no other message. */
  readonly goesOn: () => boolean;
}

/** The outcome of a round, only in numbers. */
export interface RoundOfNews {
  readonly sent: number;
  readonly failed: number;
}

const pageSize = 200;
const beforeNextTry = 30 * 60_000;
/** Messages that could not be sent for this long are dropped: their news is old. */
const patience = 24 * 60 * 60_000;
/** After this many consecutive failures the mail or push server counts as down: the round ends. */
const mostFailures = 5;

/** The counts of a round under way; `inARow` is how many messages have failed one after the other. */
interface Round {
  sent: number;
  failed: number;
  inARow: number;
}

/** Claims what is due for one follower, so that no other server sends it. */
const claim = async (
  { follows, clock }: Ports,
  follow: Follow,
  events: readonly FollowedEvent[],
): Promise<readonly FollowedEvent[]> => {
  let fresh: readonly FollowedEvent[] = [];
  await follows.change(follow.realm, follow.id, (before) => {
    fresh = [];
    const now = clock.now();
    const notices = before === null ? null : dueNotices(before.told, events, now);
    if (before === null || notices === null) return before;
    ({ fresh } = notices);
    return { ...before, told: notices.told, touchedAt: now };
  });
  return fresh;
};

/**
 * The news that could not be sent is due again later, unless it is too old by now. A browser that got nothing for fourteen
 * days is not sent to any more; a mailbox is, since the fault may be that of the mail server of the town.
 */
const giveBack = ({ follows, clock }: Ports, follow: Follow, fresh: readonly FollowedEvent[]) =>
  follows.change(follow.realm, follow.id, (before) => {
    if (before === null) return null;
    const now = clock.now();
    const since = before.failing?.since ?? now;
    if (before.channel.kind === 'push' && now - since >= unreachedFor) return null;
    const keys = new Set(fresh.map(({ key }) => key));
    const told = now - since < patience ? before.told.filter((key) => !keys.has(key)) : before.told;
    return { ...before, told, failing: { since, again: now + beforeNextTry } };
  });

const tell = async (
  ports: Ports,
  round: Round,
  town: Town,
  before: FollowedSubject,
  follow: Follow,
): Promise<void> => {
  const { follows, clock, deliver, subjects } = ports;
  const now = clock.now();
  if (follow.failing !== null && now < follow.failing.again) return;
  if (dueNotices(follow.told, before.events, now) === null) return;
  // A round to many followers takes long: what was withdrawn since it began is in no message.
  const found = await subjects.find(town, before.subject);
  if (found === null) return;
  const fresh = await claim(ports, follow, found.events);
  if (fresh.length === 0) return;
  try {
    const outcome = await deliver({ town, follow, found, fresh });
    if (outcome === 'gone') await follows.change(follow.realm, follow.id, () => null);
    else if (follow.failing !== null)
      await follows.change(follow.realm, follow.id, (before) => before && { ...before, failing: null });
    round.sent += outcome === 'sent' ? 1 : 0;
    round.inARow = 0;
  } catch {
    await giveBack(ports, follow, fresh);
    round.failed += 1;
    round.inARow += 1;
  }
};

const tellAll = async (ports: Ports, round: Round, town: Town, found: FollowedSubject): Promise<void> => {
  const { follows, goesOn } = ports;
  let after = '';
  for (;;) {
    const page = await follows.following(town.realm, found.subject, after, pageSize);
    for (const follow of page) {
      if (round.inARow >= mostFailures || !goesOn()) return;
      await tell(ports, round, town, found, follow);
      after = follow.id;
    }
    if (page.length < pageSize) return;
  }
};

/**
 * Notifies followers of what has happened since their last notice, all news of one subject in one message. A notice is
 * stored as sent before it is sent: of several servers only one sends it, and after a crash between the two that one
 * message is lost rather than sent twice. A message that is refused is due again half an hour later, for a day.
 */
export const notifyFollowers = (ports: Ports) => async (): Promise<RoundOfNews> => {
  const { realms, follows, subjects } = ports;
  const round: Round = { sent: 0, failed: 0, inARow: 0 };
  for (const town of await realms.towns())
    for (const subject of await follows.subjects(town.realm)) {
      const found = await subjects.find(town, subject);
      if (found !== null) await tellAll(ports, round, town, found);
    }
  return { sent: round.sent, failed: round.failed };
};

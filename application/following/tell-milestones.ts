import type { Clock } from '#application/ports/clock.ts';
import type { FollowStore } from '#application/ports/follow-store.ts';
import type { FollowedSubject, FollowedSubjects } from '#application/ports/followed-subjects.ts';
import type { RealmRegister } from '#application/ports/realm-register.ts';
import type { Town } from '#domain/access/town.ts';
import type { Follow } from '#domain/following/follow.ts';
import { type Milestone, tellingOf } from '#domain/following/milestone.ts';

/** What is told in one message. */
export interface News {
  readonly town: Town;
  readonly follow: Follow;
  readonly found: FollowedSubject;
  readonly fresh: readonly Milestone[];
}

interface Ports {
  readonly realms: Pick<RealmRegister, 'towns'>;
  readonly follows: FollowStore;
  readonly subjects: FollowedSubjects;
  readonly clock: Clock;
  /** Hands a message over; `gone`: nobody is there any more. Throws where it cannot be sent now. */
  readonly deliver: (news: News) => Promise<'sent' | 'gone'>;
  /** False: the server is about to stop, and begins no other message. */
  readonly goesOn: () => boolean;
}

/** How a round went, in numbers alone. */
export interface RoundOfNews {
  readonly sent: number;
  readonly failed: number;
}

const pageSize = 200;
const beforeNextTry = 30 * 60_000;
/** Messages that have not gone out for so long are given up: what they would tell is old. */
const patience = 24 * 60 * 60_000;
/** After so many failures one after the other nobody listens at the other end: the round is over. */
const mostFailures = 5;

/**
 * Tells followers what has happened since they were told last, all that is new of one subject in one message. What is
 * told is stored first and sent then: of several servers one alone sends it, and after a crash between the two that
 * one message is lost rather than sent twice. A message that is refused is due again half an hour later, for a day.
 */
export const tellMilestones =
  ({ realms, follows, subjects, clock, deliver, goesOn }: Ports) =>
  async (): Promise<RoundOfNews> => {
    let [sent, failed, inARow] = [0, 0, 0];

    /** Takes what is due for one follower, so that nobody else tells it. */
    const claim = async (follow: Follow, milestones: readonly Milestone[]): Promise<readonly Milestone[]> => {
      let fresh: readonly Milestone[] = [];
      await follows.change(follow.realm, follow.id, (before) => {
        fresh = [];
        const now = clock.now();
        const telling = before === null ? null : tellingOf(before.told, milestones, now);
        if (before === null || telling === null) return before;
        ({ fresh } = telling);
        return { ...before, told: telling.told, touchedAt: now };
      });
      return fresh;
    };

    const giveBack = (follow: Follow, fresh: readonly Milestone[]) =>
      follows.change(follow.realm, follow.id, (before) => {
        if (before === null) return null;
        const now = clock.now();
        const since = before.failing?.since ?? now;
        const keys = new Set(fresh.map(({ key }) => key));
        const told = now - since < patience ? before.told.filter((key) => !keys.has(key)) : before.told;
        return { ...before, told, failing: { since, again: now + beforeNextTry } };
      });

    const tell = async (town: Town, found: FollowedSubject, follow: Follow): Promise<void> => {
      const now = clock.now();
      if (follow.failing !== null && now < follow.failing.again) return;
      if (tellingOf(follow.told, found.milestones, now) === null) return;
      const fresh = await claim(follow, found.milestones);
      if (fresh.length === 0) return;
      try {
        const outcome = await deliver({ town, follow, found, fresh });
        if (outcome === 'gone') await follows.change(follow.realm, follow.id, () => null);
        else if (follow.failing !== null)
          await follows.change(follow.realm, follow.id, (before) => before && { ...before, failing: null });
        sent += outcome === 'sent' ? 1 : 0;
        inARow = 0;
      } catch {
        await giveBack(follow, fresh);
        failed += 1;
        inARow += 1;
      }
    };

    const tellAll = async (town: Town, found: FollowedSubject): Promise<void> => {
      let after = '';
      for (;;) {
        const page = await follows.following(town.realm, found.subject, after, pageSize);
        for (const follow of page) {
          if (inARow >= mostFailures || !goesOn()) return;
          await tell(town, found, follow);
          after = follow.id;
        }
        if (page.length < pageSize) return;
      }
    };

    for (const town of await realms.towns())
      for (const subject of await follows.subjects(town.realm)) {
        const found = await subjects.find(town, subject);
        if (found !== null) await tellAll(town, found);
      }
    return { sent, failed };
  };

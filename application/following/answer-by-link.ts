import type { Clock } from '#application/ports/clock.ts';
import type { FollowStore } from '#application/ports/server/follow-store.ts';
import type { FollowedSubjects } from '#application/ports/server/followed-subjects.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { Town } from '#domain/access/town.ts';
import { confirmDays, type Follow } from '#domain/following/follow.ts';
import { sentSoFar } from '#domain/following/followed-event.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { readFollowLink } from './follow-links.ts';

interface Ports {
  readonly follows: FollowStore;
  readonly subjects: FollowedSubjects;
  readonly clock: Clock;
  readonly keys: Pick<VotingKeys, 'account'>;
}

/** A link that was not given out here, is too old, or whose follow has ended. */
export interface LinkWrong {
  readonly kind: 'codeWrong';
}
const wrong = left({ kind: 'codeWrong' } as const);
const day = 86_400_000;

/** Confirms a follow by the link of the mail: from now on notices are sent. Confirming again changes nothing. */
export const confirmFollow =
  ({ follows, subjects, clock, keys }: Ports) =>
  async (town: Town, link: string): Promise<Either<LinkWrong, Follow>> => {
    const id = readFollowLink(keys, 'confirm', town.realm, link);
    const asked = id === null ? null : await follows.find(town.realm, id);
    if (asked === null) return wrong;
    const found = await subjects.find(town, asked.subject);
    const now = clock.now();
    const kept = await follows.change(town.realm, asked.id, (before) => {
      if (before === null || before.confirmedAt !== null || before.askedAt <= now - confirmDays * day)
        return before;
      return { ...before, confirmedAt: now, touchedAt: now, told: sentSoFar(found?.events ?? [], now) };
    });
    return kept === null || kept.confirmedAt === null ? wrong : right(kept);
  };

/** Ends a follow by its link, and erases it. A follow that has already ended gives the same answer. */
export const endFollow =
  ({ follows, keys }: Pick<Ports, 'follows' | 'keys'>) =>
  async (realm: RealmId, link: string): Promise<Either<LinkWrong, true>> => {
    const id = readFollowLink(keys, 'leave', realm, link);
    if (id === null) return wrong;
    await follows.change(realm, id, () => null);
    return right(true);
  };

import type { Clock } from '#application/ports/clock.ts';
import type { FollowStore } from '#application/ports/follow-store.ts';
import { confirmDays, silentDays } from '#domain/following/follow.ts';

const day = 86_400_000;

/** Erases the addresses that nobody needs any more: of who never said yes, and of what was silent for two years. */
export const forgetOldFollows =
  ({ follows, clock }: { readonly follows: FollowStore; readonly clock: Clock }) =>
  (): Promise<void> =>
    follows.forget(clock.now() - confirmDays * day, clock.now() - silentDays * day);

import type { FollowStore } from '#application/ports/server/follow-store.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { confirmDays, silentDays } from '#domain/following/follow.ts';

const day = 86_400_000;

/**
 * Erases addresses that are no longer needed: of people who never confirmed, and of follows without notices for two
 * years. `by` is the time to erase by (time-to-erase.ts).
 */
export const forgetOldFollows =
  ({ follows }: { readonly follows: FollowStore }) =>
  (by: Instant): Promise<void> =>
    follows.forget(by - confirmDays * day, by - silentDays * day);

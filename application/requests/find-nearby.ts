import type { Clock } from '#application/ports/clock.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { Coordinates } from '#domain/shared/coordinates.ts';
import { asTold } from '#domain/forms/handling/undo.ts';
import type { MailboxId } from '#domain/forms/mailbox.ts';
import { nearbyMetres, nearReports, type NearReport, partAround } from '#domain/forms/nearby.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/**
 * What was reported nearby in the same category, is still open and may be seen by everybody; nothing where the mailbox
 * shows none.
 */
export const findNearby =
  ({
    mailboxes,
    requests,
    clock,
  }: {
    readonly mailboxes: MailboxRegister;
    readonly requests: RequestStore;
    readonly clock: Clock;
  }) =>
  async (
    { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
    mailbox: MailboxId,
    at: Coordinates,
    category: string | null,
  ): Promise<Either<{ readonly kind: 'unknownMailbox' }, readonly NearReport[]>> => {
    const found = await mailboxes.find(realm, mailbox);
    if (found === null) return left({ kind: 'unknownMailbox' });
    if (!found.mailbox?.showsNearby) return right([]);
    const now = clock.now();
    const part = partAround(at, nearbyMetres);
    const within = await requests.within(realm, found.mailbox, part, dayAt(now, timeZone));
    return right(
      nearReports(
        within.map((one) => asTold(one, now)),
        at,
        category,
      ),
    );
  };

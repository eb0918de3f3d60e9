import type { DeskRules } from '#application/ports/server/office/desk-rules.ts';
import type { Town } from '#domain/access/town.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { usualPriority } from '#domain/office/desk/priority.ts';
import { dueOf } from '#domain/office/desk/term.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';

type Timed = Pick<CouncilRequest, 'mailbox' | 'createdAt' | 'priority' | 'due'>;

/**
 * A request with its term by what its mailbox and the town's calendar say now. Counting begins on the day after it came. A
 * later change of the mailbox or of the calendar does not move a term that was fixed.
 */
export async function withTerm<R extends Timed>(
  { desk }: { readonly desk: Pick<DeskRules, 'mailbox' | 'calendar'> },
  { realm, timeZone }: Pick<Town, 'realm' | 'timeZone'>,
  request: R,
): Promise<R> {
  const [{ times }, calendar] = await Promise.all([
    desk.mailbox(realm, request.mailbox),
    desk.calendar(realm),
  ]);
  const { due: _, ...others } = request;
  const priority = request.priority ?? usualPriority;
  const due = dueOf({ times, priority, calendar, came: dayAt(request.createdAt, timeZone) });
  return { ...others, ...(due !== undefined && { due }) } as R;
}

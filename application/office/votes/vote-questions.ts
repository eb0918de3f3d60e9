import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { type CouncilRequest, finishedStatuses, requestStatuses } from '#domain/forms/request.ts';
import { noChoice } from '#domain/office/desk/facets.ts';
import { type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import type { Clock } from '#application/ports/clock.ts';

interface Ports {
  readonly mailboxes: Pick<MailboxRegister, 'all'>;
  readonly requests: Pick<RequestStore, 'list'>;
  readonly clock: Clock;
}

/** How many questions are listed beside a vote; the list of requests has them all. */
export const mostQuestions = 20;

/** Questions of residents about a vote that are not answered yet, the oldest first, and how many there are in all. */
export interface VoteQuestions {
  readonly mailboxes: readonly Mailbox[];
  readonly total: number;
  readonly items: readonly CouncilRequest[];
}

/** The forms through which residents ask about a vote. */
export async function mailboxesOfVote(
  { mailboxes }: Pick<Ports, 'mailboxes'>,
  { realm }: Pick<Town, 'realm'>,
  vote: string,
): Promise<readonly Mailbox[]> {
  const all = await mailboxes.all(realm);
  return all.flatMap(({ mailbox }) => (mailbox !== null && mailbox.vote === vote ? [mailbox] : []));
}

const open = requestStatuses.filter((status) => !finishedStatuses.includes(status));

/**
 * What residents ask about a vote, as requests of the forms that name it. `mayRead` says of which forms the reader may see
 * the requests. Null if no form that they may read names the vote.
 */
export async function questionsOfVote(
  ports: Ports,
  town: Pick<Town, 'realm' | 'timeZone'>,
  vote: string,
  mayRead: (mailbox: string) => boolean,
): Promise<VoteQuestions | null> {
  const mailboxes = (await mailboxesOfVote(ports, town, vote)).filter(({ id }) => mayRead(id));
  if (mailboxes.length === 0) return null;
  const today: CalendarDay = dayAt(ports.clock.now(), town.timeZone);
  const { total, items } = await ports.requests.list(town.realm, {
    mailboxes: mailboxes.map(({ id }) => id),
    text: null,
    from: null,
    until: null,
    near: null,
    chosen: { ...noChoice, status: open },
    day: { today, holding: [] },
    order: 'oldest',
    limit: mostQuestions,
    offset: 0,
  });
  return { mailboxes, total, items };
}

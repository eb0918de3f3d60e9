import type { Clock } from '#application/ports/clock.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { DeskPage, RequestFilter, RequestStore } from '#application/ports/server/request-store.ts';
import type { Town } from '#domain/access/town.ts';
import { folded } from '#domain/directory/folded.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { showsToAll } from '#domain/forms/publication.ts';
import type { DeskDay } from '#domain/office/desk/facets.ts';
import { type CalendarDay, dayAt, endOfDay, startOfDay } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface Ports {
  readonly requests: Pick<RequestStore, 'list'>;
  readonly mailboxes: Pick<MailboxRegister, 'all'>;
  readonly clock: Clock;
}

/** Which requests staff ask for, of the mailboxes that they may read. */
export interface AskedRequests extends Pick<RequestFilter, 'near' | 'chosen' | 'order' | 'limit' | 'offset'> {
  readonly readable: 'all' | readonly string[];
  /** The mailboxes where they may see who sent something: there, names are looked through too. */
  readonly people: 'all' | readonly string[];
  /** Blank: any. */
  readonly text: string;
  /** The days on which they came, both included; null: any. */
  readonly from: CalendarDay | null;
  readonly until: CalendarDay | null;
}

/** The mailboxes whose requests everybody may see once staff approve them. */
export async function holdingMailboxes(
  { mailboxes }: Pick<Ports, 'mailboxes'>,
  realm: RealmId,
): Promise<readonly string[]> {
  return (await mailboxes.all(realm)).flatMap(({ mailbox: one }) =>
    one !== null && showsToAll(one) && one.publish === 'whenApproved' ? [one.id] : [],
  );
}

/** What is asked for, as stores read it. */
export function deskFilter(
  { timeZone }: Pick<Town, 'timeZone'>,
  { readable, people, text, from, until, ...asked }: AskedRequests,
  day: DeskDay,
): RequestFilter {
  const looked = folded(text.trim());
  return {
    ...asked,
    mailboxes: readable === 'all' ? null : readable.map(mailboxId),
    text: looked === '' ? null : { folded: looked, people },
    from: from === null ? null : startOfDay(from, timeZone),
    until: until === null ? null : endOfDay(until, timeZone),
    day,
  };
}

/**
 * The requests of a town as staff list them, with how many there are of each choice. A request waits for approval only if
 * its mailbox shows requests and staff must approve them first; requests that are never public do not wait.
 */
export const listRequests =
  (ports: Ports) =>
  async (town: Pick<Town, 'realm' | 'timeZone'>, asked: AskedRequests): Promise<DeskPage> => {
    const today = dayAt(ports.clock.now(), town.timeZone);
    const holding = await holdingMailboxes(ports, town.realm);
    return ports.requests.list(town.realm, deskFilter(town, asked, { today, holding }));
  };

import type { Clock } from '#application/ports/clock.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { isOnShow, isPublicRequest, showsToAll } from '#domain/forms/publication.ts';
import { asTold } from '#domain/forms/handling/undo.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';

interface Ports {
  readonly requests: Pick<RequestStore, 'byNumber'>;
  readonly mailboxes: Pick<MailboxRegister, 'find'>;
  readonly clock: Clock;
}

/** The town, with the zone that says which day it is. */
type Place = Pick<Town, 'realm' | 'timeZone'>;

/** A request that everybody may see, and the mailbox that says which parts of it. */
interface Shown {
  readonly request: CouncilRequest;
  readonly mailbox: Mailbox;
}

/** The request of a public number with its mailbox; null where there is none that everybody may see. */
export const findShown =
  ({ requests, mailboxes, clock }: Ports) =>
  async ({ realm, timeZone }: Place, iid: string): Promise<Shown | null> => {
    const now = clock.now();
    const request = await requests.byNumber(realm, iid);
    if (request === null) return null;
    const mailbox = (await mailboxes.find(realm, request.mailbox))?.mailbox ?? null;
    if (mailbox === null || !showsToAll(mailbox) || !isPublicRequest(mailbox, request.approval)) return null;
    return isOnShow(request.publishPeriod, dayAt(now, timeZone))
      ? { request: asTold(request, now), mailbox }
      : null;
  };

/** The request of a public number; null where there is none that everybody may see. */
export const findShownRequest =
  (ports: Ports) =>
  async (town: Place, iid: string): Promise<CouncilRequest | null> =>
    (await findShown(ports)(town, iid))?.request ?? null;

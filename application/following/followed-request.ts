import type { FollowedSubject } from '#application/ports/server/followed-subjects.ts';
import { requestEvents } from '#domain/following/request-events.ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { publicTitleOf } from '#domain/forms/desk/person-of-request.ts';
import { showsTitles } from '#domain/forms/publication.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';

/**
 * A report as its followers see it. Its title is in mails only if its form shows titles to everybody. Mails contain no words that staff have not checked, since anyone could write them
 * and have them sent to any address: until staff approve a report, it is named only by its number.
 * `into`: the request that it was merged into, whose state its followers are notified of from then on.
 */
export const followedRequest = (
  request: CouncilRequest,
  mailbox: Pick<Mailbox, 'showsNearby'>,
  into: CouncilRequest | null = null,
): FollowedSubject => ({
  subject: { kind: 'request', id: request.iid },
  title:
    request.approval === 'approved' && showsTitles(mailbox)
      ? `${request.iid} · ${publicTitleOf(request)}`
      : request.iid,
  path: '',
  events: requestEvents(request, into),
});

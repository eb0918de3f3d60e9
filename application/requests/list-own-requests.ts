import type { Clock } from '#application/ports/clock.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import { asTold } from '#domain/forms/handling/undo.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { type SenderPorts, senderMarks } from './sender-marks.ts';

interface Ports extends SenderPorts {
  readonly requests: Pick<RequestStore, 'sentBy'>;
  readonly mailboxes: Pick<MailboxRegister, 'all'>;
  readonly clock: Clock;
}

/** A request for the list of its sender. */
export interface OwnRequest {
  readonly request: CouncilRequest;
  /** The title of its form; null if the town no longer has that form. */
  readonly form: LocalizedText | null;
}

/**
 * The requests that this device sent, and those that were sent with the e-mail which its user has verified; the latest
 * first.
 */
export const listOwnRequests =
  (ports: Ports) =>
  async (
    realm: RealmId,
    userId: string,
    stretch: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly items: readonly OwnRequest[]; readonly total: number }> => {
    const { items, total } = await ports.requests.sentBy(
      realm,
      await senderMarks(ports, realm, userId),
      stretch,
    );
    const now = ports.clock.now();
    const titles = new Map(
      (await ports.mailboxes.all(realm)).flatMap(({ mailbox }) =>
        mailbox === null ? [] : [[mailbox.id, mailbox.title] as const],
      ),
    );
    return {
      items: items
        .map((one) => asTold(one, now))
        .map((request) => ({ request, form: titles.get(request.mailbox) ?? null })),
      total,
    };
  };

import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import { hasNews } from '#domain/forms/sender/request-thread.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type SenderPorts, senderMarks } from './sender-marks.ts';

interface Ports extends SenderPorts {
  readonly requests: Pick<RequestStore, 'isFrom'>;
}

/** Whether the user of a session sent a request, from this device or with the e-mail that they verified. */
export const isSender =
  (ports: Ports) =>
  async (realm: RealmId, id: Reference, userId: string | null): Promise<boolean> =>
    userId !== null && ports.requests.isFrom(realm, id, await senderMarks(ports, realm, userId));

/** Notes that the sender has seen what is new in their request. */
export const markSeen =
  ({ requests, clock }: { readonly requests: Pick<RequestStore, 'change'>; readonly clock: Clock }) =>
  async (request: CouncilRequest): Promise<void> => {
    if (!hasNews(request)) return;
    const seenAt = clock.now();
    await requests.change(request.realm, request.id, (before) => ({ ...before, seenAt }));
  };

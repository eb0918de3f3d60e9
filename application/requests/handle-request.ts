import type { Clock } from '#application/ports/clock.ts';
import type { Mail, Mailer } from '#application/ports/mailer.ts';
import type { RequestStore } from '#application/ports/request-store.ts';
import type { CouncilRequest, Reference, RequestStatus, ThreadMessage } from '#domain/forms/request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** What staff do with a request: any of these, at once. */
export interface Handling {
  readonly status: RequestStatus | null;
  /** Undefined leaves it, null takes it from whoever has it. */
  readonly assignedTo: string | null | undefined;
  /** What is said, in its order: a message and a note may come together. */
  readonly messages: readonly { readonly text: string; readonly isNote: boolean }[];
}

interface Ports {
  readonly requests: RequestStore;
  readonly mailer: Mailer;
  readonly clock: Clock;
}

export interface Handled {
  readonly request: CouncilRequest;
  /** Messages that could not be sent; the request is changed all the same. */
  readonly unsent: number;
}

/** Words for a message to whoever sent or follows a request. */
export type WriteMail = (request: CouncilRequest, said: ThreadMessage | null) => Omit<Mail, 'to'>;

/** Changes status, who is at it, or says something; whoever sent or follows the request hears of what is theirs. */
export const handleRequest =
  ({ requests, mailer, clock }: Ports) =>
  async (
    realm: RealmId,
    id: Reference,
    { by, handling, write }: { readonly by: string; readonly handling: Handling; readonly write: WriteMail },
  ): Promise<Either<{ readonly kind: 'unknownRequest' }, Handled>> => {
    const { status, assignedTo, messages } = handling;
    const at = clock.now();
    const said = messages.map(({ text, isNote }): ThreadMessage => ({ at, by, text, isNote }));
    let moves = false;
    const request = await requests.change(realm, id, (before) => {
      moves = status !== null && status !== before.status;
      return {
        ...before,
        status: status ?? before.status,
        assignedTo: assignedTo === undefined ? before.assignedTo : assignedTo,
        threads: [...before.threads, ...said],
        updatedAt: at,
      };
    });
    if (request === null) return left({ kind: 'unknownRequest' });
    const heard = said.find(({ isNote }) => !isNote) ?? null;
    // A state that stays as it was is no news.
    if (heard === null && !moves) return right({ request, unsent: 0 });
    const own = request.contact.email ?? '';
    const told = new Set([...(own === '' ? [] : [own]), ...(await requests.followers(realm, id))]);
    const mail = write(request, heard);
    const sent = await Promise.allSettled([...told].map((to) => mailer.send({ ...mail, to })));
    return right({ request, unsent: sent.filter((one) => one.status === 'rejected').length });
  };

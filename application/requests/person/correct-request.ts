import type { AssetStore } from '#application/ports/server/asset-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import { proposalIdOf, proposalOf } from '#application/processes/publish-proposal.ts';
import type { ContactField } from '#domain/forms/contact.ts';
import {
  corrected,
  correctedContact,
  isReason,
  longestTitle,
  retitled,
  withoutPerson,
} from '#domain/forms/desk/person-of-request.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import { lookedAct } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

interface Ports {
  readonly requests: Pick<RequestStore, 'change'>;
  readonly proposals: Pick<ProposalStore, 'put' | 'remove'>;
  readonly assets: Pick<AssetStore, 'eraseOf'>;
  readonly clock: Clock;
}

/** The request that staff correct, and who does it. */
export interface Correcting {
  readonly realm: RealmId;
  readonly id: Reference;
  readonly by: string;
}

/** Why something is not corrected; nothing is stored. */
export type CorrectionRefusal =
  | { readonly kind: 'unknownRequest' | 'requestOver' }
  | { readonly kind: 'correctionRefused'; readonly where: 'why' | 'email' | 'title' };

/** Why nothing is erased. */
export type ErasureRefusal =
  | { readonly kind: 'unknownRequest' }
  | { readonly kind: 'correctionRefused'; readonly where: 'why' };

type Corrected = Promise<Either<CorrectionRefusal, CouncilRequest>>;

const refused = (where: 'why' | 'email' | 'title') => left({ kind: 'correctionRefused', where } as const);
const found = (request: CouncilRequest | null): Either<CorrectionRefusal, CouncilRequest> =>
  request === null ? left({ kind: 'unknownRequest' }) : right(request);

/**
 * Gives a request another title for everybody, also among the proposals; null gives its own back. One that its sender took
 * back has none.
 */
export const retitleRequest =
  ({ requests, proposals, clock }: Ports) =>
  async ({ realm, id, by }: Correcting, title: string | null): Corrected => {
    const isWritten = title === null || (title.trim() !== '' && title.length <= longestTitle);
    if (!isWritten) return refused('title');
    const at = clock.now();
    const request = await requests.change(
      realm,
      id,
      (before) => (before.status === 'Retirada' ? before : retitled(before, title, at)),
      { by: { by, at } },
    );
    if (request?.status === 'Retirada') return left({ kind: 'requestOver' });
    if (request?.isPublished === true) await proposals.put(realm, proposalOf(request));
    return found(request);
  };

/** Replaces the contact of a request, for a reason that is kept with the step. */
export const correctContact =
  ({ requests, clock }: Ports) =>
  async (
    { realm, id, by }: Correcting,
    contact: Readonly<Partial<Record<ContactField, string | null | undefined>>>,
    why: string,
  ): Corrected => {
    if (!isReason(why)) return refused('why');
    const parts = correctedContact(contact);
    if (parts === null) return refused('email');
    const at = clock.now();
    const request = await requests.change(
      realm,
      id,
      (before) => (before.status === 'Retirada' ? before : corrected(before, parts, at)),
      { by: { by, at, why: why.trim() }, forgets: 'address' },
    );
    return request?.status === 'Retirada' ? left({ kind: 'requestOver' }) : found(request);
  };

/** Erases what says who sent a request, and its text too unless it is kept. The step stays, with the reason. */
export const erasePerson =
  ({ requests, proposals, assets, clock }: Ports) =>
  async (
    { realm, id, by }: Correcting,
    { keepsText, why }: { readonly keepsText: boolean; readonly why: string },
  ): Promise<Either<ErasureRefusal, CouncilRequest>> => {
    if (!isReason(why)) return left({ kind: 'correctionRefused', where: 'why' });
    const at = clock.now();
    const request = await requests.change(realm, id, (before) => withoutPerson(before, { keepsText, at }), {
      by: { by, at, why: why.trim() },
      forgets: keepsText ? 'sender' : 'words',
    });
    if (request === null) return left({ kind: 'unknownRequest' });
    // Also where it seems to be done: a crash may have come in between.
    await assets.eraseOf(realm, id, at);
    if (!keepsText) await proposals.remove(realm, proposalIdOf(request));
    return right(request);
  };

/** Notes that staff looked at the contact of a request, and gives the request. */
export const lookAtContact =
  ({ requests, clock }: Pick<Ports, 'requests' | 'clock'>) =>
  async ({ realm, id, by }: Correcting): Promise<CouncilRequest | null> =>
    requests.change(realm, id, (before) => before, {
      by: { by, at: clock.now() },
      deeds: [{ act: lookedAct, from: null, to: null, words: null }],
    });

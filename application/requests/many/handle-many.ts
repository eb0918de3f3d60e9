import type { AddressSeal } from '#application/ports/server/senders/address-seal.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { finishedStatuses, type CouncilRequest, type Reference } from '#domain/forms/request.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import {
  type ComingHandling,
  type Handled,
  type Handling,
  type HandlingRefusal,
  isNews,
  whyNotHandled,
} from '../handle-request.ts';
import { mailAddressOf } from '../sender-address.ts';

interface Ports {
  /** Finds a request by its reference or public number. */
  readonly find: (realm: RealmId, name: string) => Promise<CouncilRequest | null>;
  /** Whether the member of staff may do the handling to a request. */
  readonly may: (request: CouncilRequest) => boolean;
  readonly handle: (
    realm: RealmId,
    id: Reference,
    coming: ComingHandling,
  ) => Promise<Either<HandlingRefusal, Handled>>;
  readonly seal: Pick<AddressSeal, 'open'>;
}

/** The same handling of several requests. */
export interface ManyHandling extends Pick<ComingHandling, 'by' | 'owner' | 'write'> {
  readonly names: readonly string[];
  /** The revisions that the member of staff saw, by the names of the requests. */
  readonly seen: Readonly<Record<string, number>>;
  /** What is done to a request: a template has other words for each. Left: it asks for a fact that is not known. */
  readonly handlingOf: (request: CouncilRequest) => Either<'factMissing', Handling>;
  /** Names the intent; null for a trial, which stores nothing. */
  readonly key: string | null;
  /** The language of senders of whom none is known. */
  readonly language: Language;
}

/** Why one of several requests is not handled. */
export type Hindrance = HandlingRefusal['kind'] | 'notAllowed' | 'factMissing';

/** A request that was handled, or would be. */
interface Done {
  readonly name: string;
  readonly request: CouncilRequest;
}

/** What was done to several requests, or would be. */
export interface HandledMany {
  readonly done: readonly Done[];
  readonly cannot: readonly { readonly name: string; readonly why: Hindrance }[];
  /** How many mails leave, by their languages. */
  readonly mails: ReadonlyMap<Language, number>;
  /** Until when all of it can be taken back; null if nothing was done. */
  readonly undoUntil: Instant | null;
}

/** What is finished is not finished again with others: that is a decision about one request. */
const isOver = ({ status }: CouncilRequest, handling: Handling): boolean =>
  handling.status !== null && finishedStatuses.includes(status);

/** Whether this handling of a request was stored before, under the same key. */
const isRepeated = ({ undo, undone }: CouncilRequest, { key, owner }: ManyHandling): boolean =>
  key !== null && [undo, undone].some((one) => one?.key === key && one.owner === owner);

async function handledOne(
  ports: Ports,
  realm: RealmId,
  name: string,
  many: ManyHandling,
): Promise<Either<Hindrance, { readonly request: CouncilRequest; readonly isTold: boolean }>> {
  const found = await ports.find(realm, name);
  if (found === null) return left('unknownRequest');
  if (!ports.may(found)) return left('notAllowed');
  const { by, owner, write, key } = many;
  const asked = many.handlingOf(found);
  if (isLeft(asked)) return asked;
  const handling = asked.right;
  const hasAddress = mailAddressOf(ports.seal, found) !== null;
  const coming = { by, owner, write, handling, key, seen: many.seen[name] ?? null, canUndo: true };
  if (isOver(found, handling) && !isRepeated(found, many)) return left('requestOver');
  if (key === null) {
    const refusal = whyNotHandled(found, coming);
    return refusal === null
      ? right({ request: found, isTold: hasAddress && isNews(found, handling) })
      : left(refusal.kind);
  }
  const done = await ports.handle(realm, found.id, coming);
  if (isLeft(done)) return left(done.left.kind);
  const { request } = done.right;
  const { undo } = request;
  const isTold = hasAddress && undo?.key === key && undo.toldAt !== request.toldAt;
  return right({ request, isTold });
}

/**
 * Does the same to several requests, each in its own transaction, and says which of them it cannot be done to and why. All
 * of it can be taken back under its key; mails wait until then. A trial only says what would be done.
 */
export const handleMany =
  (ports: Ports) =>
  async (realm: RealmId, many: ManyHandling): Promise<HandledMany> => {
    const done: Done[] = [];
    const cannot: { name: string; why: Hindrance }[] = [];
    const mails = new Map<Language, number>();
    const ends: Instant[] = [];
    for (const name of new Set(many.names)) {
      // oxlint-disable-next-line no-await-in-loop -- each is a transaction of its own, one after the other
      const one = await handledOne(ports, realm, name, many);
      if (isLeft(one)) {
        cannot.push({ name, why: one.left });
        continue;
      }
      const { request, isTold } = one.right;
      done.push({ name, request });
      if (many.key !== null && request.undo?.key === many.key) ends.push(request.undo.until);
      const language = request.language ?? many.language;
      if (isTold) mails.set(language, (mails.get(language) ?? 0) + 1);
    }
    return { done, cannot, mails, undoUntil: ends.length === 0 ? null : Math.min(...ends) };
  };

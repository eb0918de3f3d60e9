import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Unreadable } from '#adapters/wire/decode.ts';
import type { DocumentDraft } from '#domain/documents/draft.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Either } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** What is asked about the tickets and places that people have. */
export type HeldParts = Pick<ServerParts, 'goodsRecords'>;

/** A kind of document of which people have tickets or places, for days or hours that it says (`Dated`). */
export interface DatedKind<Dated> {
  readonly collection: string;
  /** The kind of the records of what people have of it. */
  readonly records: string;
  readonly goodOf: (id: string) => string;
  /** The document of a good; null if the good is of another kind. */
  readonly idOf: (good: string) => string | null;
  readonly read: (raw: unknown, id: string, zone: TimeZone) => Either<Unreadable, Dated>;
  /** Whether a person wrote, in a draft, when it is. */
  readonly wrote: (draft: DocumentDraft, name: string) => boolean;
  /** What of it is still to come; null if it is over. */
  readonly toCome: (before: Dated, now: number) => Dated | null;
  /** What a folder leaves of it that has it no more, or as nothing of which there are tickets or places. */
  readonly takenOut: (before: Dated) => Dated;
  /** Whether somebody has a ticket or a place of what is moved, or taken out. */
  readonly moves: (
    council: HeldParts,
  ) => (good: GoodId, written: { readonly before: Dated; readonly after: Dated }) => Promise<boolean>;
}

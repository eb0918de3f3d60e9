import type { FieldOption } from '#domain/forms/field-option.ts';
import type { Coordinates } from '#domain/forms/entry.ts';
import type { MailboxId } from '#domain/forms/mailbox.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CouncilRefusal } from './council-refusal.ts';

/** What a form needs to know of its town beside the mailbox (specification 1, section 3: region and settings). */
export interface TownFacts {
  /** Where maps begin; null where the town does not say. */
  readonly centre: Coordinates | null;
  /** Who answers for personal data. */
  readonly privacyEmail: string | null;
  /** The categories of requests, for fields that bring none of their own. */
  readonly categories: readonly FieldOption[];
  /** Where map tiles come from: `null` the product's own choice, `none` draws maps on plain ground. */
  readonly tiles: { readonly url: string; readonly credit: string } | 'none' | null;
}

/** Tells what a town is like. */
export interface TownRegister {
  facts(realm: RealmId): Promise<Either<CouncilRefusal, TownFacts>>;
  /** Whether this person may see a mailbox that is closed to others. */
  seesClosed(realm: RealmId, mailbox: MailboxId): Promise<boolean>;
}

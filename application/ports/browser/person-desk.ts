import type { ContactField } from '#domain/forms/contact.ts';
import type { Profile } from '#domain/forms/profile.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CouncilRefusal } from './council-refusal.ts';

/** What a person tells the council of themselves; what is blank is erased there. */
export type PersonData = Readonly<Record<ContactField, string>>;

export type PersonRefusal =
  | CouncilRefusal
  | { readonly kind: 'tooManyAttempts'; readonly retryAfter: number }
  /** Nobody is logged in on this device. */
  | { readonly kind: 'noSession' }
  /** A part that cannot be, such as an address without @. */
  | { readonly kind: 'wrongPart'; readonly part: ContactField }
  /** The data are kept, the mail with the code was not sent: it can be asked for again. */
  | { readonly kind: 'mailFailed' }
  /** Wrong, used before, older than half an hour, or tried too often. */
  | { readonly kind: 'codeWrong' };

type Asked<T> = Promise<Either<PersonRefusal, T>>;

/** The council's side of somebody's own data (specification 1, sections 3, 6 and 7). */
export interface PersonDesk {
  /** Null where nobody is logged in, or whoever is has told nothing. */
  who(realm: RealmId): Asked<Profile | null>;
  /** Keeps all of it; a new e-mail gets a code by mail. Null where all of it is blank. */
  keep(realm: RealmId, data: PersonData): Asked<Profile | null>;
  /** Mails the code again: to one's own address, or to an address that somebody verified before. */
  sendCode(realm: RealmId, email: string | null): Asked<true>;
  /** Gives the code back: one's own address is verified then. With an address it logs in whoever verified it. */
  giveCode(realm: RealmId, code: string, email: string | null): Asked<Profile>;
  logOut(realm: RealmId): Asked<true>;
}

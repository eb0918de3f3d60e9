import type { Subject } from '#domain/following/follow.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { Either } from '#domain/shared/result.ts';
import type { CouncilRefusal } from './council-refusal.ts';

/** Something that is followed; the link ends it. */
export interface Followed {
  readonly subject: Subject;
  readonly title: string;
  readonly path: string;
  readonly link: string;
  readonly by: 'mail' | 'push';
}

/** Where a browser is told, and the keys that only it can read with. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** How somebody wants to be told; without an e-mail, by the one that whoever is logged in has verified. */
export type TellBy = { readonly email: string | null } | { readonly push: PushAddress };

export type FollowRefusal =
  | CouncilRefusal
  | { readonly kind: 'tooManyAttempts'; readonly retryAfter: number }
  /** The link of a mail that is too old, was cut short, or whose follow has ended. */
  | { readonly kind: 'linkWrong' };

type Asked<T> = Promise<Either<FollowRefusal, T>>;

/** The council's side of following. */
export interface FollowDesk {
  /** `asked`: a mail is on its way. */
  follow(realm: RealmId, subject: Subject, language: Language, by: TellBy): Asked<'asked' | 'following'>;
  /** Says yes by the link of the mail; `mine` is the link to all that is followed. */
  confirm(realm: RealmId, link: string): Asked<Followed & { readonly mine: string }>;
  /** All that is followed, by a link or by whoever is logged in and their browser; `isKnown`: their e-mail is verified. */
  mine(
    realm: RealmId,
    whose: { readonly link: string } | { readonly endpoint: string | null },
  ): Asked<{
    readonly items: readonly Followed[];
    readonly isKnown: boolean;
    /** What a browser needs to be told itself; null where the council sends mails alone. */
    readonly pushKey: string | null;
  }>;
  end(realm: RealmId, link: string): Asked<true>;
}

import type { Passkey, StaffPerson } from '#domain/office/access/person.ts';

/** The site that a passkey is for: a name of a host, not a number. */
export interface PasskeySite {
  /** The name of the host, without a port. */
  readonly host: string;
  /** As browsers say it: `https://participa.vilanova.example`. */
  readonly origin: string;
}

/** What an answer of a passkey says of itself, before anything of it is believed. */
export interface PasskeyClaim {
  /** What was signed. */
  readonly challenge: string;
  /** The id of the key. */
  readonly key: string;
  /** The id of the person whose key it is; null if the answer does not say. */
  readonly person: string | null;
}

/** Passkeys (WebAuthn): what browsers are asked, and whether their answers are right. */
export interface PasskeyCheck {
  /** What a browser needs to make a key, as JSON. */
  making(
    site: PasskeySite,
    person: Pick<StaffPerson, 'id' | 'name' | 'email' | 'passkeys'>,
    challenge: string,
  ): Promise<object>;
  /** What a browser needs to use a key, as JSON. */
  using(site: PasskeySite, challenge: string): Promise<object>;
  /** Null if it is no answer of a passkey. */
  claimOf(answer: unknown): PasskeyClaim | null;
  /** The key that was made; null if the answer is not right. */
  made(
    site: PasskeySite,
    answer: unknown,
    challenge: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null>;
  /** The counter of the key that was used; null if the answer is not right, or if the key was copied. */
  used(site: PasskeySite, answer: unknown, challenge: string, key: Passkey): Promise<number | null>;
}

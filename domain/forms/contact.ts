import type { LocalizedText } from '../shared/localized-text.ts';

/** No part of a contact is longer; the field takes no more. */
export const longestContact = 200;

/** The parts of a contact, in the order in which a form shows them (specification 1, section 3). */
export const contactFields = ['firstName', 'lastName', 'telephone', 'email'] as const;
/** The name of one part of a contact. */
export type ContactField = (typeof contactFields)[number];

/**
 * The contact block of a mailbox (specification 1, sections 3 and 5): `yes` asks for the listed fields and each is
 * required, `no` asks for none, `auto` fills them from the profile of who is logged in.
 */
export interface ContactRequest {
  readonly mode: 'yes' | 'no' | 'auto';
  readonly fields: readonly ContactField[];
  /** Above the fields (the default) or below them. */
  readonly position: 'up' | 'down';
  readonly title: LocalizedText | null;
}

/** Local part, one `@`, and a host with at least one point. */
const email =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u;

/**
 * Whether a text has the form of an address that mail can reach, spaces around it left out: at most 254 characters
 * (RFC 5321, section 4.5.3.1), 64 of them before the `@`. Whether the address exists is not known.
 */
export const isEmail = (text: string): boolean => text.trim().length <= 254 && email.test(text.trim());

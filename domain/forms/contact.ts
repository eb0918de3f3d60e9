import type { LocalizedText } from '../shared/localized-text.ts';

/** No part of a contact is longer; the field takes no more. */
export const longestContact = 200;

export const contactFields = ['firstName', 'lastName', 'telephone', 'email'] as const;
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

/** Local part, one `@`, a host with at least one point: what an address looks like that mail can reach. */
const email =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u;

export const isEmail = (text: string): boolean => text.trim().length <= 254 && email.test(text.trim());

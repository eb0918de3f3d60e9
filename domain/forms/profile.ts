import { type ContactField, contactFields, type ContactRequest } from './contact.ts';
import type { Contact } from './entry.ts';

/** The data that a person gave the council about themselves (specification 1, section 3); a missing part is blank. */
export interface Profile extends Readonly<Record<ContactField, string>> {
  /** Whether a code that was mailed to the address came back. */
  readonly isVerified: boolean;
}

/** What a request of a mailbox that asks for a profile still lacks. */
export type ProfileGap = ContactField | 'verification';

/** How many characters a first name, a last name or a telephone number may have. */
export const longestName = 100;

/** Two spellings of one address are one address. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

const always: ReadonlySet<ContactField> = new Set(['firstName', 'lastName', 'email']);

/**
 * What is missing of a completed profile: names and a verified e-mail, and the telephone where the mailbox lists it
 * (specification 1, section 6).
 */
export function missingFromProfile(
  { fields }: Pick<ContactRequest, 'fields'>,
  profile: Profile | null,
): readonly ProfileGap[] {
  const blank = contactFields.filter(
    (part) => (always.has(part) || fields.includes(part)) && (profile?.[part] ?? '') === '',
  );
  return profile === null || profile.isVerified || blank.includes('email')
    ? blank
    : [...blank, 'verification'];
}

/**
 * The contact of a request whose mailbox fills it from the profile (mode `auto`): what was left blank comes from there.
 * Where a verified e-mail is asked for, it is that one and no other.
 */
export function contactWith(
  { mode, fields }: Pick<ContactRequest, 'mode' | 'fields'>,
  asksProfile: boolean,
  contact: Contact,
  profile: Profile | null,
): Contact {
  if (profile === null) return contact;
  const filled =
    mode === 'auto'
      ? fields.filter((part) => (contact[part] ?? '').trim() === '' && profile[part] !== '')
      : [];
  return {
    ...contact,
    ...Object.fromEntries(filled.map((part) => [part, profile[part]])),
    ...(asksProfile && mode !== 'no' && fields.includes('email') ? { email: profile.email } : {}),
  };
}

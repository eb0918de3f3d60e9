import { contactName, placesContact } from '#domain/forms/contact-block.ts';
import type { Entry, Value } from '#domain/forms/entry.ts';
import { fieldsOf, type Mailbox } from '#domain/forms/mailbox.ts';
import { contactWith, missingFromProfile, type Profile, type ProfileGap } from '#domain/forms/profile.ts';

/** Whether the form uses the profile of the session. */
export const looksAtProfile = ({ contact, asksProfile }: Mailbox): boolean =>
  contact.mode === 'auto' || asksProfile;

/** The answers with the contact of the profile, unless the resident has written one; and what was filled in. */
export function filledFrom(
  mailbox: Mailbox,
  entry: Entry,
  profile: Profile | null,
): { readonly entry: Entry; readonly prefilled: Value | null } {
  const name = placesContact(mailbox)
    ? fieldsOf(mailbox).find(({ kind }) => kind === 'contact')?.name
    : contactName;
  if (name === undefined || entry.has(name)) return { entry, prefilled: null };
  const contact = contactWith(mailbox.contact, mailbox.asksProfile, {}, profile);
  if (Object.keys(contact).length === 0) return { entry, prefilled: null };
  const prefilled: Value = { kind: 'contact', contact };
  return { entry: new Map(entry).set(name, prefilled), prefilled };
}

/** What is missing before a mailbox that asks for a profile accepts a request. */
export const lackingIn = (mailbox: Mailbox, profile: Profile | null): readonly ProfileGap[] =>
  mailbox.asksProfile ? missingFromProfile(mailbox.contact, profile) : [];

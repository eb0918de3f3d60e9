import type { Mailbox } from '../mailbox.ts';
import { withoutCaptcha } from '../open311.ts';

/** How long what a person agreed to may be. */
export const longestConsent = 2000;

/**
 * A form as staff fill it in for a person before them: without the captcha, and with a contact only if the person wants
 * to leave one. Nothing is read from the profile of who writes: that is the member of staff.
 */
export function deskForm(mailbox: Mailbox): Mailbox {
  const form = withoutCaptcha(mailbox);
  return { ...form, asksProfile: false, contact: { ...form.contact, mode: 'no' } };
}

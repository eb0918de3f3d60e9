import { type ContactRequest, isEmail, longestContact } from '../contact.ts';
import type { Value, ValueOf } from '../entry.ts';
import type { FieldFault } from '../form-fault.ts';
import { type KindRules, usualRules } from '../kind-rules.ts';
import { checkLength } from './shared/length.ts';

/** The place of the contact block among the fields. What it asks is in the mailbox: `../contact.ts`. */
export interface ContactShape {
  readonly kind: 'contact';
}

/** What is wrong with a contact that was written. */
export function checkContact({ contact }: ValueOf<'contact'>): readonly FieldFault[] {
  const long = Object.values(contact).flatMap((text) => checkLength(text, longestContact));
  const { email = '' } = contact;
  return email.trim() === '' || isEmail(email) ? long : [...long, { kind: 'invalidEmail', part: 'email' }];
}

/** The faults of the parts that are missing: every listed part is required (specification 1, section 5). */
export function checkContactParts(
  { mode, fields }: ContactRequest,
  value: Value | undefined,
): readonly FieldFault[] {
  if (mode === 'no') return [];
  const contact = value?.kind === 'contact' ? value.contact : {};
  return fields
    .filter((part) => (contact[part] ?? '').trim() === '')
    .map((part) => ({ kind: 'contactMissing', part }));
}

/** The rules of `contact`. */
export const contactRules: KindRules<ContactShape, 'contact'> = {
  ...usualRules,
  value: 'contact',
  home: 'contact',
  check: (_field, value) => checkContact(value),
  open311: { kind: 'notAttribute' },
};

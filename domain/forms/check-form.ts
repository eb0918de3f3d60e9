import type { ContactRequest } from './contact.ts';
import { contactName, placesContact } from './contact-block.ts';
import type { Entry, Value } from './entry.ts';
import type { AnswerField, Field, FormPage, Group } from './field.ts';
import { rulesOf } from './field-kinds.ts';
import { mostImages } from './files/file-limits.ts';
import type { FieldFault, FormFault } from './form-fault.ts';
import { checkContact, checkContactParts } from './kinds/contact.ts';
import { groupNeeds } from './needs/group-needs.ts';
import type { Mailbox } from './mailbox.ts';
import { shownEntry, isRequired, shownFields } from './shown-fields.ts';
import { isFilled } from './value-kinds.ts';

/** What sending needs besides the fields. */
export interface Consent {
  readonly acceptsPrivacy: boolean;
  /** Whether the payment that a mailbox asks for is made. */
  readonly isPaid: boolean;
}

const at = ({ name, title }: Pick<Field, 'name' | 'title'>, faults: readonly FieldFault[]) =>
  faults.map((fault): FormFault => ({ ...fault, field: name, title }));

function checkGroup(field: Group, entry: Entry): readonly FieldFault[] {
  const { atLeast, filled } = groupNeeds(field, entry);
  return filled >= atLeast ? [] : [{ kind: 'groupIncomplete', atLeast, filled }];
}

/** What is wrong with a given answer. Whether an answer is required is checked elsewhere. */
export function checkValue(field: AnswerField, value: Value): readonly FieldFault[] {
  const rules = rulesOf(field.kind);
  return value.kind === rules.value ? rules.check(field, value) : [{ kind: 'strangeValue' }];
}

function checkField(field: Field, entry: Entry, contact: ContactRequest): readonly FieldFault[] {
  if (field.kind === 'group') return checkGroup(field, entry);
  const value = entry.get(field.name);
  const wrong = value === undefined ? [] : checkValue(field, value);
  if (field.kind === 'contact') return [...checkContactParts(contact, value), ...wrong];
  const { missing, isAlwaysRequired } = rulesOf(field.kind);
  const isEmpty = value === undefined || !isFilled(value);
  const mustBeFilled = isAlwaysRequired || isRequired(field, entry);
  return isEmpty && wrong.length === 0 && mustBeFilled ? [missing] : wrong;
}

/** The faults of one page, only for fields that are asked, since the others are not sent. */
export function checkPage(mailbox: Mailbox, page: FormPage, entry: Entry): readonly FormFault[] {
  const asked = shownEntry(
    mailbox.pages.flatMap(({ fields }) => fields),
    entry,
  );
  return shownFields(page.fields, asked).flatMap((field) =>
    at(field, checkField(field, asked, mailbox.contact)),
  );
}

/** Pictures of all fields count together. */
function checkImages(mailbox: Mailbox, entry: Entry): readonly FormFault[] {
  const fields = shownFields(
    mailbox.pages.flatMap((page) => page.fields),
    entry,
  ).filter(({ kind }) => kind === 'image');
  const counts = fields.map(({ name }) => {
    const value = entry.get(name);
    return value?.kind === 'files' ? value.files.length : 0;
  });
  const found = counts.reduce((sum, count) => sum + count, 0);
  const last = fields.at(-1);
  const isTold = counts.some((count) => count > mostImages);
  if (last === undefined || found <= mostImages || isTold) return [];
  return at(last, [{ kind: 'tooManyImages', most: mostImages, found }]);
}

/**
 * Everything that keeps a form from being sent, in the order in which its reader meets it. The browser asks this
 * before sending, the server before storing.
 */
export function checkForm(mailbox: Mailbox, entry: Entry, consent: Consent): readonly FormFault[] {
  const fields = mailbox.pages.flatMap((page) => page.fields);
  const asked = shownEntry(fields, entry);
  const block = placesContact(mailbox) ? [] : checkBlock(mailbox, entry);
  const { position } = mailbox.contact;
  return [
    ...(position === 'up' ? block : []),
    ...mailbox.pages.flatMap((page) => checkPage(mailbox, page, entry)),
    ...checkImages(mailbox, asked),
    ...(position === 'down' ? block : []),
    ...(mailbox.payment !== null && !consent.isPaid
      ? [{ kind: 'paymentMissing' as const, field: null }]
      : []),
    ...(mailbox.privacy.isAsked && !consent.acceptsPrivacy
      ? [{ kind: 'privacyNotAccepted' as const, field: null }]
      : []),
  ];
}

/** The faults of the contact block that stands outside the form's own fields. */
export function checkBlock(mailbox: Mailbox, entry: Entry): readonly FormFault[] {
  const value = entry.get(contactName);
  const block = { name: contactName, title: mailbox.contact.title ?? '' };
  const wrong = value === undefined ? [] : checkBlockValue(value);
  return at(block, [...checkContactParts(mailbox.contact, value), ...wrong]);
}

const checkBlockValue = (value: Value): readonly FieldFault[] =>
  value.kind === 'contact' ? checkContact(value) : [{ kind: 'strangeValue' }];

import { askedFields, type AskedField } from '../forms/body/asked-fields.ts';
import { checkForm } from '../forms/check-form.ts';
import type { ExtraValue } from '../forms/entry.ts';
import type { Field } from '../forms/field.ts';
import { answerFieldsOf, type Mailbox } from '../forms/mailbox.ts';
import { isManageable } from '../office/desk/managed-fields.ts';
import { managedEntry } from '../office/desk/managed-form.ts';
import type { ManagedValues } from '../office/desk/managed-values.ts';
import { shownEntry } from '../forms/shown-fields.ts';
import { type Either, left, right } from '../shared/result.ts';

/** A form for people of staff: holidays, a fault, material. */
export interface StaffForm {
  readonly id: string;
  /** The name of the person who decides; null: whoever answers requests in that mailbox. */
  readonly approver: string | null;
  /** Whether it asks for days. */
  readonly asksDays: boolean;
  /** The mailbox with the fields of the form; null: it asks for a text alone. */
  readonly mailbox: Mailbox | null;
}

/** What a form for staff asked, as it was asked, with what was answered. */
export type InternalAnswer = AskedField & { readonly value: ExtraValue };

/** Fields that staff can fill in here: no files, no captcha, and none that asks who somebody is. */
const fieldsForStaff = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field): readonly Field[] => {
    const children = fieldsForStaff(field.children);
    if (field.kind !== 'group') return isManageable(field) ? [{ ...field, children }] : [];
    const within = fieldsForStaff(field.fields);
    const atLeast = Math.min(field.atLeast, within.length);
    return within.length === 0 ? [] : [{ ...field, children, fields: within, atLeast }];
  });

/**
 * A mailbox as a form for staff: its fields on one page, drawn and checked as those of residents are, and nothing of
 * payments, consents and contacts. Null: it has no field that staff can fill in.
 */
export function formForStaff(mailbox: Mailbox): Mailbox | null {
  const fields = fieldsForStaff(mailbox.pages.flatMap((page) => page.fields));
  if (fields.length === 0) return null;
  return {
    ...mailbox,
    isDisabled: false,
    pages: [{ id: 'staff', title: null, submitText: null, fields }],
    hasTabs: false,
    contact: { ...mailbox.contact, mode: 'no' },
    payment: null,
    privacy: { isAsked: false, link: null },
    asksProfile: false,
    showsNearby: false,
    offersChoice: false,
  };
}

const agreed = { acceptsPrivacy: true, isPaid: true };

/** Answers as they are stored: with the questions as they were asked. Left: one is missing or wrong, or there is no such question. */
export function checkAnswers(
  mailbox: Mailbox | null,
  values: ManagedValues,
): Either<{ readonly kind: 'wrongAnswers' }, readonly InternalAnswer[]> {
  const fields = mailbox === null ? [] : answerFieldsOf(mailbox);
  const isStrange = Object.keys(values).some((name) => !fields.some((field) => field.name === name));
  if (isStrange) return left({ kind: 'wrongAnswers' });
  if (mailbox === null) return right([]);
  const entry = managedEntry(fields, values);
  if (checkForm(mailbox, entry, agreed).length > 0) return left({ kind: 'wrongAnswers' });
  const asked = askedFields(
    mailbox,
    shownEntry(
      mailbox.pages.flatMap((page) => page.fields),
      entry,
    ),
  );
  return right(asked.map((field) => ({ ...field, value: values[field.name] as ExtraValue })));
}

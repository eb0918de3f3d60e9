import type { ContactField } from '#domain/forms/contact.ts';
import type { FormFault } from '#domain/forms/form-fault.ts';

/* The ids of the elements of a form, so that a fault can link there. */
export const fieldId = (name: string) => `campo-${name}`;
export const contactId = (part: ContactField) => `contacto-${part}`;
export const privacyId = 'privacidad';
export const paymentId = 'pago';
/** Why the last sending did not arrive. */
export const notSentId = 'no-enviada';

/** The element that a fault links to. */
export function faultTarget(fault: FormFault): string {
  if (fault.kind === 'privacyNotAccepted') return privacyId;
  if (fault.kind === 'paymentMissing') return paymentId;
  if (fault.kind === 'contactMissing') return contactId(fault.part);
  if (fault.kind === 'invalidEmail' && fault.part === 'email') return contactId('email');
  return fieldId(fault.field);
}

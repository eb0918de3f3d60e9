import type { PersonToTell } from '#adapters/wire/office/person-to-tell.ts';
import type { PhoneCall } from '#domain/notices/phone-call.ts';

/** Who called somebody, and when, as staff read it. */
export const writePhoneCall = (call: PhoneCall | null): PersonToTell['called'] =>
  call === null ? null : { by: call.by, at: new Date(call.at).toISOString() };

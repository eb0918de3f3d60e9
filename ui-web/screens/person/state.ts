import type { PersonData, PersonProfile, PersonRefusal } from '#ui-web/composition/clients.ts';
import { type ContactField, contactFields, isEmail } from '#domain/forms/contact.ts';
import type { Profile } from '#domain/forms/profile.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** Which action is running, so that its button says so and the others wait. */
export type PersonWork = 'keep' | 'verify' | 'resend' | 'ask' | 'enter' | 'leave' | 'erase';

/** What is wrong with something that was written. */
export interface PersonFault {
  readonly at: ContactField | 'code' | 'door' | 'doorCode';
  readonly kind: 'missing' | 'email' | 'long' | 'code';
}

/** The outcome of the last action: a refusal, or what was done. */
export type PersonOutcome =
  | { readonly kind: 'kept' | 'verified' | 'resent' | 'asked' | 'entered' | 'erased' }
  | { readonly kind: 'refused'; readonly refusal: PersonRefusal };

/** Access for a person who entered their data elsewhere. */
export interface PersonDoor {
  readonly email: string;
  readonly code: string;
  readonly isAsked: boolean;
  /** What the device keeps of somebody is theirs, too: they signed in here with another address. */
  readonly isAlsoMine: boolean;
}

export interface OpenPerson {
  readonly kind: 'open';
  /** What the council has; null if it has no data of this person. */
  readonly profile: PersonProfile | null;
  readonly data: PersonData;
  readonly code: string;
  readonly door: PersonDoor;
  /** Whether this device keeps things of somebody who signed in here before. */
  readonly isHeld: boolean;
  readonly faults: readonly PersonFault[];
  /** Counts the tries, so that the summary takes the focus again at each; 0 while there is no summary. */
  readonly serial: number;
  readonly work: PersonWork | null;
  readonly outcome: PersonOutcome | null;
}

export type PersonState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused'; readonly refusal: PersonRefusal; readonly at: Instant }
  | { readonly kind: 'left' }
  | OpenPerson;

export const blankData: PersonData = { firstName: '', lastName: '', telephone: '', email: '' };
const required: readonly ContactField[] = ['firstName', 'lastName', 'email'];

export const dataOf = (profile: Profile | null): PersonData =>
  profile === null
    ? blankData
    : {
        firstName: profile.firstName,
        lastName: profile.lastName,
        telephone: profile.telephone,
        email: profile.email,
      };

/** What of the data is missing or invalid; the telephone may be missing. */
export function personFaults(data: PersonData): readonly PersonFault[] {
  return contactFields.flatMap((at): readonly PersonFault[] => {
    const text = data[at].trim();
    if (text === '') return required.includes(at) ? [{ at, kind: at === 'email' ? 'email' : 'missing' }] : [];
    return at === 'email' && !isEmail(text) ? [{ at, kind: 'email' }] : [];
  });
}

/** A free time that staff chose for a person. */
export interface ChosenTime {
  readonly office: string;
  readonly at: string;
}

/** What staff typed of an appointment that they give. */
export interface BookingDraft {
  readonly services: readonly string[];
  readonly people: string;
  readonly time: ChosenTime | null;
  readonly name: string;
  readonly identity: string;
  readonly phone: string;
  readonly email: string;
}

export const emptyBooking: BookingDraft = {
  services: [],
  people: '1',
  time: null,
  name: '',
  identity: '',
  phone: '',
  email: '',
};

/** How many people come: at least one. */
export const countOfPeople = (people: string): number => Math.max(1, Math.floor(Number(people)) || 1);

/** Why nothing was booked: the word of the council, or what was left out. */
export interface BookingFault {
  readonly kind: string;
  /** How long no more numbers are looked up. */
  readonly minutes?: number;
}

/** The parts of the form, each with the faults that are said at it. */
const faultsAt = {
  services: ['noService', 'unknownService', 'notCombinable'],
  people: ['tooManyPeople'],
  time: ['taken', 'noTime', 'dayFull', 'unknownOffice'],
  name: ['nameMissing'],
  identity: ['identityMissing', 'identityUnreadable', 'notListed', 'hasOpen'],
  email: ['mailMissing'],
} as const;

/** A part of the form at which a fault is said. */
export type GivePart = keyof typeof faultsAt;

const parts = Object.keys(faultsAt) as readonly GivePart[];

/** The part of the form that a fault is about; null: none. */
export const partOfFault = (fault: BookingFault | null): GivePart | null =>
  parts.find((part) => (faultsAt[part] as readonly string[]).includes(fault?.kind ?? '')) ?? null;

/** The first thing that was left out; null: nothing. */
export function missingOf({ services, time, name, identity }: BookingDraft): BookingFault | null {
  if (services.length === 0) return { kind: 'noService' };
  if (time === null) return { kind: 'noTime' };
  if (name.trim() === '') return { kind: 'nameMissing' };
  return identity.trim() === '' ? { kind: 'identityMissing' } : null;
}

/** The id of the field of a part. */
export const fieldOfPart = (part: GivePart): string => `counter-booking-${part}`;

import { useEffect, useRef, useState } from 'react';
import { bookAtDeskCall } from '#adapters/wire/appointments/book-at-desk.ts';
import type { CounterVisit } from '#adapters/wire/appointments/visit.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useOffice } from '../../shell/office-context.ts';
import {
  type BookingDraft,
  type BookingFault,
  emptyBooking,
  fieldOfPart,
  missingOf,
  partOfFault,
  countOfPeople,
} from './booking-draft.ts';

interface Refused {
  readonly kind: string;
  readonly where?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/** Why something was not done, in a word. `lost`: no answer came. */
export function faultOfDesk(refused: object): BookingFault {
  const { kind, where, retryAfter } = refused as Refused;
  if (kind === 'unreachable' || kind === 'serverFailed') return { kind: 'lost' };
  if (kind === 'tooManyAttempts') return { kind, minutes: Math.max(1, Math.ceil((retryAfter ?? 60) / 60)) };
  return { kind: kind === 'appointmentRefused' ? (where ?? kind) : kind };
}

/** An appointment that was given, and where. */
export interface GivenBooking {
  readonly visit: CounterVisit;
  readonly office: string;
}

/** Puts the focus where a fault is said. */
function useFaultFocus(fault: BookingFault | null): void {
  useEffect(() => {
    const part = partOfFault(fault);
    if (part !== null) document.getElementById(fieldOfPart(part))?.focus();
  }, [fault]);
}

/** The key of one time for one person: what is asked again with it is done once. */
function useKeyOf(newKey: () => string): (wanted: string) => string {
  const last = useRef({ wanted: '', key: '' });
  return (wanted) => {
    if (last.current.wanted !== wanted) last.current = { wanted, key: newKey() };
    return last.current.key;
  };
}

/** The form of an appointment that staff give, what was wrong with it, and what was given. */
export function useBooking() {
  const { council } = useOffice();
  const [draft, write] = useState<BookingDraft>(emptyBooking);
  const [fault, setFault] = useState<BookingFault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [given, setGiven] = useState<GivenBooking | null>(null);
  const keyOf = useKeyOf(council.newKey);
  useFaultFocus(fault);
  const send = async () => {
    const missing = missingOf(draft);
    const { services, time, people, ...person } = draft;
    if (isBusy || missing !== null || time === null) return setFault(missing);
    const wanted = { services: [...services], people: countOfPeople(people), ...time };
    setBusy(true);
    const body = { ...wanted, ...person, key: keyOf(JSON.stringify(wanted)) };
    const answer = await council.call(bookAtDeskCall, { realm: council.realm, body });
    setBusy(false);
    if (isLeft(answer)) return setFault(faultOfDesk(answer.left));
    setFault(null);
    return setGiven({ visit: answer.right, office: time.office });
  };
  const another = () => {
    write(emptyBooking);
    setGiven(null);
  };
  const [change] = useState(
    () => (more: Partial<BookingDraft>) => write((before) => ({ ...before, ...more })),
  );
  return { draft, change, fault, isBusy, given, send, another };
}

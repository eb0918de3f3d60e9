import { addDays, dayAt, daysBetween, type Instant, type TimeZone } from '../../shared/calendar-day.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import type { PocketEntry } from '../pocket-entry.ts';
import { heldAlertName } from './held-alert-name.ts';
import type { FoundAlert } from './pocket-alert.ts';

interface Moment {
  readonly now: Instant;
  readonly zone: TimeZone;
}

/** The page of each kind of entry. */
const pages: Readonly<Record<PocketEntry['kind'], string>> = {
  appointment: '/citas',
  reservation: '/reservas',
  ticket: '/entradas',
};

/** The alerts of an entry that the clock brings: the day before, and once its door opens. */
export function entryAlerts(entry: PocketEntry, { now, zone }: Moment): readonly FoundAlert[] {
  const { kind, id, at, end, door, title } = entry;
  const alert = { title, when: at, path: pages[kind] };
  const isTomorrow = dayAt(at, zone) === addDays(dayAt(now, zone), 1);
  const isOpen = door !== null && door <= now && now < end;
  return [
    ...(isTomorrow
      ? [
          {
            ...alert,
            id: `tomorrow/${id}/${at}`,
            kind: 'tomorrow' as const,
            toldAs: heldAlertName('tomorrow', id),
          },
        ]
      : []),
    ...(isOpen ? [{ ...alert, id: `door/${id}/${at}`, kind: 'door' as const }] : []),
  ];
}

/** Something that ends: a vote in which a person has not taken part, or vouchers that they have not used. */
export interface EndingThing {
  readonly kind: 'vote' | 'voucher';
  readonly id: string;
  readonly title: LocalizedText;
  /** The first moment after it. */
  readonly until: Instant;
  readonly path: string;
}

/** How many days before its end a person is reminded. */
const daysBefore: Readonly<Record<EndingThing['kind'], number>> = { vote: 9, voucher: 7 };

/** The alert of something that ends soon; null if it does not, or has ended. */
export function endingAlert(thing: EndingThing, { now, zone }: Moment): FoundAlert | null {
  const { kind, id, title, until, path } = thing;
  const days = daysBetween(dayAt(now, zone), dayAt(until - 1, zone));
  if (until <= now || days > daysBefore[kind]) return null;
  return { id: `${kind}/${id}/${until}`, kind, title, when: until - 1, path };
}

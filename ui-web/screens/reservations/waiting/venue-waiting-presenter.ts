import { BehaviorSubject } from 'rxjs';
import { joinVenueListCall } from '#adapters/wire/reservations/waiting/join-venue-list.ts';
import { leaveVenueListCall } from '#adapters/wire/reservations/waiting/leave-venue-list.ts';
import { letVenueOfferGoCall } from '#adapters/wire/reservations/waiting/let-venue-offer-go.ts';
import { readVenueWaitingCall } from '#adapters/wire/reservations/waiting/read-venue-waiting.ts';
import { takeVenueOfferCall } from '#adapters/wire/reservations/waiting/take-venue-offer.ts';
import type { VenueWaitingAnswer } from '#adapters/wire/reservations/waiting/venue-waiting.ts';
import { dayAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { wholeDate } from '#ui-web/components/field/whole-date.ts';
import { callEntered } from '#ui-web/composition/call-entered.ts';
import { presented } from '#ui-web/presenter.ts';
import { keyFrom, keyLength } from '#ui-web/screens/vouchers/order-key.ts';
import { anyTime, postedWish } from '../../waiting/wish.ts';
import {
  type VenueWaitingEntry,
  venueWaitingFailure,
  type VenueWaitingPage,
  type VenueListPorts,
} from './venue-waiting-state.ts';

const emptyEntry: VenueWaitingEntry = {
  ...anyTime,
  places: [],
  people: '',
  identity: '',
  birthDay: '',
  email: '',
};

const firstPage: VenueWaitingPage = {
  places: [],
  isOpen: false,
  entry: emptyEntry,
  failure: null,
  isSending: false,
};

/** What was looked for at a venue, and not found. */
export interface SoughtPlace {
  readonly venue: string;
  readonly place: string;
  readonly minutes: number;
  readonly people: string;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What the acts work with. */
function waitingTools(ports: VenueListPorts, subject: BehaviorSubject<VenueWaitingPage>) {
  const current = () => subject.value;
  const patch = (change: Partial<VenueWaitingPage>) => subject.next({ ...subject.value, ...change });
  const take = (place: VenueWaitingAnswer) => {
    const { places } = current();
    const known = places.findIndex(({ id }) => id === place.id);
    patch({ places: known === -1 ? [place, ...places] : places.with(known, place) });
  };
  /** Does one thing at a time; what is refused is said. */
  const doing = async (work: () => Promise<unknown>): Promise<void> => {
    if (current().isSending) return;
    patch({ isSending: true, failure: null });
    const refused = await work();
    patch({ isSending: false, failure: refused === null ? null : venueWaitingFailure(refused) });
  };
  return {
    realm: ports.realm,
    keys: ports.venueWaitingKeys,
    call: callEntered(ports),
    current,
    patch,
    take,
    doing,
  };
}
type Tools = ReturnType<typeof waitingTools>;

const named = (entry: string) => {
  const at = entry.lastIndexOf('/');
  return { id: entry.slice(0, Math.max(0, at)), key: entry.slice(at + 1) };
};

/** Asks for the places of this device; one that the council does not know is forgotten. */
const refreshing =
  ({ realm, keys, call, take }: Tools) =>
  async (): Promise<void> => {
    for (const entry of keys.list(realm)) {
      const { id, key } = named(entry);
      // oxlint-disable-next-line no-await-in-loop -- a device has one or two
      const read = await call(readVenueWaitingCall, { realm, id, body: { key } });
      if (!isLeft(read)) take(read.right);
      else if (['reservationRefused', 'unknownDocument'].includes((read.left as { kind: string }).kind))
        keys.forget(realm, entry);
    }
  };

/** Joining: the key is the same until the council has answered, so that a lost answer makes no second place. */
function joining(ports: VenueListPorts, zone: TimeZone, tools: Tools) {
  const { realm, keys, call, current, patch, take, doing } = tools;
  const newKey = () => keyFrom(ports.randomBytes(keyLength));
  let key = newKey();
  return ({ venue, place, minutes, people }: SoughtPlace): Promise<void> =>
    doing(async () => {
      const { entry } = current();
      const body = {
        key,
        places: entry.places.length === 0 ? [place] : [...entry.places],
        minutes,
        people: entry.people === '' ? people : entry.people,
        ...postedWish(entry, dayAt(ports.clock.now(), zone)),
        identity: entry.identity,
        birthDay: orNull(entry.birthDay === '' ? '' : wholeDate(entry.birthDay)),
        email: orNull(entry.email),
      };
      const joined = await call(joinVenueListCall, { realm, id: venue, body });
      if (isLeft(joined)) return joined.left;
      keys.keep(realm, `${venue}/${key}`);
      key = newKey();
      take(joined.right);
      patch({ isOpen: false, entry: emptyEntry });
      return null;
    });
}

/** What is done with a place. */
const withPlace = (
  { realm, keys, call, current, patch, take, doing }: Tools,
  refresh: () => Promise<void>,
) => ({
  answer: (
    { id: key, venue, offer }: VenueWaitingAnswer,
    what: 'take' | 'letGo',
    onTaken: (venue: string, key: string) => void,
  ): Promise<void> =>
    doing(async () => {
      const body = { key, at: offer?.at ?? '' };
      const asked = what === 'take' ? takeVenueOfferCall : letVenueOfferGoCall;
      const done = await call(asked, { realm, id: venue.id, body });
      if (isLeft(done)) {
        await refresh();
        return done.left;
      }
      take(done.right);
      if (what === 'take') onTaken(venue.id, key);
      return null;
    }),
  leave: ({ id: key, venue }: VenueWaitingAnswer): Promise<void> =>
    doing(async () => {
      const done = await call(leaveVenueListCall, { realm, id: venue.id, body: { key } });
      if (isLeft(done)) return done.left;
      take(done.right);
      return null;
    }),
  /** Removes a place that is over from this device. */
  forget: ({ id, venue }: VenueWaitingAnswer): void => {
    keys.forget(realm, `${venue.id}/${id}`);
    patch({ places: current().places.filter((one) => one.id !== id) });
  },
});

/** The waiting lists of venues: the places of this device, and joining one. */
export function venueWaitingPresenter(ports: VenueListPorts, zone: TimeZone) {
  const subject = new BehaviorSubject<VenueWaitingPage>(firstPage);
  const tools = waitingTools(ports, subject);
  const { current, patch } = tools;
  const refresh = refreshing(tools);
  return {
    ...presented(subject),
    ...withPlace(tools, refresh),
    join: joining(ports, zone, tools),
    refresh,
    open: (isOpen: boolean): void => patch({ isOpen, failure: null }),
    write: (change: Partial<VenueWaitingEntry>): void =>
      patch({ entry: { ...current().entry, ...change }, failure: null }),
  };
}
export type VenueWaitingPresenter = ReturnType<typeof venueWaitingPresenter>;

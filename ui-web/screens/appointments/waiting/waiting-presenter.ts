import { BehaviorSubject } from 'rxjs';
import { joinWaitingListCall } from '#adapters/wire/appointments/waiting/join-waiting-list.ts';
import { leaveWaitingListCall } from '#adapters/wire/appointments/waiting/leave-waiting-list.ts';
import { letOfferGoCall } from '#adapters/wire/appointments/waiting/let-offer-go.ts';
import { mailWaitingCodeCall } from '#adapters/wire/appointments/waiting/mail-waiting-code.ts';
import { readWaitingCall } from '#adapters/wire/appointments/waiting/read-waiting.ts';
import { takeOfferCall } from '#adapters/wire/appointments/waiting/take-offer.ts';
import type { WaitingPlaceAnswer } from '#adapters/wire/appointments/waiting/waiting-place.ts';
import { addDays, dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { wholeDate } from '#ui-web/components/field/date-fields.tsx';
import { callEntered } from '#ui-web/composition/call-entered.ts';
import { presented } from '#ui-web/presenter.ts';
import { keyFrom, keyLength } from '#ui-web/screens/vouchers/order-key.ts';
import {
  type SoughtTimes,
  type WaitingEntry,
  waitingFailure,
  type WaitingPage,
  type WaitingPorts,
} from './waiting-state.ts';

const emptyEntry: WaitingEntry = {
  part: 'any',
  weekdays: [],
  weeks: '4',
  isAnywhere: false,
  name: '',
  identity: '',
  birthDay: '',
  email: '',
  mailCode: '',
};

const hours = {
  any: { from: '00:00', until: '24:00' },
  morning: { from: '00:00', until: '14:00' },
  afternoon: { from: '14:00', until: '24:00' },
} as const;

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What is sent for a place. */
function bodyOf(
  { clock }: Pick<WaitingPorts, 'clock'>,
  zone: string,
  { services, people, office, visit }: SoughtTimes,
  entry: WaitingEntry,
) {
  const today = dayAt(clock.now(), zone);
  return {
    services: [...services],
    people,
    offices: office === null || entry.isAnywhere ? [] : [office],
    weekdays: entry.weekdays.map(Number),
    ...hours[entry.part],
    firstDay: today,
    lastDay: addDays(today, Number(entry.weeks) * 7),
    name: entry.name,
    identity: entry.identity,
    birthDay: orNull(entry.birthDay === '' ? '' : wholeDate(entry.birthDay)),
    email: orNull(entry.email),
    mailCode: orNull(entry.mailCode),
    visit,
  };
}

/** The waiting list: the places of this device, and joining it. */
export function waitingPresenter(ports: WaitingPorts, zone: string) {
  const { realm, keys, randomBytes } = ports;
  const call = callEntered(ports);
  const subject = new BehaviorSubject<WaitingPage>({
    places: [],
    isOpen: false,
    entry: emptyEntry,
    isMailed: false,
    failure: null,
    isSending: false,
  });
  const patch = (change: Partial<WaitingPage>) => subject.next({ ...subject.value, ...change });
  const take = (place: WaitingPlaceAnswer) => {
    const { places } = subject.value;
    const known = places.findIndex(({ id }) => id === place.id);
    patch({ places: known === -1 ? [place, ...places] : places.with(known, place) });
  };
  // The same key until the council has answered: after a lost answer the same place is asked for.
  let key = keyFrom(randomBytes(keyLength));

  /** Does one thing at a time; a refusal is said. */
  const doing = async (work: () => Promise<unknown>): Promise<void> => {
    if (subject.value.isSending) return;
    patch({ isSending: true, failure: null });
    const refused = await work();
    patch({ isSending: false, failure: refused === null ? null : waitingFailure(refused) });
  };

  const refresh = async (): Promise<void> => {
    for (const one of keys.list(realm)) {
      // oxlint-disable-next-line no-await-in-loop -- a device has one or two
      const read = await call(readWaitingCall, { realm, body: { key: one } });
      if (!isLeft(read)) take(read.right);
      else if ((read.left as { readonly kind: string }).kind === 'appointmentRefused')
        keys.forget(realm, one);
    }
  };

  return {
    ...presented(subject),
    refresh,
    /** Has another place beside those of this device, from the address. */
    adopt: (one: string): void => void keys.keep(realm, one),
    open: (isOpen: boolean): void => patch({ isOpen, failure: null }),
    write: (change: Partial<WaitingEntry>): void =>
      patch({ entry: { ...subject.value.entry, ...change }, failure: null }),
    mailCode: (): Promise<void> =>
      doing(async () => {
        const email = subject.value.entry.email.trim();
        const sent = await call(mailWaitingCodeCall, { realm, body: { key, email } });
        if (isLeft(sent)) return sent.left;
        patch({ isMailed: true });
        return null;
      }),
    join: (sought: SoughtTimes): Promise<void> =>
      doing(async () => {
        const body = { key, ...bodyOf(ports, zone, sought, subject.value.entry) };
        const joined = await call(joinWaitingListCall, { realm, body });
        if (isLeft(joined)) return joined.left;
        keys.keep(realm, key);
        key = keyFrom(randomBytes(keyLength));
        take(joined.right);
        patch({ isOpen: false, isMailed: false, entry: emptyEntry });
        return null;
      }),
    answer: (
      { id, offer }: WaitingPlaceAnswer,
      what: 'take' | 'letGo',
      onTaken: (visit: string) => void,
    ): Promise<void> =>
      doing(async () => {
        const body = { key: id, at: offer?.at ?? '' };
        const done = await call(what === 'take' ? takeOfferCall : letOfferGoCall, { realm, body });
        if (isLeft(done)) {
          await refresh();
          return done.left;
        }
        take(done.right);
        if (what === 'take') onTaken(done.right.visit ?? id);
        return null;
      }),
    leave: ({ id }: WaitingPlaceAnswer): Promise<void> =>
      doing(async () => {
        const done = await call(leaveWaitingListCall, { realm, body: { key: id } });
        if (isLeft(done)) return done.left;
        take(done.right);
        return null;
      }),
    /** Removes a place that is over from this device. */
    forget: ({ id }: WaitingPlaceAnswer): void => {
      keys.forget(realm, id);
      patch({ places: subject.value.places.filter((one) => one.id !== id) });
    },
  };
}
export type WaitingPresenter = ReturnType<typeof waitingPresenter>;

import { BehaviorSubject } from 'rxjs';
import { joinWaitingListCall } from '#adapters/wire/appointments/waiting/join-waiting-list.ts';
import { leaveWaitingListCall } from '#adapters/wire/appointments/waiting/leave-waiting-list.ts';
import { letOfferGoCall } from '#adapters/wire/appointments/waiting/let-offer-go.ts';
import { mailWaitingCodeCall } from '#adapters/wire/appointments/waiting/mail-waiting-code.ts';
import { readWaitingCall } from '#adapters/wire/appointments/waiting/read-waiting.ts';
import { takeOfferCall } from '#adapters/wire/appointments/waiting/take-offer.ts';
import type { WaitingPlaceAnswer } from '#adapters/wire/appointments/waiting/waiting-place.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { wholeDate } from '#ui-web/components/field/whole-date.ts';
import { callEntered } from '#ui-web/composition/call-entered.ts';
import { presented } from '#ui-web/presenter.ts';
import { keyFrom, keyLength } from '#ui-web/screens/vouchers/order-key.ts';
import { anyTime, postedWish } from '../../waiting/wish.ts';
import {
  type SoughtTimes,
  type WaitingEntry,
  waitingFailure,
  type WaitingPage,
  type WaitingPorts,
} from './waiting-state.ts';

const emptyEntry: WaitingEntry = {
  ...anyTime,
  isAnywhere: false,
  name: '',
  identity: '',
  birthDay: '',
  email: '',
  mailCode: '',
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What is sent for a place. */
function bodyOf(
  { clock }: Pick<WaitingPorts, 'clock'>,
  zone: string,
  { services, people, office, visit }: SoughtTimes,
  entry: WaitingEntry,
) {
  return {
    services: [...services],
    people,
    offices: office === null || entry.isAnywhere ? [] : [office],
    ...postedWish(entry, dayAt(clock.now(), zone)),
    name: entry.name,
    identity: entry.identity,
    birthDay: orNull(entry.birthDay === '' ? '' : wholeDate(entry.birthDay)),
    email: orNull(entry.email),
    mailCode: orNull(entry.mailCode),
    visit,
  };
}

/** What the acts of the waiting list work with. */
interface WaitingTools extends Pick<WaitingPorts, 'realm' | 'call'> {
  readonly keys: WaitingPorts['waitingKeys'];
  readonly current: () => WaitingPage;
  readonly patch: (change: Partial<WaitingPage>) => void;
  readonly take: (place: WaitingPlaceAnswer) => void;
  readonly refresh: () => Promise<void>;
  /** Does one thing at a time; what is refused is said. */
  readonly doing: (work: () => Promise<unknown>) => Promise<void>;
}

/** Joining: the key is the same until the council has answered, so that a lost answer makes no second place. */
function joining(
  ports: WaitingPorts,
  zone: string,
  { realm, call, keys, current, patch, take, doing }: WaitingTools,
) {
  const newKey = () => keyFrom(ports.randomBytes(keyLength));
  let key = newKey();
  return {
    mailCode: (): Promise<void> =>
      doing(async () => {
        const email = current().entry.email.trim();
        const sent = await call(mailWaitingCodeCall, { realm, body: { key, email } });
        if (isLeft(sent)) return sent.left;
        patch({ isMailed: true });
        return null;
      }),
    join: (sought: SoughtTimes): Promise<void> =>
      doing(async () => {
        const body = { key, ...bodyOf(ports, zone, sought, current().entry) };
        const joined = await call(joinWaitingListCall, { realm, body });
        if (isLeft(joined)) return joined.left;
        keys.keep(realm, key);
        key = newKey();
        take(joined.right);
        patch({ isOpen: false, isMailed: false, entry: emptyEntry });
        return null;
      }),
  };
}

/** What is done with a place. */
const withPlace = ({ realm, call, keys, current, patch, take, refresh, doing }: WaitingTools) => ({
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
    patch({ places: current().places.filter((one) => one.id !== id) });
  },
});

const firstPage: WaitingPage = {
  places: [],
  isOpen: false,
  entry: emptyEntry,
  isMailed: false,
  failure: null,
  isSending: false,
};

/** Asks for the places of this device; one that the council does not know is forgotten. */
const refreshing =
  ({ realm, keys, call }: Pick<WaitingTools, 'realm' | 'keys' | 'call'>, take: WaitingTools['take']) =>
  async (): Promise<void> => {
    for (const key of keys.list(realm)) {
      // oxlint-disable-next-line no-await-in-loop -- a device has one or two
      const read = await call(readWaitingCall, { realm, body: { key } });
      if (!isLeft(read)) take(read.right);
      else if ((read.left as { readonly kind: string }).kind === 'appointmentRefused')
        keys.forget(realm, key);
    }
  };

/** What the page has, and how it changes. */
function waitingTools(ports: WaitingPorts, subject: BehaviorSubject<WaitingPage>): WaitingTools {
  const { realm, waitingKeys: keys } = ports;
  const call = callEntered(ports);
  const current = () => subject.value;
  const patch = (change: Partial<WaitingPage>) => subject.next({ ...subject.value, ...change });
  const take = (place: WaitingPlaceAnswer) => {
    const { places } = current();
    const known = places.findIndex(({ id }) => id === place.id);
    patch({ places: known === -1 ? [place, ...places] : places.with(known, place) });
  };
  const refresh = refreshing({ realm, keys, call }, take);
  const doing = async (work: () => Promise<unknown>): Promise<void> => {
    if (current().isSending) return;
    patch({ isSending: true, failure: null });
    const refused = await work();
    patch({ isSending: false, failure: refused === null ? null : waitingFailure(refused) });
  };
  return { realm, call, keys, current, patch, take, refresh, doing };
}

/** The waiting list: the places of this device, and joining it. */
export function waitingPresenter(ports: WaitingPorts, zone: string) {
  const subject = new BehaviorSubject<WaitingPage>(firstPage);
  const tools = waitingTools(ports, subject);
  const { current, patch, refresh } = tools;
  return {
    ...presented(subject),
    ...joining(ports, zone, tools),
    ...withPlace(tools),
    refresh,
    /** Has another place beside those of this device, from the address. */
    adopt: (key: string): void => void ports.waitingKeys.keep(ports.realm, key),
    open: (isOpen: boolean): void => patch({ isOpen, failure: null }),
    write: (change: Partial<WaitingEntry>): void =>
      patch({ entry: { ...current().entry, ...change }, failure: null }),
  };
}
export type WaitingPresenter = ReturnType<typeof waitingPresenter>;

import { BehaviorSubject } from 'rxjs';
import type { OwnReservationAnswer } from '#adapters/wire/reservations/own-reservation.ts';
import { isLeft } from '#domain/shared/result.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { callEntered } from '#ui-web/composition/call-entered.ts';
import { withWork } from '#ui-web/holds/with-work.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { listInLanguage } from '#ui-web/shell/start/list-in-language.ts';
import { waiting } from '#ui-web/shell/start/loadable.ts';
import { reservationFailure } from './failure.ts';
import type { NamedPlace } from './own/named-reservation.ts';
import { reservationActs } from './own/own-acts.ts';
import type { ReservingTools } from './page-tools.ts';
import { readVenues, readVenueTimes, readWeek } from './read-venue-times.ts';
import { keptReserving, reservingAt } from './reserving.ts';
import { sendReservation } from './send-reservation.ts';
import { shelfOf } from './shelf.ts';
import type { OpenVenue, ReservationsPage, ReservationsPorts, Reserving } from './state.ts';

/** What the page of reservations can be told to do. */
export interface ReservationsPresenter
  extends Presenter<ReservationsPage>,
    ReturnType<typeof reservationActs> {
  /** Shows a venue; null: the list of them. `place`: which of its places, if it has it; null: the one that was shown last. */
  open(venue: string | null, language: Language, place?: string | null): Promise<void>;
  write(change: Partial<Reserving>): void;
  /** Shows another week, or times of another length. */
  turn(change: Pick<Partial<Reserving>, 'first' | 'minutes'>): Promise<void>;
  send(): Promise<void>;
  move(): Promise<void>;
  /** Keeps on this device what the link of a mail names, and shows it. */
  adopt(named: NamedPlace): Promise<void>;
  /** Asks for the reservations of this device again. */
  refresh(): Promise<void>;
  /** Leads the reader to the times of the open venue: its page may still be on its way. */
  seekTimes(): void;
  /** The reader is there. */
  foundTimes(): void;
}

const firstPage = (own: readonly OwnReservationAnswer[], entry: Reserving): ReservationsPage => ({
  venues: waiting,
  open: null,
  isTurning: false,
  entry,
  failure: null,
  isSending: false,
  isWorking: false,
  own,
  isFresh: false,
  isUnkept: false,
  returning: null,
  made: null,
  seeksTimes: false,
});

const replaced = (own: readonly OwnReservationAnswer[], one: OwnReservationAnswer) => {
  const place = own.findIndex(({ id }) => id === one.id);
  return place === -1 ? [one, ...own] : own.with(place, one);
};

/** Makes a call that holds a place; while the device works for it, the page says so. */
const workingOn =
  (patch: ReservingTools['patch']): ReservingTools['worked'] =>
  async (call) => {
    const done = await withWork(call, { begins: () => patch({ isWorking: true }) });
    patch({ isWorking: false });
    return done;
  };

/** The tools of the page, around its state. */
function toolsOf(ports: ReservationsPorts, subject: BehaviorSubject<ReservationsPage>): ReservingTools {
  const shelf = shelfOf(ports);
  const current = () => subject.value;
  const patch = (change: Partial<ReservationsPage>) => subject.next({ ...subject.value, ...change });
  const enter = (change: Partial<Reserving>) => {
    const entry = { ...current().entry, ...change };
    ports.shelf.write(ports.realm, entry);
    patch({ entry });
  };
  return {
    call: callEntered(ports),
    realm: ports.realm,
    shelf,
    current,
    patch,
    enter,
    reload: async () => {
      const { open, entry } = current();
      if (open?.kind !== 'here') return;
      const { venue } = open.value;
      const week = await readWeek(ports, venue.id, entry);
      if (!isLeft(week)) patch({ open: { kind: 'here', value: { venue, week: week.right } } });
    },
    refresh: async () => {
      const fresh = await shelf.ask();
      if (fresh !== null) patch({ own: fresh, isFresh: true });
    },
    worked: workingOn(patch),
    take: (one) => patch({ isUnkept: !shelf.keep(one), own: replaced(current().own, one) }),
  };
}

/** Shows the venues of the town. */
const listingVenues = (ports: ReservationsPorts, { current, patch }: ReservingTools) =>
  listInLanguage((language) => readVenues(ports, language), {
    shown: () => current().venues,
    show: (venues) => patch({ venues }),
  });

/** The page of reservations: venues and their times, reserving, and the reservations of this device. */
export function reservationsPresenter(ports: ReservationsPorts, zone: TimeZone): ReservationsPresenter {
  const written = keptReserving(ports.shelf.written(ports.realm));
  const subject = new BehaviorSubject(firstPage(shelfOf(ports).kept(), written));
  const tools = toolsOf(ports, subject);
  const { current, patch, enter } = tools;
  const sending = sendReservation(tools, ports.randomBytes);
  const show = (value: OpenVenue, place: string | null) => {
    const asked = value.venue.places.find(({ id }) => id === place);
    const entry = reservingAt(value.venue, current().entry, dayAt(ports.clock.now(), zone));
    // A link to a place begins anew there: a time that was chosen was of another one.
    enter(
      asked === undefined || asked.id === entry.place ? entry : { ...entry, place: asked.id, start: null },
    );
    patch({ open: { kind: 'here', value } });
  };
  const list = listingVenues(ports, tools);
  return {
    ...presented(subject),
    ...reservationActs(tools),
    open: async (venue, language, place = null) => {
      patch({ open: venue === null ? null : waiting, failure: null });
      if (venue === null) return list(language);
      const { entry } = current();
      const asked = entry.venue === venue ? entry : { first: '', minutes: 0 };
      const found = await readVenueTimes(ports, venue, asked);
      if (found.kind === 'here') return show(found.value, place);
      return patch({ open: found });
    },
    write: (change) => {
      sending.another();
      enter(change);
      patch({ failure: null });
    },
    turn: async (change) => {
      sending.another();
      enter({ ...change, start: null });
      const { open, entry } = current();
      if (open?.kind !== 'here') return;
      patch({ isTurning: true, failure: null });
      const week = await readWeek(ports, open.value.venue.id, entry);
      const now = current().entry;
      // The reader has gone on meanwhile.
      if (now.venue !== entry.venue || now.first !== entry.first || now.minutes !== entry.minutes) return;
      if (isLeft(week)) patch({ isTurning: false, failure: reservationFailure(week.left) });
      else patch({ isTurning: false, open: { kind: 'here', value: { ...open.value, week: week.right } } });
    },
    send: sending.send,
    move: sending.move,
    adopt: async ({ venue, key }) => {
      if (!current().own.some(({ id }) => id === key)) tools.shelf.begin(venue, key);
      await tools.refresh();
      patch({ made: key });
    },
    refresh: tools.refresh,
    seekTimes: () => patch({ seeksTimes: current().open?.kind === 'here' }),
    foundTimes: () => patch({ seeksTimes: false }),
  };
}

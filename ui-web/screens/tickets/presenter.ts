import { BehaviorSubject } from 'rxjs';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import { listTicketedEventsCall } from '#adapters/wire/tickets/list-events.ts';
import { readTicketedEventCall } from '#adapters/wire/tickets/read-event.ts';
import { readSeatsCall } from '#adapters/wire/tickets/read-seats.ts';
import type { EventRow } from '#adapters/wire/tickets/ticketed-event.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { isLeft, isRight } from '#domain/shared/result.ts';
import { callEntered } from '#ui-web/composition/call-entered.ts';
import { withWork } from '#ui-web/holds/with-work.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { listInLanguage } from '#ui-web/shell/start/list-in-language.ts';
import { waiting } from '#ui-web/shell/start/loadable.ts';
import { buyingAt, ticketCount, keptBuying } from './buying.ts';
import { ticketActs } from './own/ticket-acts.ts';
import type { TicketTools } from './page-tools.ts';
import { sendTickets } from './send-tickets.ts';
import { type Buying, type TicketsPage, type TicketsPorts, ticketsRefused } from './state.ts';
import { ticketShelfOf } from './ticket-shelf.ts';

/** What the page of tickets can be told to do. */
export interface TicketsPresenter extends Presenter<TicketsPage>, ReturnType<typeof ticketActs> {
  /** Shows an event; null: the list of them, in a language. */
  open(event: string | null, language: Language): Promise<void>;
  write(change: Partial<Buying>): void;
  /** Chooses so many more or fewer tickets of a type. */
  count(type: string, change: number): void;
  /** Shows the seats of the chosen session, to choose some of them. */
  showSeats(): Promise<void>;
  send(): Promise<void>;
  /** Keeps on this device what an address names, and shows it. */
  adopt(named: { readonly event: string; readonly key: string }): Promise<void>;
  /** Asks for the tickets of this device again. */
  refresh(): Promise<void>;
}

const firstPage = (own: readonly OwnTicketsAnswer[], entry: Buying): TicketsPage => ({
  events: waiting,
  open: null,
  entry,
  failure: null,
  isSending: false,
  isWorking: false,
  own,
  isFresh: false,
  isUnkept: false,
  acting: null,
  given: null,
  made: null,
});

const replaced = (own: readonly OwnTicketsAnswer[], one: OwnTicketsAnswer) => {
  const place = own.findIndex(({ id }) => id === one.id);
  return place === -1 ? [one, ...own] : own.with(place, one);
};

/** Makes a call that holds tickets; while the device works for them, the page says so. */
const workingFor =
  (patch: TicketTools['patch']): TicketTools['worked'] =>
  async (call) => {
    const done = await withWork(call, { begins: () => patch({ isWorking: true }) });
    patch({ isWorking: false });
    return done;
  };

/** The tools of the page, around its state. */
function toolsOf(ports: TicketsPorts, subject: BehaviorSubject<TicketsPage>): TicketTools {
  const { realm } = ports;
  const shelf = ticketShelfOf(ports);
  const current = () => subject.value;
  const patch = (change: Partial<TicketsPage>) => subject.next({ ...subject.value, ...change });
  return {
    call: callEntered(ports),
    realm,
    randomBytes: ports.randomBytes,
    shelf,
    current,
    patch,
    enter: (change) => {
      const entry = { ...current().entry, ...change };
      ports.ticketShelf.write(realm, entry);
      patch({ entry });
    },
    reload: async () => {
      const { open } = current();
      if (open?.kind !== 'here') return;
      const { event, seats } = open.value;
      const session = current().entry.session;
      const [fresh, now] = await Promise.all([
        ports.call(readTicketedEventCall, { realm, id: event.id }),
        seats === null ? null : ports.call(readSeatsCall, { realm, id: event.id, session }),
      ]);
      if (isLeft(fresh)) return;
      const shown = now !== null && isRight(now) ? now.right : null;
      patch({ open: { kind: 'here', value: { event: fresh.right, seats: shown } } });
    },
    refresh: async () => {
      const fresh = await shelf.ask();
      if (fresh !== null) patch({ own: fresh, isFresh: true });
    },
    worked: workingFor(patch),
    take: (one) => patch({ isUnkept: !shelf.keep(one), own: replaced(current().own, one) }),
  };
}

/** The events of the town, or one of them. */
function opening({ call, clock, realm }: TicketsPorts, { current, patch, enter }: TicketTools) {
  const list = listInLanguage<readonly EventRow[]>(
    async (language) => {
      const all = await call(listTicketedEventsCall, { realm, lang: language });
      return isRight(all) ? { kind: 'here', value: all.right.items } : ticketsRefused(all.left, clock.now());
    },
    { shown: () => current().events, show: (events) => patch({ events }) },
  );
  return async (id: string | null, language: Language): Promise<void> => {
    if (id === null) {
      patch({ open: null });
      return list(language);
    }
    patch({ open: waiting });
    const found = await call(readTicketedEventCall, { realm, id });
    if (isLeft(found)) return patch({ open: ticketsRefused(found.left, clock.now()) });
    enter(buyingAt(found.right, current().entry));
    return patch({ open: { kind: 'here', value: { event: found.right, seats: null } } });
  };
}

/** The page of tickets: events, buying, and the tickets of this device. */
export function ticketsPresenter(ports: TicketsPorts): TicketsPresenter {
  const written = keptBuying(ports.ticketShelf.written(ports.realm));
  const subject = new BehaviorSubject(firstPage(ticketShelfOf(ports).kept(), written));
  const tools = toolsOf(ports, subject);
  const { current, patch, enter } = tools;
  const sending = sendTickets(tools);
  const write = (change: Partial<Buying>): void => {
    sending.another();
    enter(change);
    patch({ failure: null });
  };
  const showSeats = async (): Promise<void> => {
    const { open, entry } = current();
    if (open?.kind !== 'here') return;
    const { event } = open.value;
    const { call, realm } = ports;
    const seats = await call(readSeatsCall, { realm, id: event.id, session: entry.session });
    if (isRight(seats)) patch({ open: { kind: 'here', value: { event, seats: seats.right } } });
  };
  return {
    ...presented(subject),
    ...ticketActs(tools),
    open: opening(ports, tools),
    write,
    count: (type, change) => {
      const { entry } = current();
      const counts = { ...entry.counts, [type]: Math.max(0, ticketCount(entry, type) + change) };
      write({ counts, seats: entry.seats.filter((seat) => !seat.startsWith(`${type}/`)) });
    },
    showSeats,
    send: sending.send,
    adopt: async ({ event, key }) => {
      tools.shelf.begin(event, key);
      await tools.refresh();
      patch({ made: key });
    },
    refresh: tools.refresh,
  };
}

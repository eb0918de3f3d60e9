import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import type { Buying } from './state.ts';

type TypeAnswer = TicketedEventAnswer['types'][number];

/** A form in which nothing is chosen or written. */
export const emptyBuying: Buying = {
  event: '',
  session: '',
  counts: {},
  seats: [],
  identity: '',
  birthDay: '',
  email: '',
  phone: '',
  takesFewer: false,
};

/** What the tab kept, if this version of the page can read it. */
export function keptBuying(kept: unknown): Buying {
  const known = Object.entries(kept ?? {}).filter(
    ([name, value]) =>
      name in emptyBuying && typeof value === typeof emptyBuying[name as keyof Buying] && value !== null,
  );
  const read: Buying = { ...emptyBuying, ...Object.fromEntries(known) };
  return Array.isArray(read.seats) ? read : { ...read, seats: [] };
}

/** What is chosen at an event: what was chosen there before, as far as it still has it. */
export function buyingAt(event: TicketedEventAnswer, before: Buying): Buying {
  const { identity, birthDay, email, phone } = before;
  const of = before.event === event.id ? before : { ...emptyBuying, identity, birthDay, email, phone };
  const open = event.dates.filter(({ calledOff }) => calledOff === null);
  const session = open.some(({ id }) => id === of.session) ? of.session : (open[0]?.id ?? '');
  const known = Object.entries(of.counts).filter(([id]) => event.types.some((type) => type.id === id));
  return { ...of, event: event.id, session, counts: Object.fromEntries(known) };
}

/** How many tickets are chosen of a type. */
export const ticketCount = ({ counts }: Pick<Buying, 'counts'>, type: string): number => counts[type] ?? 0;

/** How many tickets are chosen. */
export const countOfAll = ({ counts }: Pick<Buying, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** What the chosen tickets cost, in cents. */
export const ticketTotal = ({ types }: TicketedEventAnswer, entry: Pick<Buying, 'counts'>): number =>
  types.reduce((sum, { id, price }) => sum + price * ticketCount(entry, id), 0);

/** The types of which tickets are chosen. */
export const chosenTypes = (
  { types }: TicketedEventAnswer,
  entry: Pick<Buying, 'counts'>,
): readonly TypeAnswer[] => types.filter(({ id }) => ticketCount(entry, id) > 0);

/** Whether one more ticket of a type can be chosen: the order, the person and, without a waiting list, what is left allow it. */
export function mayAddTicket(event: TicketedEventAnswer, entry: Buying, type: TypeAnswer): boolean {
  const count = ticketCount(entry, type.id);
  const left = event.dates.find(({ id }) => id === entry.session)?.left.find((one) => one.type === type.id);
  const needs = event.types.filter(({ need }) => need === 'wheelchair');
  const wheelchairs = needs.reduce((sum, { id }) => sum + ticketCount(entry, id), 0);
  const isBeside = type.need !== 'companion' || count < wheelchairs;
  const isLeft = event.hasWaitingList || event.gatheredUntil !== null || count < (left?.left ?? 0);
  return (
    countOfAll(entry) < event.perOrder && count < (type.perPerson ?? event.perOrder) && isBeside && isLeft
  );
}

/** The seats that were chosen for a type. */
export const seatsOf = ({ seats }: Pick<Buying, 'seats'>, type: string) =>
  seats.flatMap((name) => {
    const [of, row = '', number = ''] = name.split('/');
    return of === type ? [{ row, number: Number(number) }] : [];
  });

/** What is sent: seats only where as many were chosen as tickets. */
export const linesOfBuying = (event: TicketedEventAnswer, entry: Buying) =>
  chosenTypes(event, entry).map(({ id }) => {
    const seats = seatsOf(entry, id);
    const count = ticketCount(entry, id);
    return { type: id, count, seats: seats.length === count ? seats : null };
  });

import { useState } from 'react';
import { sellAtDeskCall } from '#adapters/wire/tickets/office/sell-at-desk.ts';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import { asksBirthDay } from '#domain/reservations/visitor.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeDeed } from '../../parts/use-office-deed.ts';
import { useOffice } from '../../shell/office-context.ts';
import { whyOfTickets } from '../use-event-words.ts';

interface SaleEntry {
  readonly session: string;
  /** As they are typed. */
  readonly counts: Readonly<Record<string, string>>;
  /** Seats that were chosen, as `type/row/number`; of a type with fewer than tickets the best free ones are given. */
  readonly seats: readonly string[];
  readonly identity: string;
  readonly birthDay: string;
  readonly phone: string;
  readonly hasSeen: boolean;
}

/** What is being sold at a desk. */
export type BoxOfficeSale = ReturnType<typeof useBoxOffice>;

/** The session that is on now, or the next one; the last one if all are over. */
const firstOpen = ({ dates }: TicketedEventAnswer, now: number): string => {
  const open = dates.filter(({ calledOff }) => calledOff === null);
  return (open.find(({ end }) => Date.parse(end) > now) ?? open.at(-1))?.id ?? '';
};

/** What is sent of a type: its seats only if as many were chosen as tickets. */
function lineOf(type: string, count: number, all: readonly string[]) {
  const seats = all.flatMap((name) => {
    const [of, row = '', number = ''] = name.split('/');
    return of === type ? [{ row, number: Number(number) }] : [];
  });
  return { type, count, ...(seats.length === count && { seats }) };
}

const emptySale = (session: string): SaleEntry => ({
  session,
  counts: {},
  seats: [],
  identity: '',
  birthDay: '',
  phone: '',
  hasSeen: false,
});

/** One sale at a desk. What is changed is another order: its key must not be that of the first try. */
export function useBoxOffice(event: TicketedEventAnswer, sold: (order: OwnTicketsAnswer) => void) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call, newKey, clock } = council;
  const deed = useOfficeDeed(whyOfTickets);
  const [key, setKey] = useState(newKey);
  const [entry, setEntry] = useState<SaleEntry>(() => emptySale(firstOpen(event, clock.now())));
  const write = (change: Partial<SaleEntry>) => {
    setEntry({ ...entry, ...change });
    setKey(newKey());
  };
  const countOf = (id: string) => Number(entry.counts[id] ?? 0);
  const chosen = event.types.filter(({ id }) => countOf(id) > 0);
  const needs = {
    who: chosen.some(({ asksWho }) => asksWho),
    birthDay: chosen.some((type) => asksBirthDay(type, true)),
    paper: chosen.some(({ check }) => check === 'desk'),
  };
  const send = async () => {
    if (chosen.length === 0)
      return deed.tell({ isFault: true, words: t('office-tickets:why.nothingWanted') });
    if (needs.paper && !entry.hasSeen)
      return deed.tell({ isFault: true, words: t('office-tickets:why.notSeen') });
    const { session, identity, birthDay } = entry;
    const lines = chosen.map(({ id: type }) => lineOf(type, countOf(type), entry.seats));
    const phone = entry.phone.trim();
    const who = {
      ...(phone !== '' && { phone }),
      ...(needs.who && { identity: identity.trim() }),
      ...(needs.birthDay && birthDay !== '' && { birthDay }),
    };
    await deed.act(
      () => call(sellAtDeskCall, { realm, id: event.id, body: { key, session, lines, ...who } }),
      (order) => {
        sold(order);
        return null;
      },
    );
  };
  return {
    ...deed,
    entry,
    write,
    type: (id: string, typed: string) =>
      write({ counts: { ...entry.counts, [id]: typed.replaceAll(/\D/gu, '') } }),
    needs,
    chosen,
    counts: Object.fromEntries(chosen.map(({ id }) => [id, countOf(id)])),
    total: chosen.reduce((sum, { id, price }) => sum + price * countOf(id), 0),
    count: chosen.reduce((sum, { id }) => sum + countOf(id), 0),
    send,
  };
}

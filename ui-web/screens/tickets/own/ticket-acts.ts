import { extendTicketsCall } from '#adapters/wire/tickets/extend-tickets.ts';
import { giveTicketBackCall } from '#adapters/wire/tickets/give-ticket-back.ts';
import { leaveTicketsCall } from '#adapters/wire/tickets/leave-tickets.ts';
import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import { transferTicketCall } from '#adapters/wire/tickets/transfer-ticket.ts';
import { isLeft } from '#domain/shared/result.ts';
import { keyFrom, keyLength } from '#ui-web/screens/vouchers/order-key.ts';
import { ticketFailure } from '../failure.ts';
import type { TicketTools } from '../page-tools.ts';
import type { TicketAct } from '../state.ts';

/** What a person does with the tickets of this device. */
export function ticketActs(tools: TicketTools) {
  const { call, realm, shelf, current, patch, reload, refresh, worked, take, randomBytes } = tools;
  const fails = async (refused: unknown): Promise<void> => {
    patch({ acting: null, failure: ticketFailure(refused) });
    await refresh();
  };
  /** The key of the ticket that is about to be given away: sent again, it is the same gift. */
  let gift: string | null = null;
  return {
    forget: (key: string): void => {
      shelf.forget(key);
      patch({ own: current().own.filter(({ id }) => id !== key) });
    },
    extend: async ({ id: key, event: { id } }: OwnTicketsAnswer): Promise<void> => {
      const done = await worked((work) => call(extendTicketsCall, { realm, id, body: { key, work } }));
      if (isLeft(done)) return fails(done.left);
      take(done.right);
      patch({ failure: null });
    },
    leave: async ({ id: key, event: { id } }: OwnTicketsAnswer): Promise<void> => {
      const done = await call(leaveTicketsCall, { realm, id, body: { key } });
      if (isLeft(done)) return fails(done.left);
      take(done.right);
      patch({ failure: null });
      await reload();
    },
    /** Asks whether a ticket is to be given back or away; null: not any more. */
    ask: (acting: Omit<TicketAct, 'isSending'> | null): void => {
      gift = null;
      patch({ acting: acting && { ...acting, isSending: false }, failure: null, given: null });
    },
    giveBack: async ({ id: key, event: { id } }: OwnTicketsAnswer, ticket: string): Promise<void> => {
      patch({ acting: { act: 'return', order: key, ticket, isSending: true } });
      const done = await call(giveTicketBackCall, { realm, id, body: { key, ticket } });
      if (isLeft(done)) return fails(done.left);
      take(done.right);
      patch({ acting: null, failure: null });
      await reload();
    },
    giveAway: async (
      { id: key, event: { id } }: OwnTicketsAnswer,
      ticket: string,
      name: string,
    ): Promise<void> => {
      if (name.trim() === '') return patch({ failure: { kind: 'nameMissing' } });
      patch({ acting: { act: 'give', order: key, ticket, isSending: true }, failure: null });
      gift ??= keyFrom(randomBytes(keyLength));
      const body = { key, ticket, to: gift, name };
      const done = await call(transferTicketCall, { realm, id, body });
      if (isLeft(done)) return fails(done.left);
      take(done.right);
      const { origin, pathname } = window.location;
      const realmOf = new URLSearchParams(window.location.search).get('realm');
      const query = realmOf === null ? '' : `?realm=${encodeURIComponent(realmOf)}`;
      patch({ acting: null, failure: null, given: `${origin}${pathname}${query}#${id}/${gift}` });
      gift = null;
    },
  };
}

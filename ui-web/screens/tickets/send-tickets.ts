import { orderTicketsCall } from '#adapters/wire/tickets/order-tickets.ts';
import { isEmail } from '#domain/forms/contact.ts';
import { isLeft } from '#domain/shared/result.ts';
import { wholeDate } from '#ui-web/components/field/whole-date.ts';
import { keyFrom, keyLength } from '#ui-web/screens/vouchers/order-key.ts';
import { chosenTypes, countOfAll, linesOfBuying } from './buying.ts';
import { ticketFailure } from './failure.ts';
import type { TicketTools } from './page-tools.ts';
import type { Buying, OpenEvent } from './state.ts';

/** What can be corrected before anything is sent; null if nothing. */
function whatIsMissing(entry: Buying, { event }: OpenEvent): string | null {
  if (countOfAll(entry) === 0) return 'nothingWanted';
  const asksWho = chosenTypes(event, entry).some((type) => type.asksWho);
  if (asksWho && entry.identity.trim() === '') return 'whoMissing';
  return entry.email.trim() === '' || isEmail(entry.email) ? null : 'emailUnreadable';
}

function bodyOf(entry: Buying, { event }: OpenEvent, key: string) {
  const types = chosenTypes(event, entry);
  const [asksWho, asksDay] = [
    types.some((type) => type.asksWho),
    types.some(({ needsBirthDay }) => needsBirthDay),
  ];
  const [birthDay, email] = [wholeDate(entry.birthDay), entry.email.trim()];
  const phone = email === '' ? entry.phone.trim() : '';
  return {
    key,
    session: entry.session,
    lines: linesOfBuying(event, entry),
    identity: asksWho ? entry.identity : null,
    birthDay: asksDay && birthDay !== '' ? birthDay : null,
    email: email === '' ? null : email,
    phone: phone === '' ? null : phone,
    waits: event.hasWaitingList,
    takesFewer: entry.takesFewer,
    forward: `${window.location.pathname}${window.location.search}`,
  };
}

/** Sends an order; after an answer that was lost, the same one again. */
export function sendTickets(tools: TicketTools) {
  const { call, realm, shelf, current, patch, enter, reload, worked, take, randomBytes } = tools;
  let key: string | null = null;
  return {
    /** What is chosen or written has changed: the next order is another one. */
    another: (): void => {
      key = null;
    },
    send: async (): Promise<void> => {
      const { open, isSending, entry } = current();
      if (open?.kind !== 'here' || isSending) return;
      const missing = whatIsMissing(entry, open.value);
      if (missing !== null) return patch({ failure: { kind: missing } });
      const { id } = open.value.event;
      patch({ isSending: true, failure: null });
      key ??= keyFrom(randomBytes(keyLength));
      // Kept before it is sent: a page that is closed now finds its order again.
      shelf.begin(id, key);
      const body = bodyOf(entry, open.value, key);
      const done = await worked((work) => call(orderTicketsCall, { realm, id, body: { ...body, work } }));
      if (isLeft(done)) {
        const failure = ticketFailure(done.left);
        if (failure.kind !== 'unreachable') shelf.forget(key);
        patch({ isSending: false, failure });
        // Somebody was faster: what is left now is shown beside the reason.
        if (['noneLeft', 'seatTaken', 'othersWait'].includes(failure.kind)) await reload();
        return;
      }
      key = null;
      take(done.right);
      enter({ counts: {}, seats: [], identity: '', birthDay: '', email: '', phone: '', takesFewer: false });
      patch({ isSending: false, failure: null, made: done.right.id });
      await reload();
    },
  };
}

import { expect, it } from 'vitest';
import { concert } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { giveTicketBack } from './give-ticket-back.ts';
import { movesSoldSession } from './moves-sold-session.ts';

it('a session is moved only if it begins at another time or is gone, while somebody has a ticket of it', async () => {
  const at = ticketTown(concert);
  const [session] = concert.sessions;
  if (session === undefined) throw new Error('a concert has a session');
  const moves = (sessions: readonly (typeof session)[]) =>
    movesSoldSession(at.ports)(at.good, { before: concert, after: { sessions } });
  const later = [{ ...session, start: session.start + 1 }];
  await at.asks('held', [line('full', 1)]);
  expect(await moves(later)).toBe(false);
  const { tickets } = await at.buys('one', [line('full', 1)]);
  const others = concert.sessions.filter(({ id }) => id !== session.id);
  expect([await moves(later), await moves(others), await moves(concert.sessions)]).toEqual([
    true,
    true,
    false,
  ]);
  await giveTicketBack(at.ports)(at.good, session, { order: 'one', ticket: tickets[0]?.id ?? '' });
  expect(await moves(later)).toBe(false);
});

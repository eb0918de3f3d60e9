import { expect, it } from 'vitest';
import { goodOfEvent } from '#domain/tickets/ticketed-event.ts';
import { ticketRecord } from '#domain/tickets/ticket-records.ts';
import { cents } from '#domain/shared/money.ts';
import { concert as play } from '#fixtures/builders/tickets/event.ts';
import { ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { ticketsForDoors } from './tickets-for-doors.ts';

async function soldTickets() {
  const town = ticketTown(play);
  const { realm } = town.town;
  let signed = 0;
  const moved = { by: 0 };
  const session = play.sessions[0]?.id ?? '';
  const sold = { type: play.types[0]?.id ?? '', name: 'Empar Ferrer', holder: 'h', price: cents(0) };
  const seat = { row: 'A', number: 3 };
  const order = { id: 'o1', session, at: 5 };
  const tickets = [
    ticketRecord(order, { id: '7K2QRA5D3HT8', seat, ...sold }, 1),
    ticketRecord(order, { id: '7K2QRA5D3HT9', seat: null, ...sold, codeVersion: 2 }, 1),
    ticketRecord(
      order,
      { id: '8K2QRA5D3HT8', seat: null, ...sold, ended: { kind: 'transferred', to: 'o2' } },
      1,
    ),
    // Of a session that the event no longer has.
    ticketRecord({ ...order, session: 'gone' }, { id: '9K2QRA5D3HT8', seat: null, ...sold }, 1),
  ];
  const request = { key: 'k', bodyHash: '', at: 5, by: 'system', acts: [], money: [] };
  await town.goods.ask({ realm, good: goodOfEvent(play.id) }, { ...request, records: tickets });
  const { voucherKeys } = town.ports;
  const doors = ticketsForDoors({
    ...town.ports,
    ticketedEvents: async () => [
      { ...play, id: 'later', sessions: play.sessions.map((one) => ({ ...one, start: one.start + 1 })) },
      { ...play, sessions: play.sessions.map((one) => ({ ...one, start: one.start + moved.by })) },
    ],
    voucherKeys: {
      ...voucherKeys,
      sign: (name, bytes) => {
        signed += 1;
        return voucherKeys.sign(name, bytes);
      },
    },
  });
  return { doors, realm, session, moved, signs: () => signed };
}

it('doors read the tickets that were sold, each with the code that its holder has, signed once', async () => {
  const { doors, realm, session, signs } = await soldTickets();
  const tickets = await doors.tickets(realm, play.id);
  expect(tickets).toMatchObject([
    { id: '7K2QRA5D3HT8', session, state: 'valid', seat: 'A-3', initials: 'E. F.', grant: '7K2QRA5D3HT8' },
    { id: '7K2QRA5D3HT9', session, state: 'valid', seat: null },
    { id: '8K2QRA5D3HT8', session, state: 'revoked', seat: null },
  ]);
  const [valid, , revoked] = tickets;
  expect(await doors.ticket(realm, play.id, '7K2QRA5D3HT8')).toEqual(valid);
  expect(await doors.ticket(realm, play.id, '8K2QRA5D3HT8')).toEqual(revoked);
  await doors.tickets(realm, play.id);
  expect(signs()).toBe(3);
});

it('a session that is moved leaves the codes of its tickets as they are', async () => {
  const { doors, realm, moved } = await soldTickets();
  const codes = async () => (await doors.tickets(realm, play.id)).map(({ code }) => code);
  const [first, own, ended] = await codes();
  moved.by = 3_600_000;
  const [other, same, otherEnded] = await codes();
  expect(same).toBe(own);
  expect((await doors.ticket(realm, play.id, '7K2QRA5D3HT9'))?.code).toBe(own);
  // Those of the first version say when the session begins.
  expect([other === first, otherEnded === ended]).toEqual([false, false]);
});

it('doors know the events of a town, the one that begins first first, and no other ticket', async () => {
  const { doors, realm } = await soldTickets();
  expect((await doors.events(realm)).map(({ id }) => id)).toEqual([play.id, 'later']);
  expect(await doors.event(realm, play.id)).toMatchObject({
    sessions: [{ opensAt: play.sessions[0]?.doors }],
  });
  expect(await doors.event(realm, 'none')).toBeNull();
  expect(await doors.tickets(realm, 'none')).toEqual([]);
  expect(await doors.ticket(realm, play.id, 'none')).toBeNull();
  expect(await doors.ticket(realm, play.id, '9K2QRA5D3HT8')).toBeNull();
  expect(await doors.ticket(realm, 'none', '7K2QRA5D3HT8')).toBeNull();
});

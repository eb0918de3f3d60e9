import { expect, it } from 'vitest';
import { left } from '#domain/shared/result.ts';
import { owedOrdersOwner, ticketOrderKind } from '#domain/tickets/ticket-records.ts';
import { concert } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { enlistOwed } from './enlist-owed.ts';
import { giveTicketBack } from './give-ticket-back.ts';
import { listOwedForTickets } from './owed-ticket-money.ts';
import { tendEvents } from './tend-events.ts';

it('orders of earlier versions with money to go back are found by their owner, once they were looked at', async () => {
  const at = ticketTown(concert);
  for (const id of ['old', 'other']) {
    // oxlint-disable-next-line no-await-in-loop -- one buyer after the other
    const { tickets } = await at.buys(id, [line('full', 1)], { isAtDesk: true, by: 'anna' });
    const back = { order: id, ticket: tickets[0]?.id ?? '' };
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (id === 'old') await giveTicketBack(at.ports)(at.good, concert.sessions[0] ?? null, back);
  }
  const found = async () => (await listOwedForTickets(at.ports)(at.good, owedOrdersOwner)).length;
  const record = await at.goods.record(at.good, ticketOrderKind, 'old');
  if (record === null) throw new Error('no order');
  const asEarlier = { ...record, owner: 'a holder', version: record.version + 1 };
  const earlier = { at: at.clock.at, by: 'test', acts: [], money: [], records: [asEarlier] };
  await at.ports.goods.ask(at.good, { ...earlier, key: 'earlier', bodyHash: '' });
  expect(await found()).toBe(0);

  const busy = { ...at.goods, ask: async () => left({ kind: 'recordChanged' } as never) };
  await enlistOwed({ ...at.ports, goods: busy })(at.good);
  expect(await found()).toBe(0);
  await tendEvents({ ...at.ports, eventsOf: async () => [concert], isOpen: async () => true })(at.town);
  expect(await found()).toBe(1);
  expect((await at.goods.record(at.good, ticketOrderKind, 'other'))?.version).toBe(1);

  // It is looked at once.
  let read = 0;
  const list: typeof at.goods.list = (good, query) => {
    read += 1;
    return at.goods.list(good, query);
  };
  await enlistOwed({ ...at.ports, goodsRecords: { ...at.ports.goodsRecords, list } })(at.good);
  expect(read).toBe(0);
});

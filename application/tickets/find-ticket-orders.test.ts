import { describe, expect, it } from 'vitest';
import { concert } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { findTicketOrders, mostOrdersFound } from './find-ticket-orders.ts';
import { ticketOrderName } from './ticket-order-name.ts';

const passSeal = { digest: (_: unknown, text: string) => Buffer.from(text).toString('hex').slice(-40) };

async function sold() {
  const at = ticketTown(concert);
  const ports = { ...at.ports, passSeal };
  await at.buys('one', [line('full', 2, { names: ['Empar Ferrer', 'Núria Sáez'] })]);
  at.clock.at += 60_000;
  await at.buys('two', [line('full', 1, { names: ['EMPAR   Ribes'] })]);
  await at.buys('three', [line('full', 1)]);
  const find = async (text: string) => (await findTicketOrders(ports)(at.good, text)).map(({ id }) => id);
  return { at, ports, find };
}

describe('orders that somebody at a desk looks for', () => {
  it('are found by the letters of any of their tickets, however they are typed', async () => {
    const { at, find } = await sold();
    const [, second] = (await at.find('one')).tickets;
    const letters = second?.id ?? '';
    expect(await find(letters)).toEqual(['one']);
    expect(await find(letters.toLowerCase().replaceAll(/(.{4})/gu, '$1-'))).toEqual(['one']);
    expect(await find('ZZZZZZZZZZZZ')).toEqual([]);
  });

  it('are not found any more once they are erased', async () => {
    const { at, ports } = await sold();
    const [ticket] = (await at.find('two')).tickets;
    const record: typeof at.ports.goodsRecords.record = async (good, kind, id) =>
      kind === 'ticketOrder' ? null : at.ports.goodsRecords.record(good, kind, id);
    const erased = { ...ports, goodsRecords: { ...at.ports.goodsRecords, record } };
    expect(await findTicketOrders(erased)(at.good, ticket?.id ?? '')).toEqual([]);
  });

  it('are found by part of a name, whatever its accents and spaces, the latest first', async () => {
    const { find } = await sold();
    expect(await find('empar')).toEqual(['two', 'one']);
    expect(await find(' nuria saez')).toEqual(['one']);
    expect(await find('em')).toEqual([]);
    expect(await find('')).toEqual([]);
  });

  it('are found by what staff call an order', async () => {
    const { at, ports, find } = await sold();
    const order = await at.find('two');
    expect(await find(`${ticketOrderName(ports, at.good, order)} `)).toEqual(['two']);
  });

  it('are not more than somebody looks through', async () => {
    const at = ticketTown({ ...concert, pools: [{ id: 'room', title: 'Sala', places: 90, rows: [] }] });
    for (let nth = 0; nth < mostOrdersFound + 2; nth += 1) {
      at.clock.at += 1;
      await at.buys(`order-${nth}`, [line('full', 1, { names: ['Empar'] })]);
    }
    const found = await findTicketOrders({ ...at.ports, passSeal })(at.good, 'empar');
    expect(found).toHaveLength(mostOrdersFound);
    expect(found[0]?.id).toBe(`order-${mostOrdersFound + 1}`);
  });
});

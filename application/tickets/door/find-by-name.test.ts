import { describe, expect, it } from 'vitest';
import { concert } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { doorKinds, scannedRecord } from '#domain/tickets/door/door-records.ts';
import { transferTicket } from '../transfer-ticket.ts';
import { findTicketsByName, mostNamed } from './find-by-name.ts';

const hall = { ...concert, perOrder: 30 };

async function soldTo(...names: readonly string[]) {
  const at = ticketTown(hall);
  const order = await at.buys('one', [line('full', names.length, { names })]);
  const find = (text: string, session = 'fri') =>
    findTicketsByName(at.ports)(at.town.realm, hall.id, { session, text });
  return { at, order, find };
}

describe('a ticket whose holder has nothing with them', () => {
  it('is found by part of the name on it, whatever its accents, in the order of names', async () => {
    const { find } = await soldTo('Núria Ferrer', 'Empar Ferrer i Gil', 'Pau Roig', '');
    expect((await find('FERRÉR')).map(({ name }) => name)).toEqual(['Empar Ferrer i Gil', 'Núria Ferrer']);
    expect(await find(' nuria   fer ')).toMatchObject([{ type: 'full', isInside: false }]);
    expect(await find('fe')).toEqual([]);
    expect(await find('ferrer', 'sat')).toEqual([]);
  });

  it('says its seat, and whether somebody is inside with it', async () => {
    const { at, order, find } = await soldTo('Empar Ferrer');
    const [ticket] = order.tickets;
    const scan = { nonce: 'n', at: 5, door: 'one', direction: 'in', offline: false, undone: false } as const;
    const scanned = { session: 'fri', type: 'full', hash: '00', scans: [scan] };
    const record = scannedRecord(ticket?.id ?? '', scanned, { version: 1, at: 5 });
    expect(record.kind).toBe(doorKinds.ticket);
    const request = { key: 'k', bodyHash: '', at: 5, by: 'system', acts: [], money: [], records: [record] };
    await at.goods.ask(at.good, request);
    expect(await find('ferrer')).toEqual([
      { id: ticket?.id, name: 'Empar Ferrer', type: 'full', seat: 'A-3', isInside: true },
    ]);
  });

  it('is one of twenty at most', async () => {
    const { find } = await soldTo(...Array.from({ length: 22 }, (_, n) => `Familia Ferrer ${n}`));
    expect(await find('ferrer')).toHaveLength(mostNamed);
  });

  it('is not found once it was given to somebody else', async () => {
    const { at, order, find } = await soldTo('Empar Ferrer');
    const id = order.tickets[0]?.id ?? '';
    await transferTicket(at.ports)(at.good, hall, { order: 'one', ticket: id, to: 'two', name: 'Pau Roig' });
    expect(await find('ferrer')).toEqual([]);
    expect(await find('roig')).toHaveLength(1);
  });
});

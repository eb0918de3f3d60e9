import { expect, it } from 'vitest';
import { concert } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { takenSeats, takenSpecials } from './free-seats.ts';

it('taken places for wheelchairs are read of their rows alone', async () => {
  const at = ticketTown(concert);
  await at.buys('one', [line('wheelchair', 1), line('companion', 1)]);
  await at.buys('two', [line('full', 1, { seats: [{ row: 'C', number: 4 }] })]);
  const read = (of: typeof takenSeats) => of(at.ports)(at.good, concert, 'fri', at.clock.at);
  expect([...((await read(takenSpecials)).get('room') ?? [])].toSorted()).toEqual(['A-1', 'A-2']);
  expect([...((await read(takenSeats)).get('room') ?? [])].toSorted()).toEqual(['A-1', 'A-2', 'C-4']);
});

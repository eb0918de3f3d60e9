import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { fair, fireworks } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';

const atDesk = { isAtDesk: true, by: 'anna', waits: true };

describe('a desk', () => {
  it('puts nobody in a line, and passes nobody who waits', async () => {
    const opening = ticketTown(fireworks);
    expect(await opening.asks('one', [line('stand', 1)], atDesk)).toMatchObject({
      left: { kind: 'othersWait' },
    });
    opening.clock.at = noon + 60_000;
    await opening.serves();
    expect(await opening.asks('one', [line('stand', 1)], atDesk)).toMatchObject({
      right: { state: 'granted' },
    });
    const at = ticketTown(fair);
    await Promise.all(['a', 'b', 'c', 'd'].map((id) => at.buys(id, [line('adult', 5)])));
    expect(await at.asks('desk', [line('adult', 1)], atDesk)).toMatchObject({ left: { kind: 'noneLeft' } });
    await at.asks('waits', [line('adult', 1)], { waits: true });
    expect(await at.asks('desk', [line('adult', 1)], atDesk)).toMatchObject({ left: { kind: 'othersWait' } });
  });
});

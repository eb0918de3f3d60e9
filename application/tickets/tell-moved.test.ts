import { describe, expect, it } from 'vitest';
import { noticeKind } from '#domain/notices/notice.ts';
import { concert } from '#fixtures/builders/tickets/event.ts';
import { line, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { allRecords } from '#application/scarcity/all-records.ts';
import { giveTicketBack } from './give-ticket-back.ts';
import { tellMoved } from './tell-moved.ts';

const hour = 3_600_000;
const contact = { email: 'empar@example.org', language: 'va' } as const;

describe('a session that is moved', () => {
  it('is told once to everybody who has a ticket and left a mail, each time that it is moved', async () => {
    const at = ticketTown(concert);
    const [session] = concert.sessions;
    if (session === undefined) throw new Error('a concert has a session');
    const movedBy = (by: number) => ({
      ...concert,
      sessions: [{ ...session, start: session.start + by, end: session.end + by }],
    });
    const told = async () => {
      const records = await allRecords(at.ports)(at.good, noticeKind);
      return records.map(({ id }) => id).filter((id) => id.startsWith('moved/'));
    };
    await at.buys('one', [line('full', 1)], { contact });
    const gone = await at.buys('gone', [line('full', 1)], { contact });
    await giveTicketBack(at.ports)(at.good, session, { order: 'gone', ticket: gone.tickets[0]?.id ?? '' });
    await at.buys('silent', [line('full', 1)]);
    await at.asks('held', [line('full', 1)], { contact });
    const tell = (by: number) => tellMoved(at.ports)(at.good, movedBy(by));
    await tell(0);
    expect(await told()).toEqual([]);
    await tell(hour);
    await tell(hour);
    expect(await told()).toEqual([`moved/one/${session.start + hour}`]);
    at.clock.at += hour;
    at.written.event = movedBy(2 * hour);
    await at.buys('later', [line('full', 1)], { contact });
    await tell(2 * hour);
    expect(await told()).toHaveLength(2);
    // Back to the first time: who had heard of another one hears of it.
    at.clock.at += hour;
    await tell(0);
    expect((await told()).filter((id) => id.endsWith(`/${session.start}`)).toSorted()).toEqual([
      `moved/later/${session.start}`,
      `moved/one/${session.start}`,
    ]);
  });
});

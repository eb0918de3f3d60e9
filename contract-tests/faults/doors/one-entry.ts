import { describe, expect, it } from 'vitest';
import type { PassedDoorWire } from '#adapters/wire/tickets/door/pass-door.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { codeOfSoldTicket, putTickets } from '#fixtures/builders/tickets/sold-tickets.ts';
import { asking } from '#fixtures/builders/vouchers/shop-visit.ts';

const event = 'la-sequera-i-el-mar';
const opened = Date.parse('2026-12-04T18:20:00Z');
const ids = Array.from({ length: 12 }, (_, n) => `7K2QRA5D3H${String(n).padStart(2, '0')}`);

/** A scanner that asks one process of a council. */
async function scannerOf(council: TestCouncil, process: TestCouncil) {
  council.setTime(opened);
  process.setTime(opened);
  const cookie = await staffCookie(council, { id: 'neus', roles: ['venueKeeper'], now: opened });
  const staff = asking(council, cookie);
  const given = (await staff(`staff/tickets/${event}/doors/codes`, { name: 'x' })).body;
  const started = await process.server.inject({
    method: 'POST',
    url: '/api/vilanova/door/device',
    payload: { code: given['code'] },
  });
  const door = asking(process, String(started.headers['set-cookie']).split(';')[0] ?? '');
  const scan = async (text: string, nonce: string, more: object = {}) => {
    const sent = {
      nonce,
      ticket: { by: 'code', text },
      door: 'door',
      session: 'vie',
      direction: 'in',
      at: new Date(opened).toISOString(),
      offline: false,
      undone: false,
      confirmed: false,
      ...more,
    };
    const { items } = (await door('door/scans', { scans: [sent] })).body as {
      readonly items?: readonly PassedDoorWire[];
    };
    return items?.[0]?.verdict?.kind;
  };
  return { scan, staff };
}

/** Two doors read the same tickets at the same moment through two processes; every scan is sent twice, as after a lost answer. */
export function oneEntryEach(store: string): void {
  describe(`a ticket at two doors, on ${store}`, () => {
    it('comes in once through two processes, and what was brought later is listed', async () => {
      const first = await openTestCouncil();
      const second = await first.second();
      await putTickets(
        first,
        event,
        ids.map((id) => ({ id, session: 'vie' })),
      );
      const [one, two] = [await scannerOf(first, first), await scannerOf(first, second)];
      const came = await Promise.all(
        ids.map(async (id) => {
          const code = codeOfSoldTicket(first, event, id);
          const tries = [`nonce-of-one-${id}`, `nonce-of-two-${id}`].flatMap((nonce, n) =>
            [0, 1].map(() => (n === 0 ? one : two).scan(code, nonce)),
          );
          return Promise.all(tries);
        }),
      );
      for (const verdicts of came) {
        // Both times that a scan is sent have the same answer: one door let the ticket in, the other did not.
        expect(new Set([verdicts[0], verdicts[2]])).toEqual(new Set(['ok', 'used']));
        expect([verdicts[1], verdicts[3]]).toEqual([verdicts[0], verdicts[2]]);
      }
      const late = codeOfSoldTicket(first, event, ids[0] ?? '');
      expect(await two.scan(late, 'nonce-of-a-late-scan', { offline: true })).toBe('used');
      const seen = (await one.staff(`staff/tickets/${event}/doors`)).body;
      expect(seen).toMatchObject({
        inside: [{ session: 'vie', inside: ids.length, outside: 0 }],
        repeated: [{ id: ids[0], entries: [{}] }],
      });
    }, 60_000);
  });
}

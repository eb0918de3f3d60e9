import { describe, expect, it } from 'vitest';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import { lineKind } from '#domain/tickets/line/line-entry.ts';
import { concert, fair, fireworks } from '#fixtures/builders/tickets/event.ts';
import { line, sayingWho, ticketTown } from '#fixtures/builders/tickets/ticket-town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { callSessionOff } from '../call-off/call-session-off.ts';
import { leaveTickets } from '../change-ticket-order.ts';
import { eventFigures } from '../event-figures.ts';
import { drawOpening } from './draw-opening.ts';
import { joinLine } from './join-line.ts';
import { placeInLine } from './place-in-line.ts';
import { sessionsWithLine, waitsForTurn } from './read-line.ts';
import { serveLine } from './serve-line.ts';
import { tendEvents } from '../tend-events.ts';

const minute = 60_000;
const contact = { email: 'empar@example.org', language: 'va' } as const;

/** A fair that is sold out, and people who wait. */
async function soldOutFair() {
  const at = ticketTown(fair);
  await Promise.all(['a', 'b', 'c', 'd'].map((id) => at.buys(id, [line('adult', 5)])));
  const place = async (id: string) => placeInLine(at.ports)(at.good, at.written.event, await at.find(id));
  return { at, place };
}

describe('a line of thousands', () => {
  it('is not read by every order: those who came last say that others wait', async () => {
    const { at } = await soldOutFair();
    for (let n = 0; n < 120; n += 1) {
      at.clock.at += 1;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await at.asks(`w${n}`, [line('adult', 1)], { waits: true });
    }
    let read = 0;
    const list: GoodsRecords['list'] = async (good, query) => {
      const found = await at.goods.list(good, query);
      read += query.kind === lineKind ? found.length : 0;
      return found;
    };
    const ports = { ...at.ports, goodsRecords: { ...at.ports.goodsRecords, list } };
    expect(await waitsForTurn(ports)(at.good, fair, await at.find('w3'))).toBe('others');
    expect([...(await sessionsWithLine(ports)(at.good, fair))]).toEqual(['fri']);
    expect(read).toBe(100);
    // Who wants nothing of what they wait for must see all of them.
    const other = { ...fair, types: fair.types.map((one) => ({ ...one, pools: ['stand'] })) };
    expect(await waitsForTurn(ports)(at.good, other, await at.find('w3'))).toBe('no');
    const later = { sessions: [...fair.sessions, ...fair.sessions.map((one) => ({ ...one, id: 'sat' }))] };
    expect([...(await sessionsWithLine(ports)(at.good, later))]).toEqual(['fri']);
    expect(read).toBe(340);
  });
});

describe('the place of an order in a line', () => {
  it('is how many wait before it, and none of an order that does not wait', async () => {
    const { at, place } = await soldOutFair();
    await at.asks('one', [line('adult', 1)], { waits: true });
    at.clock.at += 1;
    await at.asks('two', [line('adult', 1)], { waits: true });
    expect([await place('one'), await place('two'), await place('a')]).toEqual([
      { before: 0, drawnAt: null },
      { before: 1, drawnAt: null },
      { before: null, drawnAt: null },
    ]);
    await leaveTickets(at.ports)(at.good, 'one');
    expect(await place('two')).toEqual({ before: 0, drawnAt: null });
    expect(
      await placeInLine(at.ports)(at.good, fair, { ...(await at.find('one')), state: 'waiting' }),
    ).toEqual({
      before: null,
      drawnAt: null,
    });
  });

  it('is known to nobody before the order of the opening is drawn', async () => {
    const at = ticketTown(fireworks);
    const order = await at.buys('one', [line('stand', 1)]);
    const place = () => placeInLine(at.ports)(at.good, fireworks, order);
    expect(await place()).toEqual({ before: null, drawnAt: noon + minute });
    at.clock.at = noon + minute;
    await drawOpening(at.ports)(at.good, noon + minute);
    expect(await place()).toEqual({ before: 0, drawnAt: null });
  });
});

describe('a place in a line', () => {
  it('is a person’s own: one at a time, and another one once it has ended', async () => {
    const { at } = await soldOutFair();
    const visitor = sayingWho('12345678Z');
    const joins = (id: string) => at.asks(id, [line('resident', 1)], { visitor, waits: true });
    expect(await joins('one')).toMatchObject({ right: { state: 'waiting' } });
    expect(await joins('two')).toMatchObject({ left: { kind: 'inLine' } });
    await leaveTickets(at.ports)(at.good, 'one');
    expect(await joins('three')).toMatchObject({ right: { state: 'waiting' } });
  });

  it('is refused to who comes in the moment in which the opening ends', async () => {
    const at = ticketTown(fireworks);
    at.clock.at = noon + minute;
    const order = { ...(await at.buys('first', [line('stand', 1)])), id: 'late' };
    const { record } = at.ports.goodsRecords;
    let isOpen = true;
    const ports = {
      ...at.ports,
      goodsRecords: {
        ...at.ports.goodsRecords,
        record: async (...asked: Parameters<typeof record>) => {
          const found = await record(...asked);
          if (asked[1] === 'ticketOpening' && isOpen) {
            isOpen = false;
            await at.serves();
          }
          return found;
        },
      },
    };
    expect(await joinLine(ports)(at.good, fireworks, order, 'sender')).toMatchObject({
      left: { kind: 'openedNow' },
    });
    // Under the key of another order, which somebody else has.
    const foreign = { ...order, id: 'first', holder: 'somebody else' };
    expect(await joinLine(at.ports)(at.good, fair, foreign, 'sender')).toMatchObject({
      left: { kind: 'inLine' },
    });
  });

  it('ends when its session begins or is called off, and is mailed', async () => {
    const { at } = await soldOutFair();
    await at.asks('one', [line('adult', 1)], { waits: true, contact });
    at.clock.at = fair.sessions[0]?.start ?? 0;
    await at.serves();
    expect(await at.find('one')).toMatchObject({ state: 'soldOut', contact: null });
    const off = await soldOutFair();
    await off.at.asks('one', [line('adult', 1)], { waits: true });
    const call = (by: string) =>
      callSessionOff(off.at.ports)(off.at.good, fair, { session: 'fri', reason: 'Lluvia', by });
    expect(
      await callSessionOff(off.at.ports)(off.at.good, fair, { session: 'sun', reason: 'x', by: 'a' }),
    ).toMatchObject({
      left: { kind: 'unknownSession' },
    });
    await call('anna');
    await call('pere');
    expect((await off.at.find('one')).state).toBe('calledOff');
    await off.at.serves();
    const waiting = await off.at.ports.goodsRecords.record(off.at.good, lineKind, 'one');
    expect(waiting?.owner).toBe('');
  });

  it('gives nothing to who has the most already, and says so', async () => {
    const opening = { ...fair, hasWaitingList: false, sale: { ...fair.sale, from: noon, gathers: true } };
    const at = ticketTown(opening);
    const visitor = sayingWho('12345678Z');
    await at.asks('one', [line('resident', 2)], { visitor });
    at.clock.at = noon + minute;
    await at.serves();
    expect((await at.find('one')).state).toBe('granted');
    // The opening has ended: a line in which the same person waits anew is as if they had come before.
    const order = { ...(await at.find('one')), id: 'again', state: 'waiting' as const };
    await joinLine(at.ports)(at.good, opening, order, 'sender');
    await at.serves();
    expect((await at.find('again')).state).toBe('soldOut');
  });
});

describe('the end of an opening', () => {
  it('waits for those who came while the last ones had their turn, and for seats of one need', async () => {
    const opening = { ...concert, sale: { ...concert.sale, from: noon, gathers: true } };
    const at = ticketTown(opening);
    for (const id of ['a', 'b', 'c']) await at.asks(id, [line('wheelchair', 1)]);
    at.clock.at = noon + minute;
    let isFirst = true;
    const list: GoodsRecords['list'] = async (good, query) => {
      const found = await at.ports.goodsRecords.list(good, query);
      if (isFirst && query.kind === lineKind) {
        isFirst = false;
        await at.asks('late', [line('full', 1)]);
      }
      return found;
    };
    const goodsRecords = { ...at.ports.goodsRecords, list };
    await serveLine({ ...at.ports, goodsRecords })(at.good, opening);
    const states = async () =>
      Promise.all(['a', 'b', 'c', 'late'].map(async (id) => (await at.find(id)).state));
    expect((await states()).toSorted()).toEqual(['held', 'held', 'soldOut', 'waiting']);
    await at.serves();
    expect((await at.find('late')).state).toBe('held');
    expect(await at.asks('after', [line('full', 1)])).toMatchObject({ right: { state: 'held' } });
    await at.serves();
  });
});

describe('the events of a town', () => {
  it('have their lines served while tickets can be asked for, those of events that are not published any more are not', async () => {
    const { at } = await soldOutFair();
    await at.asks('one', [line('adult', 1)], { waits: true });
    const more = { ...fair, pools: fair.pools.map((pool) => ({ ...pool, places: pool.places + 5 })) };
    const serves = (events: readonly (typeof fair)[], isOpen = true) =>
      tendEvents({ ...at.ports, eventsOf: async () => events, isOpen: async () => isOpen })(at.town);
    await serves([concert]);
    expect((await at.find('one')).state).toBe('waiting');
    // A closed front-end offers nothing.
    await serves([more], false);
    expect((await at.find('one')).state).toBe('waiting');
    await serves([more]);
    expect((await at.find('one')).state).toBe('held');
    await tendEvents({ ...ticketTown(concert).ports, eventsOf: async () => [], isOpen: async () => true })(
      at.town,
    );
  });
});

describe('the figures of an event', () => {
  it('are what is sold, held and waited for, and its money', async () => {
    const { at } = await soldOutFair();
    await at.asks('one', [line('adult', 1)], { waits: true });
    const figures = await eventFigures(at.ports)(at.good, fair);
    expect(figures).toMatchObject({ bank: 8000, cash: 0 });
    expect(figures.sums).toEqual({ paid: 8000, refunded: 0, tickets: 8000, fees: 0 });
    expect(figures.sessions).toMatchObject([
      {
        session: 'fri',
        waiting: 1,
        pools: [
          { pool: 'all', places: 20, held: 0, sold: 20 },
          { pool: 'workshop', places: 4, sold: 0 },
        ],
        types: expect.arrayContaining([{ type: 'adult', sold: 20 }]),
      },
    ]);
    const none = await eventFigures(ticketTown(concert).ports)(at.good, concert);
    expect(none.sessions[0]?.pools[0]).toMatchObject({ held: 0, sold: 0 });
  });
});

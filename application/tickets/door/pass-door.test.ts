import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RealmId } from '#domain/shared/ids.ts';
import { isRight, right } from '#domain/shared/result.ts';
import type { PlannedEvent } from '#domain/tickets/door/door-plan.ts';
import type { DoorSession, DoorTicket, EventDoor } from '#domain/tickets/door/door-ticket.ts';
import { doorsInMemory } from '#fixtures/builders/tickets/door-in-memory.ts';
import { playTicket, playWithDoors } from '#fixtures/builders/tickets/sample-door.ts';
import { goodAtDoors } from './door-ports.ts';
import { planDoors, planOf } from './door-plans.ts';
import { passDoor, type PassedDoor, type SentScan } from './pass-door.ts';
import { countInside, listRepeated, readDoorNews } from './read-door.ts';
import { readDoorList } from './read-list.ts';

const realm = 'vilanova' as RealmId;
const [friday] = playWithDoors.sessions as readonly [DoorSession];
const [one, two]: readonly [EventDoor, EventDoor] = [
  { id: 'one', name: 'Puerta 1', types: null },
  { id: 'two', name: 'Puerta 2', types: null },
];

async function aPlay(tickets: readonly DoorTicket[]) {
  const { ports, clock, goods } = doorsInMemory(playWithDoors, tickets, friday.opensAt + 60_000);
  const planned = await planDoors(ports)(
    realm,
    'sequera',
    { doors: [one, two], proven: ['reduced'] },
    'marta',
  );
  if (!isRight(planned)) throw new Error('no doors');
  return { ports, clock, goods, plan: planned.right };
}

let play: Awaited<ReturnType<typeof aPlay>>;
beforeEach(async () => {
  play = await aPlay([
    playTicket('A'),
    playTicket('B', { type: 'reduced' }),
    playTicket('C', { state: 'unpaid' }),
  ]);
});

const sent = (nonce: string, more: Partial<SentScan> = {}): SentScan => ({
  ticket: 'A',
  door: one,
  session: friday,
  nonce,
  at: 0,
  direction: 'in',
  offline: false,
  undone: false,
  confirmed: false,
  ...more,
});
const pass = (nonce: string, more: Partial<SentScan> = {}) =>
  passDoor(play.ports)(realm, play.plan, sent(nonce, more));
const kindOf = async (passed: Promise<PassedDoor | null>) => (await passed)?.verdict.kind;
const inside = async () => (await countInside(play.ports)(realm, 'sequera')).get('friday');
const repeats = async () => listRepeated(play.ports)(realm, 'sequera', 'friday');

describe('a ticket with a line', () => {
  it('comes in once, and who is inside is counted', async () => {
    expect(await kindOf(pass('a'))).toBe('ok');
    expect(await pass('b', { door: two })).toMatchObject({
      verdict: { kind: 'used', at: friday.opensAt + 60_000, door: 'one' },
      ticket: { initials: 'E. F.', type: { id: 'general' } },
    });
    expect(await inside()).toEqual({ inside: 1, outside: 0 });
    expect(await repeats()).toEqual([]);
  });

  it('comes in once if two doors read it at the same moment', async () => {
    const both = await Promise.all([kindOf(pass('a')), kindOf(pass('b', { door: two }))]);
    expect(new Set(both)).toEqual(new Set(['ok', 'used']));
  });

  it('has the same answer to the same scan, however often it is sent', async () => {
    for (let n = 0; n < 3; n += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await kindOf(pass('a'))).toBe('ok');
    expect(await inside()).toEqual({ inside: 1, outside: 0 });
  });

  it('leaves and comes back', async () => {
    expect(await kindOf(pass('x', { direction: 'out' }))).toBe('notInside');
    await pass('a');
    expect(await kindOf(pass('b', { direction: 'out' }))).toBe('ok');
    expect(await inside()).toEqual({ inside: 0, outside: 1 });
    play.clock.at += 1;
    expect(await kindOf(pass('c'))).toBe('ok');
  });

  it('is asked for its proof before it comes in, and comes in when the person at the door says so', async () => {
    expect(await kindOf(pass('a', { ticket: 'B' }))).toBe('question');
    expect(await inside()).toBeUndefined();
    expect(await kindOf(pass('a', { ticket: 'B', confirmed: true }))).toBe('ok');
    expect(await inside()).toMatchObject({ inside: 1 });
  });

  it('comes in also if its type is no longer one of the event, which nobody asks for a proof', async () => {
    play = await aPlay([playTicket('D', { type: 'gone' })]);
    expect(await pass('a', { ticket: 'D' })).toMatchObject({
      verdict: { kind: 'ok' },
      ticket: { type: null },
    });
  });

  it('does not come in unpaid, unknown, or before the doors open', async () => {
    expect(await kindOf(pass('a', { ticket: 'C', confirmed: true }))).toBe('unpaid');
    expect(await pass('b', { ticket: 'Z' })).toEqual({ verdict: { kind: 'unknown' }, ticket: null });
    play.clock.at = friday.opensAt - 1;
    expect(await kindOf(pass('c', { confirmed: true }))).toBe('tooEarly');
  });
});

describe('a scan that is taken back', () => {
  it('counts no longer, within two minutes to the millisecond', async () => {
    await pass('a');
    play.clock.at += 2 * 60_000;
    expect(await kindOf(pass('a', { undone: true }))).toBe('ok');
    expect(await inside()).toEqual({ inside: 0, outside: 0 });
    // The scan itself, sent again late, does not bring it back.
    expect(await kindOf(pass('a'))).toBe('ok');
    expect(await kindOf(pass('a', { undone: true }))).toBe('ok');
    expect(await inside()).toMatchObject({ inside: 0 });
    await pass('b');
    play.clock.at += 2 * 60_000 + 1;
    expect(await kindOf(pass('b', { undone: true }))).toBe('used');
    expect(await inside()).toMatchObject({ inside: 1 });
  });

  it('never comes in if the council learns of both at once', async () => {
    expect(await kindOf(pass('a', { undone: true }))).toBe('ok');
    expect(await kindOf(pass('a'))).toBe('ok');
    expect(await inside()).toEqual({ inside: 0, outside: 0 });
  });
});

describe('scans of a time without a line', () => {
  const away = { offline: true, at: friday.opensAt + 30_000 };

  it('are stored when they come, and a second entry is listed for both doors to see', async () => {
    expect(await kindOf(pass('a', { ...away, at: away.at + 20_000, door: two }))).toBe('ok');
    expect(await pass('b', away)).toMatchObject({ verdict: { kind: 'used', door: 'two' } });
    expect(await inside()).toEqual({ inside: 1, outside: 0 });
    expect(await repeats()).toMatchObject([
      { id: 'A', type: 'general', repeated: [{ first: { door: 'one' }, again: { door: 'two' } }] },
    ]);
    await pass('a', { ...away, undone: true });
    expect(await repeats()).toEqual([]);
  });

  it('say no moment that is to come', async () => {
    await pass('a', { offline: true, at: play.clock.at + 1e9 });
    expect(await pass('b')).toMatchObject({ verdict: { kind: 'used', at: play.clock.at } });
  });

  it('come to the same in whatever order, however often each is sent', async () => {
    const scans = fc.uniqueArray(
      fc.record({
        nonce: fc.constantFrom('a', 'b', 'c', 'd'),
        at: fc.nat(5),
        door: fc.constantFrom(one, two),
        direction: fc.constantFrom('in' as const, 'out' as const),
      }),
      { selector: ({ nonce }) => nonce, minLength: 1 },
    );
    await fc.assert(
      fc.asyncProperty(scans, fc.infiniteStream(fc.nat()), async (all, turns) => {
        const ends = [];
        for (const order of [
          all,
          [...all].toSorted(() => ((turns.next().value ?? 0) % 2) * 2 - 1),
          [...all, ...all],
        ]) {
          // oxlint-disable no-await-in-loop -- one order after the other
          play = await aPlay([playTicket('A')]);
          for (const { nonce, ...scan } of order) await pass(nonce, { ...scan, offline: true });
          ends.push([await inside(), await repeats()]);
          // oxlint-enable no-await-in-loop
        }
        expect(ends[1]).toEqual(ends[0]);
        expect(ends[2]).toEqual(ends[0]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the grant of a ticket', () => {
  const at = friday.opensAt;
  const good = goodAtDoors(realm, 'sequera');
  const asked = (key: string, acts: readonly object[]) =>
    play.goods.ask(good, {
      key,
      bodyHash: key,
      at,
      by: 'system',
      acts: acts as never,
      money: [],
      records: [],
    });

  beforeEach(async () => {
    play = await aPlay([playTicket('A', { grant: 'g1' })]);
    const take = { pool: 'seats', pieces: 1, cells: [] };
    await asked('sold', [
      { kind: 'setPool', pool: 'seats', size: 5, perHolder: null, isClosed: false },
      { kind: 'hold', grant: 'g1', holder: 'h', takes: [take], until: at + 1e6, uses: 1 },
      { kind: 'confirm', grant: 'g1', until: null },
    ]);
  });
  const grant = async () => (await play.goods.grant(good, 'g1', at))?.status;

  it('is used by the first entry and by no other, so that it cannot be given back', async () => {
    await pass('a');
    expect(await grant()).toBe('used');
    await pass('b', { direction: 'out' });
    play.clock.at += 1;
    expect(await kindOf(pass('c'))).toBe('ok');
    expect(await asked('back', [{ kind: 'giveBack', grant: 'g1' }])).not.toEqual(right(expect.anything()));
  });

  it('is as before once the entry was taken back', async () => {
    await pass('a');
    await pass('a', { undone: true });
    expect(await grant()).toBe('granted');
    await pass('b');
    expect(await grant()).toBe('used');
  });

  it('that was given back lets nobody in with a line, and without one its entry is not lost', async () => {
    await asked('back', [{ kind: 'giveBack', grant: 'g1' }]);
    expect(await kindOf(pass('a'))).toBe('revoked');
    expect(await inside()).toBeUndefined();
    expect(await kindOf(pass('b', { offline: true, at }))).toBe('ok');
    expect(await inside()).toMatchObject({ inside: 1 });
  });
});

describe('what a device asks for', () => {
  it('is the list with the ids of all tickets, made while others work', async () => {
    let rests = 0;
    const rest = async () => {
      rests += 1;
    };
    const list = await readDoorList({ ...play.ports, rest })(realm, 'sequera');
    expect([...(list?.byHash.values() ?? [])]).toEqual(['A', 'B', 'C']);
    expect([...(list?.byLetters.values() ?? [])]).toEqual(['A', 'B', 'C']);
    expect(list?.parts).toHaveLength(1);
    expect(rests).toBeGreaterThan(1);
    expect(await readDoorList({ ...play.ports, rest })(realm, 'other')).toBeNull();
  });

  it('is where people are, at first all of them and then what is new', async () => {
    const news = (since: number | null) =>
      readDoorNews(play.ports)(realm, play.plan, { session: 'friday', since });
    await pass('a');
    const first = await news(null);
    expect(first.deltas).toMatchObject([{ inside: true, door: 0, at: play.clock.at }]);
    play.clock.at += 60_000;
    expect((await news(play.clock.at - 10_000)).deltas).toEqual([]);
    await pass('b', { ticket: 'B', confirmed: true, door: two });
    expect((await news(first.until + 60_000)).deltas).toMatchObject([{ door: 1 }]);
    await pass('b', { ticket: 'B', undone: true, door: two });
    expect((await news(first.until + 60_000)).deltas).toMatchObject([{ inside: false, door: null }]);
  });

  it('is read to its end, also if there is more than a page', async () => {
    const many = Array.from({ length: 2003 }, (_, n) => playTicket(`T${n}`));
    play = await aPlay(many);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const { id } of many) await pass(id, { ticket: id });
    const { deltas } = await readDoorNews(play.ports)(realm, play.plan, { session: 'friday', since: null });
    expect(new Set(deltas.map(({ ticket }) => String(ticket))).size).toBe(2003);
  });
});

describe('the doors of an event', () => {
  const planned = async (doors: readonly EventDoor[]) =>
    planDoors(play.ports)(realm, 'sequera', { doors, proven: [] }, 'marta');

  it('are one for everybody until staff name others', async () => {
    const { ports } = doorsInMemory(playWithDoors, [], 0);
    expect((await planOf(ports)(realm, 'sequera'))?.doors).toMatchObject([{ types: null }]);
    expect(await planOf(ports)(realm, 'other')).toBeNull();
    expect((await planOf(play.ports)(realm, 'sequera'))?.doors).toEqual([one, two]);
  });

  it('are changed by staff, and by one person at a time', async () => {
    play.clock.at += 1;
    const doors = [one, { ...two, name: '  Puerta   de atrás ' }];
    expect(await planned(doors)).toMatchObject(right({ doors: [one, { name: 'Puerta de atrás' }] }));
    const stale = { ...play.ports.goodsRecords, record: async () => null };
    const late = planDoors({ ...play.ports, goodsRecords: stale })(
      realm,
      'sequera',
      { doors: [one], proven: [] },
      'pau',
    );
    expect(await late).toMatchObject({ left: { kind: 'changed' } });
    expect(await planned([])).toMatchObject({ left: { kind: 'noDoors' } });
    const other = await planDoors(play.ports)(realm, 'other', { doors: [one], proven: [] }, 'marta');
    expect(other).toMatchObject({ left: { kind: 'unknownEvent' } });
  });
});

it('gives up if every try finds another scan', async () => {
  const plan: PlannedEvent = play.plan;
  const goods = {
    ask: async () => ({ _tag: 'Left', left: { kind: 'recordChanged', record: 'x' } }) as never,
  };
  expect(await passDoor({ ...play.ports, goods })(realm, plan, sent('a'))).toBeNull();
});

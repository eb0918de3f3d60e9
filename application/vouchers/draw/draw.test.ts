import { describe, expect, it } from 'vitest';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { cents } from '#domain/shared/money.ts';
import { noticeIn, noticeKind } from '#domain/notices/notice.ts';
import { entryRecord } from '#domain/vouchers/draw/voucher-entry.ts';
import { openRules } from '#fixtures/builders/vouchers/given-vouchers.ts';
import { aDrawnSale, drawnCampaign, identityOf } from '#fixtures/builders/vouchers/drawn-sale.ts';
import { byNumber, orderedIn } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { memoryFigures } from '#fixtures/scarcity/memory-figures.ts';
import { extendOrder } from '../issue/change-order.ts';
import { stateOfDraw } from './state-of-draw.ts';
import { campaignDrawLists } from './campaign-draw-lists.ts';
import { giveDrawnLots } from './give-lots.ts';
import { lineOfDraw } from './line-of-draw.ts';
import { passLotsOn } from './pass-lots-on.ts';
import { readRules } from '../records/read-rules.ts';
import { viewEntry } from './view-entry.ts';

const day = 86_400_000;
const { realm } = orderedIn;
const mail = { to: 'ana@example.org', language: 'va' } as const;

/** So many people in a draw that was made and given. */
async function given(count: number, campaign = drawnCampaign) {
  const sale = await aDrawnSale(campaign);
  await sale.enterAll(count);
  await sale.draw();
  await sale.pass();
  return sale;
}

describe('who is put down for a draw', () => {
  it('is there once, whatever the spelling and the device, and has nothing set aside', async () => {
    const { enter, freeOf, orderOf, order } = await aDrawnSale();
    expect(await enter(1)).toMatchObject(right({ state: 'entered', amount: 0 }));
    expect(await freeOf('web')).toBe(8);
    const spelled = byNumber(` ${identityOf(1).toLowerCase()} `);
    expect(await enter(2, { person: spelled })).toEqual(left({ kind: 'alreadyEntered' }));
    // Sent again because its answer was lost, it is the same.
    expect(await enter(1)).toEqual(right(await orderOf('key-1')));
    expect(await order('key-1', { person: spelled })).toEqual(left({ kind: 'otherOrder' }));
  });

  it('asks for a lot of one type while the window is open, and is somebody', async () => {
    const { enter, time } = await aDrawnSale();
    expect(await enter(1, { lines: [{ type: 'gratis', count: 1 }] })).toEqual(
      left({ kind: 'notLot', most: 2 }),
    );
    expect(await enter(1, { lines: [] })).toEqual(left({ kind: 'nothingOrdered' }));
    expect(await enter(1, { person: byNumber('1') })).toEqual(left({ kind: 'identityUnreadable' }));
    const { from, until } = drawnCampaign.draw;
    time.now = from - 1;
    expect(await enter(1)).toEqual(left({ kind: 'notYet', at: from }));
    time.now = until;
    expect(await enter(1)).toEqual(left({ kind: 'drawClosed', at: until }));
  });

  it('is not in a list that was sealed in that very moment, and is once of two devices', async () => {
    const sale = await aDrawnSale();
    await sale.enterAll(2);
    const [one, two] = await Promise.all([
      sale.enter(7),
      sale.order('other-device', { lines: [{ type: 'gratis', count: 2 }], person: byNumber(identityOf(7)) }),
    ]);
    expect([one, two].filter(isLeft)).toEqual([left({ kind: 'alreadyEntered' })]);
    await sale.draw();
    sale.time.now = drawnCampaign.draw.until - 1;
    expect(await sale.enter(8)).toEqual(left({ kind: 'drawClosed' }));
    const ask = async () => left({ kind: 'otherRequest' as const });
    const { enterDraw } = await import('./enter-draw.ts');
    const asked = {
      id: 'k',
      lines: [{ type: 'gratis', count: 2 }],
      person: byNumber(identityOf(9)),
      by: 'sender',
    };
    expect(await enterDraw({ ...sale.ports, goods: { ask } })(orderedIn, drawnCampaign, asked)).toEqual(
      left({ kind: 'otherOrder' }),
    );
  });

  it('can leave it and come again', async () => {
    const { enter, leave, lists, campaign, time } = await aDrawnSale();
    await enter(1);
    expect(await leave('key-1')).toEqual(right('left'));
    expect(isLeft(await enter(1, { id: 'again' }))).toBe(false);
    const again = await enter(2);
    expect(isLeft(again)).toBe(false);
    time.now = campaign.draw.until;
    expect(await lists.list(realm, 'bonos:otono')).toBeNull();
    time.now += 60_000;
    expect((await lists.list(realm, 'bonos:otono'))?.applications).toHaveLength(2);
  });
});

describe('a draw of vouchers', () => {
  it('sets lots aside for the first in its order, and puts the others in line', async () => {
    const { positions, freeOf, ports, orderOf, keys } = await given(7);
    expect(await positions('offered')).toEqual([1, 2, 3, 4]);
    expect(await positions('waiting')).toEqual([5, 6, 7]);
    expect(await freeOf('web')).toBe(0);
    const [first = ''] = await keys('offered');
    const order = await orderOf(first);
    expect(await viewEntry(ports)(realm, 'otono', order ?? { holder: '', id: '' })).toMatchObject({
      draw: 'bonos:otono',
      position: 1,
      sealed: { entries: 7, lots: 4 },
    });
    expect(await viewEntry(ports)(realm, 'otono', { holder: '', id: '' })).toBeNull();
    expect(await viewEntry(ports)(realm, 'otono', { holder: 'x', id: '', drawn: 'y' })).toMatchObject({
      position: null,
    });
  });

  it('gives a lot to who takes it, once, and to nobody afterwards', async () => {
    const { take, keys, time, order, ports, good } = await given(5);
    const [winner = '', other = ''] = await keys('offered');
    const [waits = ''] = await keys('waiting');
    expect(await take(winner)).toEqual(right('taken'));
    expect(await take(winner)).toEqual(right('taken'));
    expect(await take(waits)).toEqual(left({ kind: 'notHeld' }));
    expect(await take('nobody')).toEqual(left({ kind: 'unknownOrder' }));
    expect(await extendOrder(ports)(good, other)).toEqual(left({ kind: 'notHeld' }));
    await order('desk', {
      channel: 'desk',
      by: 'neus',
      person: { written: { identity: identityOf(40), birthDay: null }, isAtDesk: true },
      lines: [{ type: 'gratis', count: 1 }],
    });
    expect(await take('desk')).toEqual(left({ kind: 'unknownOrder' }));
    time.now += 3 * day;
    expect(await take(other)).toEqual(left({ kind: 'notHeld' }));
  });

  it('offers what was not taken, was left or given up to who is next, and skips nobody', async () => {
    const { take, leave, keys, time, pass, positions, orderOf } = await given(8);
    const [one = '', two = '', three = '', four = ''] = await keys('offered');
    await take(one);
    await leave(two);
    const [five = ''] = await keys('waiting');
    await leave(five);
    await pass();
    expect(await positions('offered')).toEqual([1, 3, 4, 6]);
    time.now += 3 * day - 1;
    await pass();
    expect(await positions('offered')).toEqual([1, 3, 4, 6]);
    time.now += 1;
    await pass();
    expect(await positions('offered')).toEqual([7, 8]);
    expect((await orderOf(one))?.state).toBe('granted');
    expect((await orderOf(three))?.state).toBe('ended');
    expect((await orderOf(four))?.state).toBe('ended');
  });

  it('offers nothing after the last day, nor while the campaign is paused', async () => {
    const { time, pass, positions, campaign } = await given(6);
    time.now = campaign.issue.until;
    await pass();
    expect(await positions('waiting')).toEqual([5, 6]);
    expect(await positions('offered')).toEqual([]);
    const paused = await aDrawnSale();
    await paused.enterAll(2);
    await paused.draw();
    await openRules(paused.goods, realm, drawnCampaign, true);
    await paused.pass();
    expect(await paused.positions('offered')).toEqual([]);
    const late = await aDrawnSale();
    await late.enterAll(2);
    await late.draw();
    late.time.now = drawnCampaign.issue.until;
    await late.pass();
    expect(await late.positions('over')).toEqual([1, 2]);
  });

  it('passes over who has the most already, and who has left', async () => {
    const types = drawnCampaign.types.map((type) => ({ ...type, most: 10 }));
    const sale = await aDrawnSale({ ...drawnCampaign, types, deskShare: 2 });
    await sale.enterAll(9);
    await sale.draw();
    const people = await sale.drawnPeople();
    const atDesk = (person = 0) =>
      sale.order(`desk-${person}`, {
        channel: 'desk',
        by: 'neus',
        lines: [{ type: 'gratis', count: 1 }],
        person: { written: { identity: identityOf(person), birthDay: null }, isAtDesk: true },
      });
    const key = (position: number) => `key-${people[position - 1]}`;
    // The second and the sixth have a voucher of the desk, and may have two; the third one has left.
    for (const position of [2, 6]) expect(isLeft(await atDesk(people[position - 1]))).toBe(false);
    await sale.leave(key(3));
    await sale.pass();
    expect(await sale.positions('offered')).toEqual([1, 4, 5, 7]);
    for (const position of [2, 3, 6]) expect((await sale.orderOf(key(position)))?.state).toBe('ended');
    expect(await sale.positions('waiting')).toEqual([8, 9]);
  });

  it('stays as it is while the store refuses, and is given afterwards', async () => {
    const sale = await aDrawnSale();
    await sale.enterAll(6);
    await sale.draw();
    const good = { realm, good: 'vouchers/otono' };
    const ask = async () => left({ kind: 'recordChanged' as const, record: '' });
    const broken = { ...sale.ports, goods: { ...sale.goods, ask } };
    const rules = (await readRules(sale.ports)(realm, 'otono'))?.rules;
    if (rules === undefined) throw new Error('the campaign is gone');
    expect(await giveDrawnLots(broken)(good, drawnCampaign)).toBe(6);
    await passLotsOn(broken)(realm, rules);
    expect(await sale.positions('offered')).toEqual([]);
    expect(await giveDrawnLots(sale.ports)(good, drawnCampaign)).toBe(0);
    const all = { ...sale.ports, goodsFigures: memoryFigures(sale.ports.goods) };
    expect(await stateOfDraw(all)(realm, drawnCampaign)).toEqual({ state: 'drawn', entries: 6 });
    await sale.leave((await sale.keys('offered'))[0] ?? '');
    await passLotsOn(broken)(realm, rules);
    expect(await sale.positions('waiting')).toEqual([5, 6]);
    const { draw: _, ...first } = rules.campaign;
    await passLotsOn(broken)(realm, { ...rules, campaign: first });
    // An entry whose order was erased is nobody's any more.
    const record: typeof sale.goods.record = async (id, kind, key) =>
      kind === 'order' ? null : sale.goods.record(id, kind, key);
    const erased = { ...sale.ports, goodsRecords: { ...sale.goods, record } };
    await passLotsOn(erased)(realm, rules);
    expect(await sale.positions('waiting')).toEqual([5, 6]);
  });

  it('gives the rest to whoever comes first once nobody waits', async () => {
    const { enter, freeOf, ports } = await given(2);
    expect(await freeOf('web')).toBe(4);
    expect(await enter(30)).toMatchObject(right({ state: 'granted' }));
    const all = { ...ports, goodsFigures: memoryFigures(ports.goods) };
    expect(await stateOfDraw(all)(realm, drawnCampaign)).toEqual({ state: 'over', entries: 2 });
  });

  it('says whose turn it is next, by type, until nobody waits or nothing more is given', async () => {
    const [type] = drawnCampaign.types;
    if (type === undefined) throw new Error('the sample has a type');
    const types = [
      { ...type, most: 2 },
      { ...type, id: 'otro', most: 2 },
    ];
    const sale = await aDrawnSale({ ...drawnCampaign, types, deskShare: 0 });
    const line = () => lineOfDraw(sale.ports)(realm, 'bonos:otono');
    await sale.enterAll(3);
    for (const person of [10, 11]) await sale.enter(person, { lines: [{ type: 'otro', count: 2 }] });
    expect(await line()).toBeNull();
    await sale.draw();
    expect(await line()).toBeNull();
    await sale.pass();
    const waiting = await sale.waitingBy();
    const nextOf = (one: string) =>
      Math.min(...waiting.filter(({ type: of }) => of === one).map(({ position }) => position));
    expect(await line()).toEqual([
      { type: 'gratis', next: nextOf('gratis') },
      { type: 'otro', next: nextOf('otro') },
    ]);
    expect(waiting).toHaveLength(3);
    sale.time.now += 3 * day;
    await sale.pass();
    const [last] = await sale.positions('waiting');
    expect(await line()).toEqual([
      { type: 'gratis', next: last },
      { type: 'otro', next: null },
    ]);
    expect(await lineOfDraw(sale.ports)(realm, 'natacion')).toBeNull();
    expect(await lineOfDraw(sale.ports)(realm, 'bonos:nada')).toBeNull();
    sale.time.now = drawnCampaign.issue.until;
    expect(await line()).toBeNull();
  });

  it('tells its state to everybody', async () => {
    const sale = await aDrawnSale();
    const all = { ...sale.ports, goodsFigures: memoryFigures(sale.ports.goods) };
    const state = () => stateOfDraw(all)(realm, drawnCampaign);
    await sale.enterAll(6);
    await sale.leave('key-5');
    expect(await state()).toEqual({ state: 'list', entries: 5 });
    await sale.draw('sealed');
    expect(await state()).toEqual({ state: 'sealed', entries: 5 });
    const { draw: _, ...first } = drawnCampaign;
    expect(await stateOfDraw(all)(realm, first)).toEqual({ state: 'list', entries: 0 });
  });

  it('writes to who left an address', async () => {
    const sale = await aDrawnSale();
    for (let person = 0; person < 6; person += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await sale.enter(person, { mail });
    await sale.draw();
    await sale.pass();
    sale.time.now += 3 * day;
    await sale.pass();
    const query = { kind: noticeKind, owner: null, from: null, until: null, limit: 100, after: null };
    const words = (await sale.ports.goods.list(sale.good, query)).map((one) => noticeIn(one)?.about.word);
    const count = (word: string) => words.filter((one) => one === word).length;
    expect(['entered', 'offered', 'waiting', 'lapsed'].map(count)).toEqual([6, 6, 2, 4]);
  });

  it('returns money that comes after another person was offered the lot', async () => {
    const types = drawnCampaign.types.map((type) => ({ ...type, price: cents(500) }));
    const sale = await given(5, { ...drawnCampaign, types });
    const [first = '', second = ''] = await sale.keys('offered');
    expect(await sale.take(first)).toEqual(left({ kind: 'notHeld' }));
    const [one, two] = [await sale.begin(first), await sale.begin(second)];
    expect(await sale.paid(one)).toBe('granted');
    sale.time.now += 3 * day;
    expect(await sale.paid(two)).toBe('refunded');
    expect(sale.refunds).toHaveLength(1);
    await sale.pass();
    expect(await sale.positions('offered')).toEqual([5]);
  });

  it('goes on where a process died, and gives nothing twice', async () => {
    const sale = await aDrawnSale();
    await sale.enterAll(7);
    await sale.draw();
    await Promise.all([sale.pass(), sale.pass(), sale.pass()]);
    await sale.pass();
    expect(await sale.positions('offered')).toEqual([1, 2, 3, 4]);
    expect(await sale.positions('waiting')).toEqual([5, 6, 7]);
    expect(await sale.freeOf('web')).toBe(0);
  });
});

describe('the entries of a draw', () => {
  it('are read to the last one, however many there are', async () => {
    const { ports, good, lists, time } = await aDrawnSale();
    const entry = { order: '', type: 'gratis', status: 'entered', position: null, mail: null } as const;
    const records = Array.from({ length: 1001 }, (_, at) =>
      entryRecord({ ...entry, code: `c${at}`, holder: `h${at}` }, at, 1),
    );
    const request = { key: 'k', bodyHash: '', at: 1, by: 'x', acts: [], money: [] };
    await ports.goods.ask(good, { ...request, records });
    time.now = drawnCampaign.draw.until + 60_000;
    expect((await lists.list(realm, 'bonos:otono'))?.applications).toHaveLength(1001);
  });
});

describe('the draws of campaigns', () => {
  it('are listed with their types, but not of one that is closed or not drawn', async () => {
    const { lists, campaign, goods, ports } = await aDrawnSale();
    expect(await lists.activities(realm)).toEqual([
      {
        id: 'bonos:otono',
        title: campaign.title,
        closesAt: campaign.draw.until,
        isFinal: false,
        names: { groups: { gratis: 'Gratis' }, segments: {} },
      },
    ]);
    const listed = async (change: object) => {
      const record: typeof goods.record = async (...asked) => {
        const found = await goods.record(...asked);
        return found && { ...found, body: { ...found.body, ...change } };
      };
      return campaignDrawLists({ goodsRecords: { ...goods, record }, clock: ports.clock }).activities(realm);
    };
    expect(await listed({ ended: { kind: 'ended' } })).toEqual([]);
    expect(await listed({ campaign: { ...campaign, draw: undefined } })).toEqual([]);
    expect(await lists.list(realm, 'natacion')).toBeNull();
    expect(await lists.list(realm, 'bonos:nothing')).toBeNull();
  });
});

import { expect, it } from 'vitest';
import type { RequestFilter, RequestStore } from '#application/ports/server/request-store.ts';
import { type MailboxId, mailboxId } from '#domain/forms/mailbox.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { allRequests as all, choosing } from '#fixtures/builders/data/request-filter.ts';
import { atOnce, mailbox, other, town } from './request-samples.ts';

const whenApproved = (id: MailboxId = mailbox) => ({ id, publish: 'whenApproved' }) as const;

const today = '2026-11-18' as CalendarDay;

/** What a store of requests finds for staff and for everybody. */
export function requestListChecks(open: () => Promise<{ readonly requests: RequestStore }>): void {
  it('finds what came through some mailboxes in a period, the latest first', async () => {
    const { requests } = await open();
    for (const seed of [1, 2, 3, 4]) await requests.create(aRequestEntry(seed));
    await requests.create(aRequestEntry(5, { request: { mailbox: mailboxId('otro') } }));
    await requests.create(aRequestEntry(6, { request: { realm: other } }));
    const arrived = async (from: number, until: number, most = 9, mailboxes = [atOnce()]) =>
      (await requests.arrived(town, { mailboxes, from, until, most, today })).map(
        ({ createdAt }) => createdAt,
      );
    expect(await arrived(2, 3)).toEqual([3, 2]);
    expect(await arrived(1, 9, 2)).toEqual([4, 3]);
    expect(await arrived(1, 9, 9, [atOnce(), atOnce(mailboxId('otro'))])).toEqual([5, 4, 3, 2, 1]);
    expect(await arrived(1, 9, 9, [])).toEqual([]);
  });

  it('lists the latest first, by mailbox and state, town by town', async () => {
    const { requests } = await open();
    await requests.create(aRequestEntry(1));
    await requests.create(aRequestEntry(2, { request: { mailbox: mailboxId('otro') } }));
    await requests.create(aRequestEntry(3, { request: { status: 'Resuelta' } }));
    const ids = async (more: Partial<RequestFilter>) =>
      (await requests.list(town, { ...all, ...more })).items.map(({ createdAt }) => createdAt);
    expect(await ids({})).toEqual([3, 2, 1]);
    expect(await ids({ ...all, limit: 1, offset: 1 })).toEqual([2]);
    expect(await ids({ mailboxes: [mailboxId('otro')] })).toEqual([2]);
    expect(await ids({ mailboxes: [mailboxId('otro'), mailbox] })).toEqual([3, 2, 1]);
    expect(await ids({ mailboxes: [] })).toEqual([]);
    expect(await ids(choosing({ status: ['Resuelta'] }))).toEqual([3]);
    expect(await requests.list(other, all)).toMatchObject({ items: [], total: 0 });
  });

  it('finds those that are not done with, the oldest first', async () => {
    const { requests } = await open();
    for (const [seed, status] of [
      [3, 'Recibida'],
      [1, 'En gestión'],
      [2, 'Resuelta'],
      [4, 'Retirada'],
      [5, 'Rechazada'],
      [6, 'Cerrada'],
      [7, 'Recibida'],
    ] as const)
      await requests.create(aRequestEntry(seed, { request: { status } }));
    await requests.create(aRequestEntry(8, { request: { realm: other } }));
    const found = async (most: number) => (await requests.open(town, most)).map(({ createdAt }) => createdAt);
    expect(await found(9)).toEqual([1, 3, 7]);
    expect(await found(2)).toEqual([1, 3]);
  });

  it('says of those that are not done with what waits, and what they are called only if it is asked', async () => {
    const { requests } = await open();
    const due = '2026-11-20' as CalendarDay;
    const extra = new Map([['IDproceso', 'barrio']]);
    const first = { title: ' ', body: 'Hay un banco roto', assignedTo: 'Neus', hasReply: true, due };
    await requests.create(aRequestEntry(1, { request: first }));
    await requests.create(aRequestEntry(2, { request: { title: 'Una fuente', extra } }));
    const [one, two] = await requests.open(town, 9);
    expect(one).toMatchObject({ assignedTo: 'Neus', hasReply: true, due, process: null, isDecided: false });
    expect(two).toMatchObject({ assignedTo: null, hasReply: false, process: 'barrio', isDecided: false });
    expect(two?.due).toBeUndefined();
    const numbers = [one?.iid ?? '', two?.iid ?? ''];
    const titles = await requests.titles(town, numbers);
    expect(numbers.map((number) => titles.get(number))).toEqual(['Hay un banco roto', 'Una fuente']);
    expect(titles.size).toBe(2);
    expect(await requests.titles(town, [])).toEqual(new Map());
    expect(await requests.titles(other, numbers)).toEqual(new Map());
    const second = await requests.byNumber(town, numbers[1] ?? '');
    if (second === null) throw new Error('no request');
    await requests.change(town, second.id, (now) => ({ ...now, decision: { status: '1' } }));
    expect((await requests.open(town, 9)).map(({ isDecided }) => isDecided)).toEqual([false, true]);
  });

  it('finds those of a mailbox within a part of the map', async () => {
    const { requests } = await open();
    const at = (lat: number, lng: number) => ({ request: { coordinates: { lat, lng } } });
    await requests.create(aRequestEntry(1, at(39.41, -0.34)));
    await requests.create(aRequestEntry(2, at(39.5, -0.34)));
    await requests.create(aRequestEntry(3, at(39.41, -0.5)));
    await requests.create(aRequestEntry(4));
    const part = { south: 39.4, north: 39.42, west: -0.35, east: -0.33 };
    const found = await requests.within(town, atOnce(), part, today);
    expect(found.map(({ createdAt }) => createdAt)).toEqual([1]);
    expect(await requests.within(town, atOnce(mailboxId('otro')), part, today)).toEqual([]);
  });

  it('shows what staff approved, and before they decide what the mailbox shows at once', async () => {
    const { requests } = await open();
    const at = { lat: 39.41, lng: -0.34 };
    for (const seed of [1, 2, 3])
      await requests.create(aRequestEntry(seed, { request: { coordinates: at } }));
    const decide = (seed: number, approval: 'approved' | 'withdrawn') =>
      requests.change(town, referenceOf(seed), (before) => ({ ...before, approval }));
    await decide(1, 'approved');
    await decide(2, 'withdrawn');
    const part = { south: 39, north: 40, west: -1, east: 0 };
    const span = { from: 0, until: 9, most: 9, today };
    for (const [shown, one] of [
      [[1], whenApproved()],
      [[3, 1], atOnce()],
    ] as const) {
      const within = await requests.within(town, one, part, today);
      expect(within.map(({ createdAt }) => createdAt)).toEqual(shown);
      const arrived = await requests.arrived(town, { mailboxes: [one], ...span });
      expect(arrived.map(({ createdAt }) => createdAt)).toEqual(shown);
    }
    const listed = async (approval: 'waiting' | 'approved' | 'withdrawn') => {
      const { items, total } = await requests.list(town, choosing({ approval: [approval] }));
      expect(total).toBe(items.length);
      return items.map(({ createdAt }) => createdAt);
    };
    expect(await listed('waiting')).toEqual([3]);
    expect(await listed('approved')).toEqual([1]);
    expect(await listed('withdrawn')).toEqual([2]);
    expect(await requests.find(town, referenceOf(2))).toMatchObject({ approval: 'withdrawn' });
  });

  it('shows what everybody may see only on the days that staff gave it, both included', async () => {
    const { requests } = await open();
    const at = { lat: 39.41, lng: -0.34 };
    const days = { none: null, before: '2026-11-17', today: '2026-11-18', after: '2026-11-19' } as const;
    const day = (name: keyof typeof days) => days[name] as CalendarDay | null;
    const periods = [
      ['none', 'none', true],
      ['today', 'today', true],
      ['before', 'none', true],
      ['after', 'none', false],
      ['none', 'before', false],
      ['none', 'after', true],
    ] as const;
    for (const [place, [start, end]] of periods.entries()) {
      const publishPeriod = { start: day(start), end: day(end) };
      const request = { coordinates: at, approval: 'approved', publishPeriod } as const;
      await requests.create(aRequestEntry(place + 1, { request }));
    }
    const shown = periods.flatMap(([, , isShown], place) => (isShown ? [place + 1] : [])).toReversed();
    const part = { south: 39, north: 40, west: -1, east: 0 };
    const within = await requests.within(town, whenApproved(), part, today);
    expect(within.map(({ createdAt }) => createdAt)).toEqual(shown);
    const span = { mailboxes: [whenApproved()], from: 0, until: 9, most: 4, today };
    const arrived = await requests.arrived(town, span);
    expect(arrived.map(({ createdAt }) => createdAt)).toEqual(shown);
  });

  it('gives the number of public requests asked for, however many wait', async () => {
    const { requests } = await open();
    for (const seed of [1, 2, 3]) await requests.create(aRequestEntry(seed));
    await requests.change(town, referenceOf(1), (before) => ({ ...before, approval: 'approved' }));
    const arrived = await requests.arrived(town, {
      mailboxes: [whenApproved()],
      from: 0,
      until: 9,
      most: 1,
      today,
    });
    expect(arrived.map(({ createdAt }) => createdAt)).toEqual([1]);
  });

  it('counts each follower once', async () => {
    const { requests } = await open();
    await requests.create(aRequestEntry(1));
    const id = referenceOf(1);
    expect(await requests.follow(town, id, 'd1')).toBe(1);
    expect(await requests.follow(town, id, 'd1')).toBe(1);
    expect(await requests.follow(town, id, 'd2')).toBe(2);
    expect(await requests.find(town, id)).toMatchObject({ followers: 2 });
  });
}

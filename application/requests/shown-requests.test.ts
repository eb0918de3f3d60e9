import { describe, expect, it } from 'vitest';
import type { Wish } from '#application/following/ask-to-follow.ts';
import { attemptBudget } from '#application/voting/attempt-budget.ts';
import { followedRequest } from '#application/following/followed-request.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import type { Approval } from '#domain/forms/publication.ts';
import { type ChosenFacets, noChoice } from '#domain/office/desk/facets.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { left, right } from '#domain/shared/result.ts';
import { aRequest, aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { memoryAttempts } from '#fixtures/memory/attempt-keeper.ts';
import { memoryMailboxes, memoryRequests } from '#fixtures/memory/request-stores.ts';
import { memoryKeys } from '#fixtures/memory/voting-keys.ts';
import { findShownRequest } from './find-shown-request.ts';
import { followReport } from './follow-report.ts';
import { type AskedRequests, listRequests } from './list-requests.ts';

const town = aTown();
const { realm } = town;
const buzon = mailboxId('buzon');
const iid = '2026-000001';
const clock = { now: () => 1000 };

/** A town with one mailbox and one request in it. */
async function aDesk(more: object, approval: Approval = null) {
  const requests = memoryRequests();
  const mailboxes = memoryMailboxes([aMailbox([{ name: 'a' }], more)]);
  await requests.create(aRequestEntry(1, { request: { mailbox: buzon, approval } }));
  const attempts = attemptBudget({ attempts: memoryAttempts(clock), keys: memoryKeys(), clock });
  return { requests, mailboxes, attempts, clock: { now: () => 0 } };
}

describe('a request by its public number', () => {
  const everybody = [{ nearby: true }, { open311: {} }];

  it.each(everybody)('is found once staff approved it, if its mailbox shows requests: %o', async (shows) => {
    const find = async (approval: Approval, more: object = shows) =>
      (await findShownRequest(await aDesk(more, approval))(town, iid))?.iid ?? null;
    expect(await find(null)).toBeNull();
    expect(await find('approved')).toBe(iid);
    expect(await find('withdrawn')).toBeNull();
    const atOnce = { ...shows, publish: 'atOnce' };
    expect(await find(null, atOnce)).toBe(iid);
    expect(await find('withdrawn', atOnce)).toBeNull();
    expect(await find('declined', atOnce)).toBeNull();
  });

  it('is shown only on the days that staff gave it, by the clock of its town', async () => {
    const { requests, mailboxes } = await aDesk({ nearby: true }, 'approved');
    const publishPeriod = { start: '2026-11-18' as CalendarDay, end: '2026-11-19' as CalendarDay };
    await requests.change(realm, referenceOf(1), (one) => ({ ...one, publishPeriod }));
    const at = async (moment: string) => {
      const now = { now: () => Date.parse(moment) };
      return (await findShownRequest({ requests, mailboxes, clock: now })(town, iid)) !== null;
    };
    // Midnight in Madrid is eleven at night in Greenwich.
    expect(await at('2026-11-17T22:59:59Z')).toBe(false);
    expect(await at('2026-11-17T23:00:00Z')).toBe(true);
    expect(await at('2026-11-19T22:59:59Z')).toBe(true);
    expect(await at('2026-11-19T23:00:00Z')).toBe(false);
  });

  it('is hidden if its mailbox shows none, is gone, or cannot be read', async () => {
    const { requests } = await aDesk({}, 'approved');
    const find = (mailbox: ReturnType<typeof aMailbox> | null) => ({
      requests,
      clock: { now: () => 0 },
      mailboxes: { find: async () => mailbox && { mailbox, document: {} } },
    });
    const shown = aMailbox([{ name: 'a' }], { nearby: true });
    expect(await findShownRequest(find(shown))(town, iid)).toMatchObject({ iid });
    expect(await findShownRequest(find(shown))(town, '2026-000002')).toBeNull();
    expect(await findShownRequest(find(aMailbox([{ name: 'a' }])))(town, iid)).toBeNull();
    expect(await findShownRequest(find(null))(town, iid)).toBeNull();
  });
});

describe('following a report', () => {
  const ana = { iid, visitor: 'ana', network: 'n', email: 'ana@correu.example', isOwn: false };
  const asking = (answer: 'asked' | 'gone' | 'spent' = 'asked') => {
    const wishes: Omit<Wish, 'language'>[] = [];
    const ask = async (wish: Omit<Wish, 'language'>) => {
      wishes.push(wish);
      if (answer === 'gone') return left({ kind: 'unknownDocument' } as const);
      if (answer === 'spent') return left({ kind: 'tooManyAttempts', retryAfter: 9 } as const);
      return right({ kind: 'asked', post: async () => {} } as const);
    };
    return { wishes, ask };
  };

  it('asks the address first, and counts the device', async () => {
    const { wishes, ask } = asking();
    const follow = followReport({ ...(await aDesk({ nearby: true }, 'approved')), ask });
    expect(await follow(town, ana)).toMatchObject({ right: { followers: 1, wished: { kind: 'asked' } } });
    expect(wishes).toEqual([
      { subject: { kind: 'request', id: iid }, channel: { kind: 'mail', email: ana.email }, isOwn: false },
    ]);
    const pep = { ...ana, visitor: 'pep', email: null };
    expect(await follow(town, pep)).toEqual(right({ followers: 2, wished: null }));
    expect(wishes).toHaveLength(1);
  });

  it('is refused if the report is not public, and no mail is sent', async () => {
    const { wishes, ask } = asking();
    const follow = followReport({ ...(await aDesk({ nearby: true })), ask });
    expect(await follow(town, ana)).toEqual(left({ kind: 'unknownRequest' }));
    expect(wishes).toEqual([]);
  });

  it('counts every number that is tried, so that numbers cannot be guessed', async () => {
    const follow = followReport({ ...(await aDesk({ nearby: true })), ...asking() });
    const tries = Array.from({ length: 61 }, (_, n) => `2026-${String(n).padStart(6, '0')}`);
    let last: unknown;
    for (const number of tries) last = await follow(town, { ...ana, iid: number });
    expect(last).toMatchObject({ left: { kind: 'tooManyAttempts' } });
  });

  it('counts no support if the mail cannot be sent now', async () => {
    for (const [answer, told] of [
      ['gone', { kind: 'unknownRequest' }],
      ['spent', { kind: 'tooManyAttempts', retryAfter: 9 }],
    ] as const) {
      const desk = await aDesk({ nearby: true }, 'approved');
      expect(await followReport({ ...desk, ...asking(answer) })(town, ana)).toEqual(left(told));
      expect(await desk.requests.find(realm, referenceOf(1))).toMatchObject({ followers: 0 });
    }
  });

  it('names a report by its words only if staff approved them', () => {
    const request = aRequest({ status: 'Resuelta' });
    const shows = { showsNearby: true };
    expect(followedRequest(request, shows).title).toBe(iid);
    expect(followedRequest({ ...request, approval: 'withdrawn' }, shows).title).toBe(iid);
    expect(followedRequest({ ...request, approval: 'declined' }, shows).title).toBe(iid);
    // Its form said that only the place is public.
    expect(followedRequest({ ...request, approval: 'approved' }, { showsNearby: false }).title).toBe(iid);
    expect(followedRequest({ ...request, approval: 'approved' }, shows)).toEqual({
      subject: { kind: 'request', id: iid },
      title: `${iid} · Banco roto`,
      path: '',
      events: [
        {
          key: 'state/request/Resuelta',
          event: { kind: 'requestChanged', status: 'Resuelta' },
          at: null,
          until: null,
        },
      ],
    });
  });
});

describe('the requests that wait for staff', () => {
  const all: AskedRequests = {
    readable: 'all',
    people: 'all',
    text: '',
    from: null,
    until: null,
    near: null,
    chosen: noChoice,
    order: 'newest',
    limit: 9,
    offset: 0,
  };
  const chosen = (some: Partial<ChosenFacets>) => ({ ...all, chosen: { ...noChoice, ...some } });

  it('are those of mailboxes that show requests once they are approved', async () => {
    const waiting = async (more: object, mailbox: readonly string[] | null = null) =>
      (
        await listRequests({ ...(await aDesk(more)), clock })(
          town,
          chosen({ mailbox, approval: ['waiting'] }),
        )
      ).total;
    expect(await waiting({ nearby: true })).toBe(1);
    expect(await waiting({ open311: {} }, [buzon])).toBe(1);
    expect(await waiting({ nearby: true }, ['otro'])).toBe(0);
    expect(await waiting({ nearby: true, publish: 'atOnce' })).toBe(0);
    expect(await waiting({})).toBe(0);
    const unreadable = { all: async () => [{ mailbox: null, document: {} }] };
    const { requests } = await aDesk({ nearby: true });
    const list = listRequests({ requests, mailboxes: unreadable, clock });
    expect(await list(town, chosen({ approval: ['waiting'] }))).toMatchObject({ total: 0 });
  });

  it('are listed separately from those that were decided, and from all', async () => {
    const list = listRequests({ ...(await aDesk({}, 'approved')), clock });
    const count = async (some: Partial<ChosenFacets>) => (await list(town, chosen(some))).total;
    expect(await count({ approval: ['approved'] })).toBe(1);
    expect(await count({ approval: ['withdrawn'] })).toBe(0);
    expect(await count({ mailbox: [buzon] })).toBe(1);
    expect(await count({ mailbox: ['otro'] })).toBe(0);
  });

  it('are looked for without capitals and accents, in names only where they may be seen, and by their days', async () => {
    const list = listRequests({ ...(await aDesk({})), clock });
    const count = async (more: Partial<AskedRequests>) => (await list(town, { ...all, ...more })).total;
    expect(await count({ text: '  BÁNCO ' })).toBe(1);
    expect(await count({ text: 'farola' })).toBe(0);
    const came = '1970-01-01' as CalendarDay;
    expect(await count({ from: came, until: came })).toBe(1);
    expect(await count({ from: '1970-01-02' as CalendarDay })).toBe(0);
    expect(await count({ until: '1969-12-31' as CalendarDay })).toBe(0);
  });

  it('are only those of the mailboxes that a member may read, whatever is asked for', async () => {
    const list = listRequests({ ...(await aDesk({ nearby: true })), clock });
    const count = async (some: Partial<ChosenFacets>, readable: readonly string[]) =>
      (await list(town, { ...chosen(some), readable })).total;
    expect(await count({}, [buzon])).toBe(1);
    expect(await count({}, ['otro', buzon])).toBe(1);
    expect(await count({ mailbox: [buzon] }, [buzon])).toBe(1);
    for (const some of [{}, { mailbox: [buzon] }, { approval: ['waiting' as const] }])
      for (const readable of [[], ['otro']]) expect(await count(some, readable)).toBe(0);
    expect(await count({ approval: ['waiting'] }, [buzon])).toBe(1);
  });
});

import { expect, it } from 'vitest';
import type { RequestFilter, RequestStore } from '#application/ports/server/request-store.ts';
import { folded } from '#domain/directory/folded.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { noChoice } from '#domain/office/desk/facets.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { allRequests, choosing } from '#fixtures/builders/data/request-filter.ts';
import { memoryRequests } from '#fixtures/memory/request-stores.ts';
import { other, town } from '../request-samples.ts';

const day = (text: string) => text as CalendarDay;

/** One request for each thing that can be chosen; today is a Tuesday, 17 November 2026. */
const samples: readonly Partial<CouncilRequest>[] = [
  { title: 'Farola', body: 'Está apagada', due: day('2026-11-16'), priority: 'urgent', assignedTo: 'Neus' },
  { title: 'Contenidor', due: day('2026-11-17'), assignedTo: 'Neus', hasReply: true, approval: 'approved' },
  { title: 'Banc', address: 'Carrer Major', due: day('2026-11-20'), coordinates: { lat: 39.41, lng: -0.34 } },
  {
    title: 'Font',
    body: 'Pierde el 100 % (a_b\\c)',
    due: day('2026-11-23'),
    priority: 'low',
    coordinates: { lat: 39.411, lng: -0.34 },
  },
  {
    title: 'Poda',
    mailbox: mailboxId('enseres'),
    contact: { firstName: 'Òscar', email: 'o@correu.example' },
  },
  {
    title: 'Bolardo',
    status: 'Resuelta',
    due: day('2026-11-10'),
    assignedTo: 'Pep, el del 5',
    priority: 'high',
  },
];

async function filled(requests: RequestStore): Promise<RequestStore> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other, so that their numbers are known
  for (const [index, request] of samples.entries())
    await requests.create(aRequestEntry(index + 1, { request }));
  await requests.create(aRequestEntry(50, { request: { realm: other, title: 'Farola de Benialt' } }));
  return requests;
}

const text = (looked: string, people: 'all' | readonly string[] = []): Partial<RequestFilter> => ({
  text: { folded: folded(looked), people },
});
const near = (metres: number): Partial<RequestFilter> => ({
  near: { at: { lat: 39.41, lng: -0.34 }, metres },
});

/** Filters, and the requests that each finds in its order, by the time when they came. */
const found: readonly (readonly [string, Partial<RequestFilter>, readonly number[]])[] = [
  ['nothing', {}, [6, 5, 4, 3, 2, 1]],
  ['the oldest first', { order: 'oldest' }, [1, 2, 3, 4, 5, 6]],
  ['the next term first', { order: 'term' }, [1, 2, 3, 4, 5, 6]],
  ['the most urgent first', { order: 'priority' }, [1, 6, 2, 3, 5, 4]],
  ['one page', { order: 'oldest', limit: 2, offset: 1 }, [2, 3]],
  ['several states', choosing({ status: ['Resuelta', 'Rechazada'] }), [6]],
  ['two people and nobody', choosing({ assignedTo: ['Pep, el del 5', null] }), [6, 5, 4, 3]],
  ['terms that are over', choosing({ due: ['overdue'] }), [1]],
  ['terms of today and of this week', choosing({ due: ['week', 'today'] }), [3, 2]],
  ['terms of later', choosing({ due: ['later'] }), [4]],
  ['no value of a filter', choosing({ status: [], due: [] }), []],
  ['priorities', choosing({ priority: ['urgent', 'low'] }), [4, 1]],
  ['replies', choosing({ hasReply: [true] }), [2]],
  ['no replies', choosing({ hasReply: [false], mailbox: ['enseres'] }), [5]],
  ['what waits to be shown', choosing({ approval: ['waiting'] }), [6, 4, 3, 1]],
  ['what waits or was approved', choosing({ approval: ['waiting', 'approved'] }), [6, 4, 3, 2, 1]],
  ['two filters together', choosing({ assignedTo: ['Neus'], due: ['today'] }), [2]],
  ['a text without its accents', text('ESTA APAG'), [1]],
  ['a street', text('carrer major'), [3]],
  ['a public number', text('2026-000004'), [4]],
  ['a reference', text(referenceOf(2)), [2]],
  ['the signs of patterns, literally', text('0 %'), [4]],
  ['a line below, literally', text('a_b'), [4]],
  ['a line below that is no letter', text('1_0'), []],
  ['a sign that would end a pattern', text('b\\c'), [4]],
  ['a percent sign that is no text', text('pierde%c'), []],
  ['a name where nobody may see it', text('oscar'), []],
  ['a name where it may be seen', text('oscar', ['enseres']), [5]],
  ['a name, by who sees all', text('oscar', 'all'), [5]],
  ['a name of another mailbox', text('oscar', ['incidencias']), []],
  ['a text with another filter', { ...choosing({ priority: ['low'] }), ...text('o') }, [4]],
  ['what came from a moment on', { from: 5 }, [6, 5]],
  ['what came before one', { until: 3 }, [2, 1]],
  ['what is near', near(50), [3]],
  ['what is not so near', near(120), [4, 3]],
  ['only what may be read', { mailboxes: [mailboxId('enseres')] }, [5]],
  ['nothing that may be read', { mailboxes: [] }, []],
];

/** The list of staff. What it counts is compared with the naive count of the store in memory. */
export function deskListChecks(
  open: () => Promise<{
    readonly requests: RequestStore;
    /** Makes a request one that was stored before there was the list. */
    readonly unlist?: (id: string) => Promise<void>;
  }>,
): void {
  it('lists for staff what they filter, sort and search by, and counts each choice', async () => {
    const { requests } = await open();
    await filled(requests);
    const naive = await filled(memoryRequests());
    for (const [name, more, times] of found) {
      const filter = { ...allRequests, ...more };
      // oxlint-disable-next-line no-await-in-loop -- one question after the other
      const page = await requests.list(town, filter);
      expect([name, page.items.map(({ createdAt }) => createdAt)]).toEqual([name, times]);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { total, counts } = await naive.list(town, filter);
      expect([name, page.total, page.counts]).toEqual([name, total, counts]);
    }
  });

  it('gives what figures are made of, of what is chosen', async () => {
    const { requests } = await open();
    const naive = memoryRequests();
    for (const store of [requests, naive]) {
      // oxlint-disable-next-line no-await-in-loop -- one store after the other
      await filled(store);
      const said = { by: 'Neus', isNote: false } as const;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await store.change(town, referenceOf(2), (before) => ({
        ...before,
        status: 'Resuelta',
        toldAt: 90,
        threads: [
          { at: 60, by: '', text: 'Gràcies', isNote: false, reply: { images: [], key: 'k' } },
          { ...said, at: 70, text: 'Nota', isNote: true },
          { ...said, at: 80, text: 'Hecho' },
        ],
      }));
    }
    const ordered = async (store: RequestStore, filter: RequestFilter) =>
      (await store.facts(town, filter)).toSorted((a, b) => a.createdAt - b.createdAt);
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    for (const filter of [
      allRequests,
      choosing({ status: ['Resuelta'] }),
      { ...allRequests, ...text('banc') },
    ])
      expect(await ordered(requests, filter)).toEqual(await ordered(naive, filter));
    expect((await ordered(requests, allRequests))[1]).toMatchObject({
      answeredAt: 80,
      closedAt: 90,
      due: null,
    });
  });

  it('lists a request as it is after a change', async () => {
    const { requests } = await open();
    await filled(requests);
    const count = async (filter: RequestFilter) => (await requests.list(town, filter)).total;
    await requests.change(town, referenceOf(1), (before) => ({
      ...before,
      status: 'Cerrada',
      assignedTo: null,
      title: 'Semáforo',
    }));
    expect(await count(choosing({ due: ['overdue'] }))).toBe(0);
    expect(await count(choosing({ assignedTo: ['Neus'] }))).toBe(1);
    expect(await count({ ...allRequests, ...text('semaforo') })).toBe(1);
    expect(await count({ ...allRequests, ...text('farola') })).toBe(0);
    expect(await count({ ...allRequests, chosen: noChoice })).toBe(samples.length);
  });

  it('lists what was stored before there was the list, once', async () => {
    const { requests, unlist } = await open();
    await filled(requests);
    if (unlist === undefined) return;
    await unlist(referenceOf(1));
    expect((await requests.list(town, allRequests)).total).toBe(samples.length - 1);
    await requests.enlist();
    await requests.enlist();
    expect((await requests.list(town, { ...allRequests, order: 'oldest' })).items[0]?.title).toBe('Farola');
    expect((await requests.list(town, allRequests)).total).toBe(samples.length);
  });
}

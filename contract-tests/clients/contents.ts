import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentsClient } from '#adapters/driven/council-http/clients/contents-client.ts';
import { noFilters } from '#domain/processes/proposal-filters.ts';
import { type CalendarDay, addDays } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';

const town = realmId('vilanova');
const found = <L, R>(asked: Either<L, R>): R => {
  if (isLeft(asked)) throw new Error(JSON.stringify(asked.left));
  return asked.right;
};

/** Gives the client that a check asks, once it is open. */
type Opened = () => ContentsClient;

/** The head and the foot of every page. */
function siteChecks(contents: Opened): void {
  it('knows the town’s settings and menu', async () => {
    const site = found(await contents().site(town));
    expect(site).toMatchObject({
      primaryColor: '#0a6f6a',
      defaultLanguage: 'es',
      timeZone: 'Europe/Madrid',
    });
    expect(found(await contents().menu(town, site.menu ?? '')).length).toBeGreaterThan(1);
  });

  it('knows the settings beyond the head of a page, before and after it was asked for', async () => {
    const details = found(await contents().siteDetails(town));
    expect(details.foot.email).toBe('participa@vilanova.example');
    expect(details.categories.length).toBeGreaterThan(1);
    expect(found(await contents().siteDetails(town))).toEqual(details);
  });

  it('does not show one town’s contents under another', async () => {
    expect(await contents().process(realmId('benialt'), 'presupuestos-participativos')).toMatchObject({
      left: { kind: 'notFound' },
    });
    expect(await contents().site(realmId('nowhere'))).toMatchObject({ left: { kind: 'notFound' } });
  });
}

/** Processes: in pages, by day and category, one by its name. */
function processChecks(contents: Opened, today: CalendarDay): void {
  it('lists processes in pages, the latest start first', async () => {
    const first = found(await contents().processes(town, { limit: 6, offset: 0 }));
    const second = found(await contents().processes(town, { limit: 6, offset: 6 }));
    expect(first.items).toHaveLength(6);
    expect(first.total).toBe(first.items.length + second.items.length);
    const starts = [...first.items, ...second.items].map(({ extent }) => extent.start);
    expect(starts).toEqual(starts.toSorted().toReversed());
  });

  it('finds the processes that run on a day', async () => {
    const running = found(await contents().processesBetween(town, today, today)).items;
    expect(running.map(({ slug }) => slug)).toContain('presupuestos-participativos');
    for (const { extent } of running) expect(extent.start <= today && today <= extent.end).toBe(true);
    expect(
      found(await contents().processesBetween(town, addDays(today, -9000), addDays(today, -8999))).items,
    ).toEqual([]);
  });

  it('narrows processes to a category, and to the days between two, page by page', async () => {
    const all = { limit: 50, offset: 0 };
    const squares = found(await contents().processes(town, all, 'cat-urbanismo'));
    expect(squares.total).toBe(3);
    expect(found(await contents().processes(town, all, 'nada')).items).toEqual([]);
    const whole = found(await contents().processes(town, all)).items.filter(
      ({ extent }) => extent.start <= today,
    );
    const asked = [addDays(today, -9000), today] as const;
    const pages = await Promise.all(
      [0, 6].map(async (offset) =>
        found(await contents().processesBetween(town, ...asked, { offset, category: null })),
      ),
    );
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id)).toSorted()).toEqual(
      whole.map(({ id }) => id).toSorted(),
    );
    const both = { offset: 0, category: 'cat-urbanismo' };
    expect(found(await contents().processesBetween(town, ...asked, both)).total).toBe(3);
  });

  it('finds a process by its slug and by its id, and by no other name', async () => {
    const bySlug = found(await contents().process(town, 'presupuestos-participativos'));
    expect(found(await contents().process(town, bySlug.id))).toEqual(bySlug);
    expect(await contents().process(town, 'nada,_id=x')).toMatchObject({ left: { kind: 'notFound' } });
  });
}

/** Articles of news. */
function articleChecks(contents: Opened): void {
  it('lists news, the latest first, and finds each article', async () => {
    const { items, total } = found(await contents().articles(town, 'noticias', { limit: 3, offset: 0 }));
    expect(items).toHaveLength(3);
    expect(total).toBeGreaterThan(6);
    const days = items.map(({ publishedOn }) => publishedOn ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    expect(found(await contents().article(town, items[0]?.slug ?? '')).id).toBe(items[0]?.id);
    expect(await contents().article(town, 'nowhere')).toMatchObject({ left: { kind: 'notFound' } });
  });
}

/** Proposals: in pages, by every filter, on a map, one by its name. */
function proposalChecks(contents: Opened): void {
  it('lists proposals in pages, and narrows them by every filter at once', async () => {
    const all = found(await contents().proposals(town, noFilters, { limit: 12, offset: 24 }));
    expect(all).toMatchObject({ total: 41, items: { length: 12 } });
    const narrowed = { ...noFilters, words: 'ÁRBOLES', category: 'educacion', status: '1' };
    const one = found(await contents().proposals(town, narrowed, { limit: 12, offset: 0 }));
    expect(one.items.map(({ id }) => id)).toEqual(['p-339']);
    const elsewhere = { ...narrowed, neighbourhood: 'raval' };
    expect(found(await contents().proposals(town, elsewhere, { limit: 12, offset: 0 })).total).toBe(0);
    const ofProcess = (process: string) =>
      contents().proposals(town, { ...noFilters, process }, { limit: 1, offset: 0 });
    expect(found(await ofProcess('presupuestos-participativos-2027')).total).toBe(35);
    expect(found(await ofProcess('proc-633')).total).toBe(0);
    const signs = { ...noFilters, words: '.*(' };
    expect(found(await contents().proposals(town, signs, { limit: 12, offset: 0 })).total).toBe(0);
  });

  it('gives the proposals of a map in brief: their places and their titles', async () => {
    const asked = { limit: 300, offset: 0, brief: true };
    const { items } = found(await contents().proposals(town, { ...noFilters, status: '1' }, asked));
    const first = items.find(({ id }) => id === 'p-339');
    expect(first).toMatchObject({ neighbourhood: 'centre', body: null, amount: null });
    expect(first?.coordinates?.lat).toBeCloseTo(39.408, 2);
  });

  it('finds a proposal by its id, and by no other name', async () => {
    const proposal = found(await contents().proposal(town, 'p-2952'));
    expect(proposal).toMatchObject({ neighbourhood: 'nord', validation: { status: '0' } });
    expect(await contents().proposal(town, 'p-0')).toMatchObject({ left: { kind: 'notFound' } });
  });
}

/** What proposals are sorted under. */
function proposalTopicChecks(contents: Opened): void {
  it('knows the terms that proposals are classified under', async () => {
    for (const name of ['propuestas', 'barrios', 'categories'] as const)
      expect(found(await contents().vocabulary(town, name)).length).toBeGreaterThan(2);
  });

  it('knows the processes that proposals are for, the latest first', async () => {
    const asked = found(await contents().processesOfProposals(town));
    expect(asked.map(({ key }) => key)).toEqual(['presupuestos-participativos-2027', 'proc-102']);
    expect(asked[0]?.name).toMatchObject({ va: 'Pressupostos participatius 2027' });
    expect(found(await contents().processesOfProposals(realmId('benialt')))).toEqual([]);
  });
}

/** The contract of every source of a council's contents, checked with the sample towns as they are on `today`. */
export function contentsClientContract(
  name: string,
  today: CalendarDay,
  open: () => Promise<{ contents: ContentsClient; close: () => Promise<void> }>,
): void {
  describe(`${name} keeps the contents client contract`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => (opened = await open()));
    afterAll(() => opened.close());
    const contents = () => opened.contents;

    siteChecks(contents);
    processChecks(contents, today);
    articleChecks(contents);
    proposalChecks(contents);
    proposalTopicChecks(contents);
  });
}

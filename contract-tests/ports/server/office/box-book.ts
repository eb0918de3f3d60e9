import { describe, expect, it } from 'vitest';
import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { ContentWatch } from '#application/ports/server/content-watch.ts';
import type { BoxBook, EntryAct } from '#application/ports/server/office/box-book.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import type { PaperEntry } from '#domain/voting/paper/entry.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { anOption } from '#fixtures/builders/data/survey.ts';
import { type PaperBox, plannedBox } from '#domain/voting/paper/ballot-box.ts';

const [realm, otherRealm] = [realmId('vilanova'), realmId('benialt')];
const step = { act: 'vote.planBox', from: null, to: 'mercat', words: null, by: 'Pau', at: 3 };
const mercat = plannedBox('mercat', 'Mercat');

/** A book of boxes and what else is in its database. */
export interface BoxCouncil {
  readonly book: BoxBook;
  /** The same database as another server process sees it. */
  readonly other: BoxBook;
  readonly steps: StepStore;
  readonly ballots: BallotStore;
  readonly contents: ContentWatch;
}

const put = (book: BoxBook, boxes: readonly PaperBox[], surveys = ['a', 'b']) =>
  book.change(realm, 'a', () => ({ act: { boxes, surveys, steps: [step] }, answer: 'put' }));

const question = { kind: 'options', answers: [anOption('yes'), anOption('no')], blankVote: true } as const;
const entry = (person: string, number: number, more: Partial<PaperEntry> = {}): PaperEntry => ({
  box: 'mercat',
  number,
  person,
  name: person.toUpperCase(),
  settles: false,
  answers: { a: { kind: 'choice', raw: 'yes' } },
  ...more,
});
const nothing: EntryAct = { put: null, drop: null, boxes: null, join: [] };
const store = (book: BoxBook, act: Partial<EntryAct>, box: string | null = 'mercat') =>
  book.changeEntries(realm, 'a', box, ({ entries }) => ({
    act: { ...nothing, ...act },
    answer: entries.length,
  }));
const entriesIn = async (book: BoxBook, box: string | null) => (await book.entries(realm, 'a', box)).entries;

/** The contract of the book of ballot boxes. `make` gives an empty one. */
export function boxBookContract(name: string, make: () => Promise<BoxCouncil>): void {
  describe(`${name} keeps the contract of the book of ballot boxes`, () => {
    it('stores the boxes of a vote in their order, with their steps', async () => {
      const { book, other, steps } = await make();
      expect(await book.all(realm, 'a')).toEqual([]);
      const boxes = [plannedBox('zoco', 'Zoco'), mercat];
      expect(await put(book, boxes)).toBe('put');
      expect(await other.all(realm, 'a')).toEqual(boxes);
      expect(await steps.of(realm, 'vote/a')).toMatchObject([{ act: 'vote.planBox', by: 'Pau' }]);
      expect([await book.all(realm, 'b'), await book.all(otherRealm, 'a')]).toEqual([[], []]);
    });

    it('stores nothing if nothing was decided', async () => {
      const { book, steps } = await make();
      expect(await book.change(realm, 'a', (found) => ({ act: null, answer: found.length }))).toBe(0);
      expect([await book.all(realm, 'a'), await steps.of(realm, 'vote/a')]).toEqual([[], []]);
    });

    it('knows which surveys wait for paper ballots, until all boxes are counted or there are none', async () => {
      const { book, other } = await make();
      const waiting = async () =>
        Promise.all(['a', 'b', 'c'].map((survey) => other.isAwaited(realm, survey)));
      expect(await waiting()).toEqual([false, false, false]);
      await put(book, [mercat]);
      expect(await waiting()).toEqual([true, true, false]);
      expect(await book.isAwaited(otherRealm, 'a')).toBe(false);
      await put(book, [{ ...mercat, state: 'counted' }, plannedBox('zoco', 'Zoco')]);
      expect(await waiting()).toEqual([true, true, false]);
      await put(book, [{ ...mercat, state: 'counted' }]);
      expect(await waiting()).toEqual([false, false, false]);
      await put(book, [mercat]);
      await put(book, []);
      expect(await waiting()).toEqual([false, false, false]);
    });

    it('decides one of two acts at once after the other', async () => {
      const { book, other } = await make();
      const plan = (at: BoxBook, id: string) =>
        at.change(realm, 'a', (found) => ({
          act: { boxes: [...found, plannedBox(id, id)], surveys: ['a'], steps: [] },
          answer: found.length,
        }));
      const found = await Promise.all([plan(book, 'one'), plan(other, 'two'), plan(book, 'three')]);
      expect(new Set(found)).toEqual(new Set([0, 1, 2]));
      expect(await book.all(realm, 'a')).toHaveLength(3);
    });

    it('shows portals another thing when surveys begin or end to wait, and not in between', async () => {
      const { book, contents } = await make();
      const version = async () => (await contents.look(realm)).version;
      const before = await version();
      await put(book, [mercat]);
      const waiting = await version();
      expect(waiting).toBeGreaterThan(before);
      await put(book, [{ ...mercat, state: 'open' }]);
      expect(await version()).toBe(waiting);
      await put(book, [{ ...mercat, state: 'counted' }]);
      expect(await version()).toBeGreaterThan(waiting);
    });

    it('keeps what each person typed of each ballot, the last of it, by number', async () => {
      const { book, other } = await make();
      await store(book, { put: entry('p', 2) });
      await store(book, { put: entry('f', 1, { answers: {} }) });
      await store(book, { put: entry('f', 1) });
      await store(book, { put: entry('a', 10, { settles: true }) });
      await store(book, { put: entry('p', 1, { box: 'zoco' }) });
      expect(await entriesIn(other, 'mercat')).toEqual([
        entry('f', 1),
        entry('p', 2),
        entry('a', 10, { settles: true }),
      ]);
      expect(await entriesIn(other, null)).toHaveLength(4);
      expect(await book.entries(realm, 'b', null)).toEqual({ boxes: [], entries: [] });
      expect(await store(book, { drop: entry('p', 2) })).toBe(3);
      expect((await entriesIn(other, 'mercat')).map(({ number }) => number)).toEqual([1, 10]);
      expect(await store(book, {}, null)).toBe(3);
    });

    it('shows each process what others typed, took back and replaced meanwhile', async () => {
      const { book, other } = await make();
      const seen = async (at: BoxBook) =>
        (await entriesIn(at, 'mercat')).map(({ number, name }) => [number, name]);
      await store(book, { put: entry('p', 2) });
      expect([await seen(book), await seen(other)]).toEqual([[[2, 'P']], [[2, 'P']]]);
      await store(other, { put: entry('p', 2, { name: 'Pau' }) });
      expect([await seen(book), await seen(other)]).toEqual([[[2, 'Pau']], [[2, 'Pau']]]);
      await store(book, { put: entry('f', 1) });
      await store(other, { drop: entry('p', 2) });
      expect([await seen(book), await seen(other)]).toEqual([[[1, 'F']], [[1, 'F']]]);
      // Both at once, from both processes: each decides on what the one before stored.
      const found = await Promise.all(
        [book, other, book, other].map((at, n) => store(at, { put: entry('p', n + 3) })),
      );
      expect(found.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
      expect(await seen(book)).toEqual(await seen(other));
    });

    it('keeps nothing of an act that failed', async () => {
      const { book } = await make();
      await store(book, { put: entry('p', 1) });
      // No database stores such an answer, after it has stored the entry.
      const join = [{ survey: 'a', answer: 1n as never }];
      await expect(store(book, { put: entry('f', 1), join })).rejects.toThrow();
      expect(await entriesIn(book, 'mercat')).toEqual([entry('p', 1)]);
      await store(book, { put: entry('f', 2) });
      expect((await entriesIn(book, 'mercat')).map(({ number }) => number)).toEqual([1, 2]);
    });

    it('stores nothing of an entry that is refused', async () => {
      const { book } = await make();
      const answer = await book.changeEntries(realm, 'a', null, () => ({ act: null, answer: 'no' }));
      expect([answer, await entriesIn(book, null)]).toEqual(['no', []]);
    });

    it('adds paper ballots to those of the web under ids like theirs, and counts all of them anew', async () => {
      const { book, ballots } = await make();
      const survey = surveyId('a');
      await ballots.record(aBallotEntry('ana', { realm, survey, answer: 'no', question }));
      // A count that was made before the paper ballots came, as final as one can be.
      expect(await ballots.tally(realm, survey, question, 'final')).toMatchObject({ ballots: 1 });
      const paper = ['yes', 'yes', null].map((answer) => ({ survey: 'a', answer }));
      const act = { boxes: [{ ...mercat, state: 'counted' as const }], surveys: ['a'], steps: [step] };
      await store(book, { boxes: act, join: [...paper, { survey: 'b', answer: 'no' }] });
      const list = await ballots.list(realm, survey);
      expect(list).toHaveLength(4);
      for (const answer of ['no', 'yes', null]) expect(list.map((one) => one.answer)).toContain(answer);
      expect(list.every(({ id }, at) => at === 0 || (list[at - 1]?.id ?? '') < id)).toBe(true);
      for (const { answer, id } of list) if (answer !== 'no') expect(id).toMatch(/^[0-9a-f]{64}$/u);
      expect(await ballots.count(realm, survey)).toBe(4);
      const counted = await ballots.tally(realm, survey, question, 'final');
      expect([counted?.ballots, counted?.blank, counted?.counts.get('yes')]).toEqual([4, 1, 2]);
      expect(await ballots.count(realm, surveyId('b'))).toBe(1);
      expect(await ballots.countMarks(realm, survey)).toBe(1);
      expect(await book.all(realm, 'a')).toMatchObject([{ state: 'counted' }]);
    });

    it('joins all ballots, or none if one of them cannot be stored', async () => {
      const { book, ballots } = await make();
      const broken = { survey: 'a', answer: 1n as never };
      const act = { boxes: [{ ...mercat, state: 'counted' as const }], surveys: ['a'], steps: [] };
      const joined = store(book, { boxes: act, join: [{ survey: 'a', answer: 'yes' }, broken] });
      await expect(joined).rejects.toThrow();
      expect([await ballots.count(realm, surveyId('a')), await book.all(realm, 'a')]).toEqual([0, []]);
    });
  });
}

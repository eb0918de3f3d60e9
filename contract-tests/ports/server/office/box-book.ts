import { describe, expect, it } from 'vitest';
import type { BoxBook } from '#application/ports/server/office/box-book.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import { realmId } from '#domain/shared/ids.ts';
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
}

const put = (book: BoxBook, boxes: readonly PaperBox[], surveys = ['a', 'b']) =>
  book.change(realm, 'a', () => ({ act: { boxes, surveys, steps: [step] }, answer: 'put' }));

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
      expect(found.toSorted()).toEqual([0, 1, 2]);
      expect(await book.all(realm, 'a')).toHaveLength(3);
    });
  });
}

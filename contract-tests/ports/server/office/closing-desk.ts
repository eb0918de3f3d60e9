import { describe, expect, it } from 'vitest';
import type { BoxBook } from '#application/ports/server/office/box-book.ts';
import type { ClosingDesk } from '#application/ports/server/office/closing-desk.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type ClosingBook, emptyBook, type RecordSignature } from '#domain/voting/closing/closing-book.ts';
import { someSample } from '#fixtures/builders/data/closing-figures.ts';

const [realm, otherRealm] = [realmId('vilanova'), realmId('benialt')];
const by: RecordSignature = {
  person: 'amparo',
  name: 'Amparo',
  at: 3,
  proof: {
    host: 'participa.vilanova.example',
    origin: 'https://participa.vilanova.example',
    key: 'k',
    publicKey: 'p',
    authenticatorData: 'a',
    clientDataJSON: 'c',
    signature: 's',
  },
};
const waiting = { hash: 'h', explanation: 'Una «palabra»\n', by };
const step = { act: 'vote.signClosing', from: null, to: 'h', words: null, by: 'Amparo', at: 3 };

/** A desk of closing records and what else is in its database. */
export interface ClosingCouncil {
  readonly closing: ClosingDesk;
  /** The same database as another server process sees it. */
  readonly other: ClosingDesk;
  readonly steps: StepStore;
  readonly book: BoxBook;
}

const put = (desk: ClosingDesk, book: ClosingBook) =>
  desk.change(realm, 'a', () => ({ act: { book, steps: [step] }, answer: 'put' }));

/** The contract of the desk of closing records. `make` gives an empty one. */
export function closingDeskContract(name: string, make: () => Promise<ClosingCouncil>): void {
  describe(`${name} keeps the contract of the desk of closing records`, () => {
    it('stores samples and signatures of a vote with their steps, in its town only', async () => {
      const { closing, other, steps } = await make();
      expect(await closing.find(realm, 'a')).toEqual(emptyBook);
      const signed = { hash: 'h', text: '{"a":1}', parts: { paper: '{}' }, by: [by, by] as const };
      const book: ClosingBook = { samples: [someSample()], waiting, signed };
      expect(await put(closing, book)).toBe('put');
      expect(await other.find(realm, 'a')).toEqual(book);
      expect(await steps.of(realm, 'vote/a')).toMatchObject([{ act: 'vote.signClosing', to: 'h' }]);
      expect([await closing.find(realm, 'b'), await closing.find(otherRealm, 'a')]).toEqual([
        emptyBook,
        emptyBook,
      ]);
    });

    it('erases what was typed of the paper ballots of a vote with its second signature, and of no other vote', async () => {
      const { closing, other, book } = await make();
      const type = (vote: string, number: number) => {
        const answers = { [vote]: { kind: 'blank' } } as const;
        const entry = { box: 'mercat', number, person: 'p', name: 'P', settles: false, answers };
        return book.changeEntries(realm, vote, 'mercat', () => ({
          act: { put: entry, drop: null, boxes: null, join: [] },
          answer: null,
        }));
      };
      for (const vote of ['a', 'b']) for (const number of [1, 2]) await type(vote, number);
      const left = async (vote: string) => (await book.entries(realm, vote, null)).entries.length;
      await put(closing, { ...emptyBook, waiting });
      expect([await left('a'), await left('b')]).toEqual([2, 2]);
      const signed = { hash: 'h', text: '{}', parts: {}, by: [by, by] as const };
      await put(other, { ...emptyBook, signed });
      expect([await left('a'), await left('b')]).toEqual([0, 2]);
    });

    it('stores nothing if nothing was decided', async () => {
      const { closing, steps } = await make();
      const answer = await closing.change(realm, 'a', (found) => ({ act: null, answer: found.waiting }));
      expect([answer, await closing.find(realm, 'a'), await steps.of(realm, 'vote/a')]).toEqual([
        null,
        emptyBook,
        [],
      ]);
    });

    it('keeps nothing of an act that fails', async () => {
      const { closing, steps } = await make();
      await put(closing, { ...emptyBook, waiting });
      const fails = closing.change(realm, 'a', () => {
        throw new Error('no line');
      });
      await expect(fails).rejects.toThrow('no line');
      expect(await closing.find(realm, 'a')).toEqual({ ...emptyBook, waiting });
      expect(await steps.of(realm, 'vote/a')).toHaveLength(1);
    });

    it('decides of two signatures at once one after the other', async () => {
      const { closing, other } = await make();
      const sign = (at: ClosingDesk) =>
        at.change(realm, 'a', (found) => ({
          act: found.waiting === null ? { book: { ...found, waiting }, steps: [step] } : null,
          answer: found.waiting === null,
        }));
      const firsts = await Promise.all([sign(closing), sign(other), sign(closing)]);
      expect(firsts.filter(Boolean)).toHaveLength(1);
    });
  });
}

import { describe, expect, it } from 'vitest';
import type { CensusRegister } from '#application/ports/server/census-register.ts';
import {
  type CensusBook,
  type CensusChange,
  mostCensusImports,
} from '#application/ports/server/imports/census-book.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { CensusRow } from '#domain/census/census-row.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import { importSubject } from '#domain/imports/import-entry.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const id = (text: string) => text as IdentityNumber;
const [ana, joan, pau, mar] = [id('12345678Z'), id('X1234567L'), id('00000000T'), id('00000001R')];
const row = (identity: IdentityNumber, secret: string, more: Partial<CensusRow> = {}): CensusRow => ({
  identity,
  secrets: [secret],
  ...more,
});
const change = (people: readonly CensusRow[], more: Partial<CensusChange> = {}): CensusChange => ({
  people,
  removesOthers: false,
  isDuringVote: false,
  ...more,
});
const entry = (name: string, at = 7) => ({
  id: name,
  at,
  by: 'Marta',
  layout: 'census',
  collection: 'census',
  undone: null,
});
const by = { by: 'Pau', at: 9 };

interface Opened {
  readonly book: CensusBook;
  readonly census: CensusRegister;
  readonly steps: StepStore;
  /** Loads a whole census, as a town’s folder does. */
  readonly load: (rows: readonly CensusRow[]) => Promise<void>;
  /** Everything that is stored of censuses. */
  readonly stored: () => Promise<string>;
}

/** The contract of what the office does with a census. `open` gives an empty one with these parts over one database. */
export function censusBookContract(name: string, open: () => Promise<Opened>): void {
  const bring = async (book: CensusBook, called: string, made: CensusChange, at = 7) => {
    const { version } = await book.compare(town, made);
    return book.write(town, entry(called, at), made, version);
  };

  describe(`${name} keeps the census-book contract`, () => {
    it('adds people who can vote from then on, in their own town only, with a step that names nobody', async () => {
      const { book, census, steps, stored } = await open();
      const made = change([row(ana, '1984'), row(joan, '1990', { isBlocked: true })]);
      expect(await book.compare(town, made)).toEqual({
        counts: { added: 2, changed: 0, same: 0, gone: 0 },
        stray: 0,
        version: 0,
      });
      const written = await bring(book, 'k1', made);
      expect(written).toEqual({ ...entry('k1'), counts: { added: 2, changed: 0, same: 0, gone: 0 } });
      expect(await census.match(town, ana, ['1984'])).not.toBeNull();
      expect(await census.match(town, joan, ['1990'])).toBeNull();
      expect(await census.match(other, ana, ['1984'])).toBeNull();
      expect(await book.state(town)).toEqual({ people: 2, blocked: 1, version: 1 });
      expect(await book.state(other)).toEqual({ people: 0, blocked: 0, version: 0 });
      expect([await book.version(town), await book.version(other)]).toEqual([1, 0]);
      const [step] = await steps.of(town, importSubject({ id: 'k1' }));
      expect(step).toMatchObject({ act: 'import.confirm', by: 'Marta', to: 'census' });
      const all = (await stored()) + JSON.stringify(step);
      expect(all.replaceAll(/[0-9a-f]{64}/gu, 'hash')).not.toMatch(/12345678|1984|1234567L|1990/u);
    });

    it('writes those who are there again, blocks them, and takes away who is not in a whole census', async () => {
      const { book, census } = await open();
      await bring(book, 'k1', change([row(ana, '1984'), row(joan, '1990'), row(pau, '1950')]));
      const made = change([row(ana, '1985'), row(joan, '1990')], { removesOthers: true });
      // Nobody learns by trying that one of the two secrets is right.
      expect((await book.compare(town, made)).counts).toEqual({ added: 0, changed: 2, same: 0, gone: 1 });
      await bring(book, 'k2', made);
      expect(await census.match(town, ana, ['1984'])).toBeNull();
      expect(await census.match(town, ana, ['1985'])).not.toBeNull();
      expect(await census.match(town, pau, ['1950'])).toBeNull();
      await bring(book, 'k3', change([row(ana, '1985', { isBlocked: true })]));
      expect(await census.match(town, ana, ['1985'])).toBeNull();
      expect(await census.atDesk(town, ana)).toBeNull();
      await bring(book, 'k4', change([row(ana, '1985')]));
      expect(await census.match(town, ana, ['1985'])).toBeNull();
      await bring(book, 'k5', change([row(ana, '1985', { isBlocked: false })]));
      expect(await census.match(town, ana, ['1985'])).not.toBeNull();
    });

    it('during a vote adds, blocks and lets in again, and leaves the secrets of those who are there', async () => {
      const { book, census } = await open();
      await bring(book, 'k1', change([row(ana, '1984'), row(joan, '1990')]));
      const made = change([row(ana, '1985'), row(joan, '1990', { isBlocked: true }), row(pau, '1950')], {
        isDuringVote: true,
      });
      expect((await book.compare(town, made)).counts).toEqual({ added: 1, changed: 1, same: 1, gone: 0 });
      await bring(book, 'k2', made);
      expect(await census.match(town, ana, ['1984'])).not.toBeNull();
      expect(await census.match(town, ana, ['1985'])).toBeNull();
      expect(await census.match(town, joan, ['1990'])).toBeNull();
      expect(await census.match(town, pau, ['1950'])).not.toBeNull();
      await bring(book, 'k3', change([row(joan, '1999', { isBlocked: false })], { isDuringVote: true }));
      expect(await census.match(town, joan, ['1990'])).not.toBeNull();
    });

    it('keeps what it says of a person for votes of some people, sealed, and gives that back too', async () => {
      const { book, census, stored } = await open();
      const about = { birthDay: '2010-02-28' as CalendarDay, district: 'El Carme' };
      const elsewhere = { ...about, district: 'Russafa' };
      await bring(book, 'k1', change([row(ana, '2010', { about }), row(joan, '1990')]));
      expect(await census.about(town, ana)).toEqual(about);
      expect(await stored()).not.toMatch(/2010-02|Carme/u);
      // It is not changed while a vote is open, and a corrected number keeps it.
      const moved = change([row(ana, '2010', { about: elsewhere })], { isDuringVote: true });
      await bring(book, 'k2', moved);
      expect(await census.about(town, ana)).toEqual(about);
      await bring(book, 'k3', change([row(mar, '', { secrets: [], former: ana })]));
      expect(await census.about(town, mar)).toEqual(about);
      expect(await census.about(town, ana)).toEqual({ birthDay: null, district: null });
      await bring(book, 'k4', change([row(mar, '2010', { about: elsewhere })]));
      expect(await census.about(town, mar)).toEqual(elsewhere);
      expect(await book.takeBack(town, 'k4', by)).toBe('done');
      expect(await census.about(town, mar)).toEqual(about);
    });

    it('gives the former census back, secrets and blocks, once and only after the latest import', async () => {
      const { book, census, steps } = await open();
      const papers = { type: '1', birthDay: '1984-05-09' } as never;
      await bring(book, 'k1', change([row(ana, '1984', { papers }), row(pau, '1950', { isBlocked: true })]));
      const made = change([row(ana, '1985'), row(joan, '1990')], { removesOthers: true });
      await bring(book, 'k2', made, 8);
      const undoable = async () => (await book.list(town)).map((one) => [one.id, one.canUndo]);
      expect(await undoable()).toEqual([
        ['k2', true],
        ['k1', false],
      ]);
      expect(await book.takeBack(town, 'k1', by)).toBe('changed');
      expect(await book.takeBack(other, 'k2', by)).toBe('unknown');
      expect(await book.takeBack(town, 'nothing', by)).toBe('unknown');
      expect(await book.takeBack(town, 'k2', by)).toBe('done');
      expect(await census.match(town, ana, ['1984'])).not.toBeNull();
      expect(await census.match(town, joan, ['1990'])).toBeNull();
      expect(await book.state(town)).toMatchObject({ people: 2, blocked: 1 });
      expect(await book.takeBack(town, 'k2', by)).toBe('unknown');
      expect(await undoable()).toEqual([
        ['k2', false],
        ['k1', false],
      ]);
      expect((await book.list(town))[0]?.undone).toEqual(by);
      const chain = await steps.of(town, importSubject({ id: 'k2' }));
      expect(chain.map(({ act }) => act)).toEqual(['import.confirm', 'import.undo']);
    });

    it('writes nothing if the census has changed since it was looked at, and lets one of two at once win', async () => {
      const { book, census, load } = await open();
      const made = change([row(ana, '1984')]);
      const { version } = await book.compare(town, made);
      await load([row(joan, '1990')]);
      expect(await book.write(town, entry('k1'), made, version)).toBeNull();
      expect(await census.match(town, ana, ['1984'])).toBeNull();
      expect(await book.list(town)).toEqual([]);
      const now = (await book.state(town)).version;
      const both = await Promise.all([
        book.write(town, entry('k2'), made, now),
        book.write(town, entry('k3'), change([row(pau, '1950')]), now),
      ]);
      expect(both.filter((one) => one !== null)).toHaveLength(1);
    });

    it('keeps blocks when the town is loaded again, and then takes nothing back', async () => {
      const { book, census, load } = await open();
      await bring(book, 'k1', change([row(ana, '1984', { isBlocked: true }), row(joan, '1990')]));
      await load([row(ana, '1984'), row(joan, '1991'), row(pau, '1950')]);
      expect(await census.match(town, ana, ['1984'])).toBeNull();
      expect(await census.match(town, joan, ['1991'])).not.toBeNull();
      expect(await book.takeBack(town, 'k1', by)).toBe('changed');
    });

    it('corrects a number of a person who stays the same, and gives it back', async () => {
      const { book, census } = await open();
      const papers = { type: '1', birthDay: '1984-05-09' } as never;
      await bring(book, 'k1', change([row(ana, '1984', { papers, isBlocked: true }), row(joan, '1990')]));
      const former = await census.match(town, joan, ['1990']);
      const made = change([
        { identity: pau, secrets: [], former: joan },
        { identity: mar, secrets: [], former: ana, isBlocked: false },
      ]);
      expect((await book.compare(town, made)).counts).toEqual({ added: 0, changed: 2, same: 0, gone: 0 });
      await bring(book, 'k2', made, 8);
      expect(await census.match(town, pau, ['1990'])).toBe(former);
      expect(await census.match(town, mar, ['1984'])).not.toBeNull();
      expect(await census.match(town, joan, ['1990'])).toBeNull();
      expect(await book.takeBack(town, 'k2', by)).toBe('done');
      expect(await census.match(town, joan, ['1990'])).toBe(former);
      expect(await census.match(town, pau, ['1990'])).toBeNull();
    });

    it('keeps a person whose number was corrected apart from one who gets the wrong number later', async () => {
      const { book, census, load } = await open();
      await bring(book, 'k1', change([row(joan, '1990')]));
      const first = await census.match(town, joan, ['1990']);
      await bring(book, 'k2', change([{ identity: pau, secrets: [], former: joan }]));
      await bring(book, 'k3', change([row(joan, '1971')], { isDuringVote: true }));
      const second = await census.match(town, joan, ['1971']);
      expect(second).not.toBeNull();
      expect(second).not.toBe(first);
      expect(await census.match(town, pau, ['1990'])).toBe(first);
      // Corrected twice, back to the first number, written again, loaded again: still the same two people.
      await bring(book, 'k4', change([{ identity: mar, secrets: [], former: pau }]));
      await bring(book, 'k5', change([row(mar, '1991'), row(joan, '1972')]));
      expect(await census.match(town, mar, ['1991'])).toBe(first);
      expect(await census.match(town, joan, ['1972'])).toBe(second);
      await load([row(mar, '1992'), row(joan, '1973'), row(ana, '1984')]);
      expect(await census.match(town, mar, ['1992'])).toBe(first);
      expect(await census.match(town, joan, ['1973'])).toBe(second);
    });

    it('does nothing with a correction of an unknown number, or by one that is there, and says how many there are', async () => {
      const { book, census } = await open();
      await bring(book, 'k1', change([row(ana, '1984'), row(joan, '1990')]));
      const made = change([
        { identity: pau, secrets: [], former: mar },
        { identity: ana, secrets: [], former: joan },
      ]);
      expect(await book.compare(town, made)).toMatchObject({
        stray: 2,
        counts: { added: 0, changed: 0, same: 0, gone: 0 },
      });
      await bring(book, 'k2', made);
      expect(await census.match(town, joan, ['1990'])).not.toBeNull();
      expect((await book.state(town)).people).toBe(2);
      const back = change([{ identity: pau, secrets: [], former: joan }], { removesOthers: true });
      expect((await book.compare(town, back)).counts).toEqual({ added: 0, changed: 1, same: 0, gone: 1 });
      await bring(book, 'k3', back);
      expect(await census.match(town, pau, ['1990'])).not.toBeNull();
      expect((await book.state(town)).people).toBe(1);
    });

    it('erases what imports of a time replaced, and lists only the last ones', async () => {
      const { book, stored } = await open();
      for (let n = 0; n <= mostCensusImports; n += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as staff bring them
        await bring(book, `n${n}`, change([row(ana, String(1900 + n))]), n);
      }
      const kept = await book.list(town);
      expect([kept.length, kept[0]?.id, kept[0]?.canUndo]).toEqual([
        mostCensusImports,
        `n${mostCensusImports}`,
        true,
      ]);
      const before = await stored();
      await book.forget(mostCensusImports - 1);
      expect(await stored()).toBe(before);
      await book.forget(mostCensusImports);
      expect((await book.list(town))[0]?.canUndo).toBe(false);
      expect(await book.takeBack(town, `n${mostCensusImports}`, by)).toBe('changed');
      expect((await stored()).length).toBeLessThan(before.length);
    });
  });
}

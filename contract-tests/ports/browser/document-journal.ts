import { describe, expect, it } from 'vitest';
import type { DocumentJournal, UnsentChange } from '#application/ports/browser/document-journal.ts';

const place = { realm: 'vilanova', collection: 'articulos', id: 'obras', person: 'Marta' };
const change = (path: string, value: string): UnsentChange => ({
  path,
  was: undefined,
  value,
  tried: [],
});

/** A tab of a device, and how it goes. */
export interface JournalTab {
  readonly journal: DocumentJournal;
  readonly end: () => void;
}

/** The contract of every journal of documents. `device` gives a device without content, which opens tabs. */
export function documentJournalContract(name: string, device: () => () => JournalTab): void {
  describe(`${name} keeps the contract of the journal of documents`, () => {
    it('gives back what was kept last, to the tab itself and to one that is opened after it', async () => {
      const open = device();
      const first = open();
      expect(await first.journal.load(place)).toEqual([]);
      expect(await first.journal.keep(place, [change('title/es', 'O'), change('lead/es', 'D')])).toBe(true);
      await first.journal.keep(place, [change('title/es', 'Obras')]);
      expect(await first.journal.load(place)).toEqual([change('title/es', 'Obras')]);
      first.end();
      const next = open();
      expect(await next.journal.load(place)).toEqual([change('title/es', 'Obras')]);
      await next.journal.keep(place, []);
      expect(await open().journal.load(place)).toEqual([]);
    });

    it('keeps documents and people separate', async () => {
      const { journal } = device()();
      await journal.keep(place, [change('title/es', 'Obras')]);
      for (const other of [{ person: 'Neus' }, { id: 'obra' }, { collection: 'a' }, { realm: 'benialt' }])
        expect(await journal.load({ ...place, ...other })).toEqual([]);
    });

    it('takes nothing from a tab that is still open, and leaves it what is its own', async () => {
      const open = device();
      const [first, second] = [open(), open()];
      await first.journal.keep(place, [change('title/es', 'De una')]);
      expect(await second.journal.load(place)).toEqual([]);
      await second.journal.keep(place, [change('title/es', 'De otra')]);
      await second.journal.keep(place, []);
      expect(await first.journal.load(place)).toEqual([change('title/es', 'De una')]);
    });

    it('says whether something waits, and takes nothing over by that', async () => {
      const open = device();
      const [first, second] = [open(), open()];
      expect(await first.journal.waits(place)).toBe(false);
      await first.journal.keep(place, [change('title/es', 'Obras')]);
      expect([await first.journal.waits(place), await second.journal.waits(place)]).toEqual([true, false]);
      first.end();
      expect(await second.journal.waits(place)).toBe(true);
      expect(await open().journal.load(place)).toEqual([change('title/es', 'Obras')]);
      expect(await second.journal.waits(place)).toBe(false);
    });

    it('gives each field once if several tabs are gone, and the others the next time', async () => {
      const open = device();
      for (const text of ['De una', 'De otra']) {
        const { journal, end } = open();
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await journal.keep(place, [change('title/es', text), change(`lead/${text}`, text)]);
        end();
      }
      const next = open();
      const texts = async () => (await next.journal.load(place)).map(({ path, value }) => [path, value]);
      const found = await texts();
      expect(found).toHaveLength(3);
      await next.journal.keep(place, []);
      const [[path, value] = [], ...more] = await texts();
      expect([path, more]).toEqual(['title/es', []]);
      const both = new Set([found.find(([one]) => one === 'title/es')?.[1], value]);
      expect(both).toEqual(new Set(['De una', 'De otra']));
    });
  });
}

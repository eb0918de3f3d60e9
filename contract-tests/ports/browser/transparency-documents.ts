import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TransparencyDocuments } from '#application/ports/browser/transparency-documents.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';

const town = realmId('vilanova');
const found = <L, R>(asked: Either<L, R>): R => {
  if (isLeft(asked)) throw new Error(JSON.stringify(asked.left));
  return asked.right;
};

interface Opened {
  readonly archive: TransparencyDocuments;
  readonly close: () => Promise<void>;
}

/** The contract of every archive of a council's transparency, checked with the sample town of Vilanova in 2026. */
export function transparencyDocumentsContract(name: string, open: () => Promise<Opened>): void {
  describe(`${name} keeps the contract of a transparency archive`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('gives the indexes of the town’s own', async () => {
      const [own, ...others] = found(await opened.archive.indexes(town));
      expect([own?.edition, own?.sections.length, others]).toEqual(['vilanova', 2, []]);
    });

    it('gives the recorded years, with their points', async () => {
      const years = found(await opened.archive.years(town));
      expect(years.filter(({ edition }) => edition === '2017')).toHaveLength(3);
      for (const { year, ita } of years) {
        expect(Number.isInteger(year)).toBe(true);
        expect(ita).toMatch(/^\d/u);
      }
    });

    it('gives the addresses that answered, and when they were checked', async () => {
      const links = found(await opened.archive.links(town));
      expect(new Set(links.map(({ answers }) => answers))).toEqual(new Set([false, true]));
      expect(links[0]?.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    });
  });
}

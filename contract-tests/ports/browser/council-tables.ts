import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssociationRegister } from '#application/ports/server/association-register.ts';
import type { IndexArticles } from '#application/ports/server/index-articles.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';

const town = realmId('vilanova');
const found = <L, R>(asked: Either<L, R>): R => {
  if (isLeft(asked)) throw new Error(JSON.stringify(asked.left));
  return asked.right;
};

/** Articles and associations of a council. */
export interface Tables {
  readonly articles: IndexArticles;
  readonly associations: AssociationRegister;
  readonly close: () => Promise<void>;
}

/** The contract of every source of a council's tables, checked with the sample town of Vilanova. */
export function councilTablesContract(name: string, open: () => Promise<Tables>): void {
  describe(`${name} keeps the contract of a council’s tables`, () => {
    let tables: Tables;
    beforeAll(async () => {
      tables = await open();
    });
    afterAll(() => tables.close());

    it('gives every article that documents a point, published or not, and no other', async () => {
      const articles = found(await tables.articles.all(town));
      expect(articles.length).toBeGreaterThan(30);
      expect(articles.filter(({ ita }) => ita.trim() === '')).toEqual([]);
      expect(articles.filter(({ isPublished }) => !isPublished).map(({ id }) => id)).toEqual([
        'ita-modificacio-plantilla',
        'ita-compatibilitats',
      ]);
    });

    it('gives active associations, with all that a card shows', async () => {
      const associations = found(await tables.associations.active(town));
      expect(associations.length).toBeGreaterThan(100);
      expect(associations.every(({ state }) => state === 'Activa')).toBe(true);
      const names = associations.map(({ title }) => title);
      expect(names).toContain('Ñas, ritmo y baile afrolatino');
      expect(names).not.toContain('Tango en l’Andana');
      const coral = associations.find(({ title }) => title === 'Coral Polifònica Sant Roc');
      expect(coral?.address.city).toBe('Vilanova de la Marjal');
      expect(associations.flatMap(({ emails }) => emails)[0]).toMatch(/^hola@[a-z]+\.example$/u);
    });

    it('gives those with a place, with their coordinates', async () => {
      const [active, placed] = [
        found(await tables.associations.active(town)),
        found(await tables.associations.placed(town)),
      ];
      expect(placed.length).toBeGreaterThan(active.length / 2);
      expect(placed.length).toBeLessThan(active.length);
      expect(placed.filter(({ coordinates }) => coordinates === null)).toEqual([]);
      const known = new Set(active.map(({ id }) => id));
      expect(placed.filter(({ id }) => !known.has(id))).toEqual([]);
    });
  });
}

import { describe, expect, it } from 'vitest';
import type { TemplateStore } from '#application/ports/server/office/template-store.ts';
import type { AnswerTemplate } from '#domain/office/templates/template.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const aTemplate = (id: string, name: string): AnswerTemplate => ({
  id,
  name,
  mailboxes: ['incidencias'],
  status: 'Resuelta',
  text: { es: 'Hola, {nombre}', va: 'Bon dia, {nombre}' },
});

/** The contract of the templates of answers. `open` gives an empty store. */
export function templateStoreContract(name: string, open: () => Promise<TemplateStore>): void {
  describe(`${name} keeps the template-store contract`, () => {
    it('gives templates back as they were stored, by their names, each town its own', async () => {
      const store = await open();
      const [one, two] = [aTemplate('1', 'Recogida'), aTemplate('2', 'Duplicada')];
      await store.keep(town, one);
      await store.keep(town, two);
      await store.keep(other, one);
      expect(await store.all(town)).toEqual([two, one]);
      expect(await store.find(town, '1')).toEqual(one);
      expect(await store.find(other, '2')).toBeNull();
      await store.keep(town, { ...one, name: 'Antes' });
      expect((await store.all(town)).map((template) => template.name)).toEqual(['Antes', 'Duplicada']);
      expect(await store.all(other)).toEqual([one]);
    });

    it('removes one, and says if there is none', async () => {
      const store = await open();
      await store.keep(town, aTemplate('1', 'Recogida'));
      expect(await store.remove(other, '1')).toBe(false);
      expect(await store.remove(town, '1')).toBe(true);
      expect(await store.remove(town, '1')).toBe(false);
      expect(await store.all(town)).toEqual([]);
    });
  });
}

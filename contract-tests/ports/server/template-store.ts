import { describe, expect, it } from 'vitest';
import type { TemplateStore } from '#application/ports/server/office/template-store.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import { templateSubject } from '#domain/office/steps/template-steps.ts';
import type { AnswerTemplate } from '#domain/office/templates/template.ts';
import { realmId } from '#domain/shared/ids.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const by = { by: 'Neus', at: 7 };
const aTemplate = (id: string, name: string): AnswerTemplate => ({
  id,
  name,
  mailboxes: ['incidencias'],
  status: 'Resuelta',
  text: { es: 'Hola, {nombre}', va: 'Bon dia, {nombre}' },
});

/** The contract of the templates of answers. `open` gives an empty store. */
export function templateStoreContract(
  name: string,
  open: () => Promise<{ readonly store: TemplateStore; readonly steps: StepStore }>,
): void {
  describe(`${name} keeps the template-store contract`, () => {
    it('gives templates back as they were stored, by their names, each town its own', async () => {
      const { store } = await open();
      const [one, two] = [aTemplate('1', 'Recogida'), aTemplate('2', 'Duplicada')];
      await store.keep(town, one, by);
      await store.keep(town, two, by);
      await store.keep(other, one, by);
      expect(await store.all(town)).toEqual([two, one]);
      expect(await store.find(town, '1')).toEqual(one);
      expect(await store.find(other, '2')).toBeNull();
      await store.keep(town, { ...one, name: 'Antes' }, by);
      expect((await store.all(town)).map((template) => template.name)).toEqual(['Antes', 'Duplicada']);
      expect(await store.all(other)).toEqual([one]);
    });

    it('removes one, and says if there is none', async () => {
      const { store } = await open();
      await store.keep(town, aTemplate('1', 'Recogida'), by);
      expect(await store.remove(other, '1', by)).toBe(false);
      expect(await store.remove(town, '1', by)).toBe(true);
      expect(await store.remove(town, '1', by)).toBe(false);
      expect(await store.all(town)).toEqual([]);
    });

    it('adds a step for each that is made, changed or removed, and none if nothing changes', async () => {
      const { store, steps } = await open();
      const template = aTemplate('1', 'Recogida');
      await store.keep(town, template, by);
      await store.keep(town, template, { by: 'Vicent', at: 8 });
      await store.keep(town, { ...template, name: 'Antes' }, { by: 'Vicent', at: 9 });
      await store.remove(other, '1', by);
      await store.remove(town, '1', { by: 'Neus', at: 10 });
      await store.remove(town, '1', { by: 'Neus', at: 11 });
      const chain = await steps.of(town, templateSubject(template));
      expect(chain.map(({ number, at, by: who, act, from, to }) => [number, at, who, act, from, to])).toEqual(
        [
          [1, 7, 'Neus', 'template.make', null, 'Recogida'],
          [2, 9, 'Vicent', 'template.change', 'Recogida', 'Antes'],
          [3, 10, 'Neus', 'template.remove', 'Antes', null],
        ],
      );
      expect(chain.map(({ words }) => words?.includes('Bon dia') ?? null)).toEqual([true, true, null]);
      expect(await steps.of(other, templateSubject(template))).toEqual([]);
    });
  });
}

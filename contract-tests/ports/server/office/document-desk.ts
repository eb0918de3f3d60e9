import { describe, expect, it } from 'vitest';
import type { ContentChanges } from '#application/ports/server/content-changes.ts';
import type { ContentWatch } from '#application/ports/server/content-watch.ts';
import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type { DocumentDesk } from '#application/ports/server/office/document-desk.ts';
import type { DocumentPreviews } from '#application/ports/server/office/document-previews.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import type { TownKeeper } from '#application/ports/server/town-keeper.ts';
import { type Acting, actOnDocument } from '#domain/documents/act-on-document.ts';
import { changeFields } from '#domain/documents/change-fields.ts';
import { type DocumentChange, makeDocument } from '#domain/documents/document-change.ts';
import { documentSubject } from '#domain/documents/document-parts.ts';
import type { Json } from '#domain/documents/json.ts';
import type { OfficeDocument } from '#domain/documents/office-document.ts';
import type { DocumentAct } from '#domain/documents/state.ts';
import { stateOf } from '#domain/documents/state.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aTown } from '#fixtures/builders/data/town.ts';

const inTown = aTown();
const town = inTown.realm;
const ref = { collection: 'propuestas', id: 'dos' };
const by = { by: 'Marta', at: 5 };
const title = (id: string, text: string): CouncilDocument => ({
  _id: id,
  title: { es: text },
  data: { IDproceso: 'p' },
});

/** A desk and what else is in its database. */
export interface DeskCouncil {
  readonly desk: DocumentDesk;
  /** The same database as another server process sees it. */
  readonly other: DocumentDesk;
  readonly keeper: TownKeeper;
  readonly documents: DocumentStore;
  readonly contents: ContentWatch;
  readonly changes: ContentChanges;
  readonly steps: StepStore;
  readonly previews: DocumentPreviews;
}

const bundle = (documents: readonly CouncilDocument[]) => ({
  town: inTown,
  collections: new Map([['propuestas', documents]]),
  surveys: [],
  census: null,
  ballots: new Map<never, never>(),
  files: [],
});

const make = (desk: DocumentDesk, realm: RealmId, values: Readonly<Record<string, Json>>) =>
  desk.change(realm, ref, () => ({ change: makeDocument(ref, values, by), answer: null }));

const write = (desk: DocumentDesk, path: string, was: Json | undefined, value: Json | undefined) =>
  desk.change(town, ref, (found) => {
    const changed =
      found && changeFields(found, [{ path, was, value }], { ...by, rights: 'all', usual: 'es' });
    if (changed === null || isLeft(changed)) throw new Error('refused');
    return { change: changed.right.change, answer: changed.right.conflicts };
  });

const act = (desk: DocumentDesk, deed: DocumentAct, more: Partial<Acting> = {}) =>
  desk.change(town, ref, (found): { change: DocumentChange; answer: string } => {
    const acting = {
      ...by,
      id: 'm',
      act: deed,
      note: null,
      schedule: { at: null, until: null },
      has: () => true,
    };
    const change = found && actOnDocument(found, { ...acting, ...more });
    if (change === null || isLeft(change)) throw new Error(`refused: ${change?.left.kind}`);
    return {
      change: change.right,
      answer: change.right.document ? stateOf(change.right.document.status) : 'gone',
    };
  });

const shownOf = (found: OfficeDocument | null) =>
  found && { state: stateOf(found.status), version: found.version, draft: [...found.draft.keys()] };

/** The contract of the desk of documents. `open` gives an empty council. */
export function documentDeskContract(name: string, open: () => Promise<DeskCouncil>): void {
  describe(`${name} keeps the contract of the desk of documents`, () => {
    it('gives a draft back as it was stored, each town its own, and shows none of it to portals', async () => {
      const { desk, other, documents, contents } = await open();
      const before = await contents.look(town);
      await make(desk, town, { title: { es: 'Obras' }, list: [{ a: 1 }], empty: {}, none: null });
      const found = await other.find(town, ref);
      expect(found?.draft).toEqual((await desk.find(town, ref))?.draft);
      expect([...(found?.draft.values() ?? [])].map(({ path, value }) => [path, value])).toEqual([
        ['_id', 'dos'],
        ['title/es', 'Obras'],
        ['list/@', ['1']],
        ['list/@1/a', 1],
        ['empty', {}],
        ['none', null],
      ]);
      expect(await desk.find(realmId('benialt'), ref)).toBeNull();
      expect(await documents.all(town, 'propuestas')).toEqual([]);
      expect((await contents.look(town)).version).toBe(before.version);
      expect(await desk.entries(town)).toMatchObject([
        { ref, version: 1, isPublic: false, hasDraft: true, title: { es: 'Obras' }, by: 'Marta', since: 5 },
      ]);
      expect(await desk.entries(realmId('benialt'))).toEqual([]);
    });

    it('keeps which translations are older, each with the text that it was made from', async () => {
      const { desk, other } = await open();
      await make(desk, town, { title: { es: 'Obras', va: 'Obres' } });
      await write(desk, 'title/es', 'Obras', 'Las obras');
      expect([...((await other.find(town, ref))?.older ?? [])]).toEqual([['title/va', 'Obras']]);
      await act(other, 'publish');
      expect((await desk.find(town, ref))?.older).toEqual(new Map([['title/va', 'Obras']]));
      await write(desk, 'title/va', 'Obres', 'Les obres');
      expect((await other.find(town, ref))?.older).toEqual(new Map());
      await act(other, 'discard');
      expect((await desk.find(town, ref))?.older).toEqual(new Map([['title/va', 'Obras']]));
    });

    it('loses no field of two who write at once', async () => {
      const { desk, other } = await open();
      await make(desk, town, {});
      const paths = Array.from({ length: 6 }, (_, n) => `f${String(n)}`);
      await Promise.all(paths.map((path, n) => write(n % 2 === 0 ? desk : other, path, undefined, n)));
      expect([...((await desk.find(town, ref))?.draft.keys() ?? [])].toSorted()).toEqual(['_id', ...paths]);
      const conflicts = await Promise.all([desk, other].map((one, n) => write(one, 'same', undefined, n)));
      expect(conflicts.flat()).toHaveLength(1);
    });

    it('names what portals show, in their order, and no rows of tables', async () => {
      const { desk, keeper } = await open();
      const named = async () =>
        (await desk.names(town)).map(({ ref: { collection, id }, title: text, process }) => [
          `${collection}/${id}`,
          text === null ? null : JSON.parse(text),
          process === null ? null : JSON.parse(process),
        ]);
      const kept = bundle([title('uno', 'Uno'), title('dos', 'Dos')]);
      const others = [
        ['callejero', [{ _id: 'c' }]],
        ['tabla-x', [{ _id: 'r', title: 'Fila' }]],
        ['convocatorias', [{ _id: 'k', Convocatoria: { es: 'Ayudas' } }]],
        ['enlaces', [{ _id: 'z', title: '«é»\n' }, { _id: 'a' }]],
        ['presupuestos', [{ _id: 'y', title: null, year: 2027 }]],
      ] as const;
      await keeper.keep({ ...kept, collections: new Map([...others, ...kept.collections]) });
      expect(await named()).toEqual([
        ['convocatorias/k', { es: 'Ayudas' }, null],
        ['enlaces/z', '«é»\n', null],
        ['enlaces/a', null, null],
        ['presupuestos/y', 2027, null],
        ['propuestas/uno', { es: 'Uno' }, 'p'],
        ['propuestas/dos', { es: 'Dos' }, 'p'],
      ]);
      await write(desk, 'title/es', 'Dos', 'Doble');
      await act(desk, 'publish');
      expect((await named()).at(-1)).toEqual(['propuestas/dos', { es: 'Doble' }, 'p']);
      await act(desk, 'withdraw');
      expect((await named()).map(([id]) => id)).toEqual([
        'convocatorias/k',
        'enlaces/z',
        'enlaces/a',
        'presupuestos/y',
        'propuestas/uno',
      ]);
      const odd = [
        { _id: 'nul', title: 'a\u0000b' },
        { _id: 'half', title: 'a\ud800' },
      ];
      await keeper.keep({ ...kept, collections: new Map([['enlaces', odd]]) });
      expect((await named()).map(([id]) => id)).toEqual(['enlaces/nul', 'enlaces/half']);
    });

    it('publishes in place or last, as a load does, with a revision and a step', async () => {
      const { desk, keeper, documents, contents, changes, steps } = await open();
      await keeper.keep(bundle([title('uno', 'Uno'), title('dos', 'Dos'), title('tres', 'Tres')]));
      await write(desk, 'title/es', 'Dos', 'Doble');
      const before = await contents.look(town);
      expect(await desk.entries(town)).toMatchObject([{ parts: { process: 'p' }, isPublic: true }]);
      expect(await act(desk, 'publish', { note: 'Cambia' })).toBe('published');
      expect((await documents.all(town, 'propuestas')).map((one) => one['title'])).toEqual([
        { es: 'Uno' },
        { es: 'Doble' },
        { es: 'Tres' },
      ]);
      expect((await contents.look(town)).version).not.toBe(before.version);
      expect([...(await changes.of(town)).keys()]).toEqual(
        expect.arrayContaining(['propuestas', 'propuestas/p']),
      );
      expect(
        (await desk.revisions(town, ref)).map(({ number, act: why, note }) => [number, why, note]),
      ).toEqual([
        [1, 'load', null],
        [2, 'publish', 'Cambia'],
      ]);
      const [step] = await steps.of(town, documentSubject(ref));
      expect(step).toMatchObject({ act: 'document.publish', to: 'published', by: 'Marta', words: 'Cambia' });
      await act(desk, 'withdraw');
      expect((await documents.all(town, 'propuestas')).map(({ _id }) => _id)).toEqual(['uno', 'tres']);
      expect(await act(desk, 'republish')).toBe('published');
      expect((await documents.all(town, 'propuestas')).map(({ _id }) => _id)).toEqual(['uno', 'tres', 'dos']);
    });

    it('leaves nothing of a draft that is thrown away but its steps', async () => {
      const { desk, documents, steps } = await open();
      await make(desk, town, { title: 'Obras' });
      await act(desk, 'review');
      expect(await act(desk, 'discard')).toBe('gone');
      expect([await desk.find(town, ref), await desk.revisions(town, ref), await desk.entries(town)]).toEqual(
        [null, [], []],
      );
      expect(await documents.all(town, 'propuestas')).toEqual([]);
      expect((await steps.of(town, documentSubject(ref))).map((step) => step.act)).toEqual([
        'document.make',
        'document.review',
        'document.discard',
      ]);
    });

    it('stores nothing of a change that is refused or fails', async () => {
      const { desk } = await open();
      await make(desk, town, {});
      await expect(act(desk, 'withdraw')).rejects.toThrow('refused');
      await desk.change(town, ref, () => ({ change: null, answer: null }));
      expect(shownOf(await desk.find(town, ref))).toEqual({ state: 'draft', version: 1, draft: ['_id'] });
    });

    it('keeps drafts over a load, and notes what the load published or took out', async () => {
      const { desk, keeper, steps } = await open();
      await keeper.keep(bundle([title('dos', 'Dos')]));
      await write(desk, 'title/es', 'Dos', 'Doble');
      await act(desk, 'withdraw');
      await keeper.keep(bundle([title('dos', 'Dos')]));
      expect(shownOf(await desk.find(town, ref))).toEqual({
        state: 'publishedWithDraft',
        version: 3,
        draft: ['title/es'],
      });
      await keeper.keep(bundle([]));
      expect(await desk.entries(town)).toMatchObject([{ status: { place: 'withdrawn' }, isPublic: false }]);
      const told = await steps.of(town, documentSubject(ref));
      expect(told.map((step) => [step.act, step.from, step.to, step.by])).toEqual([
        ['document.withdraw', 'publishedWithDraft', 'withdrawn', 'Marta'],
        ['document.load', 'withdrawn', 'publishedWithDraft', 'operator'],
        ['document.load', 'publishedWithDraft', 'withdrawn', 'operator'],
      ]);
    });

    it('names what is due, of all towns', async () => {
      const { desk } = await open();
      await make(desk, town, {});
      await act(desk, 'schedule', { schedule: { at: 10, until: 20 } });
      expect(await desk.due(9)).toEqual([]);
      expect(await desk.due(10)).toEqual([{ realm: town, ref }]);
      expect(await desk.find(town, ref)).toMatchObject({ schedule: { at: 10, until: 20 }, scheduler: 'm' });
      expect(await desk.due(20)).toEqual([{ realm: town, ref }]);
    });

    it('knows who has a document open, each person in one', async () => {
      const { desk, other } = await open();
      const marta = { person: 'm', name: 'Marta', field: 'title/es', at: 5 };
      await desk.see(town, { ...ref, id: 'uno' }, marta);
      await desk.see(town, ref, { ...marta, at: 6 });
      await other.see(town, ref, { person: 'n', name: 'Neus', field: null, at: 9 });
      expect(await other.seen(town, 6, ref)).toEqual([
        { ...marta, at: 6, ref },
        { person: 'n', name: 'Neus', field: null, at: 9, ref },
      ]);
      expect((await desk.seen(town, 7)).map(({ name: who }) => who)).toEqual(['Neus']);
      expect(await desk.seen(town, 0, { ...ref, id: 'uno' })).toEqual([]);
    });

    it('notes when a document was taken out of what portals show, and not when it was put there', async () => {
      const { desk, contents } = await open();
      const removed = async () => (await contents.look(town)).removed;
      await make(desk, town, { title: { es: 'Uno' } });
      await act(desk, 'publish');
      expect(await removed()).toBe(0);
      await act(desk, 'withdraw');
      expect(await removed()).toBeGreaterThan(0);
      expect((await contents.look(realmId('other'))).removed).toBe(0);
    });

    it('keeps the address of a preview until it is opened once, or is over', async () => {
      const { previews } = await open();
      const preview = { realm: town, ref, until: 20 };
      await previews.put('one', preview, 10);
      expect(await previews.take('another', 10)).toBeNull();
      for (const at of [18, 19]) expect(await previews.see('one', at)).toEqual(preview);
      expect([await previews.see('one', 20), await previews.see('another', 10)]).toEqual([null, null]);
      expect(await previews.take('one', 19)).toEqual(preview);
      expect(await previews.take('one', 19)).toBeNull();
      expect(await previews.see('one', 19)).toBeNull();
      await previews.put('two', preview, 10);
      expect(await previews.take('two', 20)).toBeNull();
      await previews.put('three', { ...preview, until: 30 }, 20);
      expect(await previews.take('two', 10)).toBeNull();
    });
  });
}

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AssetFiles } from '#adapters/driven/files/asset-files.ts';
import type { FileFilter, FileRegister } from '#application/ports/server/files/file-register.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import { type FileContent, replacedLife, type TownFile, withContent } from '#domain/files/town-file.ts';
import { fileSubject } from '#domain/office/steps/file-steps.ts';
import { makeDocument } from '#domain/documents/document-change.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import { bytes } from '#fixtures/builders/data/upload-files.ts';

const [town, other] = [realmId('nova'), realmId('vella')];
const neus = { by: 'Neus', at: 1000 };
const all: FileFilter = { search: '', group: null, lacksWords: false, limit: 50, offset: 0 };
const hashOf = (text: string) => createHash('sha256').update(bytes(text)).digest('hex');
const content = (text: string, ...sizes: readonly string[]): FileContent => ({
  hash: hashOf(text),
  type: 'image/jpeg',
  bytes: text.length,
  width: 1600,
  height: 900,
  sizes: sizes.map((one) => ({
    hash: hashOf(one),
    type: 'image/jpeg',
    bytes: one.length,
    width: 480,
    height: 270,
  })),
});
const aFile = (name: string, more: Partial<TownFile> = {}): TownFile => ({
  name,
  kind: name.split('.').at(-1) ?? '',
  content: content(name),
  words: {},
  focus: null,
  by: 'Neus',
  at: 1000,
  isPublished: false,
  replaced: [],
  ...more,
});

/** An empty register, with what its promises are seen by. */
export interface OpenRegister {
  readonly register: FileRegister;
  readonly steps: StepStore;
  readonly files: AssetFiles;
  /** Publishes a document as the office does, or withdraws it with a body of null. */
  readonly publish: (realm: RealmId, id: string, body: JsonObject | null) => Promise<void>;
  /** Makes a document that is only a draft. */
  readonly draft: (realm: RealmId, id: string, body: JsonObject) => Promise<void>;
}

/** What the desk of documents is asked to store of a new draft. */
export const drafted = (id: string, body: JsonObject) => ({
  change: makeDocument({ collection: 'nodes', id }, body, { by: 'Neus', at: 5 }),
  answer: undefined,
});

/** What the desk of documents is asked to store: a document that is published, or withdrawn with a body of null. */
export const published = (id: string, body: JsonObject | null) => ({
  change: {
    document: null,
    portal: body === null ? ('remove' as const) : { put: { _id: id, ...body } },
    revisions: [],
    steps: [],
  },
  answer: undefined,
});

/** The contract of the register of files. `open` gives an empty one. */
export function fileRegisterContract(name: string, open: () => Promise<OpenRegister>): void {
  const named = async (register: FileRegister, more: Partial<FileFilter>) => {
    const { items, count } = await register.page(town, { ...all, ...more });
    return [count, ...items.map((file) => file.name)];
  };

  describe(`${name} keeps the contract of the register of files`, () => {
    it('lists files by search, group and missing words, the latest first, page by page, town by town', async () => {
      const { register } = await open();
      const square = aFile('placa.jpg', { words: { va: 'La plaça Major a l’estiu' }, at: 2000 });
      for (const file of [aFile('bases.pdf'), square, aFile('font.png')])
        expect(await register.add(town, file, neus)).toBe(true);
      await register.add(other, aFile('font.png'), neus);
      expect(await named(register, {})).toEqual([3, 'placa.jpg', 'bases.pdf', 'font.png']);
      expect(await named(register, { search: 'ESTIU  plaça' })).toEqual([1, 'placa.jpg']);
      expect(await named(register, { search: 'estiu hivern' })).toEqual([0]);
      expect(await named(register, { group: 'pictures' })).toEqual([2, 'placa.jpg', 'font.png']);
      expect(await named(register, { group: 'documents' })).toEqual([1, 'bases.pdf']);
      expect(await named(register, { lacksWords: true })).toEqual([1, 'font.png']);
      expect(await named(register, { limit: 1, offset: 1 })).toEqual([3, 'bases.pdf']);
      expect(await register.find(town, 'placa.jpg')).toEqual(square);
    });

    it('gives a name to one file only, and changes nothing of the first', async () => {
      const { register } = await open();
      const added = await Promise.all(
        ['one', 'two'].map((text) => register.add(town, aFile('foto.jpg', { content: content(text) }), neus)),
      );
      expect(added.filter(Boolean)).toEqual([true]);
      expect((await register.page(town, all)).count).toBe(1);
    });

    it('shows a file only while a published document uses it, or once staff have published it', async () => {
      const { register, publish } = await open();
      await register.add(town, aFile('a.jpg'), neus);
      await register.add(other, aFile('a.jpg'), neus);
      const isShown = async () => (await register.shown(town, 'a.jpg'))?.isPublic;
      expect([await isShown(), await register.publicNames(town)]).toEqual([false, []]);
      await publish(other, 'd1', { image: '/files/nova/a.jpg' });
      expect(await isShown()).toBe(false);
      await publish(town, 'd1', { image: '/files/nova/a.jpg' });
      await publish(town, 'd2', { text: { va: '<img src="/files/nova/a.jpg?w=480">' } });
      expect([await isShown(), await register.publicNames(town)]).toEqual([true, ['a.jpg']]);
      expect((await register.uses(town, 'a.jpg')).map(({ document }) => document)).toEqual(['d1', 'd2']);
      expect(await register.remove(town, 'a.jpg', neus)).toBe('used');
      await publish(town, 'd1', { image: null });
      await publish(town, 'd2', null);
      expect([await isShown(), await register.publicNames(town)]).toEqual([false, []]);
      await register.change(town, 'a.jpg', (file) => ({ ...file, isPublished: true }), neus);
      expect([await isShown(), await register.publicNames(town)]).toEqual([true, ['a.jpg']]);
      expect(await register.shown(town, 'b.jpg')).toBeNull();
    });

    it('is not public by a draft, and cannot be removed while one uses it', async () => {
      const { register, draft, publish } = await open();
      await register.add(town, aFile('a.jpg'), neus);
      await register.add(town, aFile('b.jpg'), neus);
      await draft(town, 'd1', { image: '/files/nova/a.jpg', text: { va: 'Vegeu /files/nova/c.jpg' } });
      await draft(other, 'd1', { image: '/files/nova/b.jpg' });
      await publish(town, 'd2', { image: '/files/nova/b.jpg' });
      expect((await register.shown(town, 'a.jpg'))?.isPublic).toBe(false);
      expect(await register.uses(town, 'a.jpg')).toEqual([
        { collection: 'nodes', document: 'd1', isDraft: true },
      ]);
      expect(await register.uses(town, 'b.jpg')).toEqual([
        { collection: 'nodes', document: 'd2', isDraft: false },
      ]);
      expect(await register.remove(town, 'a.jpg', neus)).toBe('used');
    });

    it('knows the files that came with the folder, and what the documents of before use', async () => {
      const { register, publish } = await open();
      await register.add(town, aFile('mine.jpg'), neus);
      await publish(town, 'd1', { image: '/files/nova/arms.svg' });
      await register.takeLoaded(town, ['arms.svg', 'actes/ple.pdf', 'mine.jpg'], 5000);
      expect(await named(register, {})).toEqual([3, 'actes/ple.pdf', 'arms.svg', 'mine.jpg']);
      expect((await register.shown(town, 'arms.svg'))?.isPublic).toBe(true);
      expect(await register.publicNames(town)).toEqual([]);
      expect((await register.find(town, 'mine.jpg'))?.content).not.toBeNull();
      await register.takeLoaded(town, ['arms.svg'], 6000);
      expect(await named(register, {})).toEqual([2, 'arms.svg', 'mine.jpg']);
      expect((await register.find(town, 'arms.svg'))?.at).toBe(5000);
      expect((await register.uses(town, 'arms.svg')).length).toBe(1);
    });

    it('adds a step to each change, and none if nothing changes', async () => {
      const { register, steps } = await open();
      const file = aFile('a.jpg');
      const edit = (change: (one: TownFile) => TownFile | null, at: number) =>
        register.change(town, 'a.jpg', change, { by: 'Pep', at });
      await register.add(town, file, neus);
      await edit((one) => one, 2);
      expect(await edit(() => null, 3)).toBeNull();
      await edit((one) => ({ ...one, words: { es: 'La plaza' } }), 2000);
      await edit((one) => withContent(one, content('new'), { by: 'Pep', at: 3000 }), 3000);
      await edit((one) => ({ ...one, isPublished: true }), 4000);
      expect(await register.remove(town, 'a.jpg', { by: 'Pep', at: 5000 })).toBe('removed');
      expect(await register.remove(town, 'a.jpg', neus)).toBe('unknown');
      expect(await register.change(town, 'a.jpg', (one) => one, neus)).toBeNull();
      const chain = await steps.of(town, fileSubject(file));
      expect(chain.map(({ act, from, to }) => [act, from, to])).toEqual([
        ['file.upload', null, hashOf('a.jpg')],
        ['file.describe', null, null],
        ['file.replace', hashOf('a.jpg'), hashOf('new')],
        ['file.publish', 'notPublished', 'published'],
        ['file.remove', hashOf('new'), null],
      ]);
    });

    it('erases a replaced content after thirty days, and never one that a file still has', async () => {
      const { register, files } = await open();
      for (const text of ['old', 'old-480', 'new', 'shared']) await files.put(bytes(text), 1);
      const there = async () =>
        (await Promise.all(['old', 'old-480', 'new', 'shared'].map((text) => files.get(hashOf(text))))).map(
          (one) => one !== null,
        );
      await register.add(town, aFile('a.jpg', { content: content('old', 'old-480', 'shared') }), neus);
      await register.add(town, aFile('b.jpg', { content: content('shared') }), neus);
      const by = { by: 'Pep', at: 2000 };
      await register.change(town, 'a.jpg', (one) => withContent(one, content('new'), by), by);
      await register.forget(2000 + replacedLife - 1);
      expect(await there()).toEqual([true, true, true, true]);
      await register.forget(2000 + replacedLife);
      expect(await there()).toEqual([false, false, true, true]);
      await register.remove(town, 'a.jpg', { by: 'Pep', at: 3000 });
      await register.forget(3000 + replacedLife);
      expect(await there()).toEqual([false, false, false, true]);
    });
  });
}

import { describe, expect, it } from 'vitest';
import type { DeskEntry, DocumentDesk } from '#application/ports/server/office/document-desk.ts';
import { actOnDocument } from '#domain/documents/act-on-document.ts';
import { makeDocument } from '#domain/documents/document-change.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import { documentFields } from '#domain/documents/fields.ts';
import { documentAsFound, type OfficeDocument, unknownDocument } from '#domain/documents/office-document.ts';
import type { DocumentStatus } from '#domain/documents/state.ts';
import { isLeft } from '#domain/shared/result.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aGrant } from '#fixtures/builders/data/staff-person.ts';
import { documentPage, documentRows, nameDocument } from './document-list.ts';
import { documentRights, fieldRights } from './document-rights.ts';
import { publishDue } from './publish-due.ts';

const ref = { collection: 'propuestas', id: 'banco' };
const inProcess = (id: string) => documentFields({ data: { IDproceso: id } });

describe('what a person may do with a document', () => {
  const ona = { id: 'ona', grants: [aGrant('publisher', { scope: { kind: 'process', id: 'a' } })] };
  const document = { ...unknownDocument(ref), fields: inProcess('a') };

  it('is decided in the parts of the published document and in those of its draft', () => {
    expect(documentRights(ona, document, 1)('document.publish')).toBe(true);
    const change = { path: 'data/IDproceso', was: 'a', value: 'b', by: 'ona', at: 1 };
    const moved = { ...document, draft: new Map([[change.path, change]]) };
    expect(documentRights(ona, moved, 1)('document.publish')).toBe(false);
    const taken = {
      ...moved,
      fields: inProcess('b'),
      draft: new Map([[change.path, { ...change, value: 'a' }]]),
    };
    expect(documentRights(ona, taken, 1)('document.publish')).toBe(false);
    const { draft } =
      makeDocument(ref, { data: { IDproceso: 'a' } }, { by: 'ona', at: 1 }).document ?? document;
    expect(documentRights(ona, { ref, fields: null, draft }, 1)('document.edit')).toBe(true);
  });

  it('is on surveys to edit them for those who prepare votes, and to publish or withdraw them for nobody', () => {
    const survey = { ...unknownDocument({ collection: '#surveys', id: 'voto' }), fields: documentFields({}) };
    const has = (role: 'publisher' | 'editor') =>
      documentRights({ id: 'neus', grants: [aGrant(role)] }, survey, 1);
    expect(has('publisher')('document.edit')).toBe(true);
    expect(has('editor')('document.edit')).toBe(false);
    expect(has('editor')('document.translate')).toBe(true);
    for (const act of ['document.publish', 'document.withdraw'] as const)
      expect(has('publisher')(act)).toBe(false);
    const ofVote = aGrant('publisher', { scope: { kind: 'vote', id: 'voto' } });
    expect(documentRights({ id: 'ona', grants: [ofVote] }, survey, 1)('document.edit')).toBe(true);
  });

  it('is to change all fields, translations, or none', () => {
    expect(fieldRights(() => true)).toBe('all');
    expect(fieldRights((act) => act === 'document.translate')).toBe('translations');
    expect(fieldRights(() => false)).toBe('none');
  });
});

describe('the list of documents', () => {
  const entry = (id: string, more: Partial<DeskEntry> & { status: DocumentStatus }): DeskEntry => ({
    ref: { collection: 'articulos', id },
    isPublic: false,
    hasDraft: false,
    version: 1,
    since: 1,
    by: 'Marta',
    schedule: null,
    title: { es: `Borrador ${id}` },
    parts: {},
    ...more,
  });
  const named = ['uno', 'dos', 'tres'].map((id) =>
    nameDocument({ collection: 'articulos', id }, { es: `Título ${id}`, va: 'Peñíscola' }, {}),
  );
  const rows = documentRows(named, [
    entry('dos', { status: { place: 'published', work: 'draft' }, isPublic: true, hasDraft: true, since: 5 }),
    entry('tres', { status: { place: 'published', work: 'none' }, isPublic: true, since: null }),
    entry('cuatro', { status: { place: 'withdrawn', work: 'none' }, since: 9 }),
    entry('cinco', { status: { place: 'new', work: 'none' } }),
    entry('seis', { status: { place: 'archived', work: 'none' }, since: null }),
  ]);
  const all = { collection: null, state: null, text: null, limit: 10, offset: 0 };
  const ids = (filter: Partial<Parameters<typeof documentPage>[1]>) =>
    documentPage(rows, { ...all, ...filter }).items.map((row) => row.ref.id);

  it('has those that the office changed last first, and archived ones only if they are asked for', () => {
    expect(ids({})).toEqual(['cuatro', 'dos', 'tres', 'uno']);
    expect(ids({ state: 'archived' })).toEqual(['seis']);
    expect(ids({ limit: 2, offset: 1 })).toEqual(['dos', 'tres']);
    expect(rows.map(({ title }) => title)).toContainEqual({ es: 'Borrador dos' });
    expect(rows.map(({ title }) => title)).toContainEqual({ es: 'Título tres', va: 'Peñíscola' });
  });

  it('is searched by words of titles in any language and by ids, in any spelling', () => {
    expect(ids({ text: ' TITULO  peñiscola ' })).toEqual(['tres', 'uno']);
    expect(ids({ text: 'penis' })).toEqual([]);
    expect(ids({ text: 'cuatro' })).toEqual(['cuatro']);
    expect(ids({ collection: 'menus' })).toEqual([]);
  });

  it('counts all of them by collection and state, whatever is asked for', () => {
    const { counts, total } = documentPage(rows, { ...all, text: 'uno' });
    expect(total).toBe(1);
    expect(counts).toEqual([
      { collection: 'articulos', state: 'withdrawn', count: 1 },
      { collection: 'articulos', state: 'publishedWithDraft', count: 1 },
      { collection: 'articulos', state: 'published', count: 2 },
      { collection: 'articulos', state: 'archived', count: 1 },
    ]);
  });

  it('names a document without a title by its id', () => {
    const titleOf = (title: unknown) => nameDocument(ref, title, {}).title;
    for (const title of [undefined, null, '', ' ', {}, { es: ' ' }, { es: 'Sí', va: 3 }])
      expect(titleOf(title)).toBe('banco');
    expect(titleOf('Banco')).toBe('Banco');
    expect(titleOf(2027)).toBe('2027');
  });
});

describe('publication by the clock', () => {
  const town = realmId('vilanova');

  /** A desk with one document, whose reading others may come before. */
  function deskWith(document: OfficeDocument | null, meanwhile: () => OfficeDocument | null) {
    const acts: string[] = [];
    const documentDesk = {
      due: async () => [{ realm: town, ref }],
      find: async () => document,
      change: async <T>(
        _realm: unknown,
        _ref: DocumentRef,
        decide: Parameters<DocumentDesk['change']>[2],
      ): Promise<T> => {
        const { change, answer } = decide(meanwhile());
        acts.push(...(change?.steps.map(({ act, by }) => `${act} ${by}`) ?? []));
        return answer as T;
      },
    } as unknown as DocumentDesk;
    return { documentDesk, acts };
  }
  const run = async (
    document: OfficeDocument | null,
    {
      now = 10,
      hasErrors = false,
      mayPublish = true,
      needsAnother = false,
      meanwhile = document,
    }: {
      now?: number;
      hasErrors?: boolean;
      mayPublish?: boolean;
      needsAnother?: boolean;
      meanwhile?: OfficeDocument | null;
    } = {},
  ) => {
    const { documentDesk, acts } = deskWith(document, () => meanwhile);
    const ports = {
      documentDesk,
      clock: { now: () => now },
      hasErrors: async () => hasErrors,
      mayPublish: async () => mayPublish,
      needsAnother: async () => needsAnother,
    };
    return [await publishDue(ports)(), ...acts];
  };
  const made = makeDocument(ref, { title: 'Banco' }, { by: 'Marta', at: 1 }).document ?? unknownDocument(ref);
  const scheduled: OfficeDocument = {
    ...made,
    status: { place: 'new', work: 'scheduled' },
    schedule: { at: 10, until: 20 },
  };

  it('publishes and withdraws what is due, as the program', async () => {
    expect(await run(scheduled)).toEqual([1, 'document.publish system']);
    const published = actOnDocument(scheduled, {
      act: 'publish',
      by: 'system',
      id: null,
      at: 10,
      note: null,
      schedule: { at: null, until: null },
      has: () => true,
    });
    if (isLeft(published)) throw new Error(published.left.kind);
    const shown = documentAsFound(ref, published.right.document, { _id: 'banco', title: 'Banco' });
    expect(await run(shown, { now: 19 })).toEqual([0]);
    expect(await run(shown, { now: 20 })).toEqual([1, 'document.withdraw system']);
  });

  it('makes a draft again of what has errors, needs another person or was published anew', async () => {
    expect(await run(scheduled, { hasErrors: true })).toEqual([1, 'document.holdErrors system']);
    expect(await run(scheduled, { needsAnother: true })).toEqual([1, 'document.holdAnother system']);
    const anew = documentAsFound(ref, scheduled, { _id: 'banco', title: 'De la carpeta' });
    expect(await run(anew)).toEqual([1, 'document.holdOutdated system']);
  });

  it('does not publish for somebody who may no longer publish, and withdraws what they had published', async () => {
    expect(await run(scheduled, { mayPublish: false, hasErrors: true })).toEqual([
      1,
      'document.holdRights system',
    ]);
    const shown = { ...scheduled, status: { place: 'published', work: 'none' } } as const;
    expect(await run(shown, { now: 20, mayPublish: false })).toEqual([1, 'document.withdraw system']);
  });

  it('is done once, whichever process comes first', async () => {
    expect(await run(scheduled, { meanwhile: made })).toEqual([0]);
    expect(await run(scheduled, { meanwhile: null })).toEqual([0]);
    expect(await run(null)).toEqual([0]);
    expect(await run(scheduled, { meanwhile: { ...scheduled, version: 9 } })).toEqual([0]);
    const broken = { ...scheduled, status: { place: 'archived', work: 'scheduled' } } as const;
    expect(await run(broken)).toEqual([0]);
  });
});

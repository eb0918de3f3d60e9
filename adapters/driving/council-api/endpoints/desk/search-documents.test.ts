import { describe, expect, it } from 'vitest';
import { documentOffice } from '#fixtures/builders/councils/document-office.ts';

const { at } = documentOffice();

interface Item {
  readonly kind: string;
  readonly path: string;
  readonly document?: { readonly collection: string; readonly state: string };
}
const found = async (name: string, text: string, realm = 'vilanova') => {
  const { body } = await at(name, `/api/${realm}/staff/search?text=${encodeURIComponent(text)}`);
  return (body as { readonly items?: readonly Item[] }).items ?? [];
};
const draft = async (collection: string, id: string, body: object, by = 'Marta') =>
  expect((await at(by, `/api/vilanova/staff/documents/${collection}`, { id, body })).status).toBe(200);

describe('the search of the office', () => {
  it('finds documents of every kind with their drafts, and leads into their editors', async () => {
    await draft('articulos', 'alcachofera', { title: { es: 'La alcachofera nueva' } });
    await draft('mailboxes', 'alcachofas', { title: { es: 'Avisos de alcachofera' }, form: [] });
    await draft('%23surveys', 'alca', { title: { es: '¿Una alcachofera?' } }, 'Neus');
    await draft('vocabularios', 'alca', { title: { es: 'Palabras de la alcachofera' } });
    const paths = (await found('Neus', 'ALCACHÓFERA')).map(({ kind, path, document }) => [
      kind,
      path,
      document?.collection,
      document?.state,
    ]);
    expect(paths.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))).toEqual([
      ['article', '/gestion/documentos/articulos/alcachofera', 'articulos', 'draft'],
      ['document', '/gestion/documentos/vocabularios/alca', 'vocabularios', 'draft'],
      ['mailbox', '/gestion/buzones/alcachofas', 'mailboxes', 'draft'],
      ['survey', '/gestion/encuestas/alca', '#surveys', 'draft'],
    ]);
    expect(await found('Neus', 'proc-633')).toContainEqual(
      expect.objectContaining({ kind: 'process', path: '/gestion/documentos/procesos/proc-633' }),
    );
  });

  it('finds the changed title of a published document, and shows eight of a kind at most', async () => {
    const url = '/api/vilanova/staff/documents/procesos/proc-633';
    const was = 'Plan de barrio: cuéntanos';
    const changes = [{ path: 'title/es', was, value: 'Zahorí del barrio' }];
    expect((await at('Marta', `${url}/draft`, { changes })).status).toBe(200);
    expect(await found('Neus', 'zahori')).toMatchObject([
      { kind: 'process', document: { state: 'publishedWithDraft' } },
    ]);
    const counts = new Map<string, number>();
    for (const { kind } of await found('Neus', 'a')) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBe(8);
    expect(counts.get('document')).toBe(8);
  });

  it('finds files of the library', async () => {
    const files = (await found('Neus', 'escudo')).filter(({ kind }) => kind === 'file');
    expect(files[0]?.path).toMatch(/^\/gestion\/ficheros\/.*escudo/u);
  });

  it('shows no draft and no file to who may not read them', async () => {
    await draft('articulos', 'berenjenal', { title: { es: 'El berenjenal' } });
    await draft('propuestas', 'berenjena', {
      title: { es: 'Más berenjenas' },
      data: { IDproceso: 'proc-633' },
    });
    expect(await found('Neus', 'berenjena')).toHaveLength(2);
    // Who works in one process finds what is of it.
    expect((await found('Ona', 'berenjena')).map(({ kind }) => kind)).toEqual(['proposal']);
    // A treasurer has nothing to look for among documents.
    expect((await at('Teo', '?text=berenjena')).status).toBe(403);
    expect(await found('Teo', 'berenjena')).toEqual([]);
    expect(await found('Teo', 'escudo')).toEqual([]);
    expect(await found('Joan', 'berenjena', 'benialt')).toEqual([]);
    expect((await at('Joan', '/api/vilanova/staff/search?text=berenjena')).status).toBe(403);
    expect((await at(null, '/api/vilanova/staff/search?text=berenjena')).status).toBe(403);
  });
});

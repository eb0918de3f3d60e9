import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createDocumentCall } from '#adapters/wire/office-documents/create-document.ts';
import { writeFields } from '#adapters/wire/office-documents/field.ts';
import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import { documentFields } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from '../../shell/sample-office.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/gestion');
});

const described: Readonly<Record<string, JsonObject>> = {
  becas: {
    title: { es: 'Becas de música' },
    db: 'ayuntamiento',
    query: 'becas',
    columns: [
      { key: 'c1', title: { es: 'Importe' }, type: 'currency' },
      { key: 'c2', title: { es: 'Beca' }, type: 'string' },
    ],
  },
  empty: { title: { es: 'Sin columnas' }, db: 'ayuntamiento', query: 'vacia', columns: [] },
  other: { title: { es: 'Sin filas' }, columns: [{ key: 'a' }] },
  wrong: { title: { es: 'Mal nombre' }, db: '../a', query: 'b', columns: [{ key: 'a' }] },
};
const row = (id: string) => ({
  collection: 'descriptor',
  id,
  title: id,
  state: 'draft',
  isPublic: false,
  hasDraft: true,
  since: null,
  by: null,
  schedule: null,
  editing: [],
});
const status = { state: 'draft', isPublic: false, version: 1, schedule: null, acts: [] } as const;

/** The list of a town whose tables are only described, with the window for a new document open. */
async function making() {
  const made: { readonly collection: string; readonly body: unknown }[] = [];
  const { office, presenter } = anOffice({
    calls: [
      stubCall(listOfficeDocumentsCall, async ({ collection }) => {
        const items = collection === 'descriptor' ? Object.keys(described).map(row) : [];
        return right({ items: items as never, itemsCount: items.length, counts: [] });
      }),
      stubCall(readOfficeDocumentCall, async ({ collection, id }) =>
        right({
          ...status,
          acts: [],
          collection,
          id,
          fields: writeFields(documentFields(described[id] ?? {})),
          draft: [],
          outdated: [],
          older: [],
          presence: [],
          mayChange: 'all' as const,
          languages: ['es' as const],
        }),
      ),
      stubCall(createDocumentCall, async ({ collection, body }) => {
        made.push({ collection, body: body.body });
        return right({ id: 'nueva', version: 1 });
      }),
    ],
    me: async () => right(somebody()),
    stored: 'es',
  });
  history.replaceState(null, '', '/gestion/documentos');
  render(office);
  await act(() => presenter.open());
  fireEvent.click(await screen.findByRole('button', { name: /Documento nuevo/u }));
  await screen.findByRole('option', { name: 'Tabla: Becas de música' });
  return made;
}
const chooseKind = (kind: string) =>
  fireEvent.change(screen.getByLabelText('Clase'), { target: { value: kind } });
const make = (label: string | RegExp, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Crear el borrador' }));
};

it('offers rows of the tables that are described, also if there is none yet, and asks for their first column', async () => {
  const made = await making();
  const tables = screen.getAllByRole('option').filter(({ textContent }) => textContent?.startsWith('Tabla:'));
  expect(tables).toHaveLength(1);
  chooseKind('tabla-ayuntamiento-becas');
  make('Importe', '1.250,50');
  await waitFor(() =>
    expect(made).toEqual([{ collection: 'tabla-ayuntamiento-becas', body: { c1: 1250.5 } }]),
  );
});

it('gives a new table rows of its own, whatever it is called', async () => {
  const made = await making();
  chooseKind('descriptor');
  make(/^Título/u, 'Becas');
  const own = { name: 'becas-2', db: 'ayuntamiento', query: 'becas-2' };
  await waitFor(() => expect(made).toMatchObject([{ collection: 'descriptor', body: own }]));
});

it('begins a list of the town with its first entry, under the name that it is called', async () => {
  const made = await making();
  chooseKind('@list');
  make(/^Título/u, 'El Carme');
  expect(made).toEqual([]);
  fireEvent.change(screen.getByLabelText('Nombre de la lista'), { target: { value: 'Centros cívicos' } });
  expect(screen.getByText(/Empieza con esta primera entrada/u)).toBeDefined();
  make(/^Título/u, 'El Carme');
  const body = { title: { es: 'El Carme' } };
  await waitFor(() => expect(made).toEqual([{ collection: 'lista-centros-civicos', body }]));
});

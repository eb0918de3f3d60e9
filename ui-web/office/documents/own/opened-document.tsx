import { act, render, screen } from '@testing-library/react';
import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import { documentOf } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { right } from '#domain/shared/result.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { anOffice, somebody } from '../../shell/sample-office.tsx';
import { aDocumentOf } from '../editor/sample-documents.ts';

/** The documents of a town in a list of a test, by their ids and titles. */
export const listedDocuments = (titles: Readonly<Record<string, string>>): StubbedCall =>
  stubCall(listOfficeDocumentsCall, async ({ collection }) => {
    const items = Object.entries(titles).map(([id, es]) => ({
      collection: collection ?? '',
      id,
      title: { es },
      state: 'published' as const,
      isPublic: true,
      isForStaff: false,
      hasDraft: false,
      since: null,
      by: null,
      schedule: null,
      editing: [],
    }));
    return right({ items, itemsCount: items.length, counts: [] });
  });

/** A document in the editor of an office of a test, and what is written in it by now. */
export async function openedDocument(
  collection: string,
  body: JsonObject,
  calls: readonly StubbedCall[] = [],
): Promise<{ readonly written: () => JsonObject }> {
  history.replaceState(null, '', `/gestion/documentos/${collection}/a-1`);
  const council = aDocumentOf(collection, body);
  const drawn = anOffice({
    calls: [...council.callsOf('Neus'), ...calls],
    me: async () => right(somebody()),
    stored: 'es',
  });
  render(drawn.office);
  await act(() => drawn.presenter.open());
  await screen.findByRole('complementary');
  return { written: () => documentOf(council.fields()) };
}

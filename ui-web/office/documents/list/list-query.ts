import { campaignDocuments, surveyDocuments } from '#domain/documents/document-parts.ts';
import { type DocumentState, documentStates } from '#domain/documents/state.ts';

/** What the list of documents shows; the address says it. */
export interface DocumentFilters {
  readonly collection: string | null;
  readonly state: DocumentState | null;
  readonly text: string;
}

/** The filters that an address names; what it does not know is left out. */
export function readDocumentFilters(search: string): DocumentFilters {
  const query = new URLSearchParams(search);
  const state = query.get('estado');
  return {
    collection: query.get('clase'),
    state: documentStates.find((one) => one === state) ?? null,
    text: query.get('q') ?? '',
  };
}

/** The address of the list with these filters. */
export function listHref({ collection, state, text }: DocumentFilters): string {
  const query = new URLSearchParams();
  if (collection !== null) query.set('clase', collection);
  if (state !== null) query.set('estado', state);
  if (text !== '') query.set('q', text);
  const written = query.toString();
  return `/gestion/documentos${written === '' ? '' : `?${written}`}`;
}

/** The places that have the editors of some documents. */
const ownPlaces: ReadonlyMap<string, string> = new Map([
  [surveyDocuments, 'encuestas'],
  [campaignDocuments, 'bonos'],
]);

/** The address of a document in its editor; surveys and campaigns of vouchers have their own. */
export function documentHref(collection: string, id: string): string {
  const place = ownPlaces.get(collection) ?? `documentos/${encodeURIComponent(collection)}`;
  return `/gestion/${place}/${encodeURIComponent(id)}`;
}

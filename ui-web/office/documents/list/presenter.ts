import { BehaviorSubject } from 'rxjs';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { createDocumentCall } from '#adapters/wire/office-documents/create-document.ts';
import { listOfficeDocumentsCall } from '#adapters/wire/office-documents/list-documents.ts';
import { readOfficeDocumentCall } from '#adapters/wire/office-documents/read-document.ts';
import { begunByName } from '#adapters/wire/documents/description/looks.ts';
import { titleNames } from '#domain/documents/document-title.ts';
import { documentOf } from '#domain/documents/fields.ts';
import { isJsonObject, type Json, type JsonObject } from '#domain/documents/json.ts';
import { isLeft } from '#domain/shared/result.ts';
import { hasRows } from '#domain/tables/rows-collection.ts';
import type { OfficeCouncil } from '#ui-web/composition/office.ts';
import { type Presenter, presented } from '#ui-web/presenter.ts';
import { documentOfAnswer } from '../editor/open-document.ts';
import type { DocumentFilters } from './list-query.ts';

type Listed = CallAnswer<typeof listOfficeDocumentsCall>;
export type ListedRow = Listed['items'][number];

/** The list of documents. */
export type DocumentListState =
  | { readonly kind: 'loading' | 'failed' }
  | {
      readonly kind: 'open';
      readonly filters: DocumentFilters;
      readonly items: readonly ListedRow[];
      readonly total: number;
      readonly counts: Listed['counts'];
      /** The row that keys act on. */
      readonly current: number;
      readonly isBusy: boolean;
    };

export interface ListPresenter extends Presenter<DocumentListState> {
  readonly show: (filters: DocumentFilters) => Promise<void>;
  readonly more: () => Promise<void>;
  readonly move: (by: 1 | -1) => void;
  /** Makes a document with this content, or as a copy of another one; its id, or null if it could not be made. */
  readonly make: (collection: string, content: JsonObject, copyOf: string | null) => Promise<string | null>;
}

const mostShown = 100;

/** What a copy has of its own: its address and, of a description of a table, where its rows are. */
const ownOfCopy = (collection: string): readonly string[] => [
  '_id',
  'data/slug',
  ...Object.keys(begunByName[collection]?.('') ?? {}),
];

/** The content of another document, for a copy. */
async function copied({ call, realm }: OfficeCouncil, collection: string, id: string): Promise<JsonObject> {
  const read = await call(readOfficeDocumentCall, { realm, collection, id });
  if (isLeft(read)) return {};
  const { server } = documentOfAnswer(read.right, new Map(), { kind: 'unchanged' });
  const names = ownOfCopy(collection);
  const own = (path: string) => names.some((name) => path === name || path.startsWith(`${name}/`));
  return documentOf(new Map<string, Json>([...server].filter(([path]) => !own(path))));
}

/** A copy of a document with the title and the address of the new one; of a row, with what was written for it. */
function copyWith(collection: string, copied: JsonObject, content: JsonObject): JsonObject {
  if (hasRows(collection)) return { ...content, ...copied, ...content };
  const title = titleNames.find((name) => name in content);
  const { data } = content;
  const own = title === undefined ? {} : { [title]: content[title] ?? null };
  const isTitled = isJsonObject(data) && isJsonObject(copied['data'] ?? {});
  return {
    ...content,
    ...copied,
    ...own,
    ...(isTitled && { data: { ...(copied['data'] as JsonObject | undefined), ...data } }),
  };
}

/** The documents that a person may read, and new ones. */
export function documentListPresenter(council: OfficeCouncil): ListPresenter {
  const { call, realm } = council;
  const state = new BehaviorSubject<DocumentListState>({ kind: 'loading' });
  let asked = 0;
  const ask = (filters: DocumentFilters, offset: number) =>
    call(listOfficeDocumentsCall, {
      realm,
      collection: filters.collection,
      state: filters.state,
      text: filters.text.trim() || null,
      limit: mostShown,
      offset,
    });
  return {
    ...presented(state),
    show: async (filters) => {
      const turn = (asked += 1);
      const found = await ask(filters, 0);
      if (turn !== asked) return;
      if (isLeft(found)) return state.next({ kind: 'failed' });
      const { items, itemsCount: total, counts } = found.right;
      state.next({ kind: 'open', filters, items, total, counts, current: 0, isBusy: false });
    },
    more: async () => {
      const now = state.value;
      if (now.kind !== 'open') return;
      state.next({ ...now, isBusy: true });
      const found = await ask(now.filters, now.items.length);
      const added = isLeft(found) ? [] : found.right.items;
      state.next({ ...now, items: [...now.items, ...added], isBusy: false });
    },
    move: (by) => {
      const now = state.value;
      if (now.kind !== 'open') return;
      state.next({ ...now, current: Math.min(Math.max(now.current + by, 0), now.items.length - 1) });
    },
    make: async (collection, content, copyOf) => {
      const body =
        copyOf === null ? content : copyWith(collection, await copied(council, collection, copyOf), content);
      const made = await call(createDocumentCall, { realm, collection, body: { body } });
      return isLeft(made) ? null : made.right.id;
    },
  };
}

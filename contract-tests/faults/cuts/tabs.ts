import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { councilClient } from '#adapters/driven/council-http/council-client.ts';
import { indexedDocumentJournal } from '#adapters/driven/browser-storage/indexed-document-journal.ts';
import type { DocumentJournal, JournalPlace } from '#application/ports/browser/document-journal.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left } from '#domain/shared/result.ts';
import { type EditorPresenter, editorPresenter } from '#ui-web/office/documents/editor/presenter.ts';

const never = new Promise<never>(() => {});

/** A tab with the document in its editor. */
export interface Tab {
  readonly presenter: EditorPresenter;
  /** The text of a field as the page shows it; null while the document is not open. */
  readonly shows: (path: string) => string | null;
  /** The tab is gone in the midst of what it does. */
  readonly end: () => void;
}

/** A device with a browser’s database: gives tabs, one after the other. */
export function deviceWithTabs(place: JournalPlace, line: typeof fetch): () => Tab {
  Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange });
  const living = new Set<string>();
  return () => {
    const own = crypto.randomUUID();
    living.add(own);
    const isOver = () => !living.has(own);
    const kept = indexedDocumentJournal({ own, living: async () => living });
    const journal: DocumentJournal = {
      load: (at) => kept.load(at),
      waits: (at) => kept.waits(at),
      keep: async (at, changes) => !isOver() && kept.keep(at, changes),
    };
    const settings: CallSettings = {
      baseUrl: '',
      language: () => 'es',
      firstAnswers: new Map(),
      fetch: async (...sent) => {
        if (isOver()) return never;
        const answer = await line(...sent);
        return isOver() ? never : answer;
      },
    };
    const presenter = editorPresenter(
      {
        realm: realmId(place.realm),
        call: councilClient(settings),
        clock: { now: () => Date.now() },
        putFile: async () => left({ kind: 'unreachable' }),
        drafts: { load: () => null, keep: () => {}, discard: () => {} },
        journal,
        works: async () => Promise.reject(new Error('no works here')),
        checkSignature: async () => false,
        newKey: () => crypto.randomUUID(),
      },
      place,
    );
    return {
      presenter,
      shows: (path) => {
        const now = presenter.current();
        if (now.kind !== 'open') return null;
        const text = now.shown.get(path);
        return typeof text === 'string' ? text : '';
      },
      end: () => {
        presenter.close();
        living.delete(own);
      },
    };
  };
}

import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentJournalContract } from '#contract-tests/ports/browser/document-journal.ts';
import { memoryDevice } from '#fixtures/memory/document-journal.ts';
import { indexedDocumentJournal } from './indexed-document-journal.ts';
import { browserTabs } from './open-tabs.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => vi.unstubAllGlobals());

/** The tabs of a browser. */
function browser() {
  const living = new Set<string>();
  return () => {
    const own = crypto.randomUUID();
    living.add(own);
    const journal = indexedDocumentJournal({ own, living: async () => living });
    return { journal, end: () => void living.delete(own) };
  };
}

documentJournalContract('the browser’s database', browser);
documentJournalContract('the memory of a test', memoryDevice);

describe('a journal', () => {
  const place = { realm: 'vilanova', collection: 'articulos', id: 'obras', person: 'Marta' };
  const change = { path: 'title/es', was: 'Obra', value: 'Obras', tried: ['Obr'] };

  it('says that nothing is kept by a browser that refuses to store', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { journal } = browser()();
    expect(await journal.keep(place, [change])).toBe(false);
    expect(await journal.load(place)).toEqual([]);
  });

  it('has a key on the device before the task ends in which it was pressed', async () => {
    const { journal } = browser()();
    await journal.load(place);
    const puts: unknown[] = [];
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation((value) => {
      puts.push(value);
      throw new Error('enough');
    });
    void journal.keep(place, [change]);
    for (let n = 0; n < 10; n += 1) await Promise.resolve();
    expect(puts).toEqual([change]);
    put.mockRestore();
  });
});

describe('the tabs of a browser', () => {
  it('are those that hold their lock; a browser without locks knows only this one', async () => {
    const asked: string[] = [];
    const held = [{ name: 'concejo-tab/otra' }, { name: 'otra cosa' }];
    const locks = {
      request: (name: string) => void asked.push(name),
      query: async () => ({ held }),
    };
    vi.stubGlobal('navigator', { locks });
    const { own, living } = browserTabs(() => 'esta');
    expect([own, asked]).toEqual(['esta', ['concejo-tab/esta']]);
    expect([...(await living())]).toEqual(['esta', 'otra']);
    vi.stubGlobal('navigator', {});
    expect([...(await browserTabs(() => 'esta').living())]).toEqual(['esta']);
  });
});

import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestDraftsContract } from '#contract-tests/ports/browser/request-drafts.ts';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { realmId } from '#domain/shared/ids.ts';
import { indexedRequestDrafts } from './indexed-request-drafts.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => vi.unstubAllGlobals());

requestDraftsContract('the browser’s database', async () => ({
  drafts: indexedRequestDrafts(),
  again: async () => indexedRequestDrafts(),
}));

describe('request drafts in a browser that refuses to store', () => {
  it.each([
    ['that has no database', undefined],
    [
      'that throws',
      {
        open: () => {
          throw new DOMException('not here', 'SecurityError');
        },
      },
    ],
  ])('%s: the draft reports it, and nothing breaks', async (_how, database) => {
    vi.stubGlobal('indexedDB', database);
    const drafts = indexedRequestDrafts();
    const [town, mailbox] = [realmId('vilanova'), mailboxId('avisos')];
    const draft = {
      mailbox,
      title: 'Avisos',
      key: 'k',
      values: [],
      files: [],
      page: 0,
      payment: null,
      sendsWhenBack: false,
      keptAt: 1,
    };
    expect(await drafts.keep(town, draft)).toBe(false);
    expect(await drafts.load(town, draft)).toBeNull();
    expect(await drafts.list(town)).toEqual([]);
    await expect(drafts.discard(town, draft)).resolves.toBeUndefined();
  });
});

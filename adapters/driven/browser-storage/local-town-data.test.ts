import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { indexedDrafts } from './indexed-drafts.ts';
import { indexedRequestDrafts } from './indexed-request-drafts.ts';
import { localTownData } from './local-town-data.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const survey = surveyId('presupuestos');
const draft = {
  mailbox: mailboxId('avisos'),
  title: 'Avisos',
  key: 'k',
  values: [],
  files: [],
  page: 0,
  payment: null,
  sendsWhenBack: false,
  keptAt: 1,
};

/** A local storage of its own that the test can read. */
function aStorage(kept: Record<string, string>) {
  const all = new Map(Object.entries(kept));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
  });
  return all;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => vi.unstubAllGlobals());

describe('what a browser stores of a town', () => {
  it('is erased at logout: language, token, settings, the device’s id, drafts, its place on the list', async () => {
    const kept = aStorage({
      language: 'va',
      token: 't',
      settings: '{}',
      'concejo.device.vilanova': 'aa',
      'concejo.device.benialt': 'bb',
      'concejo.comments.vilanova': '{}',
      cookies: '{}',
      voteHistory: '["presupuestos"]',
    });
    const [surveys, requests] = [indexedDrafts(), indexedRequestDrafts()];
    for (const realm of [town, other]) {
      await surveys.keep(realm, survey, { answers: [] } as never);
      await requests.keep(realm, draft);
    }
    const data = localTownData(requests);
    data.note(town);
    data.note(other);
    data.note(town);
    expect(kept.get('realms')).toBe('["vilanova","benialt"]');
    await data.erase(town);
    expect([...kept.keys()].toSorted()).toEqual([
      'concejo.device.benialt',
      'cookies',
      'realms',
      'voteHistory',
    ]);
    expect(kept.get('realms')).toBe('["benialt"]');
    expect(await surveys.load(town, survey)).toBeNull();
    expect(await surveys.load(other, survey)).not.toBeNull();
    expect(await requests.list(town)).toEqual([]);
    expect(await requests.list(other)).toHaveLength(1);
    await data.erase(other);
    expect(kept.has('realms')).toBe(false);
  });

  it('is empty if the browser refuses to store, or the list cannot be read', async () => {
    aStorage({ realms: '{"a":1}' });
    const data = localTownData(indexedRequestDrafts());
    data.note(town);
    expect(localStorage.getItem('realms')).toBe('["vilanova"]');
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    vi.stubGlobal('indexedDB', { open: refuse });
    data.note(town);
    await expect(data.erase(town)).resolves.toBeUndefined();
  });
});

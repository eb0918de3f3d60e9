import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailboxId } from '#domain/forms/mailbox.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { indexedDrafts } from './indexed-drafts.ts';
import { indexedRequestDrafts } from './indexed-request-drafts.ts';
import { pocketAddress, pocketNoteNames } from '#application/ports/browser/pocket-notes.ts';
import { localVoteHistory } from '#ui-web/screens/survey/local-vote-history.ts';
import { votedSurveys } from '#ui-web/screens/survey/vote-history.ts';
import { indexedAnswers } from './indexed-answers.ts';
import { localPocketNotes } from './local-pocket-notes.ts';
import { localApplicationShelf, localPickupShelf, localShelf, localTicketShelf } from './local-shelf.ts';
import { localTownData } from './local-town-data.ts';
import { localVisits } from './local-visits.ts';
import { localWaitingKeys } from './local-waiting-keys.ts';
import { localWallet } from './local-wallet.ts';

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
function aStorage(kept: Record<string, string>, storage = 'localStorage') {
  const all = new Map(Object.entries(kept));
  vi.stubGlobal(storage, {
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
    expect([...kept.keys()].toSorted()).toEqual(['concejo.device.benialt', 'cookies', 'realms']);
    expect(kept.get('realms')).toBe('["benialt"]');
    expect(await surveys.load(town, survey)).toBeNull();
    expect(await surveys.load(other, survey)).not.toBeNull();
    expect(await requests.list(town)).toEqual([]);
    expect(await requests.list(other)).toHaveLength(1);
    await data.erase(other);
    expect(kept.has('realms')).toBe(false);
  });

  it('of a person is erased for the next one: what they booked, wrote, followed and voted in', async () => {
    const device = { language: 'va', settings: '{}', cookies: '{}', realms: '["vilanova"]' };
    const kept = aStorage(device);
    const tab = aStorage({}, 'sessionStorage');
    const requests = indexedRequestDrafts();
    const data = localTownData(requests);
    const notes = localPocketNotes();
    for (const shelf of [localShelf(), localTicketShelf(), localApplicationShelf(), localPickupShelf()]) {
      shelf.keep(town, { venue: 'v', key: 'k', answer: null });
      shelf.write(town, { name: 'Anna' });
    }
    localWallet().keep(town, { campaign: 'c', key: 'k', answer: null });
    localVisits().keep(town, { key: 'k', answer: null });
    localVisits().write(town, { name: 'Anna' });
    localWaitingKeys().keep(town, 'k');
    localWaitingKeys('waiting-venues').keep(town, 'k');
    localVoteHistory().add([survey]);
    kept.set('settings', JSON.stringify({ theme: 'dark', notifications: ['votes'], quiet: 'Anna' }));
    for (const name of pocketNoteNames) notes.write(town, name, ['Anna']);
    await indexedAnswers().keep(pocketAddress(town), { body: 'Anna', at: 1 });
    await requests.keep(town, draft);
    await indexedDrafts().keep(town, survey, { answers: [] } as never);
    data.hold(town, ['u-anna', 'u-anna-at-work']);
    expect(data.holders(town)).toEqual(['u-anna', 'u-anna-at-work']);
    expect([...kept.values(), ...tab.values()].join()).toContain('Anna');
    await data.eraseOfPerson(town);
    expect([Object.fromEntries(kept), tab.size]).toEqual([{ ...device, settings: '{"theme":"dark"}' }, 0]);
    expect([data.holders(town), votedSurveys()]).toEqual([[], []]);
    expect(await indexedAnswers().load(pocketAddress(town))).toBeNull();
    expect([await requests.list(town), await indexedDrafts().load(town, survey)]).toEqual([[], null]);
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
    data.hold(town, ['u-anna']);
    expect(data.holders(town)).toEqual([]);
    await expect(data.erase(town)).resolves.toBeUndefined();
  });
});

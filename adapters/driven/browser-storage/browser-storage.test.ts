import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerStoreContract } from '#contract-tests/ports/browser/answer-store.ts';
import { draftStoreContract } from '#contract-tests/ports/browser/draft-store.ts';
import { pocketAddress } from '#application/ports/browser/pocket-notes.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import { memoryAnswers } from '#fixtures/memory/answer-store.ts';
import { indexedAnswers, mostAnswers } from './indexed-answers.ts';
import { indexedDrafts } from './indexed-drafts.ts';
import { localDeviceId } from './local-device-id.ts';

const [town, survey] = [realmId('vilanova'), surveyId('budget')];
const draft = { answers: { budget: ['p-1'] }, keptAt: 1 };

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

draftStoreContract('the browser’s database', async () => ({
  drafts: indexedDrafts(),
  again: async () => indexedDrafts(),
}));

/** A browser whose every use of the database fails at once. */
const refusing = () => ({
  open: () => {
    throw new DOMException('not here', 'SecurityError');
  },
});

/** A browser that answers with an error, as a full disk does. */
const failing = () => ({
  open: () => {
    const request = Object.assign(new EventTarget(), {
      error: new DOMException('full', 'QuotaExceededError'),
    });
    queueMicrotask(() => request.dispatchEvent(new Event('error')));
    return request;
  },
});

describe('drafts in a browser that refuses to store', () => {
  it.each([
    ['that has no database', () => undefined],
    ['that throws', refusing],
    ['that fails', failing],
    [
      'that fails and does not say why',
      () => ({ open: () => Object.assign(failing().open(), { error: null }) }),
    ],
  ])('%s are lost without an error', async (_how, browser) => {
    vi.stubGlobal('indexedDB', browser());
    const drafts = indexedDrafts();
    await expect(drafts.isKeeping()).resolves.toBe(false);
    await expect(drafts.keep(town, survey, draft)).resolves.toBeUndefined();
    await expect(drafts.load(town, survey)).resolves.toBeNull();
    await expect(drafts.discard(town, survey)).resolves.toBeUndefined();
  });

  it('are stored again as soon as it allows it', async () => {
    const drafts = indexedDrafts();
    vi.stubGlobal('indexedDB', failing());
    await drafts.keep(town, survey, draft);
    vi.stubGlobal('indexedDB', new IDBFactory());
    await drafts.keep(town, survey, draft);
    expect(await drafts.load(town, survey)).toEqual(draft);
  });

  it('are stored after an older page has left its own schema of the database', async () => {
    const old = indexedDB.open('pwa', 1);
    await new Promise((resolve) => {
      old.addEventListener('upgradeneeded', () => old.result.createObjectStore('apiCache'));
      old.addEventListener('success', resolve);
    });
    old.result.close();
    const drafts = indexedDrafts();
    await drafts.keep(town, survey, draft);
    expect(await drafts.load(town, survey)).toEqual(draft);
  });
});

describe('the secret id of a device', () => {
  const shelf = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    };
  };
  const refuse = () => {
    throw new DOMException('not here', 'SecurityError');
  };

  it('is stored for each town, also after the page was left', () => {
    vi.stubGlobal('localStorage', shelf());
    expect(localDeviceId(town).read()).toBeNull();
    localDeviceId(town).keep('secret');
    expect(localDeviceId(town).read()).toBe('secret');
    expect(localDeviceId(realmId('benialt')).read()).toBeNull();
  });

  it('is another one once what is stored was erased, also in a page that made it', () => {
    const device = shelf();
    vi.stubGlobal('localStorage', device);
    const ids = localDeviceId(town);
    ids.keep('secret');
    vi.stubGlobal('localStorage', shelf());
    expect(ids.read()).toBeNull();
  });

  it('lives as long as the page if the browser refuses to store', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const ids = localDeviceId(town);
    expect(ids.read()).toBeNull();
    ids.keep('secret');
    expect(ids.read()).toBe('secret');
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
    expect(ids.read()).toBe('secret');
  });
});

answerStoreContract('the browser’s database', async () => ({
  answers: indexedAnswers(),
  again: async () => indexedAnswers(),
}));

answerStoreContract('memory', async () => {
  const answers = memoryAnswers();
  return { answers, again: async () => answers };
});

describe('answers in the browser’s database', () => {
  it('make room for new ones, the oldest first', async () => {
    const answers = indexedAnswers();
    for (let at = 0; at <= mostAnswers; at += 1) await answers.keep(`/a/${at}`, { body: at, at });
    expect(await answers.load('/a/0')).toBeNull();
    expect(await answers.load(`/a/${mostAnswers}`)).toEqual({ body: mostAnswers, at: mostAnswers });
  });

  it('never take the room of what the pocket keeps, however many come and however old it is', async () => {
    const answers = indexedAnswers();
    const pocket = pocketAddress(town);
    await answers.keep(pocket, { body: 'mine', at: 0 });
    for (let at = 1; at <= 2 * mostAnswers; at += 1) await answers.keep(`/a/${at}`, { body: at, at });
    expect(await answers.load(pocket)).toEqual({ body: 'mine', at: 0 });
    expect(await answers.load(`/a/${2 * mostAnswers}`)).not.toBeNull();
    expect(await answers.load('/a/1')).toBeNull();
  });

  it('are unknown in a browser that refuses to store', async () => {
    vi.stubGlobal('indexedDB', failing());
    const answers = indexedAnswers();
    await answers.keep('/a', { body: 1, at: 1 });
    expect(await answers.load('/a')).toBeNull();
  });
});

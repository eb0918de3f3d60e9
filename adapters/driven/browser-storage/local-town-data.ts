import type { RequestDraftStore } from '#application/ports/browser/request-drafts.ts';
import type { TownDeviceData } from '#application/ports/browser/town-device-data.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { pocketAddress, pocketNoteNames } from '#application/ports/browser/pocket-notes.ts';
import { discardDraftsOf } from './indexed-drafts.ts';
import { indexedAnswers } from './indexed-answers.ts';
import { commentDraftsKey } from './local-comment-drafts.ts';
import { pocketNoteKey } from './local-pocket-notes.ts';
import {
  applicationShelfKey,
  applyingKey,
  buyingKey,
  collectingKey,
  pickupShelfKey,
  shelfKey,
  ticketShelfKey,
  writtenKey,
} from './local-shelf.ts';
import { visitsKey } from './local-visits.ts';
import { waitingKeysKey } from './local-waiting-keys.ts';
import { walletKey } from './local-wallet.ts';
import { holderKey, holdersIn } from './holder-key.ts';
import { deviceIdKey } from './local-device-id.ts';

const settings = 'settings';
/** Keys of the specification (1, section 3) that are erased at logout. What was chosen about cookies stays. */
const ofDevice = ['language', 'token', settings] as const;
/** In what somebody took part, which the specification keeps under one key for all towns. */
const votes = 'voteHistory';

/** Where things of a person in a town are kept, on the device. */
const ofPerson = (realm: RealmId): readonly string[] => [
  votes,
  ...[deviceIdKey, commentDraftsKey, holderKey, walletKey, visitsKey].map((keyOf) => keyOf(realm)),
  ...[shelfKey, ticketShelfKey, applicationShelfKey, applyingKey, pickupShelfKey].map((keyOf) =>
    keyOf(realm),
  ),
  ...(['waiting', 'waiting-venues'] as const).map((list) => waitingKeysKey(list, realm)),
  ...pocketNoteNames.map((name) => pocketNoteKey(realm, name)),
];
/** Where what somebody is writing is kept, in the tab. */
const ofTab = (realm: RealmId): readonly string[] =>
  [visitsKey, writtenKey, buyingKey, collectingKey].map((keyOf) => keyOf(realm));
const listKey = 'realms';

function listed(): readonly string[] {
  const list: unknown = JSON.parse(localStorage.getItem(listKey) ?? '[]');
  return Array.isArray(list) ? list.filter((realm) => typeof realm === 'string') : [];
}

function keepList(realms: readonly string[]): void {
  if (realms.length === 0) localStorage.removeItem(listKey);
  else localStorage.setItem(listKey, JSON.stringify(realms));
}

/** A browser that refuses to store has stored nothing, so there is nothing to erase. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing was stored.
  }
}

/** About what somebody wants messages, and when, is theirs; the colours are of the device. */
function eraseNotifications(): void {
  const kept = localStorage.getItem(settings);
  if (kept === null) return;
  const { notifications: _, quiet: __, ...ofAll } = JSON.parse(kept) as Readonly<Record<string, unknown>>;
  localStorage.setItem(settings, JSON.stringify(ofAll));
}

/** What the browser stores of a town. */
export function localTownData(requestDrafts: RequestDraftStore): TownDeviceData {
  const eraseOfPerson = async (realm: RealmId): Promise<void> => {
    quietly(() => {
      for (const key of ofPerson(realm)) localStorage.removeItem(key);
    });
    quietly(eraseNotifications);
    quietly(() => {
      for (const key of ofTab(realm)) sessionStorage.removeItem(key);
    });
    const drafts = await requestDrafts.list(realm);
    await Promise.all([
      discardDraftsOf(realm),
      indexedAnswers().remove(pocketAddress(realm)),
      ...drafts.map((draft) => requestDrafts.discard(realm, draft)),
    ]);
  };
  return {
    note: (realm) => quietly(() => keepList([...new Set([...listed(), realm])])),
    holders: (realm) => {
      try {
        return holdersIn(localStorage.getItem(holderKey(realm)));
      } catch {
        return [];
      }
    },
    hold: (realm, users) => quietly(() => localStorage.setItem(holderKey(realm), users.join(' '))),
    eraseOfPerson,
    erase: async (realm) => {
      quietly(() => {
        for (const key of ofDevice) localStorage.removeItem(key);
      });
      quietly(() => keepList(listed().filter((one) => one !== realm)));
      await eraseOfPerson(realm);
    },
  };
}

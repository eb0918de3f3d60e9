import type { RequestDraftStore } from '#application/ports/browser/request-drafts.ts';
import type { TownDeviceData } from '#application/ports/browser/town-device-data.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { discardDraftsOf } from './indexed-drafts.ts';
import { commentDraftsKey } from './local-comment-drafts.ts';
import { applicationShelfKey, applyingKey, shelfKey, ticketShelfKey } from './local-shelf.ts';
import { walletKey } from './local-wallet.ts';
import { deviceIdKey } from './local-device-id.ts';

/** Keys of the specification (1, section 3) that are erased at logout. What was voted on and cookies stay. */
const ofPerson = ['language', 'token', 'settings'] as const;
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

/** What the browser stores of a town. */
export function localTownData(requestDrafts: RequestDraftStore): TownDeviceData {
  return {
    note: (realm) => quietly(() => keepList([...new Set([...listed(), realm])])),
    erase: async (realm: RealmId) => {
      quietly(() => {
        const ofForms = [deviceIdKey(realm), commentDraftsKey(realm)];
        const ofGoods = [walletKey, shelfKey, ticketShelfKey, applicationShelfKey, applyingKey];
        const ofTown = [...ofForms, ...ofGoods.map((keyOf) => keyOf(realm))];
        for (const key of [...ofPerson, ...ofTown]) localStorage.removeItem(key);
      });
      quietly(() => keepList(listed().filter((one) => one !== realm)));
      const drafts = await requestDrafts.list(realm);
      await Promise.all([
        discardDraftsOf(realm),
        ...drafts.map((draft) => requestDrafts.discard(realm, draft)),
      ]);
    },
  };
}

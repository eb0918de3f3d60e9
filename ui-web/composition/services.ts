import {
  localApplicationShelf,
  localPickupShelf,
  localShelf,
  localTicketShelf,
} from '#adapters/driven/browser-storage/local-shelf.ts';
import { localPocketNotes } from '#adapters/driven/browser-storage/local-pocket-notes.ts';
import { localVisits } from '#adapters/driven/browser-storage/local-visits.ts';
import { localWaitingKeys } from '#adapters/driven/browser-storage/local-waiting-keys.ts';
import { localWallet } from '#adapters/driven/browser-storage/local-wallet.ts';
import { onErasedElsewhere } from '#adapters/driven/browser-storage/on-erased-elsewhere.ts';
import type { CallSettings } from '#adapters/driven/council-http/council-call.ts';
import { councilClient } from '#adapters/driven/council-http/council-client.ts';
import type { PortalServices } from './council.ts';
import { townWhenNeeded } from './when-needed.ts';

/** However many parts of a page keep things of a person, it begins again once when these are erased elsewhere. */
let listens = false;

/** The part of the browser's composition root that is loaded with the first page of a service. */
export const composePortalServices = (settings: CallSettings): PortalServices => {
  // The server draws pages with it, too: nobody erases anything there.
  if (!listens && 'window' in globalThis) onErasedElsewhere(() => location.reload());
  listens = true;
  return {
    call: councilClient(settings),
    wallet: localWallet(),
    shelf: localShelf(),
    ticketShelf: localTicketShelf(),
    applicationShelf: localApplicationShelf(),
    pickupShelf: localPickupShelf(),
    visits: localVisits(),
    waitingKeys: localWaitingKeys(),
    venueWaitingKeys: localWaitingKeys('waiting-venues'),
    pocketNotes: localPocketNotes(),
    town: townWhenNeeded(async () => {
      const { townClient } = await import('#adapters/driven/council-http/clients/town-client.ts');
      return townClient(settings);
    }),
  };
};

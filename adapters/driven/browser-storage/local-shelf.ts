import type { ReservationShelf, ShelvedReservation } from '#application/ports/browser/reservation-shelf.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { keptList } from './kept-list.ts';
import { writtenInTab, writtenOnDevice } from './written-in-tab.ts';

/** The key under which the reservations of a town are stored. */
export const shelfKey = (realm: RealmId): string => `concejo.reservations.${realm}`;
/** The key under which the orders of tickets of a town are stored. */
export const ticketShelfKey = (realm: RealmId): string => `concejo.tickets.${realm}`;
/** The key under which the applications of a town are stored. */
export const applicationShelfKey = (realm: RealmId): string => `concejo.registrations.${realm}`;
/** The key under which an application that is being written is stored. */
export const applyingKey = (realm: RealmId): string => `concejo.applying.${realm}`;
/** The key under which is stored what shops of a town have set aside. */
export const pickupShelfKey = (realm: RealmId): string => `concejo.pickups.${realm}`;
/** The key under which a tab keeps what is written to a shop. */
export const collectingKey = (realm: RealmId): string => `concejo.collecting.${realm}`;
/** The key under which a tab keeps what is written in the form. */
export const writtenKey = (realm: RealmId): string => `concejo.reserving.${realm}`;
/** The key under which a tab keeps what is written in the form of an event. */
export const buyingKey = (realm: RealmId): string => `concejo.buying.${realm}`;

const isShelved = (kept: unknown): kept is ShelvedReservation => {
  const { venue, key } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return typeof venue === 'string' && typeof key === 'string';
};

/** The reservations of a device, in the browser's storage; what is being written, in that of the tab. */
export const localShelf = (): ReservationShelf => ({
  ...keptList(shelfKey, isShelved),
  ...writtenInTab(writtenKey),
});

/** The tickets of a device: a shelf of their own, on which the `venue` of each is its event. */
export const localTicketShelf = (): ReservationShelf => ({
  ...keptList(ticketShelfKey, isShelved),
  ...writtenInTab(buyingKey),
});

/** The applications of a device: on this shelf the `venue` of each is its activity. Its draft is on the device, not in the tab. */
export const localApplicationShelf = (): ReservationShelf => ({
  ...keptList(applicationShelfKey, isShelved),
  ...writtenOnDevice(applyingKey),
});

/** What shops have set aside for this device: on this shelf the `venue` of each is its shop. */
export const localPickupShelf = (): ReservationShelf => ({
  ...keptList(pickupShelfKey, isShelved),
  ...writtenInTab(collectingKey),
});

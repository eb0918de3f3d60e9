import { passAllOn, restAll } from '#application/appointments/waiting/line-of-appointments.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { passPlacesOn } from '#application/registrations/places/pass-on.ts';
import type { ActivityPlaces } from '#application/registrations/registration-ports.ts';
import { lineOfVenue, passVenueOn, type VenueOfLine } from '#application/reservations/waiting/venue-line.ts';
import { restOn } from '#application/waiting-list/rest-on.ts';
import { serveLine } from '#application/tickets/line/serve-line.ts';
import type { Portal } from '#domain/access/portals.ts';
import type { Town } from '#domain/access/town.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { TicketedEvent } from '#domain/tickets/ticketed-event.ts';
import type { ServerParts } from '../composition/server-parts.ts';
import { closedPortals } from './closed-portals.ts';

/**
 * Passes on what was given back to those who wait, as long as the town has not closed the front-end: a closed one offers
 * nothing, and mails nobody of its waiting lists. Who waits keeps their place, and what was given back rests for them; once it is
 * open again, the next round goes on.
 */
export function openLines(council: ServerParts) {
  const isOpen = async (realm: RealmId, portal: Portal) =>
    !(await closedPortals(council, realm)).includes(portal);
  const ifOpen = async (
    realm: RealmId,
    portal: Portal,
    work: () => Promise<unknown>,
    rest?: () => Promise<unknown>,
  ): Promise<void> => {
    await ((await isOpen(realm, portal)) ? work() : rest?.());
  };
  return {
    isOpen,
    ifOpen,
    /** The same for what answers an offer: it asks when it is about to pass it on. */
    answering: (realm: RealmId, portal: Portal) => ({ ...council, isOpen: () => isOpen(realm, portal) }),
    appointments: (town: Town) =>
      ifOpen(
        town.realm,
        'appointments',
        () => passAllOn(council)(town),
        () => restAll(council)(town),
      ),
    venue: (of: VenueOfLine) =>
      ifOpen(
        of.good.realm,
        'reservations',
        () => passVenueOn(council)(of),
        () => restOn(council)(lineOfVenue(council, of)),
      ),
    places: (of: ActivityPlaces) => ifOpen(of.good.realm, 'registrations', () => passPlacesOn(council)(of)),
    event: (good: GoodId, event: TicketedEvent) =>
      ifOpen(good.realm, 'tickets', () => serveLine(council)(good, event)),
  };
}

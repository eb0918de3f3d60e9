import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { portalIds, portals } from '#domain/access/portals.ts';
import type { Town } from '#domain/access/town.ts';

/** Settings of a content portal are added to those of participation, and say only what differs. */
const isOfContentPortal = ({ name }: CouncilDocument): boolean =>
  portalIds.some((portal) => portal !== 'participation' && portals[portal].settings === name);

/**
 * Settings with what the browser needs to know of the town, so that it needs no other call. A folder is written by the same
 * rule as it is read, so that settings which the office wrote without these facts are the same bytes after a load.
 */
export function withTownFacts(settings: CouncilDocument, town: Town): CouncilDocument {
  if (isOfContentPortal(settings)) return settings;
  return {
    ...(Object.hasOwn(settings, 'timeZone') ? {} : { timeZone: town.timeZone }),
    ...(Object.hasOwn(settings, 'defaultLanguage') ? {} : { defaultLanguage: town.defaultLanguage }),
    ...settings,
    // The browser must know what the server does, whatever else the settings say.
    identityCheck: town.checksIdentity,
  };
}

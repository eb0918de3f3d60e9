import { listServicesCall } from '#adapters/wire/open311/list-services.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { readDetails } from '#adapters/wire/site/tolerant-settings.ts';
import { readPublication } from '#adapters/wire/site/publication.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { answerAs } from './open311-answers.ts';
import type { Work } from './open311-work.ts';

/** When the addresses and formats below last changed. */
const changeset = '2026-11-23T00:00:00Z';

/** The discovery document of GeoReport v2: the one address that a program must know of a town. */
export const discovery =
  (council: ServerParts): Work =>
  async (town, { request, reply, format }) => {
    const settings = portalSettings(await council.documents.all(town.realm, 'settings'), 'participation');
    const contact = readDetails(settings).foot.email ?? readPublication(settings).contact ?? '';
    const services = addressOf(listServicesCall, { realm: town.realm });
    const url = `${request.protocol}://${request.host}${services.replace(/\/services\.json$/u, '')}`;
    return answerAs(reply, format, 'discovery', {
      changeset,
      contact,
      key_service: `Reading needs no key. The council gives keys for reporting: ${contact}`,
      endpoints: [
        {
          specification: 'http://wiki.open311.org/GeoReport_v2',
          url,
          changeset,
          type: 'production',
          formats: ['application/json', 'text/xml'],
        },
      ],
    });
  };

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSecurityContactCall } from '#adapters/wire/service/read-security-contact.ts';
import { readPublication } from '#adapters/wire/site/publication.ts';
import { readSiteTolerantly } from '#adapters/wire/site/tolerant-settings.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import { addDays, dayAt } from '#domain/shared/calendar-day.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { townOfPage } from '../../plugins/place.ts';
import { refuse } from '../../plugins/refuse.ts';
import { openCall } from '../../plugins/route.ts';

/** Days for which the contacts are promised: RFC 9116 (2.5.5) advises less than a year. */
const promised = 180;

/** `/.well-known/security.txt`: where weaknesses are reported, if the town says so (RFC 9116). */
export function securityContactEndpoint(server: FastifyInstance, council: ServerParts): void {
  openCall(server, readSecurityContactCall, async (request: FastifyRequest, reply) => {
    const of = await townOfPage(council, request);
    if (of === null) return refuse(reply, 'unknownRealm');
    const { town } = of;
    const settings = portalSettings(await council.documents.all(town.realm, 'settings'), 'participation');
    const { securityContacts } = readPublication(settings);
    if (securityContacts.length === 0) return refuse(reply, 'unknownAddress');
    const site = readSiteTolerantly(settings);
    const languages = isLeft(site) ? [town.defaultLanguage] : site.right.languages;
    // By the day, so that the answer keeps its validator until tomorrow.
    const expires = addDays(dayAt(council.clock.now(), town.timeZone), promised);
    const lines = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires}T00:00:00Z`,
      ...(languages.length > 0 ? [`Preferred-Languages: ${languages.map(languageTag).join(', ')}`] : []),
      `Canonical: ${request.protocol}://${request.host}${request.url}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

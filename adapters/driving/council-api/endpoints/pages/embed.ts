import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readProcessCardCall } from '#adapters/wire/service/read-process-card.ts';
import { byKey } from '#adapters/wire/addresses.ts';
import { readProcess } from '#adapters/wire/processes/process.ts';
import { readDetails, readSiteTolerantly } from '#adapters/wire/site/tolerant-settings.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import { processCard } from '#application/content/process-card.ts';
import type { Town } from '#domain/access/town.ts';
import { isPublished } from '#domain/content/published.ts';
import type { Process } from '#domain/processes/process.ts';
import { isLeft } from '#domain/shared/result.ts';
import { queryCollection } from '../../contents/collection-query.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openCall } from '../../plugins/route.ts';
import { type PageTown, requestedPlace, townOfPage } from '../../plugins/place.ts';
import { refuse } from '../../plugins/refuse.ts';
import { type CardLook, cardPage, cardStyle, goneCardPage } from './embed-card.ts';
import { addressIn, pageAddress } from './page-address.ts';

/** The policy of a card: only the sites that its own town names may frame it, it runs nothing and fetches nothing. */
function policy(style: string, sites: readonly string[]): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const ancestors = sites.length === 0 ? "'none'" : sites.join(' ');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`;
}

/** The values of Sec-Fetch-Dest for a page or a frame, which a person reads. */
const shownTo: ReadonlySet<string> = new Set(['iframe', 'document']);

type CardRequest = FastifyRequest<{ Params: { key: string } }>;

/** How a card looks in its town, and the sites that may frame it. */
async function lookFor(council: ServerParts, of: PageTown, request: FastifyRequest) {
  const { town, portal } = of;
  const settings = portalSettings(await council.documents.all(town.realm, 'settings'), portal);
  const read = readSiteTolerantly(settings);
  const site = isLeft(read) ? null : read.right;
  const standing = pageAddress(request, of, site);
  const theme = requestedPlace(request).query('theme');
  const look: CardLook = {
    language: standing.language,
    realmDefault: standing.defaultLanguage,
    primaryColour: site?.primaryColor ?? null,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    portal: site?.name ?? town.name,
    addressOf: (path) => addressIn(standing.language, { ...standing, path }),
  };
  return { look, sites: readDetails(settings).embeddingSites };
}

/**
 * Cards of processes for other sites' pages: the only part of the portal that may be framed, and only if the town
 * allows it.
 */
export function embedEndpoints(server: FastifyInstance, council: ServerParts): void {
  const processOf = async (town: Town, key: string): Promise<Process | null> => {
    const documents = await council.documents.all(town.realm, 'procesos');
    const answered = queryCollection('procesos', documents, { or: byKey(key) });
    const [document] = isLeft(answered) ? [] : answered.right.items.filter(isPublished);
    const process = readProcess(document, town.timeZone);
    return isLeft(process) ? null : process.right;
  };

  openCall(server, readProcessCardCall, async (request: CardRequest, reply) => {
    const of = await townOfPage(council, request);
    if (of === null) return refuse(reply, 'unknownRealm');
    const { town } = of;
    const { look, sites } = await lookFor(council, of, request);
    const process = await processOf(town, request.params.key);
    // A person in a frame sees the refusal as a card; a program gets the shape of every refusal.
    if (process === null && !shownTo.has(String(request.headers['sec-fetch-dest'])))
      return refuse(reply, 'unknownDocument');
    const surveys = await council.realms.surveys(town);
    const moment = { now: council.clock.now(), zone: town.timeZone };
    const html =
      process === null
        ? goneCardPage(look)
        : cardPage(
            process,
            processCard(
              process,
              surveys.map(({ survey }) => survey),
              moment,
            ),
            look,
          );
    // An older header that has no list of sites: browsers that read the policy ignore it, but others must not refuse.
    if (sites.length > 0) reply.removeHeader('x-frame-options');
    return (
      reply
        .code(process === null ? 404 : 200)
        .type('text/html; charset=utf-8')
        // A process that is withdrawn is gone from other sites too.
        .header('cache-control', 'public, no-cache')
        .header('x-robots-tag', 'noindex')
        .header('cross-origin-resource-policy', sites.length > 0 ? 'cross-origin' : 'same-origin')
        .header('content-security-policy', policy(cardStyle(look), sites))
        .send(html)
    );
  });
}

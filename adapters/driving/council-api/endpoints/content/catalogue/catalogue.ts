import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '#adapters/wire/address-of.ts';
import { readCatalogueCall } from '#adapters/wire/service/read-catalogue.ts';
import { readPublication } from '#adapters/wire/site/publication.ts';
import { readSiteTolerantly } from '#adapters/wire/site/tolerant-settings.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import type { Town } from '#domain/access/town.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import type { Made } from '../../../kept/kept-answers.ts';
import { nextChange } from '../../../kept/next-change.ts';
import type { Keeping } from '../../../kept/town-table.ts';
import { refuse } from '../../../plugins/refuse.ts';
import { openCall } from '../../../plugins/route.ts';
import type { DataColumn } from './dataset.ts';
import { dcatCatalogue } from './dcat.ts';
import { inEveryLanguage } from './spoken.ts';
import { townDatasets } from './town-datasets.ts';
import { voteDatasets } from './vote-datasets.ts';

/** The members of a shape of the API's document; those of its parts too. */
function membersOf(schema: Readonly<Record<string, unknown>>): readonly string[] {
  const { properties = {}, allOf = [] } = schema as {
    properties?: object;
    allOf?: readonly Readonly<Record<string, unknown>>[];
  };
  return [...Object.keys(properties), ...allOf.flatMap(membersOf)];
}

/** Loaded at the first request, with the shapes of all calls. */
async function columnReader(): Promise<(shape: string) => readonly DataColumn[]> {
  const { calls } = await import('#adapters/wire/calls.ts');
  const { openApiDocument } = await import('../../../openapi/document.ts');
  const { schemas } = openApiDocument(calls).components;
  return (shape) => membersOf(schemas[shape] ?? {}).map((name) => ({ name, title: null }));
}

async function make(
  council: ServerParts,
  town: Town,
  { origin, isHost }: { readonly origin: string; readonly isHost: boolean },
): Promise<Made> {
  const { realm } = town;
  const settings = portalSettings(await council.documents.all(realm, 'settings'), 'participation');
  const { licence, contact } = readPublication(settings);
  const site = readSiteTolerantly(settings);
  const offered = isLeft(site) ? [] : site.right.languages;
  const pageAt = (path: string) => `${origin}${path}${isHost ? '' : `?realm=${encodeURIComponent(realm)}`}`;
  const datasets = [...(await townDatasets(council, town)), ...(await voteDatasets(council, town))];
  const catalogue = dcatCatalogue(datasets, {
    origin,
    address: `${origin}${addressOf(readCatalogueCall, { realm })}`,
    pageAt,
    town: town.name,
    title: inEveryLanguage('openData.catalogue.title', { town: town.name }),
    description: inEveryLanguage('openData.catalogue.description', { town: town.name }),
    languages: offered.length > 0 ? offered : [town.defaultLanguage],
    licence,
    contact,
    columnsOf: await columnReader(),
  });
  const moments = (await council.realms.surveys(town)).map(({ document }) => document);
  return {
    status: 200,
    headers: { 'content-type': 'application/ld+json; charset=utf-8' },
    body: JSON.stringify(catalogue),
    until: nextChange(moments, council.clock.now(), town.timeZone),
    counted: [],
  };
}

/** The catalogue of a town's open data, by which portals such as datos.gob.es harvest it. */
export function catalogueEndpoint(
  server: FastifyInstance,
  council: ServerParts,
  { kept, towns }: Keeping,
): void {
  type Asked = FastifyRequest<{ Params: { realm: string } }>;
  openCall(server, readCatalogueCall, async (request: Asked, reply) => {
    if (!(await kept.letIn(request, reply))) return reply;
    const found = await towns.named(request.params.realm);
    if (found === null) return refuse(reply, 'unknownRealm');
    const isHost = (await towns.ofPage(request))?.town.realm === found.town.realm;
    const origin = `${request.protocol}://${request.host}`;
    const key = ['catalogue', origin, String(isHost)];
    return kept.send(request, reply, { ...found, key }, () => make(council, found.town, { origin, isHost }));
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listDocumentsCall } from '#adapters/wire/collections/list-documents.ts';
import { listProcessesBetweenCall } from '#adapters/wire/collections/list-processes-between.ts';
import { readDocumentCall } from '#adapters/wire/collections/read-document.ts';
import { readRegionCall } from '#adapters/wire/collections/read-region.ts';
import type { Town } from '#domain/access/town.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import { isServed, queryBetween, queryCollection } from '../../contents/collection-query.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { openCall } from '../../plugins/route.ts';
import { madeJson } from '../../kept/kept-answers.ts';
import type { Keeping } from '../../kept/town-table.ts';
import { refuse } from '../../plugins/refuse.ts';
import { shownDocuments } from '../../contents/shown-documents.ts';

type CollectionRequest = FastifyRequest<{
  Params: { realm: string; collection: string; id?: string };
  Querystring: Record<string, string | string[] | undefined>;
}>;

/** Collections of documents: lists, single documents, processes between days, regions (specification 3, section 7). */
export function collectionEndpoints(
  server: FastifyInstance,
  council: ServerParts,
  { kept, towns }: Keeping,
): void {
  const inTown =
    (work: (request: CollectionRequest, reply: FastifyReply, town: Town) => Promise<unknown>) =>
    async (request: CollectionRequest, reply: FastifyReply) => {
      const town = await council.realms.town(realmId(request.params.realm));
      return town === null ? refuse(reply, 'unknownRealm') : work(request, reply, town);
    };
  const documentsOf = ({ params }: CollectionRequest) =>
    council.documents.all(realmId(params.realm), params.collection);

  const list = async (request: CollectionRequest, reply: FastifyReply) => {
    if (!(await kept.letIn(request, reply))) return reply;
    const asked = await towns.named(request.params.realm);
    if (asked === null) return refuse(reply, 'unknownRealm');
    const { collection } = request.params;
    const key = ['collection', collection, JSON.stringify(request.query)];
    return kept.send(request, reply, { ...asked, key }, async () => {
      const answered = queryCollection(
        collection,
        await documentsOf(request),
        request.query,
        asked.town.collections,
      );
      if (isLeft(answered)) return answered.left.kind;
      return { ...madeJson(answered.right), until: Number.POSITIVE_INFINITY, counted: [] };
    });
  };
  const single = inTown(async (request, reply, { collections = [] }) => {
    const { collection } = request.params;
    const documents = isServed(collection, collections) ? await documentsOf(request) : [];
    const shown = shownDocuments(collections.includes(collection) ? 'entidades' : collection, documents);
    return shown.find(({ _id }) => _id === request.params.id) ?? refuse(reply, 'unknownDocument');
  });
  const between = inTown(async (request, reply, town) => {
    const processes = await council.documents.all(town.realm, 'procesos');
    const answered = queryBetween(processes, request.query, town.timeZone);
    return isLeft(answered) ? refuse(reply, answered.left.kind) : answered.right;
  });

  openCall(server, listProcessesBetweenCall, between);
  openCall(server, listDocumentsCall, list);
  openCall(server, readDocumentCall, single);

  openCall(server, readRegionCall, async (request: CollectionRequest, reply) => {
    const realm = request.query['region.realm'];
    const town = typeof realm === 'string' ? await council.realms.town(realmId(realm)) : null;
    if (town === null) return refuse(reply, 'unknownRealm');
    const regions = await council.documents.all(town.realm, 'regions');
    return { items: regions, itemsCount: regions.length };
  });
}

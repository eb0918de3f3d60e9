import type { FastifyInstance } from 'fastify';
import type * as t from 'io-ts';
import { documentRights } from '#application/office/documents/document-rights.ts';
import { nameDocument } from '#application/office/documents/document-list.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { listPageDocumentsCall } from '#adapters/wire/office-documents/list-page-documents.ts';
import { readSiteTolerantly } from '#adapters/wire/site/tolerant-settings.ts';
import type { Town } from '#domain/access/town.ts';
import { type NamedSource, pageSources } from '#domain/content/page-sources.ts';
import { portalPlace } from '#domain/content/portal-place.ts';
import { decide } from '#domain/office/decide.ts';
import type { Act } from '#domain/office/roles.ts';
import { isLeft, isRight, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { isOfficeCollection } from './asked-document.ts';

type Item = t.TypeOf<typeof listPageDocumentsCall.answer>['items'][number];
type Writable = NonNullable<Item['own']>;

/** A page shows fewer documents than this. */
const mostPaths = 200;

const writing: readonly Act[] = ['document.edit', 'document.translate'];

/** A slug is one text, or one for each language. */
function isNamed(document: CouncilDocument, key: string): boolean {
  const { slug } = { ...(document['data'] as { readonly slug?: unknown } | null | undefined) };
  const slugs = typeof slug === 'object' && slug !== null ? Object.values(slug) : [slug];
  return document._id === key || slugs.includes(key);
}

/** What one caller asks about pages. */
interface Asking {
  readonly council: ServerParts;
  readonly town: Town;
  readonly member: StaffMember;
}

/** Collections are read once for all pages of a call. */
function collectionReader({ council, town }: Asking) {
  const read = new Map<string, Promise<readonly CouncilDocument[]>>();
  return (collection: string): Promise<readonly CouncilDocument[]> => {
    const all = read.get(collection) ?? council.documents.all(town.realm, collection);
    read.set(collection, all);
    return all;
  };
}

/** The document that a source names; of settings the first one, if none has the name. */
function namedDocument(
  documents: Awaited<ReturnType<ReturnType<typeof collectionReader>>>,
  { collection, key }: NamedSource,
) {
  if (collection !== 'settings') return documents.find((one) => isNamed(one, key));
  return documents.find((one) => one['name'] === key) ?? documents[0];
}

/** Finds the published document of a source; null if there is none, or if the caller may not write in it. */
function writableFinder(
  { council, town, member }: Asking,
  all: ReturnType<typeof collectionReader>,
): (source: NamedSource) => Promise<Writable | null> {
  const find = async ({ collection, key }: NamedSource): Promise<Writable | null> => {
    if (!isOfficeCollection(town, collection)) return null;
    const found = namedDocument(await all(collection), { collection, key });
    if (found === undefined) return null;
    const ref = { collection, id: found._id };
    const stored = await council.documentDesk.find(town.realm, ref);
    if (stored === null || stored.status.place !== 'published') return null;
    const has = documentRights(member, stored, council.clock.now());
    return writing.some(has) ? { ...ref, title: nameDocument(ref, found['title'], {}).title } : null;
  };
  // Every page has the same menu, and a page may name a document several times.
  const finds = new Map<string, Promise<Writable | null>>();
  return (source) => {
    const name = JSON.stringify([source.collection, source.key]);
    const one = finds.get(name) ?? find(source);
    finds.set(name, one);
    return one;
  };
}

const writesAnywhere = ({ clock }: ServerParts, member: StaffMember): boolean =>
  writing.some((act) => !isLeft(decide(member, { act, subject: { in: {} }, now: clock.now() })));

/** Which documents pages of the portal are made from: an editor who reads one finds the way to them. */
export function pageDocumentsEndpoint(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listPageDocumentsCall, async ({ town, member, body }) => {
    const { paths, portal = 'participation' } = body;
    if (paths.length > mostPaths) return left({ kind: 'unreadable', where: 'paths' });
    const asking = { council, town, member };
    const all = collectionReader(asking);
    const find = writableFinder(asking, all);
    const read = readSiteTolerantly(portalSettings(await all('settings'), portal));
    const site = isRight(read) ? read.right : null;
    const mayWrite = writesAnywhere(council, member);
    const itemOf = async (path: string): Promise<Item> => {
      const { own, shared, lists } = pageSources(portalPlace(path).place, portal, site);
      const found = await Promise.all(shared.map(find));
      return {
        path,
        own: own && (await find(own)),
        shared: found.filter((one) => one !== null),
        lists: mayWrite ? lists.filter((name) => isOfficeCollection(town, name)) : [],
      };
    };
    return right({ items: await Promise.all(paths.map(itemOf)) });
  });
}

import type { StaffArticle } from '#adapters/wire/intranet/read-staff-documents.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { readIntranetFileCall } from '#adapters/wire/intranet/read-intranet-file.ts';
import { readContentNode } from '#adapters/wire/site/content-node.ts';
import type { Town } from '#domain/access/town.ts';
import { filesNamedIn, withAddressesOf } from '#domain/files/files-named.ts';
import type { FileContent } from '#domain/files/town-file.ts';
import type { AttachedFile } from '#domain/processes/process.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';

/** An article for staff, whose files are at the addresses of the intranet. */
export interface ReadableArticle extends StaffArticle {
  readonly files: readonly AttachedFile[];
}

/** What was uploaded of the files that an article names; those that came with the town's folder are public. */
async function uploadedIn(
  { fileRegister }: Pick<ServerParts, 'fileRegister'>,
  { realm }: Town,
  { article }: StaffArticle,
): Promise<ReadonlyMap<string, FileContent>> {
  const found = await Promise.all(
    filesNamedIn(article.document, realm).map(async (name) => {
      const content = (await fileRegister.find(realm, name))?.content ?? null;
      return content === null ? [] : [[name, content] as const];
    }),
  );
  return new Map(found.flat());
}

/** An article with its files and the pictures of its text where a session of staff may read them. */
export async function withReadableFiles(
  council: Pick<ServerParts, 'fileRegister'>,
  town: Town,
  staff: StaffArticle,
): Promise<ReadableArticle> {
  const { realm } = town;
  const uploads = await uploadedIn(council, town, staff);
  const sizes = new Map<string, number>();
  for (const [name, { bytes }] of uploads) sizes.set(addressOf(readIntranetFileCall, { realm, name }), bytes);
  const readable = withAddressesOf(staff.article, realm, (name) =>
    uploads.has(name) ? addressOf(readIntranetFileCall, { realm, name }) : null,
  );
  const node = readContentNode(readable.document, 'articulos', town.timeZone);
  const groups = isLeft(node) ? [] : node.right.fileGroups;
  const files = groups.flatMap((group) => group.files);
  const sized = files.map((file) => ({ ...file, size: file.size ?? sizes.get(file.uri) ?? null }));
  return { ...staff, article: readable, files: sized };
}

import type { ContentWatch } from '#application/ports/server/content-watch.ts';
import type { DocumentDesk, WrittenName } from '#application/ports/server/office/document-desk.ts';
import { type NamedDocument, nameDocument } from '#application/office/documents/document-list.ts';
import { documentParts } from '#domain/documents/document-parts.ts';
import type { Json } from '#domain/documents/json.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface Parts {
  readonly documentDesk: Pick<DocumentDesk, 'names'>;
  readonly contents: ContentWatch;
}

/** The names of a town's documents at a version of its contents, each by what it was made of. */
interface NamesThen {
  readonly version: number;
  readonly names: ReadonlyMap<string, NamedDocument>;
}

const writtenAs = ({ ref: { collection, id }, title, process }: WrittenName): string =>
  // No line break is in JSON as it is written, nor in the name of a collection.
  `${collection}\n${title}\n${process}\n${id}`;

function nameOf({ ref, title, process }: WrittenName): NamedDocument {
  const fields = new Map(process === null ? [] : [['data/IDproceso', JSON.parse(process) as Json]]);
  return nameDocument(ref, title === null ? null : JSON.parse(title), documentParts(ref, fields));
}

/** The names of all published documents of a town, for the list of the office. After a change only new names are made. */
export function namedDocuments({ documentDesk, contents }: Parts) {
  const towns = new Map<RealmId, NamesThen>();
  return async (realm: RealmId): Promise<readonly NamedDocument[]> => {
    const { version } = await contents.look(realm);
    const before = towns.get(realm);
    if (before?.version === version) return [...before.names.values()];
    const names = new Map<string, NamedDocument>();
    for (const written of await documentDesk.names(realm)) {
      const key = writtenAs(written);
      names.set(key, before?.names.get(key) ?? nameOf(written));
    }
    towns.set(realm, { version, names });
    return [...names.values()];
  };
}

import type { ContentFault, TownContents, TownDocument } from '#domain/content/town-contents.ts';
import { collectionChecker } from './check-contents.ts';
import type { SharedFaultKind, TownKinds } from './town-kinds.ts';

/** A document that is about to be published, and where. */
export interface DocumentToPublish {
  readonly collection: string;
  readonly document: TownDocument;
}

/** Something to say of a document before it is published. An error prevents it, a warning does not. */
export interface DocumentFinding<Kind extends string = string> {
  readonly path: readonly string[];
  readonly kind: Kind;
  readonly severity: 'error' | 'warning';
  /** What its sentence names: what was found, what was meant, and what its kind adds. */
  readonly particulars: Readonly<Record<string, string>>;
}

const findingOf = <K extends string>(fault: ContentFault<K>): DocumentFinding<K> => ({
  path: fault.path,
  kind: fault.kind,
  severity: fault.isDoubt === true ? 'warning' : 'error',
  particulars: {
    ...(typeof fault.found === 'string' || typeof fault.found === 'number'
      ? { found: String(fault.found) }
      : {}),
    ...(fault.suggestion === undefined ? {} : { meant: fault.suggestion }),
    ...(fault.options === undefined ? {} : { options: fault.options.join(', ') }),
    ...fault.particulars,
  },
});

/** The town with the document in it, in the place of an earlier version of it, or after the others. */
function withDocument(contents: TownContents, { collection, document }: DocumentToPublish) {
  const others = contents.collections.get(collection) ?? [];
  const before = others.findIndex(({ _id }) => _id === document._id);
  const index = before === -1 ? others.length : before;
  const documents = [...others.slice(0, index), document, ...others.slice(index + 1)];
  const collections = new Map([...contents.collections, [collection, documents]]);
  return { index, documents, contents: { ...contents, collections } };
}

const rank = { error: 0, warning: 1 } as const;

/**
 * All there is to say of a document before it is published in a town: what its kind of document finds, what it names and
 * the town does not have, links that lead nowhere, and what `publishFindings` looks for in any document. Errors first;
 * nothing for a collection that no page reads. `contents` are the published documents of the town: all that the document
 * may name. Reads and writes nothing.
 *
 * @example checkDocument(townKinds(town))(contents, { collection: 'articulos', document }) // [{ path: ['body', 'es'], kind: 'vagueLink', severity: 'warning', particulars: { words: 'aquí' } }]
 */
export const checkDocument =
  <K extends string>(kinds: TownKinds<K>) =>
  (
    published: TownContents,
    toPublish: DocumentToPublish,
  ): readonly DocumentFinding<K | SharedFaultKind>[] => {
    const { collection } = toPublish;
    const { index, documents, contents } = withDocument(published, toPublish);
    const check = collectionChecker(kinds, contents, { collection, documents });
    const ofTown = kinds
      .ofTown(contents)
      .filter((fault) => fault.collection === collection && fault.index === index);
    return [...(check === null ? [] : check(index)), ...ofTown]
      .map(findingOf)
      .toSorted((one, other) => rank[one.severity] - rank[other.severity]);
  };

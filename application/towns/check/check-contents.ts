import type {
  ContentFault,
  TownDocumentFault,
  TownContents,
  TownDocument,
} from '#domain/content/town-contents.ts';
import { nearWord } from '#domain/shared/near-word.ts';
import { emptyPages, linkChecker, missingFiles } from './check-links.ts';
import { referenceChecker } from './check-references.ts';
import { pageSlug } from './names.ts';
import type { KindChecks, SharedFaultKind, TownKinds } from './town-kinds.ts';

type Fault<K extends string> = ContentFault<K | SharedFaultKind>;
type Found<K extends string> = TownDocumentFault<K | SharedFaultKind>;

const placeOnly = (kind: SharedFaultKind, path: readonly string[] = []) => ({
  path,
  kind,
  found: null,
  isPlaceOnly: true,
});

/** The names that were there before, each with its document: the second of two is the fault. */
function twinsOf(names: readonly string[]): ReadonlySet<number> {
  const first = new Map(names.toReversed().map((name, at) => [name, names.length - 1 - at]));
  return new Set(names.flatMap((name, index) => (first.get(name) === index ? [] : [index])));
}

/** The pages of a group in the order of their collections, with those of earlier collections before them. */
const groupBefore = <K extends string>(
  kinds: TownKinds<K>,
  { collections, ownCollections }: TownContents,
  collection: string,
  group: string,
): readonly TownDocument[] => {
  const all = [...collections];
  return all
    .slice(
      0,
      all.findIndex(([name]) => name === collection),
    )
    .filter(([name]) => kinds.kindOf(name, ownCollections)?.pages === group)
    .flatMap(([, documents]) => documents);
};

/** Documents with the `_id` or the address of an earlier one: only one of the two would be found. */
function twinFaults<K extends string>(
  documents: readonly TownDocument[],
  earlier: readonly TownDocument[],
  { pages }: KindChecks<K>,
  twice: SharedFaultKind,
): (index: number) => readonly Found<K>[] {
  const all = [...earlier, ...documents];
  const ids = twinsOf(all.map(({ _id }) => _id));
  const slugs = pages === null ? new Set<number>() : twinsOf(all.map(pageSlug));
  return (index) => {
    const at = earlier.length + index;
    if (ids.has(at)) return [placeOnly(twice, twice === 'surveyTwice' ? ['_id'] : [])];
    if (!slugs.has(at)) return [];
    return [{ path: ['data', 'slug'], kind: 'slugTwice', found: pageSlug(all[at] as TownDocument) }];
  };
}

function collectionFaults<K extends string>(
  kinds: TownKinds<K>,
  contents: TownContents,
  deadLinks: ReturnType<typeof linkChecker>,
  { collection, documents }: { readonly collection: string; readonly documents: readonly TownDocument[] },
): readonly Fault<K>[] {
  const kind = kinds.kindOf(collection, contents.ownCollections);
  if (kind === null) {
    const near = nearWord(collection, [...kinds.collections, ...contents.ownCollections]);
    const meant = near === null ? {} : { suggestion: near };
    return [{ ...placeOnly('unknownCollection'), ...meant, collection, index: null, document: '' }];
  }
  const earlier = kind.pages === null ? [] : groupBefore(kinds, contents, collection, kind.pages);
  const twice = collection === kinds.surveys ? 'surveyTwice' : 'documentTwice';
  const twins = twinFaults(documents, earlier, kind, twice);
  const references = referenceChecker(contents, kind.references);
  return documents.flatMap((document, index) =>
    [
      ...twins(index),
      ...kind.faults(document),
      ...references(document),
      ...missingFiles(document, contents),
      ...deadLinks(document),
      ...emptyPages(document, kind.contents),
    ].map((found) => ({ ...found, collection, index, document: document._id })),
  );
}

/**
 * All that is wrong or doubtful in the documents of a town, by the kinds of documents given: what `town load` and `town
 * check` report, and an editor of documents before it saves one. Reads and writes nothing.
 */
export const checkContents =
  <K extends string>(kinds: TownKinds<K>) =>
  (contents: TownContents): readonly Fault<K>[] => {
    const deadLinks = linkChecker(contents);
    return [
      ...[...contents.collections].flatMap(([collection, documents]) =>
        collectionFaults(kinds, contents, deadLinks, { collection, documents }),
      ),
      ...kinds.ofTown(contents),
    ];
  };

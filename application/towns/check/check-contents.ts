import type {
  ContentFault,
  TownDocumentFault,
  TownContents,
  TownDocument,
} from '#domain/content/town-contents.ts';
import type { PublishFacts } from '#domain/documents/check/finding.ts';
import { publishFindings } from '#domain/documents/check/publish-findings.ts';
import { isLanguage, type Language } from '#domain/shared/localized-text.ts';
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

/** The languages that a member of the settings names, in any of the town's front-ends. */
const languagesIn = ({ collections }: TownContents, member: string): readonly Language[] => [
  ...new Set(
    (collections.get('settings') ?? []).flatMap((settings) => [settings[member]].flat()).filter(isLanguage),
  ),
];

const factsOf = <K extends string>(kinds: TownKinds<K>, contents: TownContents): PublishFacts => ({
  ...kinds.when,
  languages: languagesIn(contents, 'languages'),
  demanded: languagesIn(contents, 'demandedLanguages'),
});

/** What is checked of each document of a collection beside its place in it. */
function checkerOf<K extends string>(
  kinds: TownKinds<K>,
  contents: TownContents,
  kind: KindChecks<K>,
): (document: TownDocument) => readonly Found<K>[] {
  const references = referenceChecker(contents, kind.references);
  const deadLinks = linkChecker(contents);
  const facts = factsOf(kinds, contents);
  return (document) => {
    const found = [
      ...kind.faults(document),
      ...references(document),
      ...missingFiles(document, contents),
      ...deadLinks(document),
      ...emptyPages(document, kind.contents),
    ];
    // A rule of the kind describes a place better than what is looked for in every document.
    const known = new Set(found.map(({ path }) => path.join('\0')));
    return [...found, ...publishFindings(document, facts).filter(({ path }) => !known.has(path.join('\0')))];
  };
}

interface CheckedCollection {
  readonly collection: string;
  readonly documents: readonly TownDocument[];
}

const unknownCollection = <K extends string>(
  kinds: TownKinds<K>,
  { ownCollections }: TownContents,
  collection: string,
): Fault<K> => {
  const near = nearWord(collection, [...kinds.collections, ...ownCollections]);
  const meant = near === null ? {} : { suggestion: near };
  return { ...placeOnly('unknownCollection'), ...meant, collection, index: null, document: '' };
};

/**
 * Finds what is wrong or doubtful in a document of a collection by its position, beside the documents of the town; null
 * if no page reads such a collection.
 */
export function collectionChecker<K extends string>(
  kinds: TownKinds<K>,
  contents: TownContents,
  { collection, documents }: CheckedCollection,
): ((index: number) => readonly Fault<K>[]) | null {
  const kind = kinds.kindOf(collection, contents.ownCollections);
  if (kind === null) return null;
  const earlier = kind.pages === null ? [] : groupBefore(kinds, contents, collection, kind.pages);
  const twice = collection === kinds.surveys ? 'surveyTwice' : 'documentTwice';
  const twins = twinFaults(documents, earlier, kind, twice);
  const check = checkerOf(kinds, contents, kind);
  return (index) => {
    const document = documents[index] as TownDocument;
    return [...twins(index), ...check(document)].map((found) => ({
      ...found,
      collection,
      index,
      document: document._id,
    }));
  };
}

/**
 * Texts that no language is demanded of are gaps for who edits the document; over a whole town they are thousands, and
 * would hide all other doubts.
 */
const isGap = ({ kind, isDoubt }: Fault<string>): boolean => kind === 'languageMissing' && isDoubt === true;

function collectionFaults<K extends string>(
  kinds: TownKinds<K>,
  contents: TownContents,
  checked: CheckedCollection,
): readonly Fault<K>[] {
  const check = collectionChecker(kinds, contents, checked);
  if (check === null) return [unknownCollection(kinds, contents, checked.collection)];
  return checked.documents.flatMap((_, index) => check(index)).filter((fault) => !isGap(fault));
}

/**
 * All that is wrong or doubtful in the documents of a town, by the kinds of documents given: what `town load` and `town
 * check` report. Reads and writes nothing.
 */
export const checkContents =
  <K extends string>(kinds: TownKinds<K>) =>
  (contents: TownContents): readonly Fault<K>[] => [
    ...[...contents.collections].flatMap(([collection, documents]) =>
      collectionFaults(kinds, contents, { collection, documents }),
    ),
    ...kinds.ofTown(contents),
  ];

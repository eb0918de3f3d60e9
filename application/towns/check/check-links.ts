import { htmlLinksIn } from '#domain/content/html-parts.ts';
import { portalPlace, type PortalPlace } from '#domain/content/portal-place.ts';
import { isPublished } from '#domain/content/published.ts';
import type { TownDocumentFault, TownContents, TownDocument } from '#domain/content/town-contents.ts';
import { nearWord } from '#domain/shared/near-word.ts';
import { textsIn, valuesAt } from '#domain/shared/values-at.ts';
import { pageSlug } from './names.ts';

/** Addresses that the server answers and that are no pages. */
const served = /^\/(?:files|api|rss|contents|users|assets|embed|citaprevia|incidences2)\//u;

const isPath = (text: string): boolean => /^\/(?!\/)[^\s<>"]*$/u.test(text);

/** Paths of the portal in a text: the whole of it, or the targets of its links. */
const pathsIn = (text: string): readonly string[] =>
  isPath(text)
    ? [text]
    : htmlLinksIn(text)
        .map(({ address }) => address)
        .filter(isPath);

/** Whether a published document of a collection has an address by this key. */
type HasPage = (collection: string, key: string) => boolean;

/** The addresses of a town, each collection read once. */
function pagesOf({ collections }: TownContents): HasPage {
  const known = new Map<string, ReadonlySet<string>>();
  const keysIn = (collection: string) =>
    new Set(
      (collections.get(collection) ?? [])
        .filter(isPublished)
        .flatMap((document) => [document._id, pageSlug(document)]),
    );
  return (collection, key) => {
    const keys = known.get(collection) ?? keysIn(collection);
    known.set(collection, keys);
    return keys.has(key);
  };
}

/**
 * Whether a page of the portal is missing. Proposals are not looked for: those that residents sent are not among the
 * documents.
 */
function isMissing(place: PortalPlace, contents: TownContents, hasPage: HasPage): boolean {
  switch (place.kind) {
    case 'nowhere':
      return true;
    case 'article':
      return !hasPage('articulos', place.key);
    case 'process':
      return !hasPage('procesos', place.slug);
    case 'form':
      return !hasPage('mailboxes', place.mailbox);
    case 'node':
      return !hasPage(place.collection, place.key);
    case 'fixed':
      return !(contents.collections.get('settings') ?? []).some(
        (settings) => valuesAt(settings, [place.page, '_id']).length > 0,
      );
    default:
      return false;
  }
}

const placeAt = (address: string): PortalPlace => portalPlace(address.replace(/[?#].*$/su, '')).place;

/** Links of a document to pages of the portal that do not exist. They are doubtful: a page may come later. */
export function linkChecker(
  contents: TownContents,
): (document: TownDocument) => readonly TownDocumentFault<'deadLink'>[] {
  const hasPage = pagesOf(contents);
  return (document) =>
    textsIn(document).flatMap(({ path, value }) =>
      pathsIn(value)
        .filter((address) => !served.test(address) && isMissing(placeAt(address), contents, hasPage))
        .map((found) => ({ path, kind: 'deadLink', found, isDoubt: true })),
    );
}

/** A file of a town by its address: `/files/nova/escudo.svg`, wherever it is in a text. */
const filePattern = /(?<![\w.:/-])\/files\/(?<realm>[a-z][a-z0-9-]*)\/(?<name>[^\s"'<>?#&]+)/gu;

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Files that a document names and the town does not have. Those of another town are only doubtful. */
export const missingFiles = (
  document: TownDocument,
  { realm, files }: TownContents,
): readonly TownDocumentFault<'noSuchFile' | 'fileOfOtherTown'>[] =>
  textsIn(document).flatMap(({ path, value }) =>
    [...(value.includes('/files/') ? value.matchAll(filePattern) : [])].flatMap(
      ([found, of, written]): readonly TownDocumentFault<'noSuchFile' | 'fileOfOtherTown'>[] => {
        if (of !== realm) return [{ path, kind: 'fileOfOtherTown', found, isDoubt: true }];
        const name = decoded(String(written));
        if (files.includes(name)) return [];
        const near = nearWord(name, files);
        const meant = near === null ? {} : { suggestion: `/files/${realm}/${near}` };
        return [{ path, kind: 'noSuchFile', found, ...meant }];
      },
    ),
  );

const isBlank = (value: unknown): boolean => textsIn(value).every((text) => text.value.trim() === '');

/**
 * A page that counts for the transparency index, at an address of its own, without any content: the point is met and its
 * reader finds nothing.
 */
export function emptyPages(
  document: TownDocument,
  contents: readonly string[],
): readonly TownDocumentFault<'emptyPage'>[] {
  const isCounted = nameOfPoints(document['ita']) !== '' && isPublished(document);
  if (!isCounted || contents.length === 0 || !contents.every((member) => isBlank(document[member])))
    return [];
  const [uri] = valuesAt(document, ['meta', 'uri']);
  const address = typeof uri?.value === 'string' ? uri.value : '';
  const place = placeAt(address);
  const isOwn =
    address === '' || (place.kind === 'article' && [document._id, pageSlug(document)].includes(place.key));
  return isOwn ? [{ path: [], kind: 'emptyPage', found: null, isPlaceOnly: true, isDoubt: true }] : [];
}

/** The points are a text, a number or a list of them. */
const nameOfPoints = (ita: unknown): string => [ita ?? ''].flat().map(String).join('').trim();

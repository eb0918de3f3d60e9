import { folded } from '#domain/directory/folded.ts';
import { wordsOfSearch } from '#domain/directory/words-of-search.ts';
import { isForStaff } from '#domain/access/audience.ts';
import { filesNamedIn } from '#domain/files/files-named.ts';
import {
  contentEnds,
  type FileUse,
  isPicture,
  kindOfName,
  lacksWords,
  type TownFile,
} from '#domain/files/town-file.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { FolderFile } from '#application/ports/server/town-keeper.ts';
import { bySystem } from '#domain/office/steps/subject-steps.ts';
import type { AnyRow } from './request-row.ts';

/** A file of a row that has its body. */
export const townFileOf = ({ body }: AnyRow): TownFile => JSON.parse(String(body)) as TownFile;

/** The use of a published document, as its row has it. */
export const fileUseOf = ({ collection, document }: AnyRow): FileUse => ({
  collection: String(collection),
  document: String(document),
  isDraft: false,
});

/** The documents of the office that may name a file in a draft, or in what was published once; by two marks. */
export const draftingDocuments = (contains: string): string => `SELECT collection, id, place, fields, draft
  FROM office_documents WHERE realm = $1 AND (${contains.replace('TEXT', 'draft')}
  OR (place <> 'published' AND ${contains.replace('TEXT', 'fields')})) ORDER BY collection, id`;

/** The beginning of every address of a town's files. */
export const addressesOf = (realm: string): string => `/files/${realm}/`;

/** Those of these documents that use the file. */
export const draftUses = (realm: string, name: string, rows: readonly AnyRow[]): readonly FileUse[] =>
  rows
    .filter(({ place, fields, draft }) => {
      const drafted = (JSON.parse(String(draft)) as readonly { readonly value?: unknown }[]).map(
        ({ value }) => value,
      );
      const former: unknown = place !== 'published' && typeof fields === 'string' ? JSON.parse(fields) : [];
      return filesNamedIn([drafted, former], realm).includes(name);
    })
    .map(({ collection, id }) => ({ collection: String(collection), document: String(id), isDraft: true }));

/** The words of a search that are looked for: each is a part of the statement. */
export const fewWords = (search: string): readonly string[] => wordsOfSearch(search).slice(0, 10);

export const townFileColumns = 'realm, name, picture, wordless, published, at, search, body';

/** The values of a file's row, in the order of `townFileColumns`. */
export const townFileValues = (realm: string, file: TownFile) =>
  [
    realm,
    file.name,
    Number(isPicture(file)),
    Number(lacksWords(file)),
    Number(file.isPublished),
    file.at,
    folded([file.name, ...Object.values(file.words)].join(' ')),
    JSON.stringify(file),
  ] as const;

/** The contents of a file, each with the moment from which it may be erased. */
export const contentRows = (file: TownFile): readonly (readonly [string, Instant | null])[] => [
  ...contentEnds(file),
];

/** A file that came with a town's folder: it is public, as it was before there was a register. */
export const loadedFile = (name: string, at: Instant): TownFile => ({
  name,
  kind: kindOfName(name),
  content: null,
  words: {},
  focus: null,
  by: bySystem,
  at,
  isPublished: true,
  replaced: [],
});

/** A file of the register with what a town's folder says of it; null if the folder says nothing of it. */
export function describedByFolder(
  known: TownFile | null,
  { name, words, focus }: FolderFile,
  at: Instant,
): TownFile | null {
  if (words === undefined && focus === undefined) return null;
  const file = known ?? loadedFile(name, at);
  return { ...file, words: words ?? file.words, focus: focus === undefined ? file.focus : focus };
}

/** The files that a published document makes public: none if it is for staff only, or no longer published. */
export const filesMadePublic = (realm: string, collection: string, body: unknown): readonly string[] =>
  typeof body === 'object' && body !== null && isForStaff(collection, body) ? [] : filesNamedIn(body, realm);

/** The files that a stored document makes public: its row's body is text. */
export const usesOf = (realm: string, { collection, body }: AnyRow): readonly string[] =>
  filesMadePublic(realm, String(collection), JSON.parse(String(body)));

/** Whether the uploads of residents or the files of towns name a content. */
export const namedContent = (mark: '?1' | '$1'): string =>
  `SELECT 1 FROM assets WHERE hash = ${mark} UNION ALL SELECT 1 FROM town_file_contents WHERE hash = ${mark}
    UNION ALL SELECT 1 FROM voucher_pictures WHERE content = ${mark} LIMIT 1`;

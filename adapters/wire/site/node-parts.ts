import type {
  FileGroup,
  LinkGroup,
  NodeLink,
  NodePicture,
  NodeTable,
  PictureGroup,
  UnreadPart,
} from '#domain/content/content-node.ts';
import type { AttachedFile } from '#domain/processes/process.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { TableColumn } from '#domain/tables/descriptor.ts';
import { readRows } from '#domain/tables/row.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { type LeftOutParts, asList, plainIn, recordIn, textIn } from '../lenient.ts';
import { readTableDescriptor } from '../tables/table.ts';

/* The parts of a content page (specification 3, section 3; pictures and tables: specification 2, section 3). */

export type Unread = LeftOutParts<UnreadPart>;

const numberIn = (raw: unknown): number | null =>
  typeof raw === 'number' && Number.isFinite(raw) && raw >= 0 ? raw : null;

/** A picture: `{ src, srcfull, alt, title }`, the same with `uri`, or a bare address. */
export function pictureIn(raw: unknown): NodePicture | null {
  const picture = recordIn(raw);
  const src = plainIn(raw) ?? plainIn(picture['src']) ?? plainIn(picture['uri']) ?? plainIn(picture['href']);
  if (src === null) return null;
  return {
    src,
    full: plainIn(picture['srcfull']),
    alt: textIn(picture['alt']),
    caption: textIn(picture['title']),
    fileName: plainIn(picture['filename']),
  };
}

export const pictureGroupsIn = (
  images: unknown,
  imagesGroup: unknown,
  unread: Unread,
): readonly PictureGroup[] => {
  const alone = { name: '', pictures: unread.each('images', images, pictureIn) };
  const groups = asList(imagesGroup).map((raw): PictureGroup => {
    const group = recordIn(raw);
    return { name: groupName(group), pictures: unread.each('images', group['images'], pictureIn) };
  });
  return [alone, ...groups].filter(({ pictures }) => pictures.length > 0);
};

/** A group's name is in `name` or in `title`. */
export const groupName = (group: Readonly<Record<string, unknown>>): LocalizedText =>
  textIn(group['name'] ?? group['title']);

export function fileIn(raw: unknown): AttachedFile | null {
  const file = recordIn(raw);
  const uri = plainIn(file['uri']) ?? plainIn(file['href']);
  if (uri === null) return null;
  const title = textIn(file['title']);
  const isBlank = (typeof title === 'string' ? [title] : Object.values(title)).every(
    (text) => text.trim() === '',
  );
  return {
    title: isBlank ? (plainIn(file['filename']) ?? '') : title,
    uri,
    type: plainIn(file['type']),
    size: numberIn(file['size']),
  };
}

export const fileGroupsIn = (files: unknown, filesGroup: unknown, unread: Unread): readonly FileGroup[] => {
  const alone = { name: '', body: '', files: unread.each('files', files, fileIn) };
  const groups = asList(filesGroup).map((raw): FileGroup => {
    const group = recordIn(raw);
    return {
      name: groupName(group),
      body: textIn(group['body']),
      files: unread.each('files', group['files'], fileIn),
    };
  });
  return [alone, ...groups].filter((group) => group.files.length > 0 || hasText(group.body));
};

export const hasText = (text: LocalizedText): boolean =>
  (typeof text === 'string' ? [text] : Object.values(text)).some((words) => words.trim() !== '');

export function linkIn(raw: unknown): NodeLink | null {
  const link = recordIn(raw);
  const uri = plainIn(raw) ?? plainIn(link['uri']) ?? plainIn(link['href']);
  if (uri === null) return null;
  return {
    title: textIn(link['title']),
    description: textIn(link['description']),
    uri,
    picture: plainIn(link['headerImage']),
  };
}

export const linkGroupsIn = (links: unknown, linksGroup: unknown, unread: Unread): readonly LinkGroup[] => {
  const alone: LinkGroup = { name: '', look: 'list', links: unread.each('links', links, linkIn) };
  const groups = asList(linksGroup).map((raw): LinkGroup => {
    const group = recordIn(raw);
    return {
      name: groupName(group),
      look: group['formatter'] === 'imageGallery' ? 'pictures' : 'list',
      links: unread.each('links', group['links'], linkIn),
    };
  });
  return [alone, ...groups].filter((group) => group.links.length > 0);
};

/** A column without a description: the keys of its rows are then its columns. */
const plainColumn = (key: string): TableColumn => ({
  key,
  title: key,
  kind: 'string',
  isHidden: false,
  isSortable: true,
  isCollapsible: false,
  refolding: false,
  isGroupable: false,
  isGraphable: false,
});

const keysIn = (rows: readonly unknown[]): readonly string[] => [
  ...new Set(
    rows.flatMap((row) => Object.keys(recordIn(row))).filter((key) => key !== '_id' && key !== 'children'),
  ),
];

const isYear = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1900 && Number(value) <= 2100;

/**
 * A column of a table without descriptions. If all its cells are numbers, they can be drawn; years only name others.
 */
function foundColumn(key: string, rows: readonly unknown[]): TableColumn {
  const values = rows
    .map((row) => recordIn(row)[key])
    .filter((value) => value !== undefined && value !== null);
  const isNumber =
    values.length > 0 && values.every((value) => typeof value === 'number') && !values.every(isYear);
  return isNumber ? { ...plainColumn(key), kind: 'number', isGraphable: true } : plainColumn(key);
}

/**
 * A table with its rows, or with the names of a descriptor and a query that give them. One with neither is left out.
 */
export function tableIn(raw: unknown): NodeTable | null {
  const table = recordIn(raw);
  const rows = asList(table['data']);
  const named = { descriptor: plainIn(table['descriptor']), query: plainIn(table['query']) };
  if (rows.length === 0 && named.query === null && named.descriptor === null) return null;
  const described = readTableDescriptor(table['descriptor']);
  const columns = isLeft(described)
    ? keysIn(rows).map((key) => foundColumn(key, rows))
    : described.right.columns;
  return {
    title: textIn(table['title']),
    columns,
    rows: readRows(rows, columns),
    ...named,
    isGraph: table['graph'] !== undefined && table['graph'] !== null && table['graph'] !== false,
  };
}

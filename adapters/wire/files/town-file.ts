import * as t from 'io-ts';
import { type FileContent, type FileUse, stillStored, type TownFile } from '#domain/files/town-file.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { localizedText, orNull } from '../decode.ts';
import { stepWire } from '../steps/step.ts';

const measured = { bytes: t.number, width: orNull(t.number), height: orNull(t.number) };

/** The point that stays visible when the edges of a picture are cut off, in hundredths. */
export const focusWire = t.type({ x: t.number, y: t.number });

/**
 * A file of the town as staff see it. `address` is where the public finds it while it is public; `content` is missing if
 * it came with the town's folder.
 */
export const townFileWire = t.type({
  name: t.string,
  kind: t.string,
  address: t.string,
  content: orNull(t.type({ hash: t.string, type: t.string, ...measured, sizes: t.array(t.type(measured)) })),
  words: t.record(t.string, t.string),
  focus: orNull(focusWire),
  by: t.string,
  at: t.string,
  isPublished: t.boolean,
  replaced: t.array(t.type({ hash: t.string, by: t.string, at: t.string, bytes: t.number })),
});

/** A file as a screen has it. */
export type OfficeFile = t.TypeOf<typeof townFileWire>;

/** A document that uses a file; `title` is missing if it has none, `isDraft`: the public does not see it. */
export const fileUseWire = t.type({
  collection: t.string,
  document: t.string,
  title: orNull(localizedText),
  isDraft: t.boolean,
});

/** A file with what staff must know before they change it. */
export const fileWithUsesWire = t.type({
  file: townFileWire,
  isPublic: t.boolean,
  uses: t.array(fileUseWire),
  steps: t.array(stepWire),
});

/** The address of a file of a town, each part of its name encoded. */
export const fileAddress = (realm: string, name: string): string =>
  `/files/${encodeURIComponent(realm)}/${name.split('/').map(encodeURIComponent).join('/')}`;

const writeContent = ({ hash, type, bytes, width, height, sizes }: FileContent) => ({
  hash,
  type,
  bytes,
  width,
  height,
  sizes: sizes.map((one) => ({ bytes: one.bytes, width: one.width, height: one.height })),
});

const dayOf = (at: Instant): string => new Date(at).toISOString();

/** A file as it is sent to staff at that moment. */
export function writeTownFile(realm: string, file: TownFile, now: Instant): OfficeFile {
  const { name, kind, content, words, focus, by, at, isPublished } = file;
  return {
    name,
    kind,
    words: { ...words },
    focus,
    by,
    isPublished,
    content: content && writeContent(content),
    address: fileAddress(realm, name),
    at: dayOf(at),
    replaced: stillStored(file, now).map(({ content: before, by: who, at: then }) => ({
      hash: before.hash,
      by: who,
      at: dayOf(then),
      bytes: before.bytes,
    })),
  };
}

/** The title of a document, under the names that kinds of documents have for it. */
export const writeFileUse = (
  { collection, document, isDraft }: FileUse,
  found: Readonly<Record<string, unknown>> | null,
): t.TypeOf<typeof fileUseWire> => {
  const title = [found?.['title'], found?.['name']].find((one) => localizedText.is(one)) ?? null;
  return { collection, document, title, isDraft };
};

import * as t from 'io-ts';
import type { AttachedFile } from '#domain/processes/process.ts';
import { localizedText, orNull } from '../decode.ts';

const fileWire = t.intersection([
  t.type({ uri: t.string }),
  t.partial({
    title: orNull(localizedText),
    filename: orNull(t.string),
    size: orNull(t.number),
    type: orNull(t.string),
  }),
]);

/** Files without a heading. */
export const filesWire = t.array(fileWire);

/** Files under headings, as documents of every kind have them. */
export const filesGroupWire = t.array(
  t.partial({ name: orNull(localizedText), files: orNull(t.array(fileWire)) }),
);

/** The files of all headings, in order. One without a title is named by its file's name. */
export const readFiles = (
  groups: t.TypeOf<typeof filesGroupWire> | null | undefined,
): readonly AttachedFile[] =>
  (groups ?? [])
    .flatMap(({ files }) => files ?? [])
    .map((file) => ({
      title: file.title ?? file.filename ?? '',
      uri: file.uri,
      type: file.type ?? null,
      size: file.size ?? null,
    }));

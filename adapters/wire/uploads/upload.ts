import * as t from 'io-ts';
import type { Attached } from '#domain/forms/entry.ts';

/** The permitted types of a file. */
export const fileKinds = {
  jpg: null,
  png: null,
  webp: null,
  pdf: null,
  doc: null,
  docx: null,
  xls: null,
  xlsx: null,
  txt: null,
};

/**
 * The answer to an upload: its id, and the type that the council found. `file` and `collection` are the names of
 * specification 1, section 3, for the file's name and the form that it was uploaded for.
 */
export const assetWire = t.intersection([
  t.type({
    status: t.literal('ok'),
    _id: t.string,
    name: t.string,
    kind: t.keyof(fileKinds),
    bytes: t.number,
    signed: t.boolean,
  }),
  t.partial({ file: t.string, collection: t.string }),
]);

export const readAsset = ({ _id, name, kind, bytes, signed }: t.TypeOf<typeof assetWire>): Attached => ({
  id: _id,
  name,
  kind,
  bytes,
  isSigned: signed,
});

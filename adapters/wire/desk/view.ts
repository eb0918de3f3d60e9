import * as t from 'io-ts';
import type { DeskView } from '#domain/office/desk/desk-view.ts';
import { orNull } from '../decode.ts';

/** A view as staff keep it. */
export const writtenViewWire = t.intersection([
  t.type({ name: t.string, query: t.string }),
  t.partial({ id: orNull(t.string), isShared: t.boolean }),
]);

/** A view as it is shown. */
export const viewWire = t.type({
  id: t.string,
  name: t.string,
  query: t.string,
  isShared: t.boolean,
  /** Whether the caller keeps it, and may change it. */
  isOwn: t.boolean,
});

export const writeDeskView = (
  { id, name, query, isShared, owner }: DeskView,
  caller: string,
): t.TypeOf<typeof viewWire> => ({ id, name, query, isShared, isOwn: owner === caller });

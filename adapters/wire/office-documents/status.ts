import * as t from 'io-ts';
import { type DocumentAct, documentActs, documentStates } from '#domain/documents/state.ts';
import { nullable, wordOf } from '../decode.ts';

/** The state of a document in one word. */
export const stateWire = wordOf(documentStates);
/** An act on a document as a whole. */
export const documentActWire: t.Type<DocumentAct> = wordOf(documentActs);

/** When a draft will be published and when the document will be withdrawn; null if it will not. */
export const scheduleWire = t.type({ at: nullable(t.string), until: nullable(t.string) });

/** Another person who has the document open: their name, the path of the field that they edit, and when they were last seen. */
export const presenceWire = t.type({ by: t.string, field: nullable(t.string), at: t.string });

/**
 * How a document is now. `version` counts its changes; `isPublic`: portals show it, with or without a draft; `acts`: what
 * the caller may do with it as it is.
 */
export const statusWire = t.type({
  state: stateWire,
  isPublic: t.boolean,
  version: t.number,
  schedule: nullable(scheduleWire),
  acts: t.array(documentActWire),
});

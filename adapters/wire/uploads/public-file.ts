import * as t from 'io-ts';
import { localizedText } from '../decode.ts';
import { listOf } from '../document.ts';

/** A file that a town made public, found by its name (specification 2, section 7). */
export const publicFilesWire = listOf(t.type({ _id: t.string, filename: t.string, href: t.string }));

/** The towns in which a browser has a session (specification 1, section 7). */
export const spacesWire = listOf(t.type({ _id: t.string, realm: t.string, name: localizedText }));

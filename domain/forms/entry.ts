import type { Coordinates } from '../shared/coordinates.ts';
import type { ContactField } from './contact.ts';

/** A file that was attached, as far as the form needs to know it. `id` names it at the council once it is there. */
export interface Attached {
  readonly id: string;
  readonly name: string;
  /** The kind of its content, as the check of files found it; never the kind that a browser claims. */
  readonly kind: FileKind;
  readonly bytes: number;
  /** Whether a PDF carries a signature. */
  readonly isSigned: boolean;
}

/** What an uploaded file may be, named by its ending. */
export type FileKind = 'jpg' | 'png' | 'webp' | 'pdf' | 'doc' | 'docx' | 'xls' | 'xlsx' | 'txt';

/** What was filled into the contact block. */
export type Contact = Readonly<Partial<Record<ContactField, string>>>;

/** What was filled into one field. The kind of a field says which of these answers it: `kinds/<kind>.ts`. */
export type Value =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'flag'; readonly on: boolean }
  | { readonly kind: 'files'; readonly files: readonly Attached[] }
  /** Null if only words describe the place. */
  | { readonly kind: 'place'; readonly coordinates: Coordinates | null }
  | { readonly kind: 'contact'; readonly contact: Contact }
  | { readonly kind: 'census'; readonly identity: string; readonly secrets: readonly string[] }
  /** Which captcha was asked, and the answer. */
  | { readonly kind: 'captcha'; readonly id: string; readonly answer: string };

/** The name of a kind of value. */
export type ValueKind = Value['kind'];
/** The values of one kind. */
export type ValueOf<K extends ValueKind> = Extract<Value, { kind: K }>;

/** What was filled into a form, by field name. A name that is not there is empty. */
export type Entry = ReadonlyMap<string, Value>;

/** The value of a name in `extra` of a request (specification 1, section 3). Files are given by their ids. */
export type ExtraValue = string | boolean | readonly string[] | Coordinates;

/** Gives an uploaded file by its id; null if it is unknown. */
export type FindFile = (id: string) => Attached | null;

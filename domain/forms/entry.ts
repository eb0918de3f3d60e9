import type { ContactField } from './contact.ts';

/** A file that was attached, as far as the form needs to know it. `id` names it at the council once it is there. */
export interface Attached {
  readonly id: string;
  readonly name: string;
  /** The kind of its content, by `fileKind`; never the kind that a browser claims. */
  readonly kind: FileKind;
  readonly bytes: number;
  /** Whether a PDF carries a signature. */
  readonly isSigned: boolean;
}

export type FileKind = 'jpg' | 'png' | 'webp' | 'pdf' | 'doc' | 'docx' | 'xls' | 'xlsx' | 'txt';

export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

export type Contact = Readonly<Partial<Record<ContactField, string>>>;

/** What was filled into one field. */
export type Value =
  /** text, textarea, category, select, radio, callejero, collection, search, key */
  | { readonly kind: 'text'; readonly text: string }
  /** selectmultiple */
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  /** checkbox */
  | { readonly kind: 'flag'; readonly on: boolean }
  /** image, file, pdf */
  | { readonly kind: 'files'; readonly files: readonly Attached[] }
  /** map; null if only words describe the place */
  | { readonly kind: 'place'; readonly coordinates: Coordinates | null }
  /** contact */
  | { readonly kind: 'contact'; readonly contact: Contact }
  /** census; never kept in a draft */
  | { readonly kind: 'census'; readonly identity: string; readonly secrets: readonly string[] }
  /** captcha: which one was asked, and the answer; never kept in a draft */
  | { readonly kind: 'captcha'; readonly id: string; readonly answer: string };

/** What was filled into a form, by field name. A name that is not there is empty. */
export type Entry = ReadonlyMap<string, Value>;

const isTold = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** Whether a resident has put something there. Blanks are nothing; an unticked box is nothing. */
export function isFilled(value: Value): boolean {
  switch (value.kind) {
    case 'text':
      return isTold(value.text);
    case 'texts':
      return value.texts.some(isTold);
    case 'flag':
      return value.on;
    case 'files':
      return value.files.length > 0;
    case 'place':
      return value.coordinates !== null;
    case 'contact':
      return Object.values(value.contact).some(isTold);
    case 'census':
      return isTold(value.identity);
    case 'captcha':
      return isTold(value.answer);
  }
}

/** What conditions compare with: the texts of an answer, `true` for a ticked box, the names of files. */
export function comparableTexts(value: Value): readonly string[] {
  switch (value.kind) {
    case 'text':
      return isTold(value.text) ? [value.text.trim()] : [];
    case 'texts':
      return value.texts.filter(isTold);
    case 'flag':
      return [String(value.on)];
    case 'files':
      return value.files.map(({ name }) => name);
    case 'contact':
      return Object.values(value.contact).filter(isTold);
    case 'place':
    case 'census':
    case 'captcha':
      // A person's location and identity never control a form.
      return [];
  }
}

import type { LocalizedText } from '../shared/localized-text.ts';
import type { Condition } from './condition.ts';

/** A choice of a select, radio or category. `value` travels, `text` is shown. */
export interface FieldOption {
  readonly value: string;
  readonly text: LocalizedText;
}

/** What a text input takes (key `mode`): plain text, or one of the browser's own kinds. */
export const textModes = ['text', 'email', 'tel', 'url', 'number', 'date', 'datetime'] as const;
export type TextMode = (typeof textModes)[number];

/** What every field has. */
export interface FieldBase {
  /** Names the answer; unique in its mailbox. */
  readonly name: string;
  readonly title: LocalizedText;
  readonly required: boolean;
  readonly placeholder: LocalizedText | null;
  /** A line between label and field. */
  readonly hint: LocalizedText | null;
  readonly readonly: boolean;
  readonly className: string | null;
  /** Kept as the council wrote it, and not applied: a page takes no style from data. */
  readonly style: string | null;
  /** The element's id; the name where the council gives none. */
  readonly id: string;
  /** Drawn as a box of its own. */
  readonly box: boolean;
  /** Drawn as a fieldset with its title as the legend. */
  readonly fieldset: boolean;
  /** Is sent in `extra` even if its name has a place of its own in the request. */
  readonly extra: boolean;
  /** What the portal does when the answer changes: `address` asks the map for the place that was written. */
  readonly callback: string | null;
  /** Null: always shown. */
  readonly showIf: Condition | null;
  /** Null: as `required` says. */
  readonly requireIf: Condition | null;
  /** Fields that belong to this answer: asked once it is filled (a box: once it is ticked). */
  readonly children: readonly Field[];
}

interface Longest {
  /** In UTF-16 units, as the browser counts them; null: no limit but the general one. */
  readonly maxlength: number | null;
}

/** One field of a mailbox, by its type (specification 1, section 3). */
export type Field = FieldBase &
  (
    | ({
        readonly kind: 'text';
        readonly mode: TextMode;
        /** Limits of a number: below `min` it is cleared, above `max` clamped. Days as `2026-11-20` for dates. */
        readonly min: string | null;
        readonly max: string | null;
      } & Longest)
    | ({ readonly kind: 'textarea' } & Longest)
    | { readonly kind: 'image' | 'file' | 'map' | 'captcha' | 'contact' }
    /** A document to be signed; `form` is the address of the blank one. */
    | { readonly kind: 'pdf'; readonly form: string | null }
    /** No options: the categories of the town's settings. */
    | { readonly kind: 'category' | 'select' | 'radio'; readonly options: readonly FieldOption[] }
    | {
        readonly kind: 'selectmultiple';
        readonly options: readonly FieldOption[];
        readonly most: number | null;
      }
    /** `collection` is picked from whole, `search` and `callejero` by typing part of the name. */
    | { readonly kind: 'collection' | 'search' | 'callejero'; readonly collection: string }
    /** `census` names the record with its questions. */
    | { readonly kind: 'census'; readonly census: string }
    | { readonly kind: 'checkbox' }
    /** Accepts only what its list holds. */
    | { readonly kind: 'key'; readonly valid: readonly string[] }
    /** `atLeast`: so many of its fields must be filled. */
    | { readonly kind: 'group'; readonly fields: readonly Field[]; readonly atLeast: number }
  );

/** A tab of a mailbox; a mailbox without tabs is one page. */
export interface FormPage {
  readonly id: string;
  readonly title: LocalizedText | null;
  /** The text of its button; null: the usual text. */
  readonly submitText: LocalizedText | null;
  readonly fields: readonly Field[];
}

/** A field and all within it, in the order in which a reader meets them. */
export function fieldsWithin(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [
    field,
    ...fieldsWithin(field.kind === 'group' ? field.fields : []),
    ...fieldsWithin(field.children),
  ]);
}

import type { LocalizedText } from '../shared/localized-text.ts';
import type { Condition } from './condition.ts';
import type { AnswerKind, AnswerShape, ShapeOf } from './field-kinds.ts';

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

/** Fields that are asked together. A group has no answer of its own. */
export interface GroupShape {
  readonly kind: 'group';
  readonly fields: readonly Field[];
  /** How many of its fields must be filled. */
  readonly atLeast: number;
}

/** A group, as a field of a form. */
export type Group = FieldBase & GroupShape;
/** A field that is answered. Its kind says what else it has: `kinds/<kind>.ts`. */
export type AnswerField = FieldBase & AnswerShape;
/** A field of one kind. */
export type FieldOf<K extends AnswerKind> = FieldBase & ShapeOf<K>;
/** One field of a mailbox, by its type (specification 1, section 3). */
export type Field = AnswerField | Group;

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

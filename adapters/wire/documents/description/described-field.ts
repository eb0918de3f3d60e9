import type { PlaceOfNames } from '#domain/content/town-contents.ts';

/** How a single value is shown and changed. */
export type DescribedKind =
  | 'line'
  /** Paragraphs of plain text. */
  | 'lines'
  | 'html'
  | 'number'
  | 'money'
  | 'day'
  /** A day and an hour, as the town's clocks have them. */
  | 'moment'
  | 'yesNo'
  | 'choice'
  | 'colour'
  | 'address'
  | 'picture'
  | 'file';

/** What a document may have in one place: a value, an object, a list, or several of these. */
export interface Shape {
  /** Null: no single value can be here. */
  readonly value: DescribedKind | null;
  /** The value is a text, in one language or in each. */
  readonly isLocalized: boolean;
  /** The values to choose from; empty for any value. */
  readonly options: readonly string[];
  /** The members of an object; null: no object can be here. Asked for on demand, since links contain links. */
  readonly members: (() => readonly DescribedField[]) | null;
  /** What the items of a list are; null: no list can be here. */
  readonly item: (() => Shape) | null;
  /** The object may have other members as well, which pages show under their own names. */
  readonly isOpen: boolean;
}

/** A place of a document that its editor has a field for. */
export interface DescribedField extends Shape {
  readonly name: string;
  /** The key of its name in `office-documents.json`: `title`, `portada_title`. */
  readonly label: string;
  /** A town chose the name, so there is none in the catalogue. */
  readonly isOwnName: boolean;
  readonly isRequired: boolean;
  /** Any document may have it and few do: an editor shows it only if it is there. */
  readonly isRare: boolean;
  /** An editor shows it also if it is empty. */
  readonly isUsual: boolean;
  /** The office writes it by itself, when a file is chosen beside it. */
  readonly isWrittenAlone: boolean;
  /** What it names of the town: another document, a term of a vocabulary. */
  readonly names: readonly PlaceOfNames[];
}

/** A shape that has nothing. */
export const noShape: Shape = {
  value: null,
  isLocalized: false,
  options: [],
  members: null,
  item: null,
  isOpen: false,
};

import type { Language } from '#domain/shared/localized-text.ts';

/** What can be put into a text beside words. */
export type InsertedKind = 'picture' | 'video' | 'file';

/** A file or a video that a person chose, with the words of its link or its alternative text. */
export interface ChosenFile {
  readonly address: string;
  readonly words: string;
}

/** A page of the portal that a link may lead to. */
export interface OwnPage {
  readonly address: string;
  readonly title: string;
}

/** A field for a text with structure, stored as the HTML that the portal draws. */
export interface RichTextFieldProps {
  readonly id: string;
  readonly label: string;
  /** HTML; empty for no text. */
  readonly value: string;
  /** Called soon after each change, and at once when the field is left. */
  readonly onChange: (html: string) => void;
  readonly language: Language;
  readonly isReadOnly?: boolean;
  readonly describedBy?: string | undefined;
  /** The level of the first heading: 2 below the title of a page, 3 below another heading. */
  readonly firstLevel?: 2 | 3;
  /** Lets a person choose what to insert; null if they chose nothing. Without it, nothing can be inserted. */
  readonly chooseFile?: (kind: InsertedKind) => Promise<ChosenFile | null>;
  /** Finds pages of the portal by words, for links. */
  readonly findPages?: (words: string) => Promise<readonly OwnPage[]>;
}

import { createContext, useContext } from 'react';
import type { DescribedField } from '#adapters/wire/documents/description/described-field.ts';
import { type FieldPath, memberPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useKnownWords } from '../../parts/use-known-words.ts';
import type { RichTextFieldProps } from '../../text/text-props.ts';
import type { OpenDocument } from '../editor/open-document.ts';
import type { WrittenField } from '../editor/unsent.ts';
import type { TextPart } from './form-tree.ts';

/** What the fields of an editor work with. */
export interface FormPlace {
  readonly document: OpenDocument;
  /** Languages whose columns are shown, of those of the town. */
  readonly columns: readonly Language[];
  readonly isMissingOnly: boolean;
  /** Texts that were missing or older when only these were asked for: they stay while somebody writes them. */
  readonly wanted: ReadonlySet<FieldPath>;
  /** Empty fields that the person asked for. */
  readonly asked: ReadonlySet<FieldPath>;
  readonly ask: (path: FieldPath) => void;
  readonly write: (written: readonly WrittenField[]) => void;
  readonly goTo: (field: FieldPath | null) => void;
  readonly choose: (path: FieldPath, theirs: Json | undefined, value: Json | undefined) => void;
  /** Says that a translation is right as it is. */
  readonly confirm: (path: FieldPath) => void;
  /** A key for a new item of a list. */
  readonly newKey: () => string;
  /** What texts with structure choose from. */
  readonly chooseFile: NonNullable<RichTextFieldProps['chooseFile']>;
  readonly findPages: NonNullable<RichTextFieldProps['findPages']>;
}

export const FormPlaceContext = createContext<FormPlace | null>(null);

export function useForm(): FormPlace {
  const place = useContext(FormPlaceContext);
  if (place === null) throw new Error('no form around this field');
  return place;
}

type Named = Pick<DescribedField, 'label' | 'isOwnName'> & Partial<Pick<DescribedField, 'names'>>;

/** The name of a field, as a clerk reads it; a town’s own name is said as it is. */
export function useFieldName(): (field: Named) => string {
  const { t } = useSpeech();
  return ({ label, isOwnName, names = [] }) => {
    if (isOwnName) return label;
    const isOther = label === '_id' && names.length > 0;
    return isOther ? t('office-documents:pick.label') : t(`office-fields:name.${label}`);
  };
}

/** What a field is for, where its name does not say it. */
export function useFieldHelp(): (field: Named) => string | undefined {
  const knownWords = useKnownWords();
  return ({ label, isOwnName, names = [] }) => {
    // What is chosen by its title needs no help about how keys are written.
    const isPlain = isOwnName || names.length > 0;
    return (isPlain ? '' : knownWords(`office-fields:help.${label}`, '')) || undefined;
  };
}

/** The id of the field for a place of the document; other than those of a form of residents, which may be beside it. */
export const idOf = (path: FieldPath): string => `dato-${path}`;

/** The place of a text in a language: of one that is written once for all, the whole. */
export const textPath = ({ path, isWhole }: TextPart, language: Language, first: Language): FieldPath =>
  isWhole && language === first ? path : memberPath(path, language);

/** Whether the person may change a place: who translates changes only the other languages of texts. */
export function mayWrite({ mayChange, languages }: OpenDocument, language: Language | null): boolean {
  if (mayChange === 'translations') return language !== null && language !== languages[0];
  return mayChange === 'all';
}

/** How a text in another language stands to that in the first one. */
export type LanguageAge = 'fresh' | 'older' | 'missing' | 'empty';

/** The text that an older translation was made from; null if the translation is up to date. */
export function madeFrom(
  part: TextPart,
  language: Language,
  { shown, server, older, unsent, languages }: OpenDocument,
): string | null {
  const [first = language] = languages;
  const [source, path] = [textPath(part, first, first), textPath(part, language, first)];
  const isWritten = unsent.has(path);
  const from = isWritten ? undefined : (older.get(path) ?? server.get(source));
  return typeof from !== 'string' || from === '' || from === shown.get(source) ? null : from;
}

/** Whether a text is there, and whether the first language was changed after it. */
export function ageOf(part: TextPart, language: Language, document: OpenDocument): LanguageAge {
  const { shown, languages } = document;
  const [first = language] = languages;
  const [source, path] = [textPath(part, first, first), textPath(part, language, first)];
  const has = (at: FieldPath) => typeof shown.get(at) === 'string' && shown.get(at) !== '';
  if (!has(source) || language === first) return has(path) || has(source) ? 'fresh' : 'empty';
  if (!has(path)) return part.isWhole ? 'fresh' : 'missing';
  return madeFrom(part, language, document) === null ? 'fresh' : 'older';
}

/** Whether a text is to be written or read again in one of these languages. */
export const isToDo = (part: TextPart, languages: readonly Language[], document: OpenDocument): boolean =>
  languages.some((language) => ['older', 'missing'].includes(ageOf(part, language, document)));

/** Whether a text is among those to do, or was when they were asked for. */
export const isWanted = (
  part: TextPart,
  { document, columns, wanted }: Pick<FormPlace, 'document' | 'columns' | 'wanted'>,
): boolean => wanted.has(part.path) || isToDo(part, columns, document);

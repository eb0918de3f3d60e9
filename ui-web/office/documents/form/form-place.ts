import { createContext, useContext } from 'react';
import type { DescribedField } from '#adapters/wire/documents/description/described-field.ts';
import { type FieldPath, memberPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { OpenDocument } from '../editor/open-document.ts';
import type { WrittenField } from '../editor/unsent.ts';
import type { TextPart } from './form-tree.ts';

/** What the fields of an editor work with. */
export interface FormPlace {
  readonly document: OpenDocument;
  /** Languages whose columns are shown, of those of the town. */
  readonly columns: readonly Language[];
  readonly isMissingOnly: boolean;
  readonly write: (written: readonly WrittenField[]) => void;
  readonly goTo: (field: FieldPath | null) => void;
  readonly choose: (path: FieldPath, theirs: Json | undefined, value: Json | undefined) => void;
  /** A key for a new item of a list. */
  readonly newKey: () => string;
}

export const FormPlaceContext = createContext<FormPlace | null>(null);

export function useForm(): FormPlace {
  const place = useContext(FormPlaceContext);
  if (place === null) throw new Error('no form around this field');
  return place;
}

/** The name of a field, as a clerk reads it; a town’s own name is said as it is. */
export function useFieldName(): (field: Pick<DescribedField, 'label' | 'isOwnName'>) => string {
  const { t } = useSpeech();
  return ({ label, isOwnName }) => (isOwnName ? label : t(`office-fields:name.${label}`));
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

/** Whether a text is there, and whether the first language was changed in the draft after it. */
export function ageOf(
  part: TextPart,
  language: Language,
  { shown, marks, unsent, languages }: OpenDocument,
): LanguageAge {
  const [first = language] = languages;
  const [source, path] = [textPath(part, first, first), textPath(part, language, first)];
  const isFilled = (at: FieldPath) => typeof shown.get(at) === 'string' && shown.get(at) !== '';
  if (!isFilled(source) || language === first) return isFilled(path) || isFilled(source) ? 'fresh' : 'empty';
  if (!isFilled(path)) return part.isWhole ? 'fresh' : 'missing';
  const now = '9';
  const at = (one: FieldPath) => (unsent.has(one) ? now : (marks.get(one)?.at ?? ''));
  return at(source) > at(path) ? 'older' : 'fresh';
}

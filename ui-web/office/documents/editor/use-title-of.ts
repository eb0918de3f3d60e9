import { documentTitle } from '#domain/documents/document-title.ts';
import { documentOf, type FieldPath, type Fields } from '#domain/documents/fields.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useKindName } from '../list/kind-name.ts';

/** The title of a document, from whatever member it is in; one without is called by its kind, if that is given. */
export function useTitleOf(
  collection: string | null = null,
): (shown: Fields, languages: readonly Language[]) => string {
  const { t } = useSpeech();
  const kindName = useKindName();
  return (shown, languages) => {
    const paths: readonly FieldPath[] = ['title', 'name', 'Convocatoria', 'convocatoria', 'year'].flatMap(
      (name) => [...languages.map((language) => `${name}/${language}`), name],
    );
    const text = paths
      .map((path) => shown.get(path))
      .find((value) => (typeof value === 'string' && value !== '') || typeof value === 'number');
    if (text !== undefined) return `${text as string | number}`;
    const ofRow = collection === null ? null : documentTitle(collection, documentOf(shown));
    if (typeof ofRow === 'string') return ofRow;
    return collection === null ? t('office-documents:untitled') : kindName(collection);
  };
}

import type { FieldPath, Fields } from '#domain/documents/fields.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** The title of a document, from whatever member it is in. */
export function useTitleOf(): (shown: Fields, languages: readonly Language[]) => string {
  const { t } = useSpeech();
  return (shown, languages) => {
    const paths: readonly FieldPath[] = ['title', 'name', 'Convocatoria', 'convocatoria', 'year'].flatMap(
      (name) => [...languages.map((language) => `${name}/${language}`), name],
    );
    const text = paths
      .map((path) => shown.get(path))
      .find((value) => (typeof value === 'string' && value !== '') || typeof value === 'number');
    return text === undefined ? t('office-documents:untitled') : `${text as string | number}`;
  };
}

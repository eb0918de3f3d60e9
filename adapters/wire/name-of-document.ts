import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { localizedText } from './decode.ts';

/** The name of a document if the rest of it cannot be read: its title in any language, else its `_id`. */
export function nameOfDocument(raw: unknown): LocalizedText {
  const document: Readonly<Record<string, unknown>> = { ...(raw as object | null) };
  const names = ['title', 'Convocatoria', 'convocatoria', '_id']
    .map((field) => document[field])
    .map((name) => (typeof name === 'number' ? String(name) : name))
    .filter(localizedText.is);
  return names.find((name) => textFor(name, 'es', 'es').text.trim() !== '') ?? '?';
}

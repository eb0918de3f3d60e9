import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { recordIn, textIn } from './lenient.ts';

/** What a document goes by where the rest of it cannot be read: its title in any language, else its `_id`. */
export function nameOfDocument(raw: unknown): LocalizedText {
  const document = recordIn(raw);
  const names = ['title', 'Convocatoria', 'convocatoria', '_id'].map((field) => textIn(document[field]));
  return names.find((name) => textFor(name, 'es', 'es').text.trim() !== '') ?? '?';
}

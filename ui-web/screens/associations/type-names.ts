import type { Speech } from '#ui-web/speech.ts';

/** Names the types of associations in the reader's language; a type written by hand stays as it is. */
export function typeNames({ speaker, language }: Speech): (type: string) => string {
  const names: Readonly<Record<string, string>> = speaker.getResourceBundle(language, 'association-types');
  return (type) => (Object.hasOwn(names, type) ? (names[type] ?? type) : type);
}

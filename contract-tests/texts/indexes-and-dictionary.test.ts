import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const wire = join(import.meta.dirname, '..', '..', 'adapters', 'wire');

/** Every text of a language in a document, at any depth. */
function textsIn(document: unknown, language: string): readonly string[] {
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([key, value]) =>
    key === language && typeof value === 'string' ? [value] : textsIn(value, language),
  );
}

/** Catalan words in Valencian, Valencian ones in Catalan, and words that readers replaced by another. */
const retired = {
  va: /(?<!\p{L})(?:aquest\p{L}*|serveis?|preveure|veure|tenir|desenrotlla\p{L}*|cercador|ordres del dia|reparacions, contractes)(?!\p{L})/iu,
  ca: /(?<!\p{L})(?:este|esta|estos|estes|servicis?|prevore|vore|tindre|reparacions, contractes)(?!\p{L})/iu,
};

describe.each(['indexes/ita-2017.json', 'dictionary/town-finance.json'])('the texts of %s', (file) => {
  const document: unknown = JSON.parse(readFileSync(join(wire, file), 'utf8'));

  it('are Valencian in va and Catalan in ca, with one word for one thing', () => {
    expect(textsIn(document, 'va').length).toBeGreaterThan(50);
    for (const language of ['va', 'ca'] as const)
      expect(textsIn(document, language).filter((text) => retired[language].test(text))).toEqual([]);
  });
});

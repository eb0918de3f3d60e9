import { describe, expect, it } from 'vitest';
import { documentFields } from './fields.ts';
import { isTranslation } from './translation.ts';

const fields = documentFields({
  title: { es: 'Obras', va: 'Obres' },
  text: { va: 'Sí', ca: 'Sí' },
  open: true,
});
const may = (path: string, value?: string | boolean) => isTranslation(fields, { path, value }, 'es');

describe('a translation', () => {
  it('is a text in another language than the one it was written in first', () => {
    expect(may('title/va', 'Les obres')).toBe(true);
    expect(may('title/en', 'Works')).toBe(true);
    expect(may('title/va')).toBe(true);
    expect(may('title/es', 'Las obras')).toBe(false);
  });

  it('has the first language of the text as its source if the text is not in that of the town', () => {
    expect(may('text/ca', 'No')).toBe(true);
    expect(may('text/va', 'No')).toBe(false);
  });

  it('is no other change: of what is no text, of what is in no language, of what has no source', () => {
    expect(may('title/va', true)).toBe(false);
    expect(may('open', false)).toBe(false);
    expect(may('va', 'Sí')).toBe(false);
    expect(may('summary/va', 'Sí')).toBe(false);
    expect(may('title/fr', 'Travaux')).toBe(false);
  });
});

import type { Language } from '#domain/shared/localized-text.ts';
import type { ExplanationTexts } from './es.ts';

/** The words of explanations; only those of the language that is spoken are loaded. */
export async function explanationTextsIn(language: Language): Promise<ExplanationTexts> {
  switch (language) {
    case 'es':
      return (await import('./es.ts')).explanationEs;
    case 'va':
      return (await import('./va.ts')).explanationVa;
    case 'ca':
      return (await import('./ca.ts')).explanationCa;
    case 'en':
      return (await import('./en.ts')).explanationEn;
    case 'eu':
      return (await import('./eu.ts')).explanationEu;
  }
}

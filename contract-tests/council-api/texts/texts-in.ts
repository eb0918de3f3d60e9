import type { Language } from '#domain/shared/localized-text.ts';
import type { ContractTexts } from './es.ts';

/** Only the texts of the language that is spoken are loaded. */
export async function contractTextsIn(language: Language): Promise<ContractTexts> {
  switch (language) {
    case 'es':
      return (await import('./es.ts')).es;
    case 'va':
      return (await import('./va.ts')).va;
    case 'ca':
      return (await import('./ca.ts')).ca;
    case 'en':
      return (await import('./en.ts')).en;
    case 'eu':
      return (await import('./eu.ts')).eu;
    default:
      return language satisfies never;
  }
}

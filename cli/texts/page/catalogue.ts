import type { Language } from '#domain/shared/localized-text.ts';
import type { PageTexts } from './es.ts';

/** The words of the page; only those of its language are loaded. */
export async function pageTextsIn(language: Language): Promise<PageTexts> {
  switch (language) {
    case 'es':
      return (await import('./es.ts')).esPage;
    case 'va':
      return (await import('./va.ts')).vaPage;
    case 'ca':
      return (await import('./ca.ts')).caPage;
    case 'en':
      return (await import('./en.ts')).enPage;
    case 'eu':
      return (await import('./eu.ts')).euPage;
    default:
      return language satisfies never;
  }
}

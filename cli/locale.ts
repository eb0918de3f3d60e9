import { isLanguage, type Language } from '#domain/shared/localized-text.ts';
import type { Texts } from './texts/es.ts';

/**
 * The language to speak: asked for, else that of the system where it is one of ours, else Spanish. `ca_ES@valencia` is
 * Valencian.
 */
export function localeFrom(asked: unknown, env: Readonly<Record<string, string | undefined>>): Language {
  if (isLanguage(asked)) return asked;
  const system = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').toLowerCase();
  if (/^(?:ca|va).*valencia/u.test(system)) return 'va';
  const code = system.split(/[_.@-]/u, 1)[0];
  return isLanguage(code) ? code : 'es';
}

/** Only the texts of the language that is spoken are loaded. */
export async function textsIn(language: Language): Promise<Texts> {
  switch (language) {
    case 'es':
      return (await import('./texts/es.ts')).es;
    case 'va':
      return (await import('./texts/va.ts')).va;
    case 'ca':
      return (await import('./texts/ca.ts')).ca;
    case 'en':
      return (await import('./texts/en.ts')).en;
    case 'eu':
      return (await import('./texts/eu.ts')).eu;
    default:
      return language satisfies never;
  }
}

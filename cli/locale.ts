import { isLanguage, type Language } from '#domain/shared/localized-text.ts';

/**
 * The language of the output: the one asked for, else that of the system if it is one of ours, else Spanish.
 * `ca_ES@valencia` is Valencian.
 */
export function localeFrom(asked: unknown, env: Readonly<Record<string, string | undefined>>): Language {
  if (isLanguage(asked)) return asked;
  const system = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').toLowerCase();
  if (/^(?:ca|va).*valencia/u.test(system)) return 'va';
  const code = system.split(/[_.@-]/u, 1)[0];
  return isLanguage(code) ? code : 'es';
}

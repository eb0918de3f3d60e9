import { isLanguage, type Language, languageTag } from '#domain/shared/localized-text.ts';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly home: string;
}

const words: Readonly<Record<Language, Words>> = {
  es: {
    title: 'No se ha definido el municipio',
    text: 'La dirección nombra un municipio que no está en este portal. Comprueba cómo está escrito.',
    home: 'Ir al inicio',
  },
  va: {
    title: 'No s’ha definit el municipi',
    text: 'L’adreça anomena un municipi que no està en este portal. Comprova com està escrit.',
    home: 'Ves a l’inici',
  },
  ca: {
    title: 'No s’ha definit el municipi',
    text: 'L’adreça anomena un municipi que no és en aquest portal. Comprova com està escrit.',
    home: 'Vés a l’inici',
  },
  en: {
    title: 'The town has not been defined',
    text: 'The address names a town that is not on this portal. Check how it is spelt.',
    home: 'Go to the home page',
  },
  eu: {
    title: 'Ez da udalerria zehaztu',
    text: 'Helbideak aipatzen duen udalerria ez dago atari honetan. Egiaztatu nola idatzita dagoen.',
    home: 'Joan hasierara',
  },
};

/** The first language of a header that we speak; Valencian is written `ca-ES-valencia` there. */
function languageOf(header: string): Language {
  const asked = header.split(',').map((tag) => tag.split(';')[0]?.trim().toLowerCase() ?? '');
  for (const tag of asked) {
    if (tag.endsWith('valencia')) return 'va';
    const [code] = tag.split('-');
    if (isLanguage(code)) return code;
  }
  return 'es';
}

export const unknownTownStyle = `:root{color-scheme:light dark;font:18px/1.55 system-ui,sans-serif;color:light-dark(#14181f,#e9edf2);background:light-dark(#fbf8f1,#12161c)}main{max-width:32rem;margin:15vh auto;padding:0 16px}h1{font-size:1.7rem;line-height:1.2}a{color:inherit;display:inline-block;padding:10px 0}:focus-visible{outline:3px solid #ffd24d}`;

/** What somebody reads whose address names no town of ours: there is no portal whose page could say it. */
export function unknownTownPage(acceptLanguage: string): string {
  const language = languageOf(acceptLanguage);
  const { title, text, home } = words[language];
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${unknownTownStyle}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></main></body></html>`;
}

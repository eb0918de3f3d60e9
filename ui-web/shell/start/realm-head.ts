import { type Language, languageTag } from '#domain/shared/localized-text.ts';

const styleId = 'realm-style';

/** Puts the town's colours into the page, unless the server has sent them. */
export async function applyRealmStyle(document: Document, primaryColor: string | null): Promise<void> {
  if (document.getElementById(styleId)) return;
  const { realmStyle } = await import('#domain/appearance/realm-style.ts');
  const style = document.createElement('style');
  style.id = styleId;
  style.textContent = realmStyle(primaryColor);
  document.head.append(style);
}

/** Sets the language of the page. */
export function applyLanguage(document: Document, language: Language): void {
  document.documentElement.lang = languageTag(language);
}

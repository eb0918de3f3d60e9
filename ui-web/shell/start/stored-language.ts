/** The key of the specification (1, section 3). A browser that refuses to store simply forgets the choice. */
const key = 'language';

export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // The choice then lasts as long as the page.
  }
}

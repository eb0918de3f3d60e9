/** The key of the specification (1, section 3). If the browser refuses to store, the choice is lost. */
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

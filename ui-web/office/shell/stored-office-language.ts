const key = 'officeLanguage';

/** The language that was chosen in this browser for the office; null without a choice. */
export function storedOfficeLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeOfficeLanguage(language: string): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // The choice then lasts as long as the page.
  }
}

import { realmStyle } from '#domain/appearance/realm-style.ts';

/** The settings of the gallery: read from and written to the address, so that a screenshot can be asked for. */
export interface GalleryLook {
  readonly theme: 'auto' | 'light' | 'dark';
  readonly colour: string;
  /** A whole page put together from the components, or the list of them all. */
  readonly page: string | null;
}

export const readGalleryLook = (search: string): GalleryLook => {
  const query = new URLSearchParams(search);
  const theme = query.get('theme');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    colour: query.get('colour') ?? '#0a6f6a',
    page: query.get('page'),
  };
};

export const lookAddress = ({ theme, colour, page }: GalleryLook): string =>
  `?${new URLSearchParams({ theme, colour, ...(page !== null && { page }) }).toString()}`;

/** Applies the settings to the document. */
export function applyLook({ theme, colour }: GalleryLook): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const style = document.getElementById('realm');
  if (style) style.textContent = realmStyle(colour);
}

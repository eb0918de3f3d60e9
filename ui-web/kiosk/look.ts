import type { Language } from '#domain/shared/localized-text.ts';
import { applyFontFactor } from '#ui-web/shell/start/font-factor.ts';

/** The sizes of letters, as a multiple of the usual one. */
export const letterSizes = [1, 1.5, 2] as const;

/** How the page is shown to whoever stands before it. */
export interface KioskLook {
  readonly language: Language;
  readonly size: (typeof letterSizes)[number];
  readonly isHigh: boolean;
}

/** How the page is shown at the start. */
export const usualLook = (language: Language): KioskLook => ({ language, size: 1, isHigh: false });

/** Sets size and contrast of the page. The language is set with its texts. */
export function showLook({ documentElement }: Document, { size, isHigh }: KioskLook): void {
  applyFontFactor(size);
  if (isHigh) documentElement.dataset['contrast'] = 'high';
  else delete documentElement.dataset['contrast'];
}

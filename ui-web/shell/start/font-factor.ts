/** The key of the specification (1, section 3). */
export const fontFactorKey = 'fontFactor';

/** How large letters are relative to their normal size, as chosen on this device; 1 without a choice. */
export function storedFontFactor(): number {
  try {
    const factor = Number(localStorage.getItem(fontFactorKey));
    return factor > 1 && factor <= 2 ? factor : 1;
  } catch {
    return 1;
  }
}

/** All sizes of letters depend on that of the root (tokens/base.css), which follows the reader's own setting. */
export function applyFontFactor(factor: number): void {
  const { style } = document.documentElement;
  if (factor > 1) style.setProperty('--font-factor', `${factor}`);
  else style.removeProperty('--font-factor');
}

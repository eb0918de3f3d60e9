const isApple = (): boolean => /mac|iphone|ipad/iu.test(navigator.userAgent);

const signs: Readonly<Record<string, string>> = { ArrowRight: '→', ArrowLeft: '←' };

function wordOf(part: string): string {
  if (part === 'Mod') return isApple() ? '⌘' : 'Ctrl';
  return signs[part] ?? (part.length === 1 ? part.toUpperCase() : part);
}

/**
 * A key as people of an office read it.
 *
 * @example keyWords('Mod-Shift-8') // 'Ctrl + Shift + 8'
 */
export const keyWords = (key: string): string => key.split('-').map(wordOf).join(' + ');

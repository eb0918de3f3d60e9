const browsers = [
  [/Edg(?:A|iOS)?\//u, 'Edge'],
  [/OPR\//u, 'Opera'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
] as const;
const systems = [
  [/Android/u, 'Android'],
  [/iPhone|iPad/u, 'iOS'],
  [/Windows/u, 'Windows'],
  [/Mac OS X/u, 'macOS'],
  [/CrOS/u, 'ChromeOS'],
  [/Linux/u, 'Linux'],
] as const;

const named = (list: readonly (readonly [RegExp, string])[], userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * What a browser is called in a list of sessions. It is what the browser says of itself: an owner recognises theirs by it,
 * nothing is decided by it.
 *
 * @example browserName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0') // 'Firefox · Linux'
 */
export const browserName = (userAgent: string): string =>
  [named(browsers, userAgent), named(systems, userAgent)].filter((name) => name !== undefined).join(' · ');

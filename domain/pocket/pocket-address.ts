/** The path of the pocket and of its parts, with or without a language before it. */
const pocketPath = /^\/(?:[a-z]{2}\/)?bolsillo(?<part>\/.*)?$/u;

/** Whether a path is that of the pocket or of one of its parts. */
export const isPocket = (path: string): boolean => pocketPath.test(path);

/** Whether a path is that of the pocket itself, which says what is on today. */
export function isPocketHome(path: string): boolean {
  const found = pocketPath.exec(path);
  return found !== null && (found.groups?.['part'] ?? '/') === '/';
}

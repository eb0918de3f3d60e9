import type { IncomingMessage } from 'node:http';

/** Addresses of programs and files; every other one is a page's. */
const calls = /^\/(?:api|contents|users|files|assets|citaprevia|incidences2)(?:[/?]|$)/u;

export const isCall = (url: string): boolean => calls.test(url);

/**
 * The address to look for. A page's path that is no valid encoding (`/entidades/%E0%A4%A`, cut by a mail program,
 * say) is taken literally: people then read that there is no such page, and can go on from there. Calls keep it, and
 * are refused.
 *
 * @example readableAddress({ url: '/pagina/50%?lang=va' }) // '/pagina/50%25?lang=va'
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '', ...query] = url.split('?');
  if (isCall(url) || isEncoded(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

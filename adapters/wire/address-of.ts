import type { AddressOf, Call } from './call.ts';

/** Signs that separate the terms of a query stay readable; they mean nothing else there. */
const written = (value: unknown) =>
  encodeURIComponent(String(value)).replaceAll(/%(?:2C|3D)/gu, decodeURIComponent);

/**
 * Where a call goes. Browser, command line and server ask here, so that an answer the server sends ahead with a page is
 * found under the address that the browser would have asked.
 *
 * @example addressOf(readCommentsCall, { realm, id: 'p-1', limit: 20 }) // '/api/vilanova/comments/p-1?limit=20'
 */
export function addressOf<C extends Call>({ path, query = {} }: C, given: AddressOf<C>): string {
  const values: Readonly<Record<string, unknown>> = given;
  const at = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String(values[name])));
  const asked = Object.keys(query).flatMap((name) => {
    const value = values[name] ?? null;
    return value === null ? [] : `${name}=${written(value)}`;
  });
  return asked.length === 0 ? at : `${at}?${asked.join('&')}`;
}

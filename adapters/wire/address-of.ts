import { addressAt } from './address-at.ts';
import type { AddressOf, Call } from './call.ts';

/**
 * Where a call goes. Browser, command line and server ask here, so that an answer the server sends ahead with a page is
 * found under the address that the browser would have asked.
 *
 * @example addressOf(readCommentsCall, { realm, id: 'p-1', limit: 20 }) // '/api/vilanova/comments/p-1?limit=20'
 */
export const addressOf = <C extends Call>({ path, query = {} }: C, given: AddressOf<C>): string =>
  addressAt(path, given, Object.keys(query));

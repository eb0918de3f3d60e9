import { addressAt } from './address-at.ts';
import type { AddressOf, Call } from './call.ts';

/**
 * The address of a call. Browser, command line and server build it here, so that an answer that the server sends with
 * a page is found under the address that the browser would have asked.
 *
 * @example addressOf(readCommentsCall, { realm, id: 'p-1', limit: 20 }) // '/api/vilanova/comments/p-1?limit=20'
 */
export const addressOf = <C extends Call>({ path, query = {} }: C, given: AddressOf<C>): string =>
  addressAt(path, given, Object.keys(query));

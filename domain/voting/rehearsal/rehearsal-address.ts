import type { RealmId } from '../../shared/ids.ts';
import { isRehearsalName } from './rehearsal.ts';

/** Calls, pages and files of a rehearsal, by the path or by the parameter that names its town. */
const inPath = /^\/(?:api|users|contents|files)\/([^/?]+)/u;
const inQuery = /[?&]realm=([^&#]+)/u;

/** Addresses of the office: a rehearsal has none. */
const ofOffice = /^\/gestion(?:[/?#]|$)|^\/api\/[^/?]+\/staff(?:[/?#]|$)/u;

/**
 * The rehearsal whose page or call an address is; null if it is none. The office of a rehearsal is no page of it.
 *
 * @example rehearsalIn('/api/ensayo-abcdefghijklmnopqrstuvwx/surveys') // 'ensayo-abcdefghijklmnopqrstuvwx'
 */
export function rehearsalIn(url: string): RealmId | null {
  const named = [inPath, inQuery].map((place) => place.exec(url)?.[1] ?? '').find(isRehearsalName);
  return named === undefined || ofOffice.test(url) ? null : named;
}

import { type Either, left, right } from '../shared/result.ts';

/** Why an address cannot be a site that may show cards of the portal. */
export type EmbeddingFault =
  | { readonly kind: 'notHttps' }
  /** A permission for every site below a name could include strangers: `*.com.es`. */
  | { readonly kind: 'wildcard' }
  /** A path, a query or a name of a person: permission is given to whole sites. */
  | { readonly kind: 'notAnOrigin' }
  /** Not a public host name: an IP address, a local name, letters beyond a–z. */
  | { readonly kind: 'noDomain' };

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const domain = new RegExp(`^(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`, 'u');
const longest = 253;

/**
 * A site that a council lets show cards of its portal, as browsers take it in `frame-ancestors`: one origin over https.
 * Names with other letters are written as browsers send them (`xn--…`).
 *
 * @example embeddingSite('https://WWW.vilanova.example/') // right('https://www.vilanova.example')
 * @example embeddingSite('https://*.example') // left({ kind: 'wildcard' })
 */
export function embeddingSite(written: string): Either<EmbeddingFault, string> {
  const plain = written.trim().toLowerCase();
  if (plain.includes('*')) return left({ kind: 'wildcard' });
  if (!plain.startsWith('https://')) return left({ kind: 'notHttps' });
  const place = plain.slice('https://'.length).replace(/\/$/u, '');
  if (/[/?#@\s;,\\'"]/u.test(place)) return left({ kind: 'notAnOrigin' });
  const [host = '', port] = place.split(/:(?=\d{1,5}$)/u);
  const isPort = port === undefined || (Number(port) > 0 && Number(port) < 65_536);
  if (!domain.test(host) || host.length > longest || !isPort) return left({ kind: 'noDomain' });
  // Browsers leave the usual port out of origins.
  return right(port === undefined || port === '443' ? `https://${host}` : `https://${host}:${Number(port)}`);
}

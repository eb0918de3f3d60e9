import type { Language } from '../shared/localized-text.ts';

/** Where a town's words are explained at length, in a frame of somebody else's page. */
export interface Thesaurus {
  /** The page that takes `ref`, `id` and `lang` (specification 2, section 7); null where help says whole addresses. */
  readonly frame: string | null;
  /** The only hosts that a frame may be of, by their whole name, with a port if it is not the usual one. */
  readonly hosts: readonly string[];
}

/** A town without a thesaurus. */
export const noThesaurus: Thesaurus = { frame: null, hosts: [] };

/** Where help to a word leads: a word of the thesaurus, or an address of its own. */
export interface HelpSource {
  readonly ref: string | null;
  readonly id: string | null;
  readonly uri: string | null;
}

/** Letters of the Latin alphabet, as the page's policy asks: `tesauro.example`, `xn--…`, `tesauro.example:8443`. */
const hostName =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+(?::\d{1,5})?$/u;
/** Over TLS, without name or password, and without a fragment (`#`), which would swallow the query. */
const secured = /^https:\/\/(?<host>[a-z\d.:-]+)(?:[/?][^\s<>"\\#]*)?$/iu;

/**
 * The host of an address that may stand in a frame; null where none may.
 *
 * @example frameHost('https://Tesauro.example/ver?x=1') // 'tesauro.example'
 */
function frameHost(address: string): string | null {
  const host = (secured.exec(address.trim())?.groups?.['host'] ?? '').toLowerCase();
  return hostName.test(host) ? host : null;
}

/**
 * A thesaurus as a council sets it. Names that are not host names (`*`, `tesauro.example/x`, `a; script-src *`) are
 * left out; the host of the frame is allowed by being named.
 */
export function thesaurusOf(frame: string | null, hosts: readonly string[]): Thesaurus {
  const own = frame === null ? null : frameHost(frame);
  const named = hosts.map((host) => host.trim().toLowerCase()).filter((host) => hostName.test(host));
  return {
    frame: frame !== null && own !== null ? frame.trim() : null,
    hosts: [...new Set(own === null ? named : [own, ...named])],
  };
}

/**
 * The address of the frame that explains a word; null where the town has none, or allows no such host.
 *
 * @example
 *   thesaurusFrame({ ref: 'glosario', id: '12', uri: null }, thesaurusOf('https://tesauro.example/ver', []), 'va');
 *   // 'https://tesauro.example/ver?ref=glosario&id=12&lang=va'
 */
export function thesaurusFrame(
  { ref, id, uri }: HelpSource,
  { frame, hosts }: Thesaurus,
  language: Language,
): string | null {
  if (uri !== null) {
    const host = frameHost(uri);
    return host !== null && hosts.includes(host) ? uri.trim() : null;
  }
  if (frame === null || id === null) return null;
  const asked = [...(ref === null ? [] : [['ref', ref]]), ['id', id], ['lang', language]];
  const query = asked.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  return `${frame}${frame.includes('?') ? '&' : '?'}${query}`;
}

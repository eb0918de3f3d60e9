import { addressAt } from '#adapters/wire/address-at.ts';
import { readNewsFeedCall } from '#adapters/wire/service/read-news-feed.ts';
import { readProcessFeedCall } from '#adapters/wire/service/read-process-feed.ts';
import { readSitemapCall } from '#adapters/wire/service/read-sitemap.ts';
import { ask, type HttpAnswer } from '../ask.ts';
import { type Check, trial } from '../check.ts';
import { type Finding, firstFinding, shown } from '../finding.ts';

const contentType = ({ headers }: HttpAnswer, expected: RegExp): Finding | null => {
  const found = headers.get('content-type') ?? '—';
  return expected.test(found) ? null : { kind: 'header', name: 'content-type', found, expected: 'XML' };
};

/** The texts of all elements of a name, in their order; enough for documents without mixed content. */
const textsOf = (name: string, xml: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([^<]*)</${name}>`, 'gu'))].map(([, text = '']) => text);

/** An XML document whose first element has this name, and which ends with it. */
function startsWith(name: string, { status, text }: HttpAnswer): Finding | null {
  if (status !== 200) return { kind: 'status', found: status, expected: '200' };
  const isWhole =
    new RegExp(`^(?:<\\?xml[^>]*\\?>\\s*)?<${name}[\\s>]`, 'u').test(text) &&
    text.trimEnd().endsWith(`</${name}>`);
  return isWhole ? null : { kind: 'unreadable', where: `<${name}>` };
}

/** Whole addresses, each of the same host, none twice. */
function addressesFit(addresses: readonly string[]): Finding | null {
  const [first] = addresses;
  if (first === undefined) return { kind: 'missing', what: '<loc>' };
  const host = URL.parse(first)?.host;
  const seen = new Set<string>();
  return firstFinding(addresses, (address) => {
    if (host === undefined || URL.parse(address)?.host !== host)
      return { kind: 'value', where: '<loc>', found: shown(address), expected: `https://${host ?? '…'}/…` };
    if (seen.has(address)) return { kind: 'unwanted', what: shown(address) };
    seen.add(address);
    return null;
  });
}

/** What other programs read of the pages: feeds and the site map. */
export const exitChecks: readonly Check[] = [
  {
    id: 'can-01',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) =>
      [readNewsFeedCall.path, readProcessFeedCall.path].map((path) =>
        trial(ask(addressAt(path, { realm })), (answer) => {
          const titles = textsOf('title', answer.text);
          return (
            startsWith('rss', answer) ??
            contentType(answer, /^application\/(?:rss\+)?xml\b/u) ??
            (titles.length > 0 && titles.every((title) => title.trim() !== '')
              ? null
              : { kind: 'missing', what: '<title>' })
          );
        }),
      ),
  },
  {
    id: 'can-02',
    clause: 'interfaces §api',
    from: [],
    trials: ({ realm }) => [
      trial(
        ask(addressAt(readSitemapCall.path, { realm })),
        (answer) =>
          startsWith('urlset', answer) ??
          contentType(answer, /^(?:application|text)\/xml\b/u) ??
          addressesFit(textsOf('loc', answer.text)),
      ),
    ],
  },
];

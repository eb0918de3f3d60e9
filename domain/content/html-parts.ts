import { plainText } from './plain-text.ts';

/** A heading of a text in HTML: 2 is `h2`. */
export interface HtmlHeading {
  readonly level: number;
  readonly words: string;
}

/** A link of a text in HTML. Its words include those of a picture within it. */
export interface HtmlLink {
  readonly address: string;
  readonly words: string;
}

/** A picture of a text in HTML. `words` are for readers who do not see it; null if nothing is said of them. */
export interface HtmlPicture {
  readonly address: string;
  readonly words: string | null;
}

const heading = /<h(?<level>[1-6])\b[^>]*>(?<inside>.*?)(?:<\/h\k<level>\s*>|$)/gisu;
const link = /<a(?<attributes>\s[^>]*)>(?<inside>.*?)(?:<\/a\s*>|$)/gisu;
const picture = /<img(?<attributes>\s[^>]*)>/giu;
const comment = /<!--.*?-->/gsu;

const attributes = {
  href: /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/iu,
  src: /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/iu,
  alt: /\salt(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?(?=[\s/>]|$)/iu,
} as const;

/** The value of an attribute; null if the element does not have it. */
function attributeOf(written: string, name: keyof typeof attributes): string | null {
  const found = attributes[name].exec(written);
  if (found === null) return null;
  const [, double, single, bare] = found;
  return plainText(double ?? single ?? bare ?? '');
}

/** Whether a text has elements; one that has none is plain. */
export const isHtml = (text: string): boolean => /<[a-z]/iu.test(text);

type Groups = Readonly<Record<string, string>>;

const matchesOf = (pattern: RegExp, html: string): readonly Groups[] =>
  isHtml(html)
    ? [...html.replaceAll(comment, '').matchAll(pattern)].map(({ groups }) => groups as Groups)
    : [];

/**
 * The headings of a text in HTML, in their order.
 *
 * @example headingsIn('<h2>Plazos</h2><p>Hasta mayo.</p>') // [{ level: 2, words: 'Plazos' }]
 */
export const headingsIn = (html: string): readonly HtmlHeading[] =>
  matchesOf(heading, html).map(({ level, inside }) => ({
    level: Number(level),
    words: plainText(String(inside)),
  }));

/**
 * The pictures of a text in HTML, in their order.
 *
 * @example picturesIn('<img src="/files/nova/a.jpg">') // [{ address: '/files/nova/a.jpg', words: null }]
 */
export const picturesIn = (html: string): readonly HtmlPicture[] =>
  matchesOf(picture, html).map((found) => ({
    address: attributeOf(String(found['attributes']), 'src') ?? '',
    words: attributeOf(String(found['attributes']), 'alt'),
  }));

const wordsOf = (inside: string): string =>
  [plainText(inside), ...picturesIn(inside).map(({ words }) => words ?? '')].join(' ').trim();

/**
 * The links of a text in HTML, in their order; an anchor without an address is none.
 *
 * @example htmlLinksIn('<a href="/guia">La guía</a>') // [{ address: '/guia', words: 'La guía' }]
 */
export const htmlLinksIn = (html: string): readonly HtmlLink[] =>
  matchesOf(link, html).flatMap((found) => {
    const address = attributeOf(String(found['attributes']), 'href');
    return address === null ? [] : [{ address, words: wordsOf(String(found['inside'])) }];
  });

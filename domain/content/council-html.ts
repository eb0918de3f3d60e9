import { isPictureAddress } from './web-address.ts';

/*
 * What may be in a text that a council wrote in HTML: the page that draws it and the editor that makes it both read
 * this list, so that a new element is added here only.
 */

/** The elements that are drawn, besides links and pictures; none has an attribute. */
export const councilElements = [
  'p',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'br',
  'blockquote',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
] as const;

const drawn: ReadonlySet<string> = new Set(councilElements);

/** Elements that are drawn as another one: the page's own title is the only first heading. */
const sameAs: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
};

/** These hold code or other documents, not text for readers. */
export const elementsWithoutText: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'title',
]);

/**
 * The element that is drawn for one of this name; null if only its content is.
 *
 * @example drawnElement('h1') // 'h2'
 */
export function drawnElement(name: string): string | null {
  const element = sameAs[name] ?? name;
  return drawn.has(element) ? element : null;
}

/**
 * An address that a link of a council's text may have: http, https, mailto, tel, or a path of the portal. Null for any
 * other; `//host` is no path.
 */
export function safeAddress(href: string | null): string | null {
  const plain = href?.trim() ?? '';
  if (/^\/(?![/\\])/u.test(plain) || plain.startsWith('#')) return plain;
  return /^(?:https?:\/\/|mailto:|tel:)/iu.test(plain) ? plain : null;
}

/**
 * The attributes of a picture that is drawn, in the order in which React writes them. It loads when it comes near, since
 * a text may have many.
 */
export interface DrawnPicture {
  readonly alt: string;
  readonly loading: 'lazy';
  readonly src: string;
}

/** A picture of the portal's own server, as its policy asks; null for any other. */
export function drawnPicture(src: string | null, alt: string | null): DrawnPicture | null {
  const plain = src?.trim() ?? '';
  return isPictureAddress(plain) ? { alt: alt ?? '', loading: 'lazy', src: plain } : null;
}

import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../link/link.tsx';

/*
 * A council writes its texts in an editor, whose HTML is not trusted. None of its elements reaches the page: elements
 * of a short list are created again, without attributes except the address of a link; of all others only the text is
 * kept.
 */

const elements = new Set([
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
]);
const sameAs: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
};
/** These hold code or other documents, not text for readers. */
export const withoutText: ReadonlySet<string> = new Set([
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
/** Only certain elements are allowed in these; white space between them is not text. */
const holdsNoText = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tfoot', 'tr']);
const blocks = 'p,ul,ol,h1,h2,h3,h4,h5,h6,blockquote,table,div';

/**
 * An address a council's link may have: http, https, mailto, tel, or a path of the portal. Null for any other;
 * `//host` is no path.
 */
export function safeAddress(href: string | null): string | null {
  const plain = href?.trim() ?? '';
  if (/^\/(?![/\\])/u.test(plain) || plain.startsWith('#')) return plain;
  return /^(?:https?:\/\/|mailto:|tel:)/iu.test(plain) ? plain : null;
}

/** The element that replaces it here; null if only its content is kept. */
export function tagOf(element: Element): string | null {
  const name = element.localName;
  // An editor's div with blocks inside is only a box; a paragraph may not hold blocks.
  if (name === 'div' && element.querySelector(blocks)) return null;
  const tag = sameAs[name] ?? name;
  return elements.has(tag) ? tag : null;
}

function readElement(element: Element, key: number): ReactNode {
  if (withoutText.has(element.localName)) return null;
  const children = readNodes(element);
  if (element.localName === 'a') {
    const href = safeAddress(element.getAttribute('href'));
    if (href !== null) return createElement(Link, { key, href }, ...children);
  }
  const tag = tagOf(element);
  if (tag === null) return createElement(Fragment, { key }, ...children);
  return tag === 'br' ? createElement('br', { key }) : createElement(tag, { key }, ...children);
}

function readNodes(parent: Element): readonly ReactNode[] {
  const textless = holdsNoText.has(parent.localName);
  return Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return textless ? null : node.nodeValue;
    return node.nodeType === Node.ELEMENT_NODE ? readElement(node as Element, index) : null;
  });
}

/** Elements created from a council's HTML. The parser runs no script and loads no picture. */
export const readHtml = (html: string): readonly ReactNode[] =>
  readNodes(new DOMParser().parseFromString(html, 'text/html').body);

import { createElement, Fragment, type ReactNode } from 'react';
import { elementsWithoutText, safeAddress } from '#domain/content/council-html.ts';
import { Link } from '../link/link.tsx';
import { tagOf } from './walk-html.ts';

/** Inline elements, which are kept. */
const inLine = new Set(['strong', 'em', 'br']);

/** Elements that begin and end a line. */
const ownLines = 'p,div,ul,ol,li,h1,h2,h3,h4,h5,h6,blockquote,table,caption,tr,th,td';

const isDropped = (node: Node): boolean =>
  node instanceof Element ? elementsWithoutText.has(node.localName) : node.nodeType !== Node.TEXT_NODE;

function readPiece(node: Node, key: number): ReactNode {
  if (isDropped(node)) return null;
  if (!(node instanceof Element)) return node.nodeValue;
  const children = Array.from(node.childNodes, readPiece);
  const href = node.localName === 'a' ? safeAddress(node.getAttribute('href')) : null;
  if (href !== null) return createElement(Link, { key, href }, ...children);
  const tag = tagOf(node);
  if (tag === null || !inLine.has(tag)) return createElement(Fragment, { key }, ...children);
  return tag === 'br' ? createElement('br', { key }) : createElement(tag, { key }, ...children);
}

/**
 * A council's HTML in a place that allows only lines of text, such as the hint of a field: bold, emphasis and links
 * are kept, and each paragraph, entry or cell is a line.
 */
export function readLines(html: string): readonly ReactNode[] {
  const read: ReactNode[] = [];
  let isApart = false;
  const walk = (parent: Element): void => {
    for (const node of parent.childNodes) {
      if (isDropped(node)) continue;
      if (node instanceof Element && node.matches(ownLines)) {
        isApart = true;
        walk(node);
        isApart = true;
      } else if (!isApart || node.textContent?.trim() !== '') {
        if (isApart && read.length > 0) read.push(<br key={read.length} />);
        isApart = false;
        read.push(readPiece(node, read.length));
      }
    }
  };
  walk(new DOMParser().parseFromString(html, 'text/html').body);
  return read;
}

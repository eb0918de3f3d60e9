import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { type Drawing, walkHtml } from './walk-html.ts';

/*
 * A council writes its texts in an editor, whose HTML is not trusted. None of its elements reaches the page: those of a
 * short list (domain/content/council-html.ts) are created again, without attributes except the address of a link and
 * the source and words of a picture; of all others only the text is kept.
 */
const inReact: Drawing<ReactNode> = {
  text: (words) => words,
  element: (name, { href, ...attributes }, children, key) =>
    href === undefined
      ? createElement(name, { key, ...attributes }, ...children)
      : createElement(Link, { key, href }, ...children),
  group: (children, key) => createElement(Fragment, { key }, ...children),
};

/** Elements created from a council's HTML. */
export const readHtml = (html: string): readonly ReactNode[] => walkHtml(html, inReact);

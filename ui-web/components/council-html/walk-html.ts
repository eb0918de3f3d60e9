import {
  drawnElement,
  drawnPicture,
  elementsWithoutText,
  safeAddress,
} from '#domain/content/council-html.ts';

/** Makes what is drawn of a council's HTML: elements of React for a page, nodes for the editor. */
export interface Drawing<T> {
  readonly text: (words: string) => T;
  readonly element: (
    name: string,
    attributes: Readonly<Record<string, string>>,
    children: readonly T[],
    key: number,
  ) => T;
  /** Only the content of an element is drawn. */
  readonly group: (children: readonly T[], key: number) => T;
}

/** Only certain elements are allowed in these; white space between them is not text. */
const holdsNoText = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tfoot', 'tr']);
const blocks = 'p,ul,ol,h1,h2,h3,h4,h5,h6,blockquote,table,div';
const none: Readonly<Record<string, string>> = {};

/** The element that replaces it; null if only its content is kept. */
export function tagOf(element: Element): string | null {
  // An editor's div with blocks inside is only a box; a paragraph may not hold blocks.
  if (element.localName === 'div' && element.querySelector(blocks)) return null;
  return drawnElement(element.localName);
}

function drawElement<T>(element: Element, key: number, drawing: Drawing<T>): T | null {
  const name = element.localName;
  if (elementsWithoutText.has(name)) return null;
  if (name === 'img') {
    const picture = drawnPicture(element.getAttribute('src'), element.getAttribute('alt'));
    return picture === null ? null : drawing.element('img', { ...picture }, [], key);
  }
  const children = drawNodes(element, drawing);
  if (name === 'a') {
    const href = safeAddress(element.getAttribute('href'));
    if (href !== null) return drawing.element('a', { href }, children, key);
  }
  const tag = tagOf(element);
  return tag === null ? drawing.group(children, key) : drawing.element(tag, none, children, key);
}

function drawNodes<T>(parent: Element, drawing: Drawing<T>): readonly T[] {
  const textless = holdsNoText.has(parent.localName);
  return Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return textless ? null : drawing.text(node.nodeValue ?? '');
    return node.nodeType === Node.ELEMENT_NODE ? drawElement(node as Element, index, drawing) : null;
  }).filter((drawn) => drawn !== null);
}

/** Draws a council's HTML, of which only what is on the list is kept. The parser runs no script and loads no picture. */
export const walkHtml = <T>(html: string, drawing: Drawing<T>): readonly T[] =>
  drawNodes(new DOMParser().parseFromString(html, 'text/html').body, drawing);

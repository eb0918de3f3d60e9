import { isWordItem, listsOf } from './word-lists.ts';

/** How much of a paste is taken: about forty pages of letters. More would freeze the page, and be no text to read. */
export const mostLetters = 100_000;

/** An element takes as long to draw as this many letters: a table of short cells is cut sooner than a text. */
const lettersOfElement = 12;

/** How much of the code of a paste is read, without what is not kept of it: to read five megabytes takes a second. */
export const mostCode = 1_500_000;

/** What a program put on the clipboard, made clean, and what was left out of it. */
export interface CleanPaste {
  readonly html: string;
  /** How many pictures were left out: those of other programs have no address on the portal. */
  readonly pictures: number;
  /** Whether the end was left out. */
  readonly isCut: boolean;
}

/** Bytes of pictures and comments of Word: they are most of a long paste, and nothing of them is kept. */
const withoutBulk = (html: string): string =>
  html
    .replaceAll(/(?<=\ssrc=)(?:"data:[^"]*"|'data:[^']*')/giu, '""')
    .replaceAll(/<!--.*?-->/gsu, '')
    .replaceAll(/<!\[(?:if[^\]]*|endif)\]>|<\/?[ovw]:[^>]*>/giu, '')
    .replaceAll(/<style\b.*?(?:<\/style\s*>|$)/gisu, '')
    // The policy of the page refuses styles, also in a document that is only read: each would be reported.
    .replaceAll(/<[a-z][^>]*>/giu, (tag) => tag.replaceAll(/\sstyle(?=\s*=)/giu, ' data-style'));

const styleOf = (element: Element): string => element.getAttribute('data-style')?.toLowerCase() ?? '';

/** The number or sign that Word writes before an entry, and what it hides. */
const isRubbish = (element: Element): boolean =>
  ['meta', 'link', 'xml', 'style', 'script', 'title'].includes(element.localName) ||
  /mso-list:\s*ignore|mso-hide:\s*all|display:\s*none/u.test(styleOf(element));

/** The marks of a `span` or `font`: Google Docs and LibreOffice write them as styles. */
function marksOf(element: Element): readonly string[] {
  const style = styleOf(element);
  const isStrong = /font-weight:\s*(?:bold|[6-9]00)/u.test(style);
  const isEm = /font-style:\s*italic/u.test(style);
  return [...(isStrong ? ['strong'] : []), ...(isEm ? ['em'] : [])];
}

/** Google Docs wraps all it copies in a `b` that is not bold. */
const isPlainBold = (element: Element): boolean =>
  ['b', 'strong'].includes(element.localName) && /font-weight:\s*(?:normal|400)/u.test(styleOf(element));

function wrapContent(element: Element, names: readonly string[]): void {
  for (const name of names) {
    const mark = element.ownerDocument.createElement(name);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

/** Word has titles as paragraphs with a class. */
function titleName(element: Element): string | null {
  const kind = /^(?:Mso)?(?<kind>Title|Subtitle)$/u.exec(element.className)?.groups?.['kind'];
  if (kind === undefined) return null;
  return kind === 'Title' ? 'h2' : 'h3';
}

const renamed = (element: Element, name: string): void => {
  const made = element.ownerDocument.createElement(name);
  made.append(...element.childNodes);
  element.replaceWith(made);
};

/** Headings have the levels of the place they are pasted in: none leaves one out. */
function headingsInOrder(body: Element, first: number): void {
  let before = first - 1;
  for (const heading of body.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
    const level = Math.min(Math.max(Number(heading.localName[1]), first), before + 1, 4);
    before = level;
    renamed(heading, `h${level}`);
  }
}

/** Removes all that follows a node, at every level above it. */
function removeAfter(node: Node, body: Element): void {
  for (let at: Node | null = node; at !== null && at !== body; at = at.parentNode)
    while (at.nextSibling !== null) at.nextSibling.remove();
}

/** Keeps the beginning of a text that is too long; whether something was left out. */
function cutAt(body: Element, most: number): boolean {
  const walker = body.ownerDocument.createTreeWalker(body);
  let taken = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const letters = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').length : lettersOfElement;
    taken += letters;
    if (taken < most) continue;
    if (node.nodeType === Node.TEXT_NODE)
      node.nodeValue = (node.nodeValue ?? '').slice(0, most - taken + letters);
    const isCut = taken > most || body.lastChild !== node;
    removeAfter(node, body);
    return isCut;
  }
  return false;
}

/** A box around all that was copied hides its blocks. */
function unwrapBoxes(body: Element): void {
  while (
    body.children.length === 1 &&
    ['div', 'b', 'section', 'article', 'main'].includes(body.children[0]?.localName ?? '')
  ) {
    const [box] = body.children;
    if (box === undefined || !box.querySelector('p,div,ul,ol,table,h1,h2,h3,h4')) return;
    box.replaceWith(...box.childNodes);
  }
}

function cleanElement(element: Element): void {
  if (isRubbish(element)) return element.remove();
  if (isPlainBold(element)) return element.replaceWith(...element.childNodes);
  wrapContent(element, ['span', 'font'].includes(element.localName) ? marksOf(element) : []);
  const title = titleName(element);
  if (title !== null) renamed(element, title);
}

const isOwnPicture = (image: Element): boolean => /^\/(?![/\\])/u.test(image.getAttribute('src') ?? '');

/** Spaces that do not break are how other programs write two spaces, and how they begin a line. */
function plainSpaces(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    text.nodeValue = (text.nodeValue ?? '').replaceAll(/[\u00a0\s]+/gu, ' ').replaceAll('\u00ad', '');
  }
}

/** Paragraphs without words are how other programs leave space. */
function withoutEmptyBlocks(body: Element): void {
  for (const block of body.querySelectorAll('p,h1,h2,h3,h4,h5,h6'))
    if (block.textContent?.trim() === '' && !block.querySelector('img')) block.remove();
}

/**
 * Makes HTML that another program copied fit for the schema of the editor: lists of Word become lists, styles become
 * marks, and what is no text goes. What is left that the schema does not have is dropped when it is parsed.
 */
export function cleanPaste(html: string, firstLevel = 2): CleanPaste {
  const code = withoutBulk(html);
  const { body } = new DOMParser().parseFromString(code.slice(0, mostCode), 'text/html');
  const isCut = cutAt(body, mostLetters) || code.length > mostCode;
  const wasWord = body.querySelectorAll('p[class^="MsoList"], p[data-style*="mso-list"]');
  listsOf([...wasWord].filter(isWordItem));
  for (const element of body.querySelectorAll('*')) cleanElement(element);
  plainSpaces(body);
  withoutEmptyBlocks(body);
  unwrapBoxes(body);
  const images = [...body.querySelectorAll('img')].filter((image) => !isOwnPicture(image));
  for (const image of images) image.remove();
  headingsInOrder(body, firstLevel);
  return { html: body.innerHTML, pictures: images.length, isCut };
}

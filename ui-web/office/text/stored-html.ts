import { DOMParser as TreeParser, DOMSerializer, type Node as TreeNode } from 'prosemirror-model';
import { type Drawing, walkHtml } from '#ui-web/components/council-html/walk-html.ts';
import { schema } from './schema.ts';

/** What is drawn of a council's HTML, as nodes of a page that is not shown. */
const inNodes: Drawing<Node> = {
  text: (words) => document.createTextNode(words),
  element: (name, attributes, children) => {
    const made = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    made.append(...children);
    return made;
  },
  group: (children) => {
    const made = document.createDocumentFragment();
    made.append(...children);
    return made;
  },
};

/** A box with what the portal draws of a council's HTML. */
export function drawnBox(html: string): HTMLElement {
  const box = document.createElement('div');
  box.append(...walkHtml(html, inNodes));
  return box;
}

const parser = TreeParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

const blockNames: ReadonlySet<string> = new Set([
  'P',
  'UL',
  'OL',
  'H2',
  'H3',
  'H4',
  'BLOCKQUOTE',
  'TABLE',
  'IMG',
]);
const isBlock = (node: Node): boolean => blockNames.has(node.nodeName);

/** An only paragraph of an entry, a cell or a quote adds nothing: its text is stored without it. */
function withoutLoneParagraphs(box: HTMLElement): HTMLElement {
  for (const holder of box.querySelectorAll('li, td, th, blockquote')) {
    const [first, second] = holder.children;
    const isLone = first?.localName === 'p' && second?.localName !== 'p';
    if (isLone && (first.hasChildNodes() || second === undefined)) first.replaceWith(...first.childNodes);
  }
  return box;
}

/** The HTML of a document as it is stored. A paragraph without text is not stored. */
export function storedHtml(tree: TreeNode): string {
  const box = document.createElement('div');
  box.append(serializer.serializeFragment(tree.content));
  // The list changes with the page.
  const blocks = [...box.children];
  for (const paragraph of blocks)
    if (paragraph.localName === 'p' && paragraph.childNodes.length === 0) paragraph.remove();
  return withoutLoneParagraphs(box).innerHTML;
}

const plain = (node: Node): string => (node.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();

const breaks = 'p, li, h2, h3, h4, tr, th, td, caption, img, br';

/** The words of a block, with a space wherever a line ends. */
function wordsOf(box: HTMLElement): string {
  const copy = box.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(breaks)) {
    element.before(' ');
    element.after(' ');
  }
  return plain(copy);
}

const wordsOfAll = (box: HTMLElement, selector: string): string =>
  [...box.querySelectorAll(selector)].map(plain).join('').replaceAll(' ', '');

/** What a reader gets of a block, however its marks are nested: two blocks with the same say the same. */
function contentOf(block: HTMLElement): string {
  const shape = [block, ...block.querySelectorAll<HTMLElement>('*')]
    .map(({ localName }) => localName)
    .filter((name) => !['p', 'thead', 'tbody', 'tfoot', 'strong', 'em', 'a', 'div'].includes(name));
  const links = [...block.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const targets = links.filter((href, at) => href !== links[at - 1]);
  const pictures = [...block.querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.alt]);
  const marked = ['strong', 'em', 'a'].map((name) => wordsOfAll(block, name));
  return JSON.stringify([plain(block).replaceAll(' ', ''), shape, targets, pictures, marked]);
}

/** The nodes of a block; one `kept` node if they would lose something of it. */
function nodesOf(block: HTMLElement): readonly TreeNode[] {
  const box = document.createElement('div');
  box.append(block.cloneNode(true));
  const tree = parser.parse(box);
  const again = document.createElement('div');
  again.innerHTML = storedHtml(tree);
  const isWhole = contentOf(again) === contentOf(box) && wordsOf(again) === wordsOf(box);
  if (isWhole) return tree.children;
  return [schema.nodes.kept.create({ html: block.outerHTML })];
}

/** Text that is in no block becomes a paragraph, up to the next block. */
function blocksIn(box: HTMLElement): readonly HTMLElement[] {
  const blocks: HTMLElement[] = [];
  let open: HTMLElement | null = null;
  const nodes = [...box.childNodes];
  for (const node of nodes) {
    if (isBlock(node)) {
      open = null;
      blocks.push(node as HTMLElement);
    } else if (open !== null || plain(node) !== '') {
      if (open === null) blocks.push((open = document.createElement('p')));
      open.append(node);
    }
  }
  return blocks;
}

/**
 * The document of a stored HTML. A block that the editor cannot hold without losing something that the portal shows is
 * kept as it is.
 */
export function openHtml(html: string): TreeNode {
  const nodes = blocksIn(drawnBox(html)).flatMap(nodesOf);
  return schema.nodes.doc.create(null, nodes.length === 0 ? [schema.nodes.paragraph.create()] : nodes);
}

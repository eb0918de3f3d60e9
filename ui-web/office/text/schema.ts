import { type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { drawnPicture, safeAddress } from '#domain/content/council-html.ts';

const cellNodes = tableNodes({ tableGroup: 'block', cellContent: 'inCell+', cellAttributes: {} });

/** Cells are never merged: the portal draws none that span others. */
const cell = (tag: 'td' | 'th'): Partial<NodeSpec> => ({
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

const headingLevels = [2, 3, 4] as const;

const heading: NodeSpec = {
  attrs: { level: { default: 2 } },
  content: 'inline*',
  group: 'block',
  defining: true,
  parseDOM: headingLevels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  toDOM: (node): DOMOutputSpec => [`h${node.attrs['level']}`, 0],
};

const picture: NodeSpec = {
  attrs: { src: {}, alt: { default: '' } },
  group: 'block',
  draggable: true,
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (element) => drawnPicture(element.getAttribute('src'), element.getAttribute('alt')) ?? false,
    },
  ],
  toDOM: (node): DOMOutputSpec => [
    'img',
    { ...drawnPicture(String(node.attrs['src']), String(node.attrs['alt'])) },
  ],
};

/** A block that the editor has no node for. It is kept as the portal draws it, and can be moved or removed as a whole. */
const kept: NodeSpec = {
  attrs: { html: {} },
  group: 'block',
  atom: true,
  draggable: true,
  toDOM: (node) =>
    new DOMParser().parseFromString(String(node.attrs['html']), 'text/html').body
      .firstElementChild as HTMLElement,
};

/**
 * The documents of the text editor. Each of their elements is on the list of `domain/content/council-html.ts`: whatever
 * is written or pasted, the portal draws all that is stored.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block inCell',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading,
    bulletList: {
      content: 'listItem+',
      group: 'block inCell',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    orderedList: {
      content: 'listItem+',
      group: 'block inCell',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    listItem: {
      content: 'paragraph inCell*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    blockquote: {
      content: 'inCell+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    picture,
    kept,
    table: {
      ...cellNodes.table,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    table_row: cellNodes.table_row,
    table_cell: { ...cellNodes.table_cell, ...cell('td') },
    table_header: { ...cellNodes.table_header, ...cell('th') },
    hardBreak: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = safeAddress(element.getAttribute('href'));
            return href === null ? false : { href };
          },
        },
      ],
      toDOM: (mark) => ['a', { href: String(mark.attrs['href']) }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }], toDOM: () => ['em', 0] },
  },
});

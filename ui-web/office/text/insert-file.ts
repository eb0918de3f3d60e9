import { type EditorState, NodeSelection, type Transaction } from 'prosemirror-state';
import { drawnPicture, safeAddress } from '#domain/content/council-html.ts';
import { schema } from './schema.ts';
import type { ChosenFile, InsertedKind } from './text-props.ts';

const { nodes, marks } = schema;

/** The end of the block of the page in which the selection is. */
const afterBlock = ({ selection: { $to, to } }: EditorState): number => ($to.depth === 0 ? to : $to.after(1));

/**
 * Puts a chosen file into a text: a picture as a block, a video or a document as a link with its words. Null if its
 * address may not be in a text.
 */
export function insertedFile(
  state: EditorState,
  kind: InsertedKind,
  { address, words }: ChosenFile,
): Transaction | null {
  if (kind === 'picture') {
    const picture = drawnPicture(address, words);
    if (picture === null) return null;
    const at = afterBlock(state);
    const change = state.tr.insert(at, nodes.picture.create({ src: picture.src, alt: picture.alt }));
    return change.setSelection(NodeSelection.create(change.doc, at)).scrollIntoView();
  }
  const href = safeAddress(address);
  if (href === null) return null;
  const shown = words.trim() === '' ? (href.split('/').at(-1) ?? href) : words;
  const link = schema.text(shown, [marks.link.create({ href })]);
  const isInText = state.selection.$from.parent.inlineContent;
  const change = isInText
    ? state.tr.replaceSelectionWith(link, false)
    : state.tr.insert(afterBlock(state), nodes.paragraph.create(null, link));
  return change.scrollIntoView();
}

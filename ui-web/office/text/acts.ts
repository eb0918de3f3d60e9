import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from 'prosemirror-tables';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** What a button of the text editor does to the text by itself. */
export type TextAct =
  | 'strong'
  | 'em'
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'deeper'
  | 'higher'
  | 'table'
  | 'rowAfter'
  | 'columnAfter'
  | 'headerRow'
  | 'deleteRow'
  | 'deleteColumn'
  | 'deleteTable'
  | 'undo'
  | 'redo';

/** Whether the selection is in a node of this type. */
function isIn(
  state: EditorState,
  type: NodeType,
  attributes: Readonly<Record<string, unknown>> = {},
): boolean {
  const { $from } = state.selection;
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
    (node) =>
      node.type === type && Object.entries(attributes).every(([name, value]) => node.attrs[name] === value),
  );
}

function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, $from, to, empty } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** The level of the last heading before the selection; null if there is none. */
function levelBefore(state: EditorState): number | null {
  let level: number | null = null;
  state.doc.nodesBetween(0, state.selection.$from.before(1), (node) => {
    if (node.type === nodes.heading) level = Number(node.attrs['level']);
    return false;
  });
  return level;
}

/** Whether a heading of this level leaves out none: the first has the level that the page begins with. */
export function isLevelInOrder(state: EditorState, level: number, first: number): boolean {
  if (state.selection.$from.depth === 0) return false;
  const before = levelBefore(state);
  return level >= first && level <= (before === null ? first : before + 1);
}

const heading =
  (level: number): Command =>
  (state, dispatch) =>
    isIn(state, nodes.heading, { level })
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

const list =
  (type: NodeType): Command =>
  (state, dispatch) =>
    isIn(state, type) ? liftListItem(nodes.listItem)(state, dispatch) : wrapInList(type)(state, dispatch);

const quote: Command = (state, dispatch, view) => {
  if (!isIn(state, nodes.blockquote)) return wrapIn(nodes.blockquote)(state, dispatch);
  const range = state.selection.$from.blockRange(
    state.selection.$to,
    (node) => node.type === nodes.blockquote,
  );
  if (range === null) return false;
  const { start, end } = range;
  dispatch?.(state.tr.replaceWith(start - 1, end + 1, range.parent.content));
  return view !== null;
};

/** A table of two columns: a row of headings and two below. */
const table: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [type.createAndFill(), type.createAndFill()].flatMap((cell) => cell ?? []),
    );
  const made = nodes.table.create(null, [
    row(nodes.table_header),
    row(nodes.table_cell),
    row(nodes.table_cell),
  ]);
  const at = state.selection.$to.depth === 0 ? state.selection.to : state.selection.$to.after(1);
  const change = state.tr.insert(at, made);
  dispatch?.(change.setSelection(TextSelection.near(change.doc.resolve(at + 1))).scrollIntoView());
  return true;
};

const inTable =
  (command: Command): Command =>
  (state, dispatch, view) =>
    isInTable(state) && command(state, dispatch, view);

/** The acts as textCommands of the editor. */
export const textCommands: Readonly<Record<TextAct, Command>> = {
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  heading2: heading(2),
  heading3: heading(3),
  heading4: heading(4),
  bullets: list(nodes.bulletList),
  numbers: list(nodes.orderedList),
  quote,
  deeper: sinkListItem(nodes.listItem),
  higher: liftListItem(nodes.listItem),
  table,
  rowAfter: inTable(addRowAfter),
  columnAfter: inTable(addColumnAfter),
  headerRow: inTable(toggleHeaderRow),
  deleteRow: inTable(deleteRow),
  deleteColumn: inTable(deleteColumn),
  deleteTable: inTable(deleteTable),
  undo,
  redo,
};

/** Whether the text at the selection has what an act gives it; null for acts that give nothing that lasts. */
export function isOn(state: EditorState, act: TextAct): boolean | null {
  switch (act) {
    case 'strong':
    case 'em':
      return hasMark(state, marks[act]);
    case 'heading2':
    case 'heading3':
    case 'heading4':
      return isIn(state, nodes.heading, { level: Number(act.at(-1)) });
    case 'bullets':
      return isIn(state, nodes.bulletList);
    case 'numbers':
      return isIn(state, nodes.orderedList);
    case 'quote':
      return isIn(state, nodes.blockquote);
    default:
      return null;
  }
}

/** Whether an act can be done at the selection. */
export function isPossible(state: EditorState, act: TextAct, firstLevel: number): boolean {
  const level = /^heading(?<level>\d)$/u.exec(act)?.groups?.['level'];
  if (level !== undefined && isOn(state, act) === false && !isLevelInOrder(state, Number(level), firstLevel))
    return false;
  return textCommands[act](state);
}

import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Node as TreeNode } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { textCommands, isLevelInOrder, isPossible, type TextAct } from './acts.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/**
 * The keys of the acts, as the sheet of keys shows them and as they are pressed. On Spanish keyboards Ctrl with Alt writes
 * `@` and `#`, and brackets need it, so that no act has those; with Cmd, macOS takes pictures of the screen.
 */
export const keysOfActs: readonly (readonly [TextAct, string])[] = [
  ['strong', 'Mod-b'],
  ['em', 'Mod-i'],
  ['heading2', 'Ctrl-Shift-2'],
  ['heading3', 'Ctrl-Shift-3'],
  ['heading4', 'Ctrl-Shift-4'],
  ['bullets', 'Mod-Shift-8'],
  ['numbers', 'Mod-Shift-7'],
  ['quote', 'Mod-Shift-9'],
  ['deeper', 'Alt-Shift-ArrowRight'],
  ['higher', 'Alt-Shift-ArrowLeft'],
  ['undo', 'Mod-z'],
  ['redo', 'Mod-Shift-z'],
];

const isEmptyParagraph = (node: TreeNode | null | undefined): boolean =>
  node?.type === nodes.paragraph && node.content.size === 0;

/** A second empty paragraph beside the first is not made: it would not be stored. */
const notTwoEmpty: Command = ({ selection, doc }) => {
  const { $from, empty } = selection;
  if (!empty || $from.depth !== 1 || !isEmptyParagraph($from.parent)) return false;
  const at = $from.index(0);
  return isEmptyParagraph(doc.maybeChild(at - 1)) || isEmptyParagraph(doc.maybeChild(at + 1));
};

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};

/** A place to write after a table or a picture at the end. An empty paragraph is not stored. */
function withLastParagraph(state: EditorState): Transaction | null {
  const { lastChild } = state.doc;
  if (lastChild?.type === nodes.paragraph) return null;
  return state.tr.insert(state.doc.content.size, nodes.paragraph.create()).setMeta('addToHistory', false);
}

const lastParagraph = new Plugin({ appendTransaction: (_, __, state) => withLastParagraph(state) });

/** `## ` at the beginning of a line makes a heading, `- ` and `1. ` a list, `> ` a quote. */
const rules = (firstLevel: number) =>
  inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*•]\s$/u, nodes.bulletList),
      wrappingInputRule(/^\s*1[.)]\s$/u, nodes.orderedList),
      wrappingInputRule(/^\s*>\s$/u, nodes.blockquote),
      ...[2, 3, 4].map((level) => {
        const made = textblockTypeInputRule(new RegExp(`^#{${level}}\\s$`, 'u'), nodes.heading, { level });
        const handler = (made as unknown as { readonly handler: InputRuleHandler }).handler;
        return new InputRule(new RegExp(`^#{${level}}\\s$`, 'u'), (state, match, start, end) =>
          isLevelInOrder(state, level, firstLevel) ? handler(state, match, start, end) : null,
        );
      }),
    ],
  });

type InputRuleHandler = (
  state: EditorState,
  match: RegExpMatchArray,
  start: number,
  end: number,
) => Transaction | null;

function ownKeys(firstLevel: number): Readonly<Record<string, Command>> {
  const acts = keysOfActs.map(([act, key]): readonly [string, Command] => [
    key,
    (state, dispatch, view) => isPossible(state, act, firstLevel) && textCommands[act](state, dispatch, view),
  ]);
  return {
    ...Object.fromEntries(acts),
    'Mod-y': textCommands.redo,
    Enter: chainCommands(notTwoEmpty, splitListItem(nodes.listItem)),
    'Shift-Enter': chainCommands(exitCode, lineBreak),
    // In a table only, and out of it after its last cell: Tab leaves the text everywhere else.
    Tab: goToNextCell(1),
    'Shift-Tab': goToNextCell(-1),
  };
}

/** The first state of an editor of a document. `firstLevel` is that of the first heading. */
export function newState(doc: TreeNode, firstLevel: number): EditorState {
  const state = EditorState.create({
    doc,
    plugins: [
      history(),
      rules(firstLevel),
      keymap(ownKeys(firstLevel)),
      keymap(baseKeymap),
      tableEditing(),
      lastParagraph,
    ],
  });
  const change = withLastParagraph(state);
  return change === null ? state : state.apply(change);
}

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView, type NodeView } from 'prosemirror-view';
import type { Node as TreeNode } from 'prosemirror-model';
import { languageTag } from '#domain/shared/localized-text.ts';
import { newState } from './new-state.ts';
import { cleanPaste, mostLetters } from './paste/clean-paste.ts';
import { plainSlice } from './paste/plain-paste.ts';
import { schema } from './schema.ts';
import { drawnBox, openHtml, storedHtml } from './stored-html.ts';
import type { RichTextFieldProps } from './text-props.ts';

/** What was left out of a paste. */
export interface PasteNote {
  readonly pictures: number;
  readonly isCut: boolean;
}

/** After the last key of a burst: serialising a long text at every key would make it slow to write. */
const restBeforeStoring = 150;

/** Keeps what was written until the writer rests, and hands it over at once when the field is left. */
function newStorer(store: (html: string) => void) {
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let latest: EditorState | null = null;
  const flush = () => {
    if (waiting !== null) clearTimeout(waiting);
    waiting = null;
    if (latest !== null) store(storedHtml(latest.doc));
    latest = null;
  };
  return {
    flush,
    later(state: EditorState) {
      latest = state;
      if (waiting !== null) clearTimeout(waiting);
      waiting = setTimeout(flush, restBeforeStoring);
    },
  };
}

/** A block that the editor cannot change, with a note that says so. */
function keptView(html: string, note: string): NodeView {
  const dom = document.createElement('div');
  dom.dataset['kept'] = '';
  const words = document.createElement('p');
  words.textContent = note;
  dom.append(words, drawnBox(html));
  return { dom };
}

/** Copied within an editor of this kind: its structure is known already. */
const isOwnCopy = (html: string): boolean => html.includes('data-pm-slice');

interface Options extends RichTextFieldProps {
  readonly keptNote: string;
  readonly onPasted: (note: PasteNote) => void;
  /** A key was pressed in the text; whether it did something. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

function attributesOf({ id, describedBy, language, isReadOnly }: Options): Record<string, string> {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    lang: languageTag(language),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(isReadOnly === true ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
  };
}

function transformed(html: string, { onPasted, firstLevel = 2 }: Options): string {
  if (isOwnCopy(html)) return html;
  const { html: clean, pictures, isCut } = cleanPaste(html, firstLevel);
  onPasted({ pictures, isCut });
  return drawnBox(clean).innerHTML;
}

/** An editor in a place of the page, its state, and how its changes are sent. */
export function useEditor(place: RefObject<HTMLElement | null>, options: Options) {
  const live = useRef(options);
  const view = useRef<EditorView | null>(null);
  const stored = useRef(options.value);
  const [state, setState] = useState<EditorState | null>(null);
  useEffect(() => {
    live.current = options;
    view.current?.setProps({
      editable: () => options.isReadOnly !== true,
      attributes: attributesOf(options),
    });
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    const storer = newStorer((html) => {
      stored.current = html;
      live.current.onChange(html);
    });
    const made = newView(place.current, live, storer, setState);
    view.current = made;
    setState(made.state);
    return () => {
      storer.flush();
      made.destroy();
      view.current = null;
    };
  }, [place]);
  useOuterValue(view, stored, options);
  const run = useCallback((change: (state: EditorState) => Transaction | null) => {
    const shown = view.current;
    const made = shown === null ? null : change(shown.state);
    if (made !== null) shown?.dispatch(made);
    shown?.focus();
  }, []);
  const focusAt = useCallback((letters: number | null) => {
    if (view.current !== null) focusOn(view.current, letters);
  }, []);
  return { state, run, focusAt };
}

const lettersOf = (node: TreeNode): number =>
  node.type === schema.nodes.kept
    ? (drawnBox(String(node.attrs['html'])).textContent?.length ?? 0)
    : (node.text?.length ?? 0);

/** The place in a document after so many letters of its text. */
function placeAfter(doc: TreeNode, letters: number): number {
  let left = letters;
  let place = 0;
  doc.descendants((node, at) => {
    if (left < 0) return false;
    const here = lettersOf(node);
    if (here > 0 && left <= here) place = at + (node.isText ? left : 0);
    left -= left <= here && here > 0 ? left + 1 : here;
    return left >= 0;
  });
  return place;
}

/** Gives an editor the focus, with the cursor after so many letters. */
function focusOn(view: EditorView, letters: number | null): void {
  view.focus();
  if (letters === null) return;
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(placeAfter(doc, letters)))));
}

function newView(
  place: HTMLElement,
  live: RefObject<Options>,
  storer: ReturnType<typeof newStorer>,
  setState: (state: EditorState) => void,
): EditorView {
  const { value, firstLevel = 2 } = live.current;
  const view = new EditorView(place, {
    state: newState(openHtml(value), firstLevel),
    attributes: attributesOf(live.current),
    editable: () => live.current.isReadOnly !== true,
    nodeViews: { kept: (node) => keptView(String(node.attrs['html']), live.current.keptNote) },
    transformPastedHTML: (html) => transformed(html, live.current),
    clipboardTextParser: (text) => {
      live.current.onPasted({ pictures: 0, isCut: text.length > mostLetters });
      return plainSlice(text);
    },
    handleKeyDown: (_, event) => live.current.onKey(event),
    handleDOMEvents: { blur: () => storer.flush() },
    dispatchTransaction: (change) => {
      const next = view.state.apply(change);
      view.updateState(next);
      if (change.docChanged && change.getMeta(fromOutside) !== true) storer.later(next);
      setState(next);
    },
  });
  return view;
}

/** Marks a change that came with the value, which is not sent back. */
const fromOutside = 'fromOutside';

/** Takes over a value that came from elsewhere: another person's change, or a version that was restored. */
function useOuterValue(
  view: RefObject<EditorView | null>,
  storedRef: RefObject<string>,
  { value }: Options,
): void {
  useEffect(() => {
    const shown = view.current;
    if (shown === null || value === storedRef.current) return;
    storedRef.current = value;
    const { doc, tr } = shown.state;
    const change = tr.replaceWith(0, doc.content.size, openHtml(value).content);
    shown.dispatch(change.setMeta(fromOutside, true));
  }, [view, storedRef, value]);
}

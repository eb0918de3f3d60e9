import type { EditorState, Transaction } from 'prosemirror-state';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#ui-web/components/class-names.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { textCommands, type TextAct } from './acts.ts';
import { insertedFile } from './insert-file.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { type LinkPlace, linkPlace, withLink, withoutLink } from './links.ts';
import styles from './text.module.css';
import type { InsertedKind, RichTextFieldProps } from './text-props.ts';
import { Toolbar, type Tool } from './toolbar.tsx';
import { type PasteNote, useEditor } from './use-editor.ts';

/** What is open above the text. */
type Open = { readonly kind: 'link'; readonly place: LinkPlace } | { readonly kind: 'keys' } | null;

/** What an act changes, as one transaction; null if nothing can be changed. */
function changeOf(state: EditorState, act: TextAct): Transaction | null {
  const made: Transaction[] = [];
  textCommands[act](state, (change) => made.push(change));
  return made[0] ?? null;
}

export interface RichTextProps extends RichTextFieldProps {
  /** After how many letters the text was pressed; null if it was reached by keys. */
  readonly start: number | null;
}

/** The editor of a text with its tools: all that is loaded when a text is edited. */
export function RichText(props: RichTextProps) {
  const { t } = useSpeech();
  const place = useRef<HTMLDivElement>(null);
  const useTool = useRef<(tool: Tool) => void>(() => undefined);
  const [open, setOpen] = useState<Open>(null);
  const [note, setNote] = useState<PasteNote | null>(null);
  const { state, run, focusAt } = useEditor(place, {
    ...props,
    keptNote: t('office-text:kept'),
    onKey: (event) => keyPressed(event, props.id, useTool.current),
    onPasted: (pasted) => setNote(pasted.isCut || pasted.pictures > 0 ? pasted : null),
  });
  const isReady = state !== null;
  const { start } = props;
  useEffect(() => {
    if (isReady) focusAt(start);
  }, [isReady, start, focusAt]);
  const use = useTools(props, { state, run, setOpen });
  useEffect(() => {
    useTool.current = use;
  });
  return (
    <div className={styles.editor} role="group" aria-labelledby={`${props.id}-label`}>
      {state !== null && props.isReadOnly !== true && (
        <Toolbar
          id={props.id}
          state={state}
          firstLevel={props.firstLevel ?? 2}
          mayInsert={props.chooseFile !== undefined}
          use={use}
        />
      )}
      <div ref={place} className={classNames(styles.text, props.isReadOnly && styles.fixed)} />
      <p role="status" className={styles.status}>
        {note !== null && <PasteWords {...note} />}
      </p>
      {open?.kind === 'keys' && <KeysSheet close={() => setOpen(null)} />}
      {open?.kind === 'link' && (
        <LinkDialog
          place={open.place}
          findPages={props.findPages}
          close={() => setOpen(null)}
          done={(address, words) => {
            setOpen(null);
            run((now) =>
              address === null ? withoutLink(now, open.place) : withLink(now, open.place, address, words),
            );
          }}
        />
      )}
    </div>
  );
}

interface ToolsOf {
  readonly state: EditorState | null;
  readonly run: (change: (state: EditorState) => Transaction | null) => void;
  readonly setOpen: (open: Open) => void;
}

/** What each tool does: an act on the text, a dialog, or a file that is chosen elsewhere. */
function useTools({ chooseFile, isReadOnly }: RichTextFieldProps, { state, run, setOpen }: ToolsOf) {
  const insert = async (kind: InsertedKind) => {
    const chosen = await chooseFile?.(kind);
    run((now) => (chosen ? insertedFile(now, kind, chosen) : null));
  };
  return (tool: Tool): void => {
    if (tool === 'keys') return setOpen({ kind: 'keys' });
    if (isReadOnly === true || state === null) return undefined;
    if (tool === 'link') return setOpen({ kind: 'link', place: linkPlace(state) });
    if (tool === 'picture' || tool === 'video' || tool === 'file') return void insert(tool);
    return run((now) => changeOf(now, tool));
  };
}

/** The keys that open something; those of the text are the editor's own. */
function keyPressed(event: KeyboardEvent, id: string, use: (tool: Tool) => void): boolean {
  if (event.altKey && event.key === 'F10') {
    const tools = document.querySelector(`[role="toolbar"][aria-controls="${CSS.escape(id)}"]`);
    tools?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    return true;
  }
  const tool = event.ctrlKey || event.metaKey ? ({ k: 'link', '?': 'keys' } as const)[event.key] : undefined;
  if (tool === undefined) return false;
  event.stopPropagation();
  use(tool);
  return true;
}

function PasteWords({ pictures, isCut }: PasteNote) {
  const { t } = useSpeech();
  return (
    <>
      {isCut && <span>{t('office-text:paste.cut')} </span>}
      {pictures > 0 && <span>{t('office-text:paste.pictures', { count: pictures })}</span>}
    </>
  );
}

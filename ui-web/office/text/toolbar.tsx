import type { EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { isOn, isPossible, type TextAct } from './acts.ts';
import { keyWords } from './key-words.ts';
import { keysOfActs } from './new-state.ts';
import styles from './text.module.css';
import type { InsertedKind } from './text-props.ts';
import { TextSign, type TextSignName } from './text-signs.tsx';

/** A tool: an act on the text, something to insert, or a dialog. */
export type Tool = TextAct | InsertedKind | 'link' | 'keys';

const first: readonly TextAct[] = ['strong', 'em'];
const blocks: readonly TextAct[] = ['bullets', 'numbers', 'quote'];
const inTables: readonly TextAct[] = [
  'rowAfter',
  'columnAfter',
  'headerRow',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
];

/** The tools that are shown: those of tables only within one, those that insert files only if they can be chosen. */
function toolsFor(state: EditorState, firstLevel: number, mayInsert: boolean): readonly (readonly Tool[])[] {
  const levels = [2, 3, 4]
    .filter((level) => level >= firstLevel)
    .map((level) => `heading${level}` as TextAct);
  const inserted: readonly Tool[] = mayInsert ? ['picture', 'video', 'file'] : [];
  const inList: readonly TextAct[] = (['deeper', 'higher'] as const).filter((act) =>
    isPossible(state, act, firstLevel),
  );
  return [
    [...first, ...levels],
    [...blocks, ...inList],
    ['link', ...inserted, ...(isInTable(state) ? inTables : (['table'] as const))],
    ['undo', 'redo', 'keys'],
  ];
}

const acts: ReadonlySet<string> = new Set(keysOfActs.map(([act]) => act));
const isAct = (tool: Tool): tool is TextAct =>
  acts.has(tool) || tool === 'table' || (inTables as readonly string[]).includes(tool);

interface ToolbarProps {
  readonly id: string;
  readonly state: EditorState;
  readonly firstLevel: number;
  readonly mayInsert: boolean;
  readonly use: (tool: Tool) => void;
}

/** Which tool the arrow keys lead to. */
function nextPlace(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined ? null : (at + step + count) % count;
}

/** The tools of the text editor: one stop of the Tab key, and arrows between them. */
export function Toolbar(props: ToolbarProps) {
  const { t } = useSpeech();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Tool>('strong');
  const groups = toolsFor(props.state, props.firstLevel, props.mayInsert);
  const all = groups.flat();
  const stop = all.includes(current) ? current : 'strong';
  const pressed = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, all.indexOf(stop), all.length);
    const tool = next === null ? undefined : all[next];
    if (tool === undefined) return;
    event.preventDefault();
    setCurrent(tool);
    bar.current?.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.focus();
  };
  return (
    <div
      ref={bar}
      className={styles.tools}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('office-text:tools')}
      aria-controls={props.id}
      onKeyDown={pressed}
    >
      {groups.map((group) => (
        <span key={group[0]} className={styles.group}>
          {group.map((tool) => (
            <ToolButton key={tool} {...props} tool={tool} isStop={tool === stop} focused={setCurrent} />
          ))}
        </span>
      ))}
    </div>
  );
}

interface ToolButtonProps extends ToolbarProps {
  readonly tool: Tool;
  readonly isStop: boolean;
  readonly focused: (tool: Tool) => void;
}

function ToolButton({ tool, state, firstLevel, isStop, use, focused }: ToolButtonProps) {
  const { t } = useSpeech();
  const key =
    keysOfActs.find(([act]) => act === tool)?.[1] ?? { link: 'Mod-k', keys: 'Mod-?' }[tool as string];
  const name = t(`office-text:tool.${tool}`);
  const isOff = isAct(tool) && !isPossible(state, tool, firstLevel);
  const on = isAct(tool) ? isOn(state, tool) : null;
  return (
    <button
      type="button"
      data-tool={tool}
      tabIndex={isStop ? 0 : -1}
      aria-label={name}
      title={key === undefined ? name : `${name} (${keyWords(key)})`}
      aria-pressed={on ?? undefined}
      aria-disabled={isOff || undefined}
      // The text keeps its selection while a tool is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={() => focused(tool)}
      onClick={() => {
        if (!isOff) use(tool);
      }}
    >
      <TextSign name={tool satisfies TextSignName} />
    </button>
  );
}

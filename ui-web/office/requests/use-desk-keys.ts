import { flushSync } from 'react-dom';
import { useSpeech } from '#ui-web/speech.ts';
import { drawAndFocus } from '../parts/draw-now.ts';
import { openPick } from '../parts/pick-menu.tsx';
import { type ScreenKey, useScreenKeys } from '../shell/keys.tsx';
import { bulkIds } from './bulk-ids.ts';
import { composerId, templatesId } from './composer-ids.ts';
import type { WritingKind } from './drafts.ts';
import { pickIds } from './facts.tsx';
import { mergeButtonId } from './merge/merge-button-id.ts';

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-request]')];

/** The row that the keys are at: the one with the focus, else the one whose request is open. */
function rowNow(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('[data-request]');
  return focused ?? document.querySelector('[data-request]:has([aria-current])');
}

/** Moves the focus to the row before or after. */
function moveBy(step: 1 | -1): void {
  const all = rows();
  const now = rowNow();
  const at = now === null ? -1 : all.indexOf(now);
  const next = all[at < 0 ? 0 : Math.max(0, Math.min(at + step, all.length - 1))];
  next?.querySelector('a')?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

interface Acting {
  readonly hasMarked: boolean;
  readonly mark: (iid: string) => void;
  readonly clear: () => void;
  readonly write: (writing: WritingKind) => void;
  readonly undo: () => void;
}

/** The single keys of the desk. Each does what a button or link on the screen does. */
export function useDeskKeys({ hasMarked, mark, clear, write, undo }: Acting): void {
  const { t } = useSpeech();
  const start = (writing: WritingKind) => drawAndFocus(() => write(writing), composerId);
  const acts: Readonly<Record<string, () => void>> = {
    j: () => moveBy(1),
    k: () => moveBy(-1),
    x: () => {
      const iid = rowNow()?.dataset['request'];
      if (iid !== undefined) mark(iid);
    },
    o: () => rowNow()?.querySelector('a')?.click(),
    enter: () => rowNow()?.querySelector('a')?.click(),
    a: () => openPick(hasMarked ? bulkIds.assign : pickIds.assign),
    e: () => openPick(hasMarked ? bulkIds.state : pickIds.state),
    r: () => start('answer'),
    n: () => start('note'),
    p: () => {
      if (hasMarked) return openPick(bulkIds.template);
      // Drawn at once: an Enter that follows P belongs to the menu.
      flushSync(() => write('answer'));
      openPick(templatesId);
    },
    u: () => document.getElementById(mergeButtonId)?.click(),
    z: undo,
    escape: clear,
  };
  const keys = Object.entries(acts).map(
    ([key, act]): ScreenKey => ({ key, words: t(`office-requests:keys.${key}`), act }),
  );
  useScreenKeys(keys);
}

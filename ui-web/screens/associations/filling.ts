import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LetterGroup } from '#domain/directory/by-letter.ts';

/** How many cards are drawn at once, and in each idle moment after that. */
const first = 24;
const step = 240;

const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 16);
  return () => clearTimeout(timer);
};

/**
 * How many cards of a long list are drawn: at first those that fit the window, the rest in steps while the browser is
 * idle, and all of them before the page is printed. In the end all are in the page, so that the browser's own search
 * finds every one. Nothing is drawn while `paused`.
 */
export function useFilling(total: number, paused: boolean): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (paused || drawn >= total) return;
    return whenIdle(() => startTransition(() => setDrawn(drawn + step)));
  }, [drawn, total, paused]);
  useEffect(() => {
    if (paused) return;
    const drawAll = () => flushSync(() => setDrawn(total));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, [total, paused]);
  return Math.min(drawn, total);
}

/** How many cards are drawn under each letter that has any. The letter that the reader went to is drawn first. */
export function drawnUnder(groups: readonly LetterGroup[], drawn: number, current: string | null) {
  const filled = groups.filter(({ associations }) => associations.length > 0);
  return filled.map((group, at) => {
    const before = filled.slice(0, at).reduce((sum, { associations }) => sum + associations.length, 0);
    const all = group.associations.length;
    const turn = Math.max(0, Math.min(all, drawn - before));
    return { group, upTo: group.letter === current ? Math.max(turn, Math.min(all, first)) : turn };
  });
}

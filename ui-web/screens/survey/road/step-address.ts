import { behindHash } from '#ui-web/shell/routing/behind-hash.ts';

/** Every step has a history entry of its own, so that the browser's back button goes one question back. */
interface StepEntry {
  /** What was shown before: a step, or the whole page. */
  readonly cameFrom?: string;
  /** The reader's choice between page and steps, kept while the page is loaded again. */
  readonly way?: 'page' | 'steps';
}

const entryNow = (): StepEntry => (window.history.state as StepEntry | null) ?? {};

const changes = ['hashchange', 'popstate'] as const;

/** Calls back when the address names another step. */
export function watchStep(changed: () => void): () => void {
  for (const change of changes) window.addEventListener(change, changed);
  return () => {
    for (const change of changes) window.removeEventListener(change, changed);
  };
}

/** The id of the step in the address; empty if it names none. */
export const stepInAddress = (): string => behindHash();

/** Without the browser's own jump to the element, which is not on the page yet. */
function enter(id: string, entry: StepEntry, how: 'pushState' | 'replaceState'): void {
  const { pathname, search } = window.location;
  const { way } = entryNow();
  window.history[how](way ? { ...entry, way } : entry, '', id === '' ? `${pathname}${search}` : `#${id}`);
  window.dispatchEvent(new Event('hashchange'));
}

/** How the reader chose to see the questions; undefined if they did not choose. */
export const chosenWay = (): StepEntry['way'] => entryNow().way;

export const keepWay = (way: StepEntry['way']): void =>
  window.history.replaceState({ ...entryNow(), way }, '');

/** Goes on to a step. `from` names what is shown now. */
export const goToStep = (id: string, from: string): void => enter(id, { cameFrom: from }, 'pushState');

/** Goes back to what was shown before, if the reader came from there; else to that step. */
export function backToStep(before: string, step: string, from: string): void {
  if (entryNow().cameFrom === before) window.history.back();
  else goToStep(step, from);
}

/** The first step again, in place of this one: going back does not lead to the end of a sent vote. */
export const beginAgain = (): void => enter('', {}, 'replaceState');

/** Moves the focus to an element of the survey, or shows the step that it belongs to. */
export function seek(id: string, from = ''): void {
  const found = document.getElementById(id);
  if (found) found.focus();
  else goToStep(id, from);
}

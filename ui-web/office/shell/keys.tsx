import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';

/** One key of a screen: what it is pressed as, what it does, and the words of the sheet of keys. */
export interface ScreenKey {
  /** As `KeyboardEvent.key`, in lower case: `j`, `enter`, `?`. */
  readonly key: string;
  readonly words: string;
  readonly act: () => void;
}

interface Keys {
  readonly areOn: boolean;
  readonly switchTo: (on: boolean) => void;
  readonly add: (keys: () => readonly ScreenKey[]) => () => void;
  /** The keys of what is on the screen now. */
  readonly listed: () => readonly ScreenKey[];
}

const KeysContext = createContext<Keys | null>(null);

const stored = 'officeKeys';

function areStoredOn(): boolean {
  try {
    return localStorage.getItem(stored) !== 'off';
  } catch {
    return true;
  }
}

function store(on: boolean): void {
  try {
    localStorage.setItem(stored, on ? 'on' : 'off');
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Where letters are typed, or a key has a meaning of its own. */
const typing =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=listbox], [role=menu]';

/** Whether a press is a single key outside fields: with a modifier it belongs to the browser. */
function isSingle({
  target,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  return !(target instanceof Element && target.closest(typing) !== null);
}

/** Enter and space press the button or follow the link that has the focus. */
const belongsToFocus = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('a, button, summary, input, label') !== null;

/**
 * Single keys for screens. They act only outside fields, not behind an open dialog, and can be switched off for good
 * (WCAG 2.1.4).
 */
export function KeysArea({ children }: { readonly children: ReactNode }) {
  const [areOn, setOn] = useState(areStoredOn);
  const screens = useRef(new Set<() => readonly ScreenKey[]>());
  const keys = useMemo<Keys>(
    () => ({
      areOn,
      switchTo: (on) => {
        store(on);
        setOn(on);
      },
      add: (one) => {
        screens.current.add(one);
        return () => void screens.current.delete(one);
      },
      listed: () => [...screens.current].flatMap((one) => one()),
    }),
    [areOn],
  );
  useEffect(() => {
    if (!areOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!isSingle(event) || belongsToFocus(event) || document.querySelector('dialog[open]')) return;
      const found = keys.listed().findLast(({ key }) => key === event.key.toLowerCase());
      if (found === undefined) return;
      event.preventDefault();
      found.act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [areOn, keys]);
  return <KeysContext value={keys}>{children}</KeysContext>;
}

export function useKeys(): Keys {
  const keys = useContext(KeysContext);
  if (keys === null) throw new Error('no keys around this screen');
  return keys;
}

/** The keys of a screen while it is there. */
export function useScreenKeys(keys: readonly ScreenKey[]): void {
  const { add } = useKeys();
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => add(() => now.current), [add]);
}

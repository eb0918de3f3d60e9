import { use, useEffect, useMemo, useRef } from 'react';
import { usePlace } from '../council-context.ts';
import type { Asking } from './drawn-view.ts';

/** An element of the screen: once it is mounted, the view has been taken over. */
export function TakenOver() {
  const { firstView: view } = usePlace();
  useEffect(() => view?.end(), [view]);
  return null;
}

interface Opening<P> {
  /** Identifies it; null if what it asks first is not sent with the page. */
  readonly name: string | null;
  readonly make: () => P;
  readonly open: (presenter: P) => Promise<void>;
  /** Asks again for what was sent with the page, once it is seen: for what changes while a page is kept. */
  readonly renew?: (presenter: P) => Promise<void>;
}

/**
 * The presenter of a screen, which asks as soon as the screen is mounted, and again whenever its question changes. Of a page
 * that the server drew, the first question is asked before the screen is mounted, with the answers that were sent with the page.
 *
 * @param work what the presenter works with: another one for others
 * @param question what it is asked
 */
export function useOpened<P>(
  { name, make, open, renew }: Opening<P>,
  work: object,
  question: readonly (string | number | null)[] = [],
): P {
  const { firstView: view } = usePlace();
  const asked = (): Asking & { readonly opened: P } => {
    const opened = make();
    return { opened, ask: () => open(opened) };
  };
  const drawn = name === null ? undefined : view?.asked(name, asked);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `work` says what `make` makes
  const presenter = useMemo(() => drawn?.presenter.opened ?? make(), [work]);
  if (drawn) use(drawn.coming);
  const isAsked = useRef(Boolean(drawn));
  useEffect(() => {
    if (isAsked.current) void renew?.(presenter);
    else void open(presenter);
    isAsked.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `question` says what `open` asks
  }, [presenter, ...question]);
  return presenter;
}

import { use, useEffect, useMemo } from 'react';
import { usePlace } from '../council-context.ts';
import type { Asking } from './drawn-view.ts';

/** An element of the screen: once it is mounted, the view has been taken over. */
export function TakenOver() {
  const { firstView: view } = usePlace();
  useEffect(() => view?.end(), [view]);
  return null;
}

/** The presenter of a screen, which asks as soon as the screen is mounted. `name` identifies it. */
export function useAsking<P extends Asking>(name: string, make: () => P): P {
  const { council, firstView: view } = usePlace();
  const drawn = view?.asked(name, make);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the name says what `make` makes
  const presenter = useMemo(() => drawn?.presenter ?? make(), [council, view, name]);
  if (drawn) use(drawn.coming);
  useEffect(() => void presenter.ask(), [presenter]);
  return presenter;
}

import { useEffect, useMemo, useState } from 'react';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { likesPresenter } from './presenter.ts';

/** The likes of these proposals, asked for when they are shown; `isComing` until the council has answered. */
export function useLikes(proposals: readonly string[]) {
  const { council } = usePlace();
  const presenter = useMemo(() => likesPresenter(council), [council]);
  const names = JSON.stringify(proposals);
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    void presenter.load(JSON.parse(names) as readonly string[]).then(() => setTold(names));
  }, [presenter, names]);
  return { likes: useViewModel(presenter), isComing: told !== names, set: presenter.set };
}

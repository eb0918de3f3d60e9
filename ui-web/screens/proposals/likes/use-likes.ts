import { useEffect, useMemo } from 'react';
import { useViewModel } from '#ui-web/presenter.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { likesPresenter } from './presenter.ts';

/** The likes of these proposals, asked for when they are shown. */
export function useLikes(proposals: readonly string[]) {
  const { council } = usePlace();
  const presenter = useMemo(() => likesPresenter(council), [council]);
  const names = JSON.stringify(proposals);
  useEffect(() => void presenter.load(JSON.parse(names) as readonly string[]), [presenter, names]);
  return { likes: useViewModel(presenter), set: presenter.set };
}

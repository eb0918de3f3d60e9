import { createContext, useContext } from 'react';
import type { DeskPresenter } from './presenter.ts';

/** What a part of the open request tells the desk after an act of its own. */
export type DeskActs = Pick<DeskPresenter, 'put' | 'refresh' | 'handle'>;

export const DeskActsContext = createContext<DeskActs | null>(null);

export function useDeskActs(): DeskActs {
  const acts = useContext(DeskActsContext);
  if (acts === null) throw new Error('no desk around this part');
  return acts;
}

import { BehaviorSubject } from 'rxjs';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { type Presenter, presented } from '../presenter.ts';

/** Names of the documents that the lists of each page are without because they cannot be read, by the page's path. */
export type LeftOutNames = ReadonlyMap<string, readonly LocalizedText[]>;

export interface LeftOutDocuments {
  readonly names: Presenter<LeftOutNames>;
  /** Hears of one, on the page where it was asked for. */
  readonly note: (name: LocalizedText) => void;
}

/** Gathers what the lists of each page are without; several of them may have missed the same. */
export function leftOutDocuments(path: () => string): LeftOutDocuments {
  const state = new BehaviorSubject<LeftOutNames>(new Map());
  const note = (name: LocalizedText) => {
    const here = path();
    state.next(new Map(state.value).set(here, [...(state.value.get(here) ?? []), name]));
  };
  return { names: presented(state), note };
}
